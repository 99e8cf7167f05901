import { coords, triple, lerp, sample, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { lock } from '#engine/motifs/drawing/fur.ts'
import { along, degrees } from '#engine/motifs/drawing/pen.ts'
import { crest, dragonHead, HIDE, leg } from '#engine/motifs/drawing/dragons.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { joined, serpent } from '#engine/motifs/drawing/serpent.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** The whole dragon rising in four bends, head at the top looking right. */
function full(random: Rng): Part[] {
  const path: Point[] = coords(
    '112,158 92,138 52,132 4,144 -52,136 -88,100 -72,56 -18,38 42,30 82,0 76,-46 24,-66 -32,-68 -72,-94 -70,-136 -34,-158 -8,-160',
  )
  const { body, segment, head } = serpent({
    centre: sample(path, 16),
    halfWidth: (u) =>
      along([1.5, 7, 12, 16, 19, 21.5, 23, 23.5, 23.5, 23, 22.5, 22, 21, 20, 19], u),
    bellyFrom: (u) => 0.42 + 0.1 * Math.sin(u * 11),
    columns: 6,
    scaleLength: 0.42,
    tag: HIDE,
  })
  const tip = body.at(0, 0)
  return [
    // far legs
    ...leg(triple('58,-40 96,-74 122,-52'), 12, random, 1),
    ...leg(triple('-72,112 -112,126 -128,96'), 250, random, 1),
    ...[4, 26, 84, 66, 46].flatMap((turn, i) =>
      lock(tip, degrees(turn), [34, 46, 32, 44, 58][i]!, 5.5, i % 2 ? 0.2 : -0.2, 'flame', 2),
    ),
    ...crest(body, 0.03, 0.95, 34, (u) => lerp(0.75, 0.5, u) + 0.14 * Math.sin(u * 60)),
    ...segment(0, 1),
    // near legs over the body
    ...leg(triple('-20,-64 -48,-26 -92,-22'), 188, random, -1),
    ...leg(triple('-8,44 28,84 72,80'), 0, random, -1),
    ...joined(dragonHead(random), head, 0.93),
  ]
}

/** Head and neck, the neck turning away below. */
function bust(random: Rng): Part[] {
  const { body, segment, head } = serpent({
    centre: sample(coords('64,128 24,130 -24,112 -54,74 -54,34 -28,6 2,0'), 16),
    halfWidth: (u) => along([24, 28, 31, 32, 30, 26, 22], u),
    bellyFrom: () => 0.34,
    columns: 6,
    scaleLength: 0.36,
    tag: HIDE,
  })
  // the neck ends in fire
  const fire = [-66, -48, 64, 46, -30, 30, -12, 14, 0].flatMap((turn, i) =>
    lock(
      [52 + (i % 3) * 4, 128 + turn * 0.36],
      degrees(turn * 0.5 - 14),
      48 + ((i * 5) % 4) * 13,
      7.5,
      i % 2 ? 0.22 : -0.22,
      'flame',
      2,
    ),
  )
  return [
    ...crest(body, 0.06, 0.94, 13, () => 0.55),
    ...segment(0, 1),
    ...fire,
    ...joined(dragonHead(random), head, 1),
  ]
}

/** Eastern dragon: antlers, feelers, mane, four-clawed feet, no wings. */
export const dragon: Motif = {
  name: 'dragon',
  bearsLoads: true,
  category: 'mythical',
  bulk: 1.5,
  face: 'dragon-head',
  words: [
    'dragon',
    'japanese dragon',
    'chinese dragon',
    'eastern dragon',
    'asian dragon',
    'ryu',
    'oriental dragon',
  ],
  variants: ['full', 'head'],
  draw({ variant, random }) {
    const parts = variant === 'head' ? bust(random) : full(random)
    return measured(parts)
  },
}
