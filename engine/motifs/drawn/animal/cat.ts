import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { almondEye, curled, whiskers } from '#engine/motifs/drawing/anatomy.ts'
import { flow } from '#engine/motifs/drawing/figure.ts'
import { furRow } from '#engine/motifs/drawing/fur.ts'
import { brush, degrees, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

/** Cat's face about 150 wide, centred on the nose bridge. */
function catHead(random: Rng): Part[] {
  const ear: Part[] = [
    { d: 'M14 -46C20 -68 36 -92 56 -104C66 -84 70 -56 62 -18Z', fill: 'fur' },
    { d: 'M26 -50C32 -68 42 -82 53 -91C59 -74 60 -54 55 -36Z', fill: 'pink', stroke: 0.6 },
    ...flow({
      from: coords('24,-46 38,-42 52,-34'),
      to: coords('38,-80 48,-74 58,-62'),
      count: 6,
      width: 3.4,
      sway: 0.08,
      tag: 'furLight',
      stroke: 0.6,
      random,
    }),
  ]
  const cheek = flow({
    from: coords('56,-16 56,8 44,30 22,46'),
    to: coords('72,8 78,28 58,54 26,66'),
    count: 13,
    width: 4.6,
    sway: 0.1,
    tag: 'fur',
    stroke: 0.7,
    ragged: 0.2,
    tuft: 2,
    random,
  })
  const face: Part[] = [
    // the dark corner runs from the eye down along the nose
    {
      d: 'M9 6C9 -4 13 -12 22 -18C32 -24 42 -24 48 -20C46 -10 38 -1 26 2C18 4 13 8 9 6Z',
      fill: 'black',
      stroke: 0.3,
    },
    ...almondEye([13, -3], [42, -15], 19, { iris: 'green', pupil: 'slit', lid: 1.8, look: 0.48 }),
    // tabby marks: the M of the forehead, then the cheek
    brush(coords('4,-50 7,-38 4,-24'), 1.8),
    brush(coords('14,-51 17,-40 12,-27'), 2.2),
    brush(coords('25,-50 27,-42 24,-32'), 2),
    brush(coords('62,-14 52,-8 46,-10'), 2),
    brush(coords('64,4 52,6 44,2'), 2.2),
    brush(coords('58,22 48,20 40,14'), 2),
    { d: 'M0 19C8 14 22 19 25 29C26 39 14 43 6 40C2 38 0 34 0 31Z', fill: 'furLight', stroke: 0.7 },
    lines(
      [
        coords('10,27 10.5,27.4'),
        coords('16,26 16.5,26.4'),
        coords('12,33 12.5,33.4'),
        coords('19,32 19.5,32.4'),
      ],
      1.3,
      2,
    ),
    whiskers([22, 24], [-10, 2, 14], 66),
  ]
  return [
    ...mirrored(ear),
    ...placed(cheek, { mirror: true }),
    ...cheek,
    { d: symmetric(coords('0,-54 24,-54 46,-42 59,-16 56,10 42,34 20,50 0,55')), fill: 'fur' },
    { d: symmetric(coords('0,36 12,37 15,46 8,54 0,56')), fill: 'furLight', stroke: 0.7 },
    ...mirrored(face),
    { d: symmetric(coords('0,-20 5,-8 7,8 10,17 0,18')), fill: 'fur', stroke: 0.5 },
    brush(coords('0,28 6,37 15,36'), 1.6),
    brush(coords('0,28 -6,37 -15,36'), 1.6),
    { d: 'M-10 16C-4 13 4 13 10 16C9 22 3 26 0 28C-3 26 -9 22 -10 16Z', fill: 'pink', stroke: 0.9 },
  ]
}

/** A black cat from behind, the tail curled beside it: one shape, two ears, a whisper of whiskers. */
function silhouette(): Part[] {
  const tail = tube(
    sample(curled(coords('26,100 66,104 88,76 84,40'), 14, 0.8, -1), 2),
    (u) => 9.5 - 6 * u,
  )
  return [
    { d: tail.strip(0, 1, -1, 1, 80), fill: 'black', stroke: 0.3 },
    {
      d: 'M0 112C-46 114 -62 92 -58 58C-54 26 -34 10 -28 -14C-26 -22 -30 -28 -34 -38C-40 -56 -38 -76 -36 -104C-26 -98 -18 -88 -12 -80C-4 -83 6 -83 14 -80C20 -88 28 -98 38 -104C40 -76 42 -56 36 -38C32 -28 28 -22 30 -14C36 10 56 26 60 58C64 92 46 114 0 112Z',
      fill: 'black',
      stroke: 0.3,
    },
    line('M-36 -48L-64 -54M-36 -42L-66 -40M38 -48L66 -54M38 -42L68 -40', 0.6, 1),
    brush(coords('-30,84 -22,98 -4,104'), 1.2, 'paper'),
    brush(coords('32,84 24,98 8,104'), 1.2, 'paper'),
  ]
}

/** Cat sitting upright, body in profile, face towards us. */
function sitting(random: Rng): Part[] {
  const tail = tube(
    sample(curled(coords('-34,92 -66,92 -84,70 -78,42'), 12, 0.75, 1), 2),
    (u) => 8.5 - 4 * u,
  )
  const rings = [0.2, 0.34, 0.48, 0.62, 0.76].map((u) => ({
    d: tail.strip(u, u + 0.05, -1, 1, 6),
    fill: 'black' as const,
    stroke: 0.3,
    detail: 1 as const,
  }))
  return [
    { d: tail.strip(0, 1, -1, 1, 70), fill: 'fur' },
    ...rings,
    {
      d: smooth(
        coords('-10,-30 -34,0 -50,42 -54,78 -40,102 0,106 40,104 42,96 34,88 38,40 40,0 34,-30'),
      ),
      fill: 'fur',
    },
    // pale bib
    { d: smooth(coords('8,-26 32,-26 37,4 32,34 18,42 6,14')), fill: 'furLight', stroke: 0.6 },
    ...furRow({
      edge: coords('2,-14 18,-6 36,-14'),
      angles: [106, 90, 74],
      lengths: [30, 36, 30],
      count: 5,
      width: 6.5,
      tag: 'furLight',
      random,
    }),
    ...furRow({
      edge: coords('6,10 18,14 34,8'),
      angles: [100, 90, 80],
      lengths: [26, 30, 26],
      count: 4,
      width: 6,
      tag: 'furLight',
      random,
    }),
    // haunch and forelegs
    {
      d: smooth(coords('-46,56 -26,42 -4,56 2,84 -6,102 -38,103 -52,86')),
      fill: 'fur',
      stroke: 0.9,
    },
    { d: smooth(coords('-16,94 6,92 14,100 8,107 -16,107')), fill: 'furLight', stroke: 0.9 },
    {
      d: smooth(coords('10,36 22,40 24,80 28,96 24,106 8,106 6,96 10,70')),
      fill: 'fur',
      stroke: 0.9,
    },
    {
      d: smooth(coords('26,34 38,36 38,80 46,98 42,106 26,106 24,94 27,70')),
      fill: 'fur',
      stroke: 0.9,
    },
    lines(
      [
        coords('12,106 12,101'),
        coords('18,106 18,101'),
        coords('31,106 31,101'),
        coords('37,106 37,101'),
        coords('-4,107 -4,102'),
        coords('3,107 3,102'),
      ],
      0.8,
    ),
    ...(
      [
        coords('-26,-8 -14,-2 -6,-6'),
        coords('-38,18 -24,22 -14,16'),
        coords('-44,38 -32,38 -22,32'),
        coords('-48,66 -34,62 -22,66'),
        coords('-50,82 -36,76 -22,80'),
      ] as const
    ).map((stripe) => brush(stripe, 2.6, 'black', 1)),
    ...placed(catHead(random), { x: 16, y: -58, scale: 0.66, angle: degrees(4) }),
  ]
}

export const cat: Motif = {
  name: 'cat',
  coat: 'black',
  category: 'animal',
  bulk: 0.66,
  words: ['cat', 'kitten', 'tabby', 'kitty', 'cat head'],
  variants: ['sitting', 'head', 'silhouette'],
  draw({ variant, random }) {
    if (variant === 'silhouette') return measured(silhouette())
    if (variant === 'head') return measured(catHead(random))
    return measured(sitting(random))
  },
}
