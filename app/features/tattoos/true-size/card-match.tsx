import { useId, useState } from 'react'
import { CARD_MM, PX_PER_MM, setScreenScale } from '#app/features/tattoos/true-size/screen-scale.ts'
import { Range } from '#app/ui/slider.tsx'

type CardMatchProps = { pxPerMm: number; onDone: () => void }

/** No browser knows how large its screen is. A card that is as large as every other one tells. */
export function CardMatch({ pxPerMm: before, onDone }: CardMatchProps) {
  const cardId = useId()
  const [pxPerMm, setPxPerMm] = useState(before)
  return (
    <div className="absolute inset-x-3 top-16 bottom-15 flex flex-col items-center gap-4 overflow-auto text-14 text-on-sheet md:inset-x-6">
      <p className="max-w-[46ch] text-center text-on-sheet-faded">
        Hold a bank card against the screen and pull until the outline is as large as the card.
      </p>
      <div
        aria-hidden
        style={{ width: CARD_MM.width * pxPerMm, height: CARD_MM.height * pxPerMm }}
        className="flex-none rounded-lg border-2 border-dashed border-on-sheet bg-on-sheet/5"
      />
      <div className="flex w-full max-w-105 items-center gap-3 [--slider-ink:var(--color-on-sheet)] [--slider-rail:#857b6c] [--slider-thumb:var(--color-sheet)]">
        <label htmlFor={cardId} className="font-semibold">
          Card
        </label>
        <Range
          id={cardId}
          min={PX_PER_MM.least}
          max={PX_PER_MM.most}
          step={0.02}
          value={pxPerMm}
          text={`${Math.round(CARD_MM.width * pxPerMm)} pixels wide`}
          onChange={setPxPerMm}
        />
      </div>
      <div className="flex gap-5">
        <button
          type="button"
          onClick={() => {
            setScreenScale(pxPerMm)
            onDone()
          }}
          className="min-h-9 font-semibold text-link focus-visible:outline-on-sheet pointer-coarse:min-h-11"
        >
          It fits
        </button>
        <button
          type="button"
          onClick={onDone}
          className="min-h-9 text-link focus-visible:outline-on-sheet pointer-coarse:min-h-11"
        >
          Cancel
        </button>
      </div>
    </div>
  )
}
