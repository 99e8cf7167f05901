import { measured } from '#engine/motifs/drawing/box.ts'
import { horn, jointed } from '#engine/motifs/drawing/anatomy.ts'
import { coords, circle } from '#engine/motifs/drawing/geometry.ts'
import { mirrored } from '#engine/motifs/drawing/parts.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { featherRow } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const legs: Part[] = [
  ...jointed(coords('34,-34 66,-56 78,-84 92,-96'), [6, 5, 3.4, 1.6], 'green'),
  ...jointed(coords('42,8 78,4 102,22 116,16'), [6, 5, 3.4, 1.6], 'green'),
  ...jointed(coords('38,44 70,66 80,102 96,114'), [6.5, 5.4, 3.6, 1.6], 'green'),
]
const wingCase: Part[] = [
  { d: 'M2 -22C30 -28 52 -12 54 22C56 62 32 100 2 108Z', fill: 'green' },
  lines(
    [coords('14,-18 18,40 10,98'), coords('28,-18 34,36 22,88'), coords('41,-8 46,34 36,72')],
    0.6,
  ),
  {
    d: 'M40 -6C48 8 50 24 48 40C44 26 40 12 36 0Z',
    fill: 'paper',
    stroke: 0,
    shade: 0.2,
    detail: 1,
  },
]
const head: Part[] = [
  { d: symmetric(coords('0,-88 20,-84 30,-70 24,-56 0,-52')), fill: 'green' },
  { d: symmetric(coords('0,-64 34,-60 48,-42 44,-22 0,-18')), fill: 'green' },
  ...mirrored([
    { d: circle([25, -70], 4.4), fill: 'black', stroke: 0.5 },
    brush(coords('6,-58 24,-54 38,-42'), 1.4),
    lines([coords('10,-50 12,-36 10,-24')], 0.6),
  ]),
]

function stag(): Part[] {
  return [
    ...mirrored(legs),
    ...mirrored([
      ...horn(coords('12,-82 34,-104 40,-136 22,-158'), 8, { tag: 'green' }),
      ...horn(coords('36,-118 28,-124 22,-124'), 4, { tag: 'green' }),
      ...horn(coords('34,-140 26,-142 20,-140'), 3, { tag: 'green' }),
      lines([coords('24,-76 42,-84 56,-78')], 1.4, 0),
      { d: circle([58, -77], 3), fill: 'green', stroke: 0.8 },
    ]),
    ...mirrored(wingCase),
    brush(coords('0,-22 0.6,40 0,104'), 2),
    ...head,
  ]
}

/** The scarab of amulets: wings spread, the sun above its claws. */
function scarab(): Part[] {
  return [
    ...mirrored([
      ...featherRow({
        edge: coords('30,-6 70,-30 112,-32 146,-10'),
        angles: [100, 84, 70, 54],
        lengths: [74, 86, 84, 66],
        count: 13,
        width: 7.5,
        tag: 'blue',
        barbs: 0,
      }),
      ...featherRow({
        edge: coords('30,-8 70,-32 112,-34 146,-12'),
        angles: [100, 84, 70, 54],
        lengths: [48, 54, 52, 42],
        count: 12,
        width: 7.2,
        tag: 'gold',
        barbs: 0,
        detail: 1,
      }),
      ...featherRow({
        edge: coords('30,-10 70,-34 112,-36 146,-14'),
        angles: [100, 84, 70, 54],
        lengths: [26, 28, 28, 24],
        count: 13,
        width: 6.6,
        tag: 'red',
        barbs: 0,
        detail: 1,
      }),
      brush(coords('24,-10 70,-36 114,-38 152,-12'), 4, 'gold'),
      ...jointed(coords('18,-74 34,-98 26,-126 12,-140'), [5, 4.4, 3.2, 1.6], 'gold'),
      ...jointed(coords('30,60 50,84 44,112 54,122'), [5, 4.4, 3, 1.4], 'gold'),
    ]),
    ...mirrored(wingCase),
    brush(coords('0,-22 0.6,40 0,104'), 2),
    ...head,
    { d: circle([0, -136], 24), fill: 'sun' },
    { d: circle([0, -136], 17), fill: 'red', stroke: 0.7, detail: 1 },
  ]
}

export const beetle: Motif = {
  name: 'beetle',
  kind: 'flyer',
  settles: true,
  category: 'animal',
  bulk: 0.4,
  words: ['beetle', 'scarab', 'stag beetle', 'scarab beetle', 'bug', 'insect'],
  variants: ['stag', 'scarab'],
  draw: ({ variant }) => measured(variant === 'scarab' ? scarab() : stag()),
}
