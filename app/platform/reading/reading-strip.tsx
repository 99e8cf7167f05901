import { CircleAlert } from 'lucide-react'
import { LinkedMessage } from '#app/platform/http/linked-message.tsx'
import {
  LeftOutChip,
  LetteringChip,
  MissingChip,
  PlainChip,
  StyleChip,
  SubjectChip,
} from '#app/platform/reading/reading-chips.tsx'
import { useCalm } from '#app/platform/reading/use-calm.ts'
import { useReading } from '#app/platform/reading/use-reading.ts'
import { correct, type Correction } from '#shared/corrections.ts'
import type { PromptReading } from '#shared/reading.ts'
import type { Color, Placement } from '#shared/options.ts'
import type { Style } from '#shared/styles.ts'

type ReadingStripProps = {
  prompt: string
  style: Style | null
  color?: Color | null
  placement?: Placement | null
  corrections: readonly Correction[]
  /** Those that this screen offers. */
  styles: readonly Style[]
  onStyle: (style: Style | null) => void
  onCorrect: (corrections: Correction[]) => void
  /** An example takes the place of words with nothing to draw in them. */
  onPrompt: (prompt: string) => void
}

const ANNOUNCED_AFTER_MS = 900

/** Under the words: what we read in them, each part of which can be put right. Keeps a line of room before there is anything to say. */
export function ReadingStrip(props: ReadingStripProps) {
  const { prompt, style, color = null, placement = null, corrections } = props
  const reading = useReading({ prompt, style, color, placement, corrections: [...corrections] })
  const said = useCalm(reading?.refusal ?? reading?.summary ?? '', ANNOUNCED_AFTER_MS)
  return (
    <section aria-label="What we read" className="max-md:-mt-2.5">
      {/* Within the section: as the height of a row of the form it would be its largest too. */}
      <div className="min-h-8.5">
        {reading !== undefined && <Shown {...props} reading={reading} />}
        {reading === undefined && prompt.trim() === '' && (
          <p className="pt-1.5 text-13 text-faded">What we read in your words will stand here.</p>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </section>
  )
}

type ShownProps = ReadingStripProps & { reading: PromptReading }

function Shown(props: ShownProps) {
  const { reading } = props
  if (reading.refusal !== null)
    return (
      <p className="flex items-start gap-1.5 pt-1.5 text-13 font-medium text-red">
        <CircleAlert aria-hidden className="mt-[0.2em] size-3.5 flex-none" />
        <span>
          <LinkedMessage text={reading.refusal} />
        </span>
      </p>
    )
  return reading.examples === null ? <Chips {...props} /> : <Examples {...props} />
}

function Chips({ reading, corrections, styles, style, onStyle, onCorrect }: ShownProps) {
  const { subjects, lettering, placement, size, notDrawn } = reading
  const put = (correction: Correction) => onCorrect(correct(corrections, correction))
  const takeBack = (text: string) => onCorrect(corrections.filter((other) => other.text !== text))
  const isCorrected = (text: string) => corrections.some((other) => other.text === text)
  const leftOut = reading.corrections.filter(({ kind }) => kind === 'remove')
  return (
    <ul className="flex flex-wrap gap-1.5">
      {subjects.map((subject, i) => (
        <SubjectChip
          key={`${subject.text} ${i}`}
          subject={subject}
          isAlone={subjects.length === 1}
          isCorrected={isCorrected(subject.text)}
          onCorrect={put}
          onTakeBack={() => takeBack(subject.text)}
        />
      ))}
      {lettering.map((line) => (
        <LetteringChip
          key={line.text}
          line={line}
          isCorrected={isCorrected(line.text)}
          onCorrect={put}
          onTakeBack={() => takeBack(line.text)}
        />
      ))}
      {notDrawn.map((missing) => (
        <MissingChip key={missing.text} missing={missing} onCorrect={put} />
      ))}
      {leftOut.map(({ text }) => (
        <LeftOutChip key={text} text={text} onTakeBack={() => takeBack(text)} />
      ))}
      <StyleChip reading={reading} chosen={style} styles={styles} onStyle={onStyle} />
      {placement !== null && (
        <PlainChip
          name="Placement"
          value={placement.name}
          onRemove={
            placement.name === placement.text
              ? undefined
              : () => put({ kind: 'remove', text: placement.text })
          }
        />
      )}
      {size !== null && (
        <PlainChip name="Size" value={size} onRemove={() => put({ kind: 'remove', text: size })} />
      )}
    </ul>
  )
}

function Examples({ reading, onPrompt }: ShownProps) {
  return (
    <div className="text-13">
      <p className="pt-1.5 pb-2 font-medium">
        We cannot tell yet what to draw. Name what should be seen, or put words in quotation marks:
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {(reading.examples ?? []).map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => onPrompt(example)}
              className="min-h-8 rounded-control border border-hair bg-(--field,var(--color-raised)) px-2.5 text-left text-14 font-medium available-hover:border-ink"
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
