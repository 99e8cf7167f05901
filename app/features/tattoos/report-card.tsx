import { Link } from 'react-router'
import type { ReportedDesign } from '#app/features/tattoos/reported-designs.ts'
import { REASON_WORDS } from '#app/features/tattoos/report-words.ts'
import { TattooPicture } from '#app/features/tattoos/tattoo-picture.tsx'
import { titleOf } from '#app/features/tattoos/tattoo-words.ts'
import { paths } from '#app/paths.ts'
import { dateWords } from '#app/ui/day-words.ts'
import { Button } from '#app/ui/button.tsx'
import type { Report } from '#shared/gallery.ts'

type ReportCardProps = {
  design: ReportedDesign
  isBusy: boolean
  onHide: () => void
  /** Lets it hang, or hangs it again. */
  onKeep: () => void
  onDelete: () => void
}

/** One reported design: the sheet, what was said of it, and what to do. */
export function ReportCard({ design, isBusy, onHide, onKeep, onDelete }: ReportCardProps) {
  const { tattoo, reports, outcome } = design
  const title = titleOf(tattoo)
  return (
    <article
      aria-label={title}
      className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-5 gap-y-4 border-t border-hair py-6 md:grid-cols-[11rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-8"
    >
      <Link
        to={paths.tattoo(tattoo.id)}
        tabIndex={-1}
        className="sheet-paper self-start p-3 md:row-span-2"
      >
        <TattooPicture tattoo={tattoo} sizes="176px" />
      </Link>
      <div className="min-w-0">
        <h2 className="line-clamp-2 text-22 leading-[1.25] first-letter:uppercase">
          <Link to={paths.tattoo(tattoo.id)} className="hover:underline hover:underline-offset-4">
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-14 text-faded">
          Drawn for {tattoo.creator}, {dateWords(tattoo.createdAt)}.{' '}
          <strong className="font-semibold text-ink tabular-nums">
            {reports.length === 1 ? '1 report' : `${reports.length} reports`}
          </strong>
        </p>
        <ul className="mt-3 grid gap-2.5 text-15">
          {reports.map((report) => (
            <ReportLine key={report.id} report={report} />
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-2 self-start max-md:col-span-2">
        {outcome === undefined ? (
          <>
            <Button variant="ink" size="sm" isLoading={isBusy} onClick={onHide}>
              Hide from gallery
            </Button>
            <Button variant="line" size="sm" isLoading={isBusy} onClick={onKeep}>
              Dismiss reports
            </Button>
          </>
        ) : (
          <>
            <output className="text-15 font-semibold">
              {outcome === 'hidden' ? 'Hidden from the gallery.' : 'In the gallery.'}
            </output>
            <Button
              variant="line"
              size="sm"
              isLoading={isBusy}
              onClick={outcome === 'hidden' ? onKeep : onHide}
            >
              {outcome === 'hidden' ? 'Restore' : 'Hide from gallery'}
            </Button>
          </>
        )}
        <Button variant="quiet" size="sm" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </article>
  )
}

function ReportLine({ report }: { report: Report }) {
  const { reason, note, reporterId, createdAt } = report
  return (
    <li className="border-l-2 border-hair pl-3">
      <p className="font-medium">{REASON_WORDS[reason]}</p>
      {note !== '' && <p className="break-words">“{note}”</p>}
      <p className="text-14 text-faded">
        {reporterId === null ? 'A visitor' : `Member ${reporterId}`},{' '}
        <time dateTime={createdAt}>{dateWords(createdAt)}</time>
      </p>
    </li>
  )
}
