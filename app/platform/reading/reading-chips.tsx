import { Check, ChevronDown, CircleSlash, RotateCcw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import {
  ChipAction,
  ChipActions,
  CountStepper,
  MeaningChoice,
} from '#app/platform/reading/reading-chip-parts.tsx'
import { useLetteringFace } from '#app/platform/reading/lettering-faces.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Popover } from '#app/ui/popover.tsx'
import type { Correction } from '#shared/corrections.ts'
import type { PromptReading, ReadLettering, ReadMissing, ReadSubject } from '#shared/reading.ts'
import type { Style } from '#shared/styles.ts'

const CHIP =
  'relative inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-control border px-2.5 py-0.5 text-left text-14 leading-[1.3] font-medium transition-colors pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-0.75'
const LOOKS = {
  plain: 'border-hair bg-(--field,var(--color-raised)) available-hover:border-ink',
  /** What leads the drawing stands out from what stands around it. */
  main: 'border-ink bg-(--field,var(--color-raised)) available-hover:bg-ink/5',
  missing: 'border-dashed border-edge text-faded available-hover:border-ink',
}

type Closing = <Given extends unknown[]>(
  act: (...given: Given) => void,
) => (...given: Given) => void

type ChipProps = {
  look?: keyof typeof LOOKS
  /** What can be put right, for those who hear it. */
  label: string
  /** What the sheet holds; each act in it is wrapped so that it closes the sheet after it. */
  children: (closing: Closing) => ReactNode
  face: ReactNode
}

/** One thing we read. Opens a sheet in which it is put right. */
function Chip({ look = 'plain', label, face, children }: ChipProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className="max-w-full">
      <Popover
        label={label}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <button type="button" className={classNames(CHIP, LOOKS[look])}>
            {face}
            <ChevronDown aria-hidden className="size-3.5 flex-none text-faded" />
          </button>
        }
      >
        {children((act) => (...given) => {
          act(...given)
          setIsOpen(false)
        })}
      </Popover>
    </li>
  )
}

type Correcting = {
  isCorrected: boolean
  onCorrect: (correction: Correction) => void
  onTakeBack: () => void
}

type SubjectChipProps = Correcting & { subject: ReadSubject; isAlone: boolean }

export function SubjectChip({ subject, isAlone, isCorrected, ...acts }: SubjectChipProps) {
  const { text, name, label, count, relation, drawnAs, standsFor, isMain } = subject
  const { onCorrect, onTakeBack } = acts
  return (
    <Chip
      look={isMain && !isAlone ? 'main' : 'plain'}
      label={`Put right: ${label}`}
      face={
        <span className="min-w-0">
          {label}
          {relation !== null && (
            <span className="text-faded">
              {' '}
              {relation.words} {relation.to}
            </span>
          )}
          {drawnAs !== null && <span className="text-faded">, drawn as {drawnAs}</span>}
          {standsFor !== null && <span className="text-faded"> for {standsFor}</span>}
        </span>
      }
    >
      {(closing) => (
        <>
          <MeaningChoice
            text={text}
            current={drawnAs ?? name}
            choices={subject.alternatives}
            onChoose={closing((meaning: string) => onCorrect({ kind: 'meaning', text, meaning }))}
          />
          <CountStepper
            count={count}
            onChange={(number) => onCorrect({ kind: 'count', text, count: number })}
          />
          <ChipActions>
            {!isMain && (
              <ChipAction onPress={closing(() => onCorrect({ kind: 'main', text }))}>
                This is the main thing
              </ChipAction>
            )}
            {standsFor === null && (
              <ChipAction onPress={closing(() => onCorrect({ kind: 'lettering', text }))}>
                This is lettering
              </ChipAction>
            )}
            <ChipAction onPress={closing(() => onCorrect({ kind: 'remove', text }))}>
              Leave it out
            </ChipAction>
            {isCorrected && (
              <ChipAction onPress={closing(onTakeBack)}>Back to our reading</ChipAction>
            )}
          </ChipActions>
        </>
      )}
    </Chip>
  )
}

export function LetteringChip({
  line: { text, hand, face },
  isCorrected,
  onCorrect,
  onTakeBack,
}: Correcting & { line: ReadLettering }) {
  const family = useLetteringFace(face)
  return (
    <Chip
      label={`Put right: the words ${text}`}
      face={
        <>
          <span className="text-13 text-faded">Lettering</span>
          <span
            className="min-w-0 truncate px-0.5 text-[20px] leading-none"
            style={{ fontFamily: family }}
          >
            {text}
          </span>
        </>
      }
    >
      {(closing) => (
        <>
          <p className="text-14">
            Written as “{text}”, <span className="text-faded">{hand} hand.</span>
          </p>
          <MeaningChoice
            text={text}
            current={null}
            choices={[]}
            onChoose={closing((meaning: string) => onCorrect({ kind: 'meaning', text, meaning }))}
          />
          <ChipActions>
            <ChipAction onPress={closing(() => onCorrect({ kind: 'remove', text }))}>
              Leave it out
            </ChipAction>
            {isCorrected && (
              <ChipAction onPress={closing(onTakeBack)}>Back to our reading</ChipAction>
            )}
          </ChipActions>
        </>
      )}
    </Chip>
  )
}

