import { createRng, type Rng } from '#shared/random.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Mood } from '#engine/present/body/studio.ts'

/** What stands behind a body, far out of focus: a small picture is enough. */
export interface Room {
  side: number
  /** Linear light. */
  rgb: Float32Array
}

export interface RoomWish {
  mood: Mood
  /** -1 where the light comes from the left. */
  side: -1 | 1
  /** Where the floor begins, in shares of the picture; 1 for none in view. */
  horizon: number
  seed: number
}

type Colour = readonly [number, number, number]

const SIDE = 160
/** Rooms that were shown last; 300 KB each. */
const KEPT = 8
const kept = new Map<string, Room>()

export function roomOf(wish: RoomWish): Room {
  const key = `${wish.mood} ${wish.side} ${wish.horizon} ${wish.seed}`
  const room = kept.get(key) ?? furnish(wish)
  kept.delete(key)
  kept.set(key, room)
  const oldest = kept.keys().next().value
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return room
}

/** Something out of focus: its edges are as wide as the lens makes them. */
interface Thing {
  isRound?: boolean
  /** Its light comes on top of what is behind, as a lamp's does. */
  glows?: boolean
  x: number
  y: number
  wide: number
  high: number
  /** Width of its edges. */
  soft: number
  colour: Colour
  strength?: number
}

function furnish(wish: RoomWish): Room {
  const random = createRng(wish.seed * 7919 + 13)
  const rgb = new Float32Array(SIDE * SIDE * 3)
  const { wall, fall, things } = FURNISHED[wish.mood](random, wish)
  for (let y = 0, o = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++, o += 3) {
      const u = (x + 0.5) / SIDE
      const v = (y + 0.5) / SIDE
      const light = fall(wish.side < 0 ? u : 1 - u, v)
      for (let c = 0; c < 3; c++) rgb[o + c] = wall[c]! * light
    }
  if (wish.horizon < 1) layFloor(rgb, wish, random)
  for (const thing of things) place(rgb, thing)
  return { side: SIDE, rgb }
}

/** A floor that comes towards the camera, lighter as it does. */
function layFloor(rgb: Float32Array, { horizon }: RoomWish, random: Rng): void {
  const floor = pick(random, FLOORS)
  for (let y = 0; y < SIDE; y++) {
    const v = (y + 0.5) / SIDE
    const share = smoothstep(horizon - 0.05, horizon + 0.05, v)
    if (share === 0) continue
    const near = 0.75 + 0.6 * smoothstep(horizon, 1, v)
    for (let x = 0; x < SIDE; x++)
      for (let c = 0; c < 3; c++) {
        const o = (y * SIDE + x) * 3 + c
        const behind = rgb[o]!
        // The wall's own light and shade go on over the floor.
        rgb[o] = mix(behind, floor[c]! * near * (0.55 + 0.9 * Math.min(1, behind * 1.6)), share)
      }
  }
}

function place(rgb: Float32Array, thing: Thing): void {
  const { x, y, wide, high, soft, colour, strength = 1 } = thing
  const reachX = wide / 2 + soft
  const reachY = high / 2 + soft
  const x0 = Math.max(0, Math.floor((x - reachX) * SIDE))
  const x1 = Math.min(SIDE, Math.ceil((x + reachX) * SIDE))
  const y0 = Math.max(0, Math.floor((y - reachY) * SIDE))
  const y1 = Math.min(SIDE, Math.ceil((y + reachY) * SIDE))
  for (let py = y0; py < y1; py++)
    for (let px = x0; px < x1; px++) {
      const dx = Math.abs((px + 0.5) / SIDE - x)
      const dy = Math.abs((py + 0.5) / SIDE - y)
      const inside = thing.isRound
        ? smoothstep(wide / 2 + soft, wide / 2 - soft, Math.hypot(dx, (dy * wide) / high))
        : smoothstep(wide / 2 + soft, wide / 2 - soft, dx) *
          smoothstep(high / 2 + soft, high / 2 - soft, dy)
      const share = inside * strength
      if (share === 0) continue
      const o = (py * SIDE + px) * 3
      for (let c = 0; c < 3; c++)
        rgb[o + c] = thing.glows
          ? rgb[o + c]! + colour[c]! * share
          : mix(rgb[o + c]!, colour[c]!, share)
    }
}

interface Furnished {
  wall: Colour
  /** Light on the wall; the lamp stands at the left of it. */
  fall: (u: number, v: number) => number
  things: Thing[]
}

