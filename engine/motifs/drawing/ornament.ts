// Decorative building blocks: rope, chain, numerals, dials, faces.
import {
  type Point,
  TAU,
  circle,
  coords,
  lerp,
  polygon,
  sample,
  smooth,
  tube,
} from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { KAPPA, n2, ticks } from '#engine/motifs/drawing/shapes.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'

/** Twisted rope along a curve. */
export function rope(points: readonly Point[], halfWidth: number, tag: Tag = 'leather'): Part[] {
  const path = sample(points, 24)
  const length = path.reduce(
    (sum, p, i) => (i ? sum + Math.hypot(p[0] - path[i - 1]![0], p[1] - path[i - 1]![1]) : 0),
    0,
  )
  const body = tube(path, () => halfWidth)
  const turns = Math.max(3, Math.round(length / (halfWidth * 1.5)))
  let twist = ''
  for (let i = 0; i < turns; i++) {
    const u = i / turns,
      du = 1 / turns
    twist += smooth(
      [
        body.at(u - du * 0.3, -1),
        body.at(u + du * 0.25, -0.5),
        body.at(u + du * 0.75, 0.5),
        body.at(u + du * 1.3, 1),
      ],
      false,
    )
  }
  return [{ d: body.strip(0, 1, -1, 1, turns * 4), fill: tag }, line(twist, 0.7, 1)]
}

const capsule = (halfLength: number, halfWidth: number, clockwise = true) => {
  const k = halfWidth * KAPPA,
    straight = Math.max(0, halfLength - halfWidth),
    s = clockwise ? 1 : -1
  const at = (x: number, y: number) => `${n2(x)} ${n2(y * s)}`
  return `M${at(-halfWidth, straight)}L${at(-halfWidth, -straight)}C${at(-halfWidth, -straight - k)} ${at(-k, -halfLength)} ${at(0, -halfLength)}C${at(k, -halfLength)} ${at(halfWidth, -straight - k)} ${at(halfWidth, -straight)}L${at(halfWidth, straight)}C${at(halfWidth, straight + k)} ${at(k, halfLength)} ${at(0, halfLength)}C${at(-k, halfLength)} ${at(-halfWidth, straight + k)} ${at(-halfWidth, straight)}Z`
}

/** A chain along a curve: links seen face-on alternate with links seen edge-on. */
export function chain(points: readonly Point[], linkLength: number, tag: Tag = 'gold'): Part[] {
  const path = sample(points, 40)
  const lengths = [0]
  path.forEach((p, i) => {
    if (i)
      lengths.push(lengths[i - 1]! + Math.hypot(p[0] - path[i - 1]![0], p[1] - path[i - 1]![1]))
  })
  const total = lengths[lengths.length - 1]!
  const pitch = linkLength * 0.7,
    count = Math.max(2, Math.round(total / pitch))
  const face: Part[] = [],
    side: Part[] = []
  for (let i = 0; i < count; i++) {
    const target = ((i + 0.5) / count) * total
    const k = Math.max(
      1,
      lengths.findIndex((l) => l >= target),
    )
    const a = path[k - 1]!,
      b = path[k]!
    const place = {
      x: (a[0] + b[0]) / 2,
      y: (a[1] + b[1]) / 2,
      angle: Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2,
    }
    const half = linkLength * 0.52
    if (i % 2 === 0)
      face.push(
        ...placed(
          [
            {
              d:
                capsule(half, linkLength * 0.3) +
                capsule(half - linkLength * 0.14, linkLength * 0.15, false),
              fill: tag,
              stroke: 0.8,
            },
          ],
          place,
        ),
      )
    else
      side.push(...placed([{ d: capsule(half, linkLength * 0.1), fill: tag, stroke: 0.8 }], place))
  }
  return [...face, ...side]
}

/** Width of each roman letter relative to its height. */
const letterWidth: Record<string, number> = { I: 0.3, V: 0.72, X: 0.72 }
const letterShape: Record<string, Point[][]> = {
  I: [
    coords('-0.06,-0.5 0.06,-0.5 0.06,0.5 -0.06,0.5'),
    coords('-0.14,-0.5 0.14,-0.5 0.14,-0.43 -0.14,-0.43'),
    coords('-0.14,0.43 0.14,0.43 0.14,0.5 -0.14,0.5'),
  ],
  V: [
    coords('-0.34,-0.5 -0.18,-0.5 0.06,0.5 -0.04,0.5'),
    coords('0.22,-0.5 0.3,-0.5 0.06,0.5 0,0.36'),
  ],
  X: [
    coords('-0.34,-0.5 -0.16,-0.5 0.34,0.5 0.16,0.5'),
    coords('0.22,-0.5 0.3,-0.5 -0.22,0.5 -0.3,0.5'),
  ],
}
/** A roman numeral centred on the origin. */
export function roman(text: string, height: number): string {
  const total = text.split('').reduce((sum, letter) => sum + letterWidth[letter]!, 0)
  let x = -total / 2,
    d = ''
  for (const letter of text) {
    const centre = x + letterWidth[letter]! / 2
    for (const shape of letterShape[letter]!)
      d += polygon(shape.map(([px, py]): Point => [(centre + px) * height, py * height]))
    x += letterWidth[letter]!
  }
  return d
}
export const HOURS = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']

