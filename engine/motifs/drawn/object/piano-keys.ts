import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { along, type Tube } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Which of the seven white keys of an octave have a black one after them: all but E and B. */
const HAS_SHARP = [true, true, false, true, true, true, false]

/** White and black keys across a band; `drop` is how far their front edge hangs below it. */
function keyboard(band: Tube, whites: number, drop: number): Part[] {
  const parts: Part[] = []
  const below = ([x, y]: Point): Point => [x, y + drop]
  for (let i = 0; i < whites; i++) {
    const [from, to] = [i / whites, (i + 1) / whites]
    const edge = [0, 0.5, 1].map((t) => band.at(from + (to - from) * t, 1))
    parts.push(
      { d: polygon([...edge, ...edge.toReversed().map(below)]), fill: 'banner', stroke: 0.9 },
      { d: band.strip(from, to, -1, 1, 6), fill: 'paper' },
      line(band.line(from + 0.16 / whites, to - 0.16 / whites, 0.88, 4), 0.5, 2),
    )
  }
  for (let i = 0; i < whites - 1; i++) {
    if (!HAS_SHARP[i % 7]) continue
    const [middle, half] = [(i + 1) / whites, 0.29 / whites]
    parts.push(
      { d: band.strip(middle - half, middle + half, -1.02, 0.26, 6), fill: 'black' },
      {
        d: band.strip(middle - half * 0.56, middle - half * 0.26, -0.9, 0.02, 6),
        fill: 'paper',
        stroke: 0,
        shade: 0,
        detail: 1,
      },
    )
  }
  return parts
}

const rail = (band: Tube): Part[] => [
  { d: band.strip(-0.004, 1, -1.2, -0.96, 60), fill: 'red' },
  line(band.line(0.01, 0.99, -1.09, 60), 0.5, 1),
]

/** The keyboard as a ribbon that rolls like a melody and thins to its end. */
function wave(): Part[] {
  const band = tube(
    sample(coords('-158,34 -112,-26 -58,-30 -8,14 44,44 96,14 128,-38 164,-66'), 20),
    (u) => along([46, 44, 40, 36, 32, 28, 22, 16], u),
  )
  return [...keyboard(band, 21, 9), ...rail(band)]
}

const straight = (): Part[] => {
  const band = tube(sample(coords('-150,0 0,0 150,0'), 20), () => 58)
  return [...keyboard(band, 14, 14), ...rail(band)]
}

export const pianoKeys: Motif = {
  name: 'piano-keys',
  category: 'object',
  words: ['piano keys', 'piano key', 'piano keyboard'],
  variants: ['wave', 'straight'],
  draw: ({ variant }) => measured(variant === 'straight' ? straight() : wave()),
}
