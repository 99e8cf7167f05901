import { measured } from '#engine/motifs/drawing/box.ts'
import { around, leaf, petal } from '#engine/motifs/drawing/flora.ts'
import {
  circle,
  coords,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { girdle, hoop, turned } from '#engine/motifs/drawing/lathe.ts'
import { gleam, line, mirrored, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { along, brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const bloom = (size: number): Part[] => [
  ...around(7, size * 0.1, () =>
    petal({ length: size, width: size * 0.46, veins: 1, tip: 'ruffle', tag: 'blue' }),
  ),
  ...around(
    5,
    0,
    () => petal({ length: size * 0.6, width: size * 0.34, veins: 1, tag: 'blue' }),
    0.4,
  ),
  { d: circle([0, 0], size * 0.2), fill: 'gold', stroke: 0.8 },
]
const twig = tube(sample(coords('-30,74 -26,44 -4,30 10,4 6,-22'), 16), (u) => 3 - 1.8 * u)

/** Blue and white: a flowering branch climbs over the belly between painted bands. */
const porcelain = (): Part[] => [
  { d: ellipse([0, -116], 38, 8), fill: 'bone' },
  { d: ellipse([0, -115], 31, 5), fill: 'black', stroke: 0.5 },
  {
    d: turned(coords('24,-98 21,-86 22,-72 34,-58 58,-38 70,-6 66,32 50,68 38,90 36,102'), {
      sag: 0.14,
    }),
    fill: 'bone',
    shade: 0.8,
  },
  // flaring lip over the neck
  { d: turned(coords('38,-116 34,-106 25,-96'), { sag: 0.2 }), fill: 'bone' },
  { d: ellipse([0, -116], 38, 8), fill: 'bone' },
  { d: ellipse([0, -115], 31, 5), fill: 'black', stroke: 0.5 },
  // painted bands at neck and foot
  { d: girdle([23, -92], [21.5, -84]), fill: 'blue', stroke: 0.8 },
  line(hoop(26, -68), 0.8, 1),
  line(hoop(31, -62), 0.8, 1),
  line(hoop(42, 82), 0.8, 1),
  { d: girdle([39, 88], [36, 102]), fill: 'blue', stroke: 0.9 },
  ...[-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].map((t): Part => {
    const at = (half: number, y: number): Point => [
      half * Math.sin((t * Math.PI) / 2),
      y + half * 0.16 * Math.cos((t * Math.PI) / 2),
    ]
    const [top, left, right] = [at(48, 66), at(42, 82), at(42, 82)]
    return {
      d: smooth([
        top,
        [right[0] + 5, right[1] - 4],
        [right[0], right[1]],
        [left[0] - 5, left[1] - 4],
      ]),
      fill: 'blue',
      stroke: 0.7,
      detail: 1,
    }
  }),
  // the branch
  { d: twig.strip(0, 1, -1, 1, 40), fill: 'blue', stroke: 0.7 },
  ...placed(leaf({ length: 30, width: 8, veins: 3, tag: 'blue' }), { x: -27, y: 50, angle: -1.2 }),
  ...placed(leaf({ length: 28, width: 7, veins: 3, tag: 'blue' }), { x: -14, y: 36, angle: 1.9 }),
  ...placed(leaf({ length: 26, width: 7, veins: 3, tag: 'blue' }), { x: 6, y: 14, angle: 1.2 }),
  ...placed(leaf({ length: 24, width: 6, veins: 3, tag: 'blue' }), { x: 10, y: 0, angle: -0.9 }),
  ...placed(bloom(21), { x: 4, y: -26 }),
  ...placed(bloom(15), { x: -34, y: 12, angle: 0.5 }),
  ...placed(bloom(11), { x: 34, y: 34, angle: 0.9 }),
  line('M12 28C20 34 24 36 30 36', 1, 1),
  // turned away from the light
  packed('M62 -30C78 4 66 44 48 74C42 86 38 96 35 105L24 106C26 92 36 74 46 54C56 32 64 4 62 -30Z'),
  gleam('M-58 -18C-56 -30 -48 -40 -38 -46L-34 -40C-42 -35 -49 -27 -51 -16Z'),
  gleam('M-60 -6C-61 6 -59 18 -56 28L-50 26C-52 16 -53 6 -53 -6Z'),
]

const ear = tube(sample(coords('20,-86 46,-98 62,-76 58,-48 50,-38'), 16), (u) =>
  along([4, 5, 5.4, 5, 4], u),
)
/** The running key, one turn of it, standing on its line. */
const key = (x: number, y: number) =>
  `M${x} ${y}L${x} ${y - 11}L${x + 11} ${y - 11}L${x + 11} ${y - 3}L${x + 5} ${y - 3}L${x + 5} ${y - 7}`

/** Fired clay with black bands, a running key and tongues round the foot. */
const amphora = (): Part[] => [
  ...mirrored([
    { d: ear.strip(0, 1, -1, 1, 40), fill: 'black', stroke: 0.6 },
    line(ear.line(0.1, 0.9, -0.2, 30), 0.7, 1),
  ]),
  {
    d: turned(coords('22,-96 19,-80 24,-62 48,-44 66,-14 66,20 50,56 26,86 18,98'), { sag: 0.14 }),
    fill: 'leather',
    shade: 0.9,
  },
  { d: turned(coords('18,98 22,104 36,110'), { sag: 0.16 }), fill: 'black', stroke: 0.6 },
  { d: girdle([32, -112], [27, -98], 0.18), fill: 'black', stroke: 0.6 },
  { d: ellipse([0, -112], 32, 6.5), fill: 'leather' },
  { d: ellipse([0, -111.5], 25, 4), fill: 'black', stroke: 0.5 },
  { d: girdle([21, -74], [25, -60]), fill: 'black', stroke: 0.5 },
  { d: girdle([57, -36], [62, -26]), fill: 'black', stroke: 0.5 },
  { d: girdle([66, 14], [63, 26]), fill: 'black', stroke: 0.5 },
  line(
    [-52, -36, -20, -4, 12, 28, 44]
      .map((x) => key(x, Math.sqrt(1 - (x / 70) ** 2) * 11 + 3))
      .join(''),
    1.6,
    0,
  ),
  line(hoop(66.5, -8), 0.9, 1),
  line(hoop(67, 8), 0.9, 1),
  ...[-0.8, -0.55, -0.28, 0, 0.28, 0.55, 0.8].map((t): Part => {
    const s = Math.sin((t * Math.PI) / 2)
    const c = Math.cos((t * Math.PI) / 2)
    return {
      d: `M${(s * 59).toFixed(1)} ${(40 + c * 9).toFixed(1)}L${(s * 26).toFixed(1)} ${(84 + c * 4).toFixed(1)}L${(s * 26 + 5 * c).toFixed(1)} ${(84 + c * 4).toFixed(1)}L${(s * 59 + 10 * c).toFixed(1)} ${(40 + c * 9).toFixed(1)}Z`,
      fill: 'black',
      stroke: 0.5,
    }
  }),
  // a crack and a chip, for its age
  line('M-46 -34L-38 -22L-44 -12L-36 -2', 1.1, 1),
  brush(coords('62,-20 68,4 60,34 44,62 26,86'), 3),
  gleam('M-56 -20C-54 -30 -48 -38 -40 -43L-36 -38C-43 -33 -48 -27 -49 -18Z'),
]

export const vase: Motif = {
  name: 'vase',
  stands: true,
  category: 'object',
  rim: { at: [0, -114], half: 29, sag: 5, variants: ['porcelain', 'amphora'] },
  words: ['vase', 'flower vase', 'urn', 'amphora'],
  variants: ['porcelain', 'amphora'],
  draw: ({ variant }) => measured(variant === 'amphora' ? amphora() : porcelain()),
}
