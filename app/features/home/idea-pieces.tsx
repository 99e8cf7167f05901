import { Link } from 'react-router'
import heart from '#app/assets/flash/heart-flames.webp?url'
import koi from '#app/assets/flash/koi-waves.webp?url'
import lotus from '#app/assets/flash/lotus-mandala.webp?url'
import snakeSkull from '#app/assets/flash/snake-skull.webp?url'
import swallow from '#app/assets/flash/swallow-mom.webp?url'
import { paths } from '#app/paths.ts'
import { FlashSheet } from '#app/ui/flash-sheet.tsx'

// Named here and by their address, not taken from the table of all our drawings: the first page of a new house would bring that table
// and what else is beside it. Sizes are those of the files.
const PIECES = [
  { idea: 'Swallow', title: 'Swallow', src: swallow, widthPx: 480, heightPx: 458 },
  { idea: 'Heart', title: 'Sacred heart', src: heart, widthPx: 480, heightPx: 634 },
  { idea: 'Koi', title: 'Koi in the waves', src: koi, widthPx: 480, heightPx: 428 },
  { idea: 'Snake', title: 'Snake and skull', src: snakeSkull, widthPx: 480, heightPx: 670 },
  { idea: 'Lotus', title: 'Lotus mandala', src: lotus, widthPx: 480, heightPx: 470 },
] as const

/** For a gallery that has not enough to show yet: our own pieces, each leading to its idea. */
export function IdeaPieces() {
  return (
    <ul className="sideways-strip">
      {PIECES.map(({ idea, title, ...picture }) => (
        <li key={idea} className="max-md:grid">
          <Link
            to={paths.idea(idea)}
            className="block rounded-sheet transition-transform duration-320 max-md:grid md:hover:-translate-y-0.75"
          >
            <FlashSheet
              picture={picture}
              alt=""
              caption={
                <>
                  {title}
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
