import { useId, useState } from 'react'
import { styleArt, STYLE_ART_PX } from '#app/features/designer/style-art.ts'
import { DESIGNER_STYLES } from '#shared/options.ts'
import { STYLES, type Style } from '#shared/styles.ts'

const FIRST: readonly Style[] = DESIGNER_STYLES
const REST = STYLES.filter((style) => !FIRST.includes(style))

type StylePickerProps = { value: Style | null; onChange: (style: Style | null) => void }

/** §4.designer.defaults: none is preselected. Choosing the chosen one again takes the choice back. */
export function StylePicker({ value, onChange }: StylePickerProps) {
  const name = useId()
  const [isOpen, setIsOpen] = useState(false)
  // A style from further down stays in sight when the list is closed.
  const shown = isOpen
    ? [...FIRST, ...REST]
    : [...FIRST, ...REST.filter((style) => style === value)]
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Style</legend>
      <div className="mb-1.75 flex items-baseline justify-between gap-4">
        <span aria-hidden className="text-14 font-semibold">
          Style
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="relative text-13 text-link text-faded after:absolute after:-inset-x-2 after:-inset-y-1.5 hover:text-ink pointer-coarse:after:-inset-y-3"
        >
          {isOpen ? 'Fewer styles' : 'More styles'}
        </button>
      </div>
      <div className="grid grid-cols-3 gap-2">
        {shown.map((style) => (
          <label
            key={style}
            className="sheet-paper relative flex cursor-pointer flex-col text-center transition-shadow has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink hover:shadow-lift"
          >
            <input
              type="radio"
              name={name}
              value={style}
              checked={style === value}
              onChange={() => onChange(style)}
              onClick={() => {
                if (style === value) onChange(null)
              }}
              // The space bar does not click what is chosen already.
              onKeyDown={(event) => {
                if (event.key !== ' ' || style !== value) return
                event.preventDefault()
                onChange(null)
              }}
              className="sr-only"
            />
            <img
              src={styleArt(style)}
              width={STYLE_ART_PX}
              height={STYLE_ART_PX}
              alt=""
              loading="lazy"
              className="mx-auto h-16.5 w-auto object-contain px-1 pt-1.25 mix-blend-multiply max-md:h-20"
            />
            <span className="mt-auto px-1 pt-0.5 pb-1.25 text-12 leading-[1.15] font-medium text-balance max-md:pb-1.75 max-md:text-13">
              {style}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
