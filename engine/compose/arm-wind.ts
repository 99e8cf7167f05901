import { sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { lobe, mistFinger } from '#engine/motifs/drawing/mist.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'
import type { Arm } from '#engine/compose/arm-ground.ts'

/** Bars of wind, in breadths of the arm: how far apart they ride, how thick they are and how they swing. */
const BARS = { apart: 0.072, thick: 0.02, swing: 0.05, slope: 0.2 }
const RIM = 26
const STEPS = 9

/** One bar: blunt at the head, drawn out at the tail. */
function bar(points: readonly Point[], half: number, tag: Tag): Part {
  const body = tube(
    sample(points, 12),
    (u) =>
      half * Math.min(1, Math.sqrt(Math.max(0, u) / 0.04)) * Math.min(1, ((1 - u) / 0.45) ** 0.7) +
      0.05,
  )
  return { d: body.strip(0, 1, -1, 1, 48), fill: tag, stroke: tag === 'black' ? 0.3 : 0.8 }
}

/** Wind that goes round the arm in bars which ride one swell, and banks of cloud where it is held up: no two of them alike. */
export function wind(arm: Arm): Part[] {
  return [...bars(arm), ...banks(arm)]
}

function bars({ width, height, random }: Arm): Part[] {
  const slope = (random() < 0.5 ? 1 : -1) * BARS.slope
  const phase = random() * 6
  const rows = Math.floor((height - 2 * RIM) / (BARS.apart * width))
  const parts: Part[] = []
  for (let i = 0; i < rows; i++) {
    const t = (i + 0.5) / rows
    // Towards the ends of the arm the wind dies down.
    const force = Math.min(1, Math.min(t, 1 - t) / 0.16)
    if (random() > 0.25 + force) continue
    const isFromLeft = random() < 0.5
    const reach = (0.45 + 0.55 * random()) * (0.45 + 0.55 * force)
    const start = 0.26 * random() ** 1.5
    const [head, tail] = isFromLeft ? [start, reach] : [1 - start, 1 - reach]
    const points = Array.from({ length: STEPS }, (_, k): Point => {
      const x = head + ((tail - head) * k) / (STEPS - 1)
      const y =
        RIM +
        t * (height - 2 * RIM) +
        width * (slope * (x - 0.5) + BARS.swing * Math.sin(7 * x + phase + 2.2 * t))
      return [RIM + x * (width - 2 * RIM), Math.min(height - RIM, Math.max(RIM, y))]
    })
    const half = BARS.thick * width * (0.55 + 0.45 * force) * (0.8 + 0.4 * random())
    parts.push(bar(points, half, i % 4 === 1 ? 'cloud' : 'black'))
  }
  return parts
}

/** How far a bank of cloud is from the next, and how large it is, in breadths of the arm. */
const BANKS = { apart: 0.5, size: 0.2, more: 0.14 }

/** Half the breadth of a bank with its fingers, as it is drawn. */
const BANK_HALF = 112

function banks({ width, height, from, random }: Arm): Part[] {
  const count = Math.round(height / (BANKS.apart * width))
  const first = random() < 0.5 ? 1 : -1
  return Array.from({ length: count }, (_, i) => {
    const side = i % 2 ? -first : first
    const t = (i + 0.5) / count
    const ends = Math.min(1, Math.min(t, 1 - t) / 0.2)
    const size = width * (BANKS.size + BANKS.more * random()) * (0.65 + 0.35 * ends)
    const inside = (x: number) => Math.min(width - RIM - size, Math.max(RIM + size, x))
    const places = Array.from({ length: 7 }, (): Point => [
      inside(width * (0.5 + side * (0.14 + 0.2 * random()))),
      height * (t + (0.8 * (random() - 0.5)) / count),
    ])
    // Where most of it is seen.
    const at = places.toSorted((a, b) => openness(b, from, size) - openness(a, from, size))[0]!
    return placed(bank(random), { x: at[0], y: at[1], scale: size / BANK_HALF, mirror: side > 0 })
  }).flat()
}

const openness = (at: Point, from: Arm['from'], size: number): number => Math.min(from(at), size)

/** A bank of its own: scrolled lobes, the larger in the middle, on fingers of mist. */
function bank(random: Arm['random']): Part[] {
  const many = 4 + Math.floor(3 * random())
  const lobes = Array.from({ length: many }, (_, k) => {
    const t = many > 1 ? (2 * k) / (many - 1) - 1 : 0
    const radius = (27 - 15 * Math.abs(t)) * (0.8 + 0.35 * random())
    return {
      t,
      at: [t * 52 + 8 * (random() - 0.5), -radius * 0.8 + 16 * Math.abs(t)] as Point,
      radius,
    }
  }).toSorted((a, b) => b.radius - a.radius)
  return [
    ...mistFinger(-20 + 30 * random(), 6, 60 + 40 * random(), 6),
    ...lobes.flatMap(({ t, at, radius }) => lobe(at, radius, t < 0 ? -1 : 1, t < 0 ? 340 : 200)),
    ...mistFinger(10 - 20 * random(), 13, -(60 + 40 * random()), 6.5),
    ...mistFinger(-10 + 20 * random(), 20, 40 + 60 * random(), 5),
  ]
}