/** A clock dial: minute track, roman hours, blued spade hands. Hands point at the given time. */
export function clockDial(
  centre: Point,
  radius: number,
  { hour, minute }: { hour: number; minute: number },
): Part[] {
  const numeralRadius = radius * 0.76,
    height = radius * 0.2
  const numerals = HOURS.map((text, i): Part => {
    const a = (i * TAU) / 12
    return placed([{ d: roman(text, height), fill: 'black', stroke: 0, detail: 1 }], {
      x: centre[0] + numeralRadius * Math.sin(a),
      y: centre[1] - numeralRadius * Math.cos(a),
      angle: a,
    })[0]!
  })
  const hand = (length: number, width: number, turn: number): Part =>
    placed(
      [
        {
          // spade hand: thin shaft, leaf-shaped swelling, needle point, short tail
          d: polygon([
            [-width * 0.4, radius * 0.14],
            [width * 0.4, radius * 0.14],
            [width * 0.3, -length * 0.52],
            [width * 1.5, -length * 0.68],
            [width * 0.3, -length * 0.84],
            [0, -length],
            [-width * 0.3, -length * 0.84],
            [-width * 1.5, -length * 0.68],
            [-width * 0.3, -length * 0.52],
          ]),
          fill: 'black',
          stroke: 0.5,
        },
      ],
      { x: centre[0], y: centre[1], angle: turn * TAU },
    )[0]!
  return [
    { d: circle(centre, radius), fill: 'paper', shade: 0.3 },
    line(circle(centre, radius * 0.93), 0.6, 1),
    line(ticks(centre, radius * 0.87, radius * 0.93, 60), 0.5, 2),
    line(ticks(centre, radius * 0.87, radius, 12), 0.9, 0),
    ...numerals,
    hand(radius * 0.5, radius * 0.055, (hour + minute / 60) / 12),
    hand(radius * 0.8, radius * 0.045, minute / 60),
    { d: circle(centre, radius * 0.07), fill: 'gold' },
  ]
}

/**
 * A running sea: crests lean right and curl over hollow faces. Below it ends in swells that run out to a point at either side: a
 * straight cut looks like a sticker. Returns one closed band and its inner lines.
 */
export function waveBand(
  left: number,
  right: number,
  level: number,
  height: number,
  period: number,
  bottom: number,
): Part[] {
  let top = `M${n2(left)} ${n2(level)}`,
    echo = ''
  for (let x = left; x < right - 1; x += period) {
    const at = (fx: number, fy: number) => `${n2(x + fx * period)} ${n2(level - fy * height)}`
    top += `C${at(0.3, 0.02)} ${at(0.44, 0.9)} ${at(0.78, 1)}C${at(0.9, 1)} ${at(0.98, 0.8)} ${at(0.9, 0.62)}C${at(0.84, 0.74)} ${at(0.74, 0.74)} ${at(0.7, 0.5)}C${at(0.68, 0.22)} ${at(0.84, 0.02)} ${at(1, 0)}`
    echo += `M${at(0.08, -0.3)}C${at(0.34, -0.2)} ${at(0.44, 0.66)} ${at(0.64, 0.78)}M${at(0.2, -0.5)}C${at(0.44, -0.3)} ${at(0.48, 0.3)} ${at(0.6, 0.44)}M${at(0.5, -0.5)}C${at(0.64, -0.4)} ${at(0.84, -0.3)} ${at(1, -0.3)}`
  }
  const swells = Math.max(3, Math.round((right - left) / (1.4 * period)))
  const under = (t: number, share: number): string => {
    const deep = 1.5 * (bottom - level) * Math.max(0, 1 - (2 * t - 1) ** 2) ** 0.6
    return `${n2(right + (left - right) * t)} ${n2(level + deep * share)}`
  }
  const foot = Array.from(
    { length: swells },
    (_, k) => `Q${under((k + 0.6) / swells, 1.15)} ${under((k + 1) / swells, 0.8)}`,
  )
  return [{ d: `${top}${foot.join('')}Z`, fill: 'water' }, line(echo, 0.6, 1)]
}

