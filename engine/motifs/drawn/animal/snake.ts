import { coords, lerp, sample, type Point } from '#engine/motifs/drawing/geometry.ts'
import { along } from '#engine/motifs/drawing/pen.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { diamonds, joined, serpent, viperHead, wrapSnake } from '#engine/motifs/drawing/serpent.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Two and a half flat coils, tail outermost, the neck rising from the middle in an S. */
function coiled(): Part[] {
  const turns = 2.25,
    steps = 150
  const spiral = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps,
      a = Math.PI * 0.9 - t * turns * Math.PI * 2
    const radius = lerp(100, 48, t) * (1 - 0.1 * Math.sin(a * 0.5))
    return [radius * Math.cos(a) + 4, radius * 0.36 * Math.sin(a) + lerp(92, 30, t)]
  })
  const [last] = spiral.slice(-1) as [Point]
  const neck = sample(
    [
      last,
      [last[0] + 24, last[1] - 26],
      [last[0] + 10, last[1] - 62],
      [last[0] - 46, last[1] - 84],
      [last[0] - 62, last[1] - 122],
      [last[0] - 28, last[1] - 150],
      [last[0] - 2, last[1] - 152],
    ],
    16,
  )
  const tail = sample([[-128, 124], [-140, 108], [-126, 98], spiral[0]!], 10).slice(0, -1)
  const centre = [...tail, ...spiral.slice(0, -1), ...neck],
    n = centre.length - 1
  const rise = (tail.length + spiral.length) / n
  const { segment, head } = serpent({
    centre,
    halfWidth: (u) => along([0.6, 7, 12, 16, 18, 19, 19.5, 19.5, 19, 18, 17, 16, 15], u),
    bellyFrom: (u) => lerp(0.86, 0.12, Math.max(0, Math.min(1, (u - rise + 0.1) / 0.22))),
    marking: diamonds(),
  })
  const cuts = [0, 0.13, 0.25, 0.37, 0.49, 0.6, 1]
  return [
    ...cuts.slice(1).flatMap((u, i) => segment(cuts[i]!, u)),
    ...joined(viperHead({ open: true }), head, 1.06),
  ]
}

/** A travelling S with one crossing. */
function winding(): Part[] {
  const path: Point[] = coords(
    '92,132 62,140 22,132 -34,116 -62,84 -40,52 12,42 58,24 66,-16 30,-44 -24,-52 -60,-78 -54,-118 -16,-132 14,-128',
  )
  const { segment, head } = serpent({
    centre: sample(path, 14),
    halfWidth: (u) => along([0.4, 5, 9.5, 13, 15.5, 17, 17.5, 17.5, 17, 16, 15, 14.5], u),
    bellyFrom: (u) => 0.5 - 0.12 * Math.sin(u * 9),
    marking: diamonds(),
  })
  return [...segment(0, 1), ...joined(viperHead(), head, 0.98)]
}

export const snake: Motif = {
  name: 'snake',
  category: 'animal',
  winds: true,
  words: ['snake', 'serpent', 'viper', 'python', 'rattlesnake', 'coiled snake'],
  variants: ['coiled', 'curve', 'wrap'],
  draw({ variant, random }) {
    const wrapped = () => {
      const { back, front } = wrapSnake({ height: 250, amplitude: () => 46, turns: 2.5, random })
      return [...back, ...front]
    }
    const parts = variant === 'wrap' ? wrapped() : variant === 'curve' ? winding() : coiled()
    return measured(parts)
  },
}
