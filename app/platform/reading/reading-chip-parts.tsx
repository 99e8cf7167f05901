import { Minus, Plus } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { CORRECTION_TEXT_MAX_LENGTH, COUNT_MAX } from '#shared/limits.ts'

type MeaningChoiceProps = {
  text: string
  /** What it is read as; null where it is drawn as nothing. */
  current: string | null
  choices: readonly string[]
  onChoose: (meaning: string) => void
}

/** What else may have been meant: the nearest things that we can draw, or anything one types. */
export function MeaningChoice({ text, current, choices, onChoose }: MeaningChoiceProps) {
  const id = useId()
  const [other, setOther] = useState('')
  const choose = () => {
    if (other.trim() !== '') onChoose(other.trim())
  }
  return (
    <fieldset aria-label={`What “${text}” means`} className="min-w-0">
      {choices.length > 0 && (
        <>
          <p className="pb-2 text-13 text-faded">
            {current === null ? 'Draw instead' : `Read as ${current}. Or did you mean`}
          </p>
          <ul className="flex flex-wrap gap-1.5 pb-3">
            {choices.map((choice) => (
              <li key={choice}>
                <button
                  type="button"
                  onClick={() => onChoose(choice)}
                  className="min-h-8 rounded-control border border-hair px-2.5 text-14 font-medium available-hover:border-ink pointer-coarse:min-h-10"
                >
                  {choice}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <label htmlFor={id} className="block pb-1.5 text-13 text-faded">
        {current === null && choices.length === 0 ? 'Draw instead' : 'Something else'}
      </label>
      <div className="flex gap-1.5">
        <input
          id={id}
          type="text"
          autoComplete="off"
          value={other}
          maxLength={CORRECTION_TEXT_MAX_LENGTH}
          onChange={(event) => setOther(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // The form around it would be sent.
            event.preventDefault()
            choose()
          }}
          className="min-h-9 min-w-0 flex-1 rounded-control bg-(--field,var(--color-raised)) px-2.5 text-16 outline-1 -outline-offset-1 outline-edge focus:outline-2 focus:outline-ink"
        />
        <button
          type="button"
          onClick={choose}
          className="min-h-9 rounded-control border border-edge px-3 text-14 font-semibold available-hover:border-ink"
        >
          Draw it
        </button>
      </div>
    </fieldset>
  )
}

type CountStepperProps = { count: number; onChange: (count: number) => void }

export function CountStepper({ count, onChange }: CountStepperProps) {
  const button =
    'grid size-9 place-items-center rounded-control border border-edge available-hover:border-ink unavailable:cursor-not-allowed unavailable:border-hair unavailable:text-faded pointer-coarse:size-10'
  const step = (by: number) => {
    const next = count + by
    if (next >= 1 && next <= COUNT_MAX) onChange(next)
  }
  return (
    <fieldset aria-label="How many" className="flex min-w-0 items-center gap-2 pt-3.5">
      <span aria-hidden className="flex-1 text-14 font-medium">
        How many
      </span>
      <button
        type="button"
        aria-label="One less"
        aria-disabled={count <= 1 || undefined}
        onClick={() => step(-1)}
        className={button}
      >
        <Minus aria-hidden className="size-4" />
      </button>
      <output className="w-6 text-center text-15 font-semibold tabular-nums">{count}</output>
      <button
        type="button"
        aria-label="One more"
        aria-disabled={count >= COUNT_MAX || undefined}
        onClick={() => step(1)}
        className={button}
      >
        <Plus aria-hidden className="size-4" />
      </button>
    </fieldset>
  )
}

export function ChipActions({ children }: { children: ReactNode }) {
  return <div className="-mx-2 mt-3.5 -mb-1.5 grid border-t border-hair pt-2">{children}</div>
}

export function ChipAction({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-9 rounded-control px-2 text-left text-14 font-medium hover:bg-ink/7 pointer-coarse:min-h-11"
    >
      {children}
    </button>
  )
}
