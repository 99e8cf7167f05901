import { useId, useState } from 'react'
import { CardMatch } from '#app/features/tattoos/true-size/card-match.tsx'
import { useScreenScale } from '#app/features/tattoos/true-size/screen-scale.ts'
import { sizeWords, usualSize, widthRange } from '#app/features/tattoos/true-size/size-words.ts'
import { altOf } from '#app/features/tattoos/tattoo-words.ts'
import { useDownload } from '#app/features/tattoos/use-download.ts'
import { Range } from '#app/ui/slider.tsx'
import { PictureSources } from '#app/ui/small-picture.tsx'
import { sizeOnSkin } from '#shared/size-on-skin.ts'
import type { Tattoo } from '#shared/tattoos.ts'

const ACTION =
  'relative min-h-8 font-semibold text-link focus-visible:outline-on-sheet aria-busy:text-on-sheet-faded pointer-coarse:min-h-11'

type TrueSizeSheetProps = {
  tattoo: Tattoo
  /** Undefined: its usual width. */
  widthMm: number | undefined
  onWidth: (widthMm: number) => void
}

/** The design as large as it will be on skin, beside a ruler. */
export function TrueSizeSheet({ tattoo, widthMm, onWidth }: TrueSizeSheetProps) {
  const widthId = useId()
  const [isMatching, setIsMatching] = useState(false)
  const { pxPerMm, isMeasured } = useScreenScale()
  const { busyKind, save } = useDownload(tattoo.id)
  if (isMatching) return <CardMatch pxPerMm={pxPerMm} onDone={() => setIsMatching(false)} />
  const usual = usualSize(tattoo)
  const size = sizeOnSkin(tattoo, null, widthMm ?? usual.widthMm)
  const { least, most } = widthRange(usual)
  return (
    <div className="absolute inset-x-3 top-14 bottom-15 flex flex-col gap-2 md:inset-x-3.5">
      {/* Larger than the sheet, it is looked at in parts. */}
      <div className="grid min-h-0 flex-1 overflow-auto [scrollbar-width:thin]">
        <picture className="m-auto">
          <PictureSources picture={tattoo} sizes={`${Math.round(size.widthMm * pxPerMm)}px`} />
          <img
            src={tattoo.imageUrl}
            alt={`${altOf(tattoo)}, ${sizeWords(size)}`}
            width={tattoo.width}
            height={tattoo.height}
            style={{ width: `${(size.widthMm * pxPerMm).toFixed(1)}px` }}
            className="h-auto max-w-none mix-blend-multiply"
          />
        </picture>
      </div>
      <Ruler pxPerMm={pxPerMm} />
      <div className="flex flex-wrap items-center gap-x-5 text-14 text-on-sheet [--slider-ink:var(--color-on-sheet)] [--slider-rail:#857b6c] [--slider-thumb:var(--color-sheet)]">
        <div className="flex min-h-9 flex-1 max-md:basis-full items-center gap-3">
          <label htmlFor={widthId} className="font-semibold">
            Width
          </label>
          <Range
            id={widthId}
            min={least}
            max={most}
            step={1}
            value={Math.round(size.widthMm)}
            text={sizeWords(size)}
            onChange={onWidth}
          />
        </div>
        <button type="button" onClick={() => setIsMatching(true)} className={ACTION}>
          {isMeasured ? 'Measure the screen again' : 'Is this ruler right?'}
        </button>
        <button
          type="button"
          aria-busy={busyKind === 'pdf' || undefined}
          onClick={() => save('pdf', Math.round(size.widthMm))}
          className={ACTION}
        >
          Print it at this size
        </button>
      </div>
    </div>
  )
}

const RULER_MM = 300

/** Centimetres, as the screen is held to show them. */
function Ruler({ pxPerMm }: { pxPerMm: number }) {
  const centimetres = Array.from({ length: RULER_MM / 10 + 1 }, (_, index) => index)
  return (
    <div aria-hidden className="h-6 overflow-hidden border-t border-on-sheet-faded">
      <svg
        width={RULER_MM * pxPerMm}
        height={24}
        className="max-w-none fill-on-sheet-faded stroke-on-sheet-faded text-[10px] tabular-nums"
      >
        {centimetres.map((cm) => (
          <g key={cm} transform={`translate(${cm * 10 * pxPerMm} 0)`}>
            <path d={`M0.5 0v7M${5 * pxPerMm} 0v4`} />
            <text x={3} y={16} stroke="none">
              {cm === 0 ? 'cm' : cm}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}