const pick = <T>(random: Rng, list: readonly T[]): T => list[Math.floor(random() * list.length)]!
const within = (random: Rng, low: number, high: number) => low + (high - low) * random()
const times = (a: Colour, k: number): Colour => [a[0] * k, a[1] * k, a[2] * k]

const FLOORS: readonly Colour[] = [
  [0.3, 0.285, 0.27],
  [0.26, 0.185, 0.12],
  [0.2, 0.2, 0.205],
]
const PAPERS: readonly Colour[] = [
  [0.36, 0.355, 0.35],
  [0.42, 0.385, 0.34],
  [0.19, 0.215, 0.235],
  [0.27, 0.28, 0.25],
  [0.13, 0.13, 0.135],
]
const PLASTER: readonly Colour[] = [
  [0.52, 0.5, 0.475],
  [0.47, 0.44, 0.4],
  [0.42, 0.45, 0.47],
  [0.4, 0.42, 0.38],
]
const DARK_WALLS: readonly Colour[] = [
  [0.06, 0.066, 0.07],
  [0.045, 0.07, 0.07],
  [0.085, 0.062, 0.05],
  [0.07, 0.07, 0.082],
]
const LEAF: Colour = [0.05, 0.085, 0.035]

const FURNISHED: Record<Mood, (random: Rng, wish: RoomWish) => Furnished> = {
  softbox: sweep,
  window: byTheWindow,
  workshop: inTheWorkshop,
  evening: atNight,
}

/** Paper that rolls out under and behind: nothing on it but the fall of light. */
function sweep(random: Rng): Furnished {
  const wall = pick(random, PAPERS)
  const [cx, cy] = [within(random, 0.15, 0.4), within(random, 0.2, 0.45)]
  const steep = within(random, 0.9, 1.5)
  return {
    wall,
    fall: (u, v) => {
      const far = (u - cx) ** 2 + 0.8 * (v - cy) ** 2
      return (0.42 + 0.9 * Math.exp(-steep * 2.2 * far)) * (1 - 0.12 * smoothstep(0.6, 1, v))
    },
    things: [],
  }
}

/** A wall that the window's light runs along, and what people have standing there. */
function byTheWindow(random: Rng, { side, horizon }: RoomWish): Furnished {
  const wall = pick(random, PLASTER)
  const mirrored = (x: number) => (side < 0 ? x : 1 - x)
  const things: Thing[] = []
  const soft = within(random, 0.05, 0.075)
  // Slats or panes of the window throw broad bands of light on the wall.
  if (random() < 0.6)
    for (let k = 0; k < 3; k++)
      things.push({
        x: mirrored(0.3 + 0.17 * k),
        y: 0.28,
        wide: 0.1,
        high: 0.5,
        soft: 0.05,
        glows: true,
        colour: [0.17, 0.155, 0.125],
        strength: 1 - 0.25 * k,
      })
  const far = mirrored(within(random, 0.7, 0.95))
  const foot = Math.min(horizon, 1)
  const stock = [hang, couch, plant, curtain]
  for (let k = 0; k < 2; k++)
    stock.splice(Math.floor(random() * stock.length), 1)[0]!(things, random, {
      wall,
      soft,
      far,
      foot,
    })
  return { wall, fall: (u, v) => 1.28 - 0.98 * u + 0.16 * u * u - 0.14 * v, things }
}

interface Spare {
  wall: Colour
  soft: number
  /** Across the picture, on the side away from the window. */
  far: number
  /** Where the floor begins. */
  foot: number
}

function hang(things: Thing[], random: Rng, { wall, soft, far }: Spare): void {
  const [wide, high, y] = [
    within(random, 0.2, 0.36),
    within(random, 0.24, 0.42),
    within(random, 0.05, 0.3),
  ]
  things.push(
    { x: far, y, wide, high, soft, colour: times(wall, 0.22) },
    { x: far, y, wide: wide * 0.7, high: high * 0.74, soft, colour: times(wall, 0.6) },
  )
}

function couch(things: Thing[], random: Rng, { soft, far, foot }: Spare): void {
  const high = within(random, 0.14, 0.28)
  const colour = pick(random, [
    [0.2, 0.13, 0.085],
    [0.12, 0.15, 0.17],
    [0.3, 0.27, 0.23],
  ] as const)
  const wide = within(random, 0.6, 1)
  things.push(
    { x: far, y: foot - high / 2, wide, high, soft, colour },
    {
      x: far,
      y: foot - high,
      wide: wide * 0.4,
      high: high * 0.7,
      soft,
      colour: times(colour, 1.5),
    },
  )
}

