import { FLASH_ART, type FlashArt } from '#app/assets/flash-art.ts'
import { classNames } from '#app/ui/class-names.ts'
import { FlashSheet } from '#app/ui/flash-sheet.tsx'

const { tiger, lotus, snakeSword, dragon, compass, heart } = FLASH_ART
const { koi, wolf, swallow, forearm, butterfly, owl } = FLASH_ART
const COLUMNS: readonly (readonly FlashArt[])[] = [
  [tiger, lotus, snakeSword, dragon],
  [compass, heart, koi, wolf],
  [swallow, forearm, butterfly, owl],
]

/** Real designs hung close, running off three edges. Decoration: nothing here is said to a screen reader. */
export function FlashWall() {
  return (
    <div aria-hidden className="relative hidden overflow-hidden bg-bone md:block">
      <div className="absolute -top-17.5 -right-15 -bottom-15 left-11 flex gap-5">
        {COLUMNS.map((column, index) => (
          <div
            key={column[0]?.title}
            className={classNames(
              'grid flex-1 content-start gap-5',
              index === 1 && '-mt-37.5',
              index === 2 && 'max-lg:hidden',
            )}
          >
            {column.map((art) => (
              <FlashSheet
                key={art.title}
                picture={art}
                alt=""
                caption={art.title}
                kind={art.kind ?? 'flash'}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
