import { useId } from 'react'
import { HAND_LABELS } from '#app/features/designer/lettering-panel/choice-names.ts'
import type { LetteringChoice, LetteringPreview, Outline } from '#shared/lettering.ts'

type HandPickerProps = {
  hands: LetteringPreview['hands']
  value: LetteringChoice['hand']
  /** The one that is taken where none is chosen; not known while one is. */
  suited: LetteringChoice['hand']
  onChange: (hand: LetteringChoice['hand']) => void
}

/** Every hand in the person's own words. */
export function HandPicker({ hands, value, suited, onChange }: HandPickerProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.75 text-14 font-semibold">Hand</legend>
      <div className="grid max-h-66 grid-cols-2 gap-2 overflow-y-auto overscroll-contain p-0.5">
        <HandOption
          name={name}
          label="As it suits"
          outline={hands.find(({ hand }) => hand === suited)?.outline}
          isChosen={value === null}
          onChoose={() => onChange(null)}
        />
        {hands.map(({ hand, outline }) => (
          <HandOption
            key={hand}
            name={name}
            label={HAND_LABELS[hand]}
            outline={outline}
            isChosen={value === hand}
            onChoose={() => onChange(hand)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type HandOptionProps = {
  name: string
  label: string
  outline: Outline | undefined
  isChosen: boolean
  onChoose: () => void
}

function HandOption({ name, label, outline, isChosen, onChoose }: HandOptionProps) {
  return (
    <label className="grid min-h-18 cursor-pointer grid-rows-[1fr_auto] gap-1 rounded-control border border-edge bg-(--field,var(--color-raised)) px-2.5 py-1.75 has-checked:border-ink has-checked:outline-1 has-checked:outline-ink has-focus-visible:outline-2">
      <input type="radio" className="sr-only" name={name} checked={isChosen} onChange={onChoose} />
      {outline && <Letters outline={outline} className="h-9 w-full" />}
      <span className="row-start-2 text-12 text-faded">{label}</span>
    </label>
  )
}

/** The label beside it says what it shows. */
export function Letters({ outline, className }: { outline: Outline; className: string }) {
  return (
    <svg aria-hidden viewBox={outline.viewBox.join(' ')} className={className}>
      <path d={outline.d} fill="currentColor" fillRule="nonzero" />
    </svg>
  )
}
