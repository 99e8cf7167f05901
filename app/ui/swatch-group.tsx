import { useId } from 'react'

export type Swatch = {
  value: string
  /** Read out; colours alone say nothing. */
  label: string
  /** One tone, or the two that a named tone stands for. */
  colors: readonly string[]
}

type SwatchGroupProps = {
  legend: string
  /** Shown at the end of the legend's line. */
  selectedText: string
  value: string
  swatches: readonly Swatch[]
  onChange: (value: string) => void
}

/** Skin tones in one strip, as on a colour card: each a pixel over the one before, or the panel would show between them. The chosen one is lifted out by an ink ring. */
export function SwatchGroup({ legend, selectedText, value, swatches, onChange }: SwatchGroupProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="mb-1.75 flex flex-wrap items-baseline justify-between gap-x-4">
        <span aria-hidden className="text-14 font-semibold">
          {legend}
        </span>
        <span className="text-13 text-faded">{selectedText}</span>
      </div>
      <div className="flex rounded-control">
        {swatches.map((swatch) => (
          <label
            key={swatch.value}
            title={swatch.label}
            className="group relative flex h-10 flex-1 cursor-pointer not-first:-ml-px rounded-[4px] has-checked:z-1 has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-6 has-focus-visible:outline-ink pointer-coarse:h-11"
          >
            <input
              type="radio"
              name={name}
              value={swatch.value}
              checked={swatch.value === value}
              aria-label={swatch.label}
              onChange={() => onChange(swatch.value)}
              className="peer sr-only"
            />
            <span className="flex flex-1 overflow-hidden border-y border-[rgb(128_112_90/0.35)] group-first:rounded-l-control group-first:border-l group-last:rounded-r-control group-last:border-r">
              {swatch.colors.map((color) => (
                // An attribute of the drawing: our policy lets a page from the server bring no styles of its own.
                <svg key={color} aria-hidden className="h-full w-0 flex-1 not-first:-ml-px">
                  <rect width="100%" height="100%" fill={color} />
                </svg>
              ))}
            </span>
            <span
              aria-hidden
              className="pointer-events-none absolute -inset-0.5 hidden rounded-[4px] border-2 border-(--panel,var(--color-wall)) outline-2 outline-ink peer-checked:block"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