function plant(things: Thing[], random: Rng, { far, foot }: Spare): void {
  for (let k = 0; k < 12; k++)
    things.push({
      isRound: true,
      x: far + within(random, -0.14, 0.14),
      y: foot - within(random, 0.02, 0.4),
      wide: within(random, 0.06, 0.13),
      high: within(random, 0.09, 0.2),
      soft: 0.05,
      colour: times(LEAF, within(random, 0.5, 2.2)),
      strength: 0.7,
    })
}

function curtain(things: Thing[], random: Rng, { wall, far }: Spare): void {
  const x0 = far < 0.5 ? 0.86 : 0.02
  for (let k = 0; k < 5; k++)
    things.push({
      x: x0 + k * 0.035,
      y: 0.5,
      wide: 0.022,
      high: 1.4,
      soft: 0.018,
      colour: times(wall, within(random, 0.9, 2)),
      strength: 0.7,
    })
}

/** Flash in frames, bottles on a shelf, lamps that have become discs. */
function inTheWorkshop(random: Rng, { horizon }: RoomWish): Furnished {
  const wall = times(pick(random, DARK_WALLS), 1.7)
  const things: Thing[] = []
  const soft = within(random, 0.045, 0.06)
  const [left, top] = [within(random, -0.05, 0.12), within(random, 0.02, 0.12)]
  for (let row = 0; row < 2; row++)
    for (let k = 0; k < 4; k++) {
      if (random() < 0.2) continue
      const [x, y] = [left + 0.14 + k * 0.27, top + 0.12 + row * 0.3]
      const paper: Colour = times([0.34, 0.315, 0.27], within(random, 0.55, 1))
      things.push(
        { x, y, wide: 0.19, high: 0.245, soft, colour: times(wall, 0.3) },
        { x, y, wide: 0.155, high: 0.21, soft, colour: paper },
      )
      for (let spot = 0; spot < 3; spot++)
        things.push({
          isRound: true,
          x: x + within(random, -0.045, 0.045),
          y: y + within(random, -0.06, 0.06),
          wide: within(random, 0.03, 0.07),
          high: within(random, 0.03, 0.08),
          soft: 0.03,
          colour: pick(random, [
            [0.04, 0.04, 0.045],
            [0.2, 0.03, 0.025],
            [0.03, 0.08, 0.06],
          ] as const),
          strength: 0.7,
        })
    }
  const shelf = Math.min(0.82, horizon - 0.08)
  things.push({ x: 0.5, y: shelf, wide: 1.2, high: 0.03, soft: 0.03, colour: [0.13, 0.09, 0.06] })
  for (let x = within(random, 0, 0.06); x < 1; x += within(random, 0.06, 0.11))
    if (random() < 0.75) {
      const high = within(random, 0.07, 0.13)
      things.push({
        x,
        y: shelf - high / 2,
        wide: within(random, 0.04, 0.06),
        high,
        soft: 0.026,
        colour: times(
          pick(random, [
            [0.3, 0.04, 0.03],
            [0.05, 0.1, 0.2],
            [0.05, 0.14, 0.08],
            [0.34, 0.24, 0.05],
            [0.03, 0.03, 0.033],
            [0.32, 0.31, 0.3],
          ] as const),
          within(random, 0.4, 0.9),
        ),
      })
    }
  lights(things, random, 6)
  return { wall, fall: (u, v) => 1.12 - 0.35 * u - 0.45 * v, things }
}

/** A dark room with a few lamps far off. */
function atNight(random: Rng): Furnished {
  const wall = times(pick(random, DARK_WALLS), 0.8)
  const things: Thing[] = []
  const glow = within(random, 0.55, 0.9)
  if (random() < 0.65) lights(things, random, 7)
  return {
    wall,
    fall: (u, v) => 0.3 + 1.5 * Math.exp(-3.2 * ((u - glow) ** 2 + (v - 0.42) ** 2)),
    things,
  }
}

/** Lamps out of focus are even discs with a firm edge. */
function lights(things: Thing[], random: Rng, count: number): void {
  const warm: Colour = [0.34, 0.2, 0.085]
  const cold: Colour = [0.14, 0.2, 0.26]
  for (let k = 0; k < count; k++) {
    const wide = within(random, 0.04, 0.1)
    things.push({
      isRound: true,
      glows: true,
      x: random(),
      y: within(random, 0.02, 0.6),
      wide,
      high: wide,
      soft: 0.016,
      colour: times(random() < 0.7 ? warm : cold, within(random, 0.15, 0.75)),
    })
  }
}
