import { RailGroup } from '#app/features/designer/rail.tsx'
import type { Remarks } from '#shared/tattoos.ts'

/** What a person should know of the drawing besides the drawing. Nothing at all where there is nothing to say. */
export function RemarksNotes({ remarks }: { remarks: Remarks }) {
  const { notDrawn, culturalNotes, warnings } = remarks
  return (
    <>
      {notDrawn.length > 0 && (
        <RailGroup title="Not in the picture">
          <NoteList notes={notDrawn.map(({ text, reason }) => ({ text, note: reason }))} />
        </RailGroup>
      )}
      {culturalNotes.length > 0 && (
        <RailGroup title="Before you wear it">
          <NoteList notes={culturalNotes} />
        </RailGroup>
      )}
      {warnings.length > 0 && (
        <RailGroup title="Not followed">
          <NoteList notes={warnings.map((warning) => ({ text: '', note: warning }))} />
        </RailGroup>
      )}
    </>
  )
}

function NoteList({ notes }: { notes: readonly { text: string; note: string }[] }) {
  return (
    <ul>
      {notes.map(({ text, note }) => (
        <li key={`${text} ${note}`} className="pt-2.75 text-15 leading-[1.4] text-faded">
          {text !== '' && <b className="block font-semibold text-ink">{text}</b>}
          {asSentence(note)}
        </li>
      ))}
    </ul>
  )
}

function asSentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}