/** Told before the press: what will not be in the picture, why, and what could be there instead. */
export function MissingChip({
  missing: { text, reason, choices },
  onCorrect,
}: Pick<Correcting, 'onCorrect'> & { missing: ReadMissing }) {
  return (
    <Chip
      look="missing"
      label={`Not drawn: ${text}`}
      face={
        <span className="flex min-w-0 items-center gap-1.5">
          <CircleSlash aria-hidden className="size-3.5 flex-none text-red" />
          <span className="min-w-0">
            <span className="text-ink">{text}</span>, not drawn
          </span>
        </span>
      }
    >
      {(closing) => (
        <>
          <p className="pb-3 text-14">
            <b className="font-semibold">{text}</b>: {reason}.
          </p>
          <MeaningChoice
            text={text}
            current={null}
            choices={choices}
            onChoose={closing((meaning: string) => onCorrect({ kind: 'meaning', text, meaning }))}
          />
          <ChipActions>
            <ChipAction onPress={closing(() => onCorrect({ kind: 'lettering', text }))}>
              This is lettering
            </ChipAction>
            <ChipAction onPress={closing(() => onCorrect({ kind: 'remove', text }))}>
              Leave it out
            </ChipAction>
          </ChipActions>
        </>
      )}
    </Chip>
  )
}

export function LeftOutChip({ text, onTakeBack }: { text: string; onTakeBack: () => void }) {
  return (
    <li className="max-w-full">
      <button
        type="button"
        aria-label={`Left out: ${text}. Put it back`}
        onClick={onTakeBack}
        className={classNames(CHIP, LOOKS.missing)}
      >
        <s className="min-w-0 truncate">{text}</s>
        <RotateCcw aria-hidden className="size-3.5 flex-none" />
      </button>
    </li>
  )
}

type StyleChipProps = {
  reading: PromptReading
  chosen: Style | null
  styles: readonly Style[]
  onStyle: (style: Style | null) => void
}

const STYLE_NOTES = { form: '', words: '', us: 'our choice' }

/** One press shows every style that the screen has, a second changes it. */
export function StyleChip({ reading, chosen, styles, onStyle }: StyleChipProps) {
  const { name, from } = reading.style
  return (
    <Chip
      label="Style"
      face={
        <span className="min-w-0">
          <span className="text-13 text-faded">Style</span> {name}
          {STYLE_NOTES[from] !== '' && <span className="text-faded">, {STYLE_NOTES[from]}</span>}
        </span>
      }
    >
      {(closing) => (
        <>
          <p className="pb-2 text-13 text-faded">
            {from === 'us' ? 'Suits what you describe. Change it:' : 'Style'}
          </p>
          <ul className="flex flex-wrap gap-1.5">
            {styles.map((style) => (
              <li key={style}>
                <button
                  type="button"
                  aria-pressed={style === name}
                  onClick={closing(() =>
                    onStyle(style === chosen && from === 'form' ? null : style),
                  )}
                  className={classNames(
                    'inline-flex min-h-8 items-center gap-1.5 rounded-control border px-2.5 text-14 font-medium pointer-coarse:min-h-10',
                    style === name
                      ? 'border-ink bg-ink text-wall'
                      : 'border-hair available-hover:border-ink',
                  )}
                >
                  {style === name && <Check aria-hidden className="size-3.5" />}
                  {style}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Chip>
  )
}

type PlainChipProps = { name: string; value: string; onRemove: (() => void) | undefined }

/** Where and how large. What the form says is changed in the form; what the words say can be taken out here. */
export function PlainChip({ name, value, onRemove }: PlainChipProps) {
  if (onRemove === undefined)
    return (
      <li className={classNames(CHIP, 'border-hair text-faded')}>
        <span className="sr-only">{name}: </span>
        {value}
      </li>
    )
  return (
    <Chip
      label={`${name}: ${value}`}
      face={
        <span className="min-w-0">
          <span className="sr-only">{name}: </span>
          {value}
        </span>
      }
    >
      {(closing) => (
        <>
          <p className="text-14">
            {name}, from your words: <b className="font-semibold">{value}</b>
          </p>
          <ChipActions>
            <ChipAction onPress={closing(onRemove)}>Leave it out</ChipAction>
          </ChipActions>
        </>
      )}
    </Chip>
  )
}
