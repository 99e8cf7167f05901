import { useEffect } from 'react'
import {
  FLOURISH_OPTIONS,
  LAYOUT_OPTIONS,
  WIDTH_OPTIONS,
} from '#app/features/designer/lettering-panel/choice-names.ts'
import { HandPicker, Letters } from '#app/features/designer/lettering-panel/hand-picker.tsx'
import { ProofNote } from '#app/features/designer/lettering-panel/proof-note.tsx'
import {
  LETTERING_PANEL_ID,
  type Lettering,
} from '#app/features/designer/lettering-panel/use-lettering.ts'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { LetteringChoice } from '#shared/lettering.ts'

export type LetteringPanelProps = {
  lettering: Lettering
  value: LetteringChoice
  onChange: (choice: LetteringChoice) => void
}

/** How the words of a description are written, shown in those words. */
export function LetteringPanel({ lettering, value, onChange }: LetteringPanelProps) {
  const { preview, isOpen, isAsking, confirm } = lettering
  // The question may come with the panel itself, when the button was quicker than the preview.
  useEffect(() => {
    if (isAsking) document.getElementById(LETTERING_PANEL_ID)?.scrollIntoView({ block: 'nearest' })
  }, [isAsking])
  if (!isOpen || preview === undefined || preview.texts.length === 0) return null
  const change = (part: Partial<LetteringChoice>) => onChange({ ...value, ...part })
  return (
    <section
      id={LETTERING_PANEL_ID}
      aria-labelledby={`${LETTERING_PANEL_ID}-title`}
      className="grid gap-3.5 rounded-control border border-hair p-3.5"
    >
      <h2 id={`${LETTERING_PANEL_ID}-title`} className="text-16 font-semibold">
        Your words
      </h2>
      <ProofNote
        texts={preview.texts}
        doubts={preview.doubts}
        isAsking={isAsking}
        confirm={confirm}
      />
      {preview.whole && (
        <figure
          aria-label={`“${preview.texts.join(' ')}” as it will be written`}
          className="grid h-36 place-items-center rounded-control bg-sheet p-3 text-on-sheet"
        >
          <Letters outline={preview.whole} className="size-full" />
        </figure>
      )}
      <HandPicker
        hands={preview.hands}
        value={value.hand}
        suited={value.hand === null ? preview.hand : null}
        onChange={(hand) => change({ hand })}
      />
      <div className="grid grid-cols-2 gap-3.5">
        <SelectField
          label="Layout"
          value={value.layout ?? ''}
          options={LAYOUT_OPTIONS}
          onChange={(layout) => change({ layout: layout === '' ? null : layout })}
        />
        <SelectField
          label="Size"
          value={value.widthMm === null ? '' : String(value.widthMm)}
          options={WIDTH_OPTIONS}
          onChange={(mm) => change({ widthMm: mm === '' ? null : Number(mm) })}
        />
      </div>
      <SegmentedControl
        label="Flourish"
        labelled="above"
        value={value.flourish ?? 'some'}
        options={FLOURISH_OPTIONS}
        onChange={(flourish) => change({ flourish })}
      />
    </section>
  )
}
