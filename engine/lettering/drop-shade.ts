import type { Part } from '#engine/motifs/motif.ts'
import { partsOf } from '#engine/lettering/letter-parts.ts'
import { unmarked } from '#engine/lettering/marks.ts'
import type { Ring } from '#engine/lettering/plane.ts'
import { difference, offset, simplified, swept } from '#engine/lettering/polygons.ts'
import { strokeOf } from '#engine/lettering/whip-shade.ts'

const BLACK = { fill: 'black', stroke: 0 } as const

/** The shade a letter drops to its lower right, clear of the letter by a bare line. */
export function dropOf(letters: readonly Ring[], far: number, gap: number): Ring[] {
  const whole = simplified(letters, 0.3)
  return unmarked(simplified(difference(swept(whole, [far, far * 1.1]), offset(whole, gap)), 0.2))
}

/** How much heavier a thin hand becomes in flash, and how far its shade falls, as shares of the size. */
const SHADED = { gain: 0.011, drop: 0.058, gap: 0.009 }
/** Strokes that are heavy already gain none, and their shade leaves their counters open. */
const SHADED_FAT = { stroke: 0.07, gain: 0, drop: 0.04, gap: 0.015 }
/** A needle that is wider than this against the letters would close what is bare between them and their shade. */
const SHADE_LINE_MOST = 0.034

/** Letters with a hard black shade to their lower right, clear of them by a bare line. */
export function shaded(
  letters: readonly (readonly Ring[])[],
  { size, line }: { size: number; line: number },
): Part[] {
  const own = strokeOf(letters.flat()) > SHADED_FAT.stroke * size ? SHADED_FAT : SHADED
  const fat = own.gain > 0 ? letters.map((rings) => offset(rings, own.gain * size)) : letters
  const black = fat.flatMap((rings) => partsOf(rings, BLACK))
  if (line > SHADE_LINE_MOST * size) return black
  const gap = Math.max(own.gap * size, line * 0.8)
  const far = Math.max(own.drop * size, gap + 2.5 * line)
  const drops = fat.flatMap((rings) => partsOf(dropOf(rings, far, gap), BLACK))
  return [...drops, ...black]
}
