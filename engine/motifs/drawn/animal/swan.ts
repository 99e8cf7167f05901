import { roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { featherRow, scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const WHITE = 'foam'

/** One swan afloat, head to the right; the wings are arched over the back. */
function afloat(): Part[] {
  const neck = tube(sample(coords('34,34 62,16 66,-22 44,-56 40,-88 62,-104'), 14), (u) =>
    along([22, 17, 12, 10.5, 10, 10.5], u),
  )
  return [
    // tail and far wing
    ...featherRow({
      edge: coords('-92,24 -90,36 -84,46'),
      angles: [202, 188, 172],
      lengths: [38, 40, 34],
      count: 6,
      width: 7,
      tag: WHITE,
    }),
    ...featherRow({
      edge: coords('8,-8 -20,-30 -54,-38 -84,-26'),
      angles: [230, 214, 200, 190],
      lengths: [46, 56, 58, 44],
      count: 11,
      width: 8.5,
      tag: WHITE,
      barbs: 4,
      tone: 0.15,
    }),
    { d: smooth(coords('-96,36 -78,10 -30,-6 20,4 48,24 52,46 38,62 -20,68 -74,62')), fill: WHITE },
    { d: neck.strip(0, 1, -1, 1, 50), fill: WHITE },
    ...scallops(neck, { u0: 0.02, u1: 0.5, rows: 7, columns: 4, tag: WHITE, detail: 2 }),
    { d: smooth(coords('48,-100 58,-116 76,-116 88,-106 86,-96 72,-92 56,-92')), fill: WHITE },
    { d: 'M84 -110C96 -106 108 -98 114 -90C104 -88 92 -90 84 -94Z', fill: 'flame' },
    { d: smooth(coords('76,-112 86,-114 90,-106 84,-98 76,-100')), fill: 'black', stroke: 0.5 },
    lines([coords('86,-98 98,-96 110,-91')], 0.6),
    ...roundEye([70, -107], 3.2, 'black'),
    brush(coords('52,30 60,46 40,62'), 1.6),
    // near wing in three rows
    ...featherRow({
      edge: coords('28,14 -4,-8 -40,-14 -72,0'),
      angles: [200, 194, 186, 176],
      lengths: [62, 72, 70, 48],
      count: 13,
      width: 9.5,
      tag: WHITE,
      barbs: 5,
    }),
    ...featherRow({
      edge: coords('32,18 4,0 -28,-6 -56,4'),
      angles: [184, 180, 172, 162],
      lengths: [42, 46, 42, 32],
      count: 11,
      width: 9,
      tag: WHITE,
      barbs: 3,
      detail: 1,
    }),
    ...featherRow({
      edge: coords('36,24 16,12 -10,8 -34,14'),
      angles: [172, 166, 158, 150],
      lengths: [26, 28, 26, 20],
      count: 9,
      width: 8,
      tag: WHITE,
      barbs: 0,
      detail: 1,
    }),
  ]
}

const ripples = line(
  'M-124 66C-96 60 -84 72 -60 66M-44 74C-10 68 10 78 44 70M58 62C80 56 96 68 122 62M-90 80C-62 75 -40 84 -10 79M20 84C46 79 66 88 96 80',
  1,
  0,
)
/** The waterline under the keel. */
const waterline = brush(coords('-104,62 -60,72 0,72 64,60'), 2.4)

const pair = (): Part[] => {
  const one = placed(afloat(), { x: -78, scale: 0.8 })
  return [
    ...one,
    ...placed(one, { mirror: true }),
    ...placed([waterline], { x: -74, scale: 0.84 }),
    ...placed([waterline], { x: 74, scale: 0.84, mirror: true }),
    ...placed([ripples], { y: 6, scale: 1.3 }),
  ]
}

export const swan: Motif = {
  name: 'swan',
  category: 'animal',
  bulk: 0.55,
  words: ['swan', 'white swan', 'swans'],
  variants: ['swimming', 'pair'],
  draw: ({ variant }) => measured(variant === 'pair' ? pair() : [...afloat(), waterline, ripples]),
}
