import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { FLASH_ART } from '#app/assets/flash-art.ts'
import { FlashSheet } from '#app/ui/flash-sheet.tsx'

const PIECES = [
  { idea: 'Swallow', art: FLASH_ART.swallow },
  { idea: 'Heart', art: FLASH_ART.heart },
  { idea: 'Koi', art: FLASH_ART.koi },
  { idea: 'Snake', art: FLASH_ART.snakeSkull },
  { idea: 'Lotus', art: FLASH_ART.lotus },
] as const

/** For a gallery that has not enough to show yet: our own pieces, each leading to its idea. */
export function IdeaPieces() {
  return (
    <ul className="sideways-strip">
      {PIECES.map(({ idea, art }) => (
        <li key={idea} className="max-md:grid">
          <Link
            to={paths.idea(idea)}
            className="block rounded-sheet transition-transform duration-320 max-md:grid md:hover:-translate-y-0.75"
          >
            <FlashSheet
              picture={art}
              alt=""
              caption={
                <>
                  {art.title}
                  <span className="sr-only">, {idea.toLowerCase()} tattoo ideas</span>
                </>
              }
              className="shadow-lift max-md:grid max-md:grid-rows-[1fr_auto] max-md:items-center"
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