/** A human eye centred on the origin: almond, rayed iris, pupil, glint, lid crease. Lashes are the caller's choice. */
export function almondEye(halfWidth: number, irisRadius: number, iris: Tag = 'iris'): Part[] {
  const w = halfWidth,
    h = halfWidth * 0.46
  const opening = `M${n2(-w)} ${n2(h * 0.1)}C${n2(-w * 0.6)} ${n2(-h * 1.05)} ${n2(w * 0.5)} ${n2(-h * 1.2)} ${n2(w)} 0C${n2(w * 0.55)} ${n2(h * 1.02)} ${n2(-w * 0.55)} ${n2(h * 1.02)} ${n2(-w)} ${n2(h * 0.1)}Z`
  return [
    { d: opening, fill: 'paper', shade: 0.5 },
    { d: circle([0, -h * 0.06], irisRadius), fill: iris },
    line(ticks([0, -h * 0.06], irisRadius * 0.52, irisRadius * 0.88, 28), 0.5, 2),
    { d: circle([0, -h * 0.06], irisRadius * 0.46), fill: 'black', stroke: 0.6 },
    {
      d: circle([irisRadius * 0.3, -h * 0.06 - irisRadius * 0.34], irisRadius * 0.2),
      fill: 'paper',
      stroke: 0,
      shade: 0,
    },
  ]
}

/** A feather growing up from its quill: vane with a few splits, shaft, barbs, and a dark tip. */
export function feather(
  length: number,
  width: number,
  tag: Tag = 'feather',
  tip: Tag = 'featherDark',
): Part[] {
  const spine = sample(
    [
      [0, 0],
      [length * 0.05, -length * 0.5],
      [-length * 0.04, -length],
    ],
    20,
  )
  const start = 0.16
  const profile = (u: number) =>
    u < start
      ? 0.6
      : width * Math.sin(Math.PI * Math.min(1, ((u - start) / (1 - start)) * 0.95 + 0.05)) ** 0.55
  const body = tube(spine, profile)
  const splits = new Set([17, 18, 34, 35])
  const edge = (side: number, from: number, to: number) =>
    Array.from({ length: 49 }, (_, i) =>
      body.at(lerp(from, to, i / 48), side * (splits.has(i + (side > 0 ? 0 : 6)) ? 0.5 : 1)),
    )
  const barbs = Array.from({ length: 20 }, (_, i) => {
    const u = start + 0.04 + i * 0.038
    return [-1, 1]
      .map((side) => {
        const a = body.at(u, 0),
          b = body.at(Math.min(0.99, u + 0.08), side * 0.84)
        return `M${n2(a[0])} ${n2(a[1])}L${n2(b[0])} ${n2(b[1])}`
      })
      .join('')
  }).join('')
  return [
    {
      d: polygon([
        body.at(0, -1),
        ...edge(-1, start, 1),
        ...edge(1, start, 1).toReversed(),
        body.at(0, 1),
      ]),
      fill: tag,
    },
    { d: body.strip(0.72, 1, -0.97, 0.97, 24), fill: tip, stroke: 0.6, detail: 1 },
    line(barbs, 0.45, 2),
    line(body.line(0, 0.96, 0), 1, 0),
  ]
}

/** A calm front face for suns, moons and ladies, centred between eyes and mouth; about 80 wide, 90 tall. */
export function calmFace({
  lips = 'red',
  lashes = true,
  eye = 'iris',
}: { lips?: Tag; lashes?: boolean; eye?: Tag } = {}): Part[] {
  const side: Part[] = [
    { d: 'M7 -24C13 -31 25 -33 36 -25C26 -29 15 -28 8 -22Z', fill: 'black', stroke: 0.3 },
    // eye: white, iris, heavy upper lid, crease
    { d: 'M7 -7C12 -15 26 -17 33 -8C27 -2 14 -1 7 -7Z', fill: 'paper', stroke: 0.7, shade: 0.3 },
    { d: circle([20, -8.6], 5), fill: eye, stroke: 0.7 },
    { d: circle([20, -8.6], 2.4), fill: 'black', stroke: 0.3 },
    { d: circle([21.8, -10.4], 1.1), fill: 'paper', stroke: 0, shade: 0 },
    { d: 'M6 -6C11 -17 27 -19 34 -8L37 -11C29 -21 11 -20 6 -6Z', fill: 'black', stroke: 0.5 },
    line('M9 -15C15 -22 27 -23 34 -16', 0.6, 1),
    line('M11 0C17 3 24 3 30 -1', 0.5, 2),
    // nostril and wing
    line('M8 18C11 15 10 10 7 9M3 20C5 18 7 18 8 19', 0.8, 0),
  ]
  if (lashes) side.push(line('M34 -9L40 -13M31 -13L36 -18M27 -15L30 -20', 0.7, 1))
  return [
    ...side.flatMap((part) => [part, ...placed([part], { mirror: true })]),
    line('M-5 -20C-4 -8 -5 4 -7 12M-3 21C-1 22.5 1 22.5 3 21', 0.6, 1),
    { d: 'M-17 33C-10 29 -4 27 0 30C4 27 10 29 17 33C8 35 -8 35 -17 33Z', fill: lips, stroke: 0.7 },
    { d: 'M-17 33C-8 35 8 35 17 33C11 42 5 44 0 44C-5 44 -11 42 -17 33Z', fill: lips, stroke: 0.7 },
    line('M-5 50C-2 52 2 52 5 50', 0.5, 2),
  ]
}
