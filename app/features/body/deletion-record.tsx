import { deletedWords, deletionReason } from '#app/features/body/body-words.ts'
import { dateWords } from '#app/ui/day-words.ts'
import type { PhotoDeletion } from '#shared/body.ts'

const HEAD_CLASS = 'border-b border-ink pb-2 text-left text-13 font-medium text-faded'

/** What has gone, when and why. The photos themselves are nowhere any more. */
export function DeletionRecord({ deletions }: { deletions: readonly PhotoDeletion[] }) {
  if (deletions.length === 0)
    return (
      <p className="text-15 text-faded">
        Nothing has been deleted yet. What goes is written down here, by number and day.
      </p>
    )
  return (
    <table className="w-full border-collapse text-15">
      <caption className="sr-only">What was deleted, newest first</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD_CLASS}>
            What
          </th>
          <th scope="col" className={HEAD_CLASS}>
            Why
          </th>
          <th scope="col" className={`${HEAD_CLASS} w-20 text-right md:w-32`}>
            When
          </th>
        </tr>
      </thead>
      <tbody>
        {deletions.map((deletion) => (
          <tr key={`${deletion.at}-${deletion.reason}`} className="border-b border-hair align-top">
            <td className="py-3 pr-4 tabular-nums">{deletedWords(deletion)}</td>
            <td className="py-3 pr-4 text-faded">{deletionReason(deletion)}</td>
            <td className="py-3 text-right text-14 text-faded tabular-nums">
              {dateWords(deletion.at)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
