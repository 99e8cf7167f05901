import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polar, smooth } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { around, leaf, petal, stem } from '#engine/motifs/drawing/flora.ts'
import { star } from '#engine/motifs/drawing/shapes.ts'

/** Column of stamens reaching out of the throat: the mark of a hibiscus. */
function column(): Part[] {
  const parts: Part[] = [{ d: 'M-4 4C-4 -20 -3 -44 4 -68L9 -66C6 -44 6 -20 5 4Z', fill: 'sun' }]
  for (let i = 0; i < 12; i++) {
    const y = -34 - i * 2.9,
      side = i % 2 ? 1 : -1,
      x = 2 + (i / 12) * 3 + side * 8
    parts.push(line(`M${x - side * 5} ${y + 2}L${x} ${y}`, 0.6, 1), {
      d: circle([x, y], 2.1),
      fill: 'gold',
      stroke: 0.6,
      detail: 1,
    })
  }
  for (let i = 0; i < 5; i++) {
    const [x, y] = polar(9, -Math.PI / 2 + (i - 2) * 0.6, [7, -68])
    parts.push(line(`M7 -67L${x} ${y}`, 0.7, 1), {
      d: circle([x, y], 2.4),
      fill: 'ruby',
      stroke: 0.6,
    })
  }
  return parts
}

/** Face on, petals spread flat. */
function open(): Part[] {
  const leaves = [0.62, 2.5, 4.35].flatMap((angle) =>
    placed(leaf({ length: 54, width: 22, teeth: 12, fat: 0.7 }), {
      x: 62 * Math.sin(angle),
      y: -62 * Math.cos(angle),
      angle,
    }),
  )
  return [
    ...leaves,
    ...around(5, 4, () =>
      petal({ length: 90, width: 44, tip: 'ruffle', veins: 7, tag: 'petal', lean: 0.1 }),
    ),
    { d: star(10, 25, 14), fill: 'ruby', stroke: 0.6, detail: 1, tone: 0.3 },
    { d: circle([0, 0], 9), fill: 'black', stroke: 0.6 },
    ...placed(column(), { angle: 0.62 }),
  ]
}

/** A bud still furled: petals wound around each other, held by green sepals. */
const bud: Part[] = [
  { d: smooth(coords('-12,0 -15,-26 -6,-48 2,-58 10,-46 15,-24 12,0')), fill: 'petal' },
  line('M-12 -6C-2 -18 6 -34 4 -54M-2 0C8 -12 13 -26 11 -42M-14 -22C-8 -32 -4 -42 0 -56', 0.7, 1),
  {
    d: smooth(coords('-14,8 -18,-14 -8,-4 -2,-20 4,-4 16,-16 14,6 4,14 -6,14'), true, 0.7),
    fill: 'leaf',
  },
]

/** From the side on its twig: the trumpet opens to the right, the column of stamens far out. */
function profile(): Part[] {
  const turned = (angle: number, length: number, width: number, lean: number) =>
    placed(petal({ length, width, tip: 'ruffle', veins: 7, tag: 'petal', lean }), {
      x: -14,
      y: 24,
      angle,
    })
  const leafAt = (x: number, y: number, angle: number, length: number) =>
    placed(leaf({ length, width: length * 0.36, teeth: 12, fat: 0.7 }), { x, y, angle })
  return [
    ...leafAt(-52, 92, -1.25, 60),
    ...leafAt(-56, 104, 1.9, 66),
    ...leafAt(-70, 120, -2.1, 44),
    stem(coords('-24,44 -44,72 -58,104 -84,138'), 4.2, 4.8),
    stem(coords('-50,84 -74,62 -88,32'), 2.8, 2.4),
    ...placed(bud, { x: -92, y: 24, angle: -0.32 }),
    ...turned(-0.62, 112, 42, 0.08),
    ...turned(0.98, 112, 44, -0.04),
    ...turned(0.18, 122, 46, 0.04),
    ...placed(column(), { x: -2, y: 4, angle: 0.86, scale: 1.5 }),
    ...turned(-0.16, 84, 36, -0.22),
    ...turned(1.5, 92, 38, 0.16),
    ...placed(
      [
        {
          d: smooth(coords('-16,16 -20,-16 -10,-6 -2,-26 6,-6 20,-18 16,12 6,22 -6,22'), true, 0.7),
          fill: 'leaf',
        },
        line('M-2 -16L0 16M-12 -4L-6 16M12 -6L6 16', 0.5, 2),
      ],
      { x: -22, y: 36, angle: 0.6, scale: 1.1 },
    ),
  ]
}

export const hibiscus: Motif = {
  name: 'hibiscus',
  category: 'plant',
  words: ['hibiscus', 'hawaiian flower', 'tropical flower'],
  variants: ['bloom', 'side'],
  draw: ({ variant }) => measured(variant === 'side' ? profile() : open()),
}
