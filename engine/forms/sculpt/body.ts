import type { Material as Tag } from '#shared/materials.ts'
import { castOnto, layBlades, type Blade, type Laid } from '#engine/forms/sculpt/blades.ts'
import { MATERIALS, type Clay, type Material } from '#engine/forms/sculpt/clay.ts'
import { Figure, fromSeat, toSeat, type Seat } from '#engine/forms/sculpt/figure.ts'
import { framed } from '#engine/forms/sculpt/framing.ts'
import { comb, streaks, type Flow } from '#engine/forms/sculpt/hair.ts'
import type { Head, HueOf } from '#engine/forms/sculpt/head.ts'
import { sightOf, type Sight, type Strand } from '#engine/forms/sculpt/sight.ts'
import { clamp, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { paintOn, type Coat } from '#engine/forms/sculpt/paint.ts'
import type { Tube } from '#engine/forms/sculpt/skeleton.ts'
import { eachSpot, type Spot } from '#engine/forms/sculpt/skin.ts'
import { look, put, type Camera, type Surface } from '#engine/forms/sculpt/view.ts'
import { layWebs, type Web } from '#engine/forms/sculpt/webs.ts'

/** What the coat is at a spot. Hair lies along the tube unless told otherwise. */
export type Skin = {
  tone: number
  hue: number
  /** Hair length in body units, 0 for none. */ hair?: number
  lift?: number
  to?: V3
  /** A drawn line (rim of a scale, seam), 0..1. */ line?: number
  gloss?: number
}

/** Everything an artist says about one posed animal. */
export type Body = {
  name: string
  camera: Camera
  clay: Clay
  tubes: readonly Tube[]
  skin: (spot: Spot, pixelsPerUnit: number) => Skin
  /** What the coat is made of, by number; the first is the main one. */ tags: readonly Tag[]
  sheen?: number
  /** What is not coat: claws, beak, eye, mouth. */
  own?: Partial<Record<Material, Skin>>
  head?: {
    bust: Head
    seat: Seat
    reach?: number
    hue: HueOf
  }
  blades?: readonly Blade[]
  webs?: readonly Web[]
  strands?: readonly Strand[]
  /** Places that must be in the picture beside all this: the tip of a beak. */ shown?: readonly V3[]
}

/** The body as seen. */
export function seeBody(body: Body, size: number): Sight {
  const seated = body.head
  const figure = new Figure(body.clay, seated?.bust.clay.headOnly() ?? null, seated?.seat ?? null)
  const camera = framed(body)
  const s = look(figure, camera, size)
  const n = size * size
  const coat: Coat = {
    tone: new Float32Array(n),
    gloss: new Float32Array(n),
    hair: new Float32Array(n).fill(1),
    crisp: new Float32Array(n),
    line: new Float32Array(n),
    drawn: new Uint8Array(n),
  }
  const hue = new Uint8Array(n)
  const part = new Int32Array(n)
  const way = new Float32Array(n * 3)
  const isHead = headness(s, figure, body)
  dress(s, body, coat, hue, way, isHead)
  const flow = newFlow(size)
  if (seated) dressHead(s, seated, coat, hue, isHead, flow)
  const laid: Laid = {
    tone: new Float32Array(n),
    hue: new Uint8Array(n),
    hue2: new Uint8Array(n),
    blend: new Float32Array(n),
    part: new Int32Array(n),
    hair: new Float32Array(n),
    dx: new Float32Array(n),
    dy: new Float32Array(n),
    line: new Float32Array(n),
  }
  layBlades(s, body.blades ?? [], laid)
  layWebs(s, body.webs ?? [], laid)
  for (let i = 0; i < n; i++) {
    if (!laid.part[i]) continue
    part[i] = laid.part[i]!
    isHead[i] = 0
    hue[i] = laid.hue[i]!
    coat.tone[i] = mix(laid.tone[i]!, 0.9, laid.line[i]! * 0.6)
    coat.line![i] = laid.line[i]!
    coat.drawn![i] = laid.hair[i]! > 0 ? 0 : 1
    // a trace of gloss, since what is crisp and dull takes no shade
    coat.gloss[i] = 0.02
    coat.crisp[i] = laid.hair[i]! > 0 ? laid.line[i]! * 0.7 : 0.8
    coat.hair[i] = laid.hair[i]! > 0 ? 1 : 0
    way[i * 3] = laid.dx[i]!
    way[i * 3 + 1] = laid.dy[i]!
    way[i * 3 + 2] = laid.hair[i]!
  }
  if (body.blades?.length) castOnto(s, part)
  spread(s, flow, way, isHead)
  streaks(flow)
  const strands = [
    ...(body.strands ?? []),
    ...(seated ? headStrands(seated.bust, seated.seat) : []),
  ]
  const seen = sightOf({
    s,
    coat,
    flow,
    fade: new Float32Array(s.hit),
    hue,
    hue2: laid.hue2,
    blend: laid.blend,
    part,
    strands,
    tags: body.tags,
    look: body,
  })
  if (!seated) return seen
  const [x, y] = s.project(seated.seat.o)
  return { ...seen, face: { x, y, r: seated.seat.scale * s.pixelsPerUnit } }
}

const headStrands = (bust: Head, place: Seat): Strand[] =>
  (bust.whiskers ?? []).flatMap((line) =>
    [1, -1].map((side) => ({
      points: line.map(([x, y, z]) => fromSeat(place, [x * side, y, z])),
      width: 0.6,
      tone: 0.9,
    })),
  )

/** 1 on the head, 0 on the body, between in the blend. */
function headness(s: Surface, figure: Figure, { head }: Body): Float32Array {
  const out = new Float32Array(s.hit.length)
  if (!head) return out
  const { o, scale, k, reach } = head.seat
  for (let i = 0; i < out.length; i++) {
    if (!s.hit[i]) continue
    const [x, y, z] = [s.place[i * 3]!, s.place[i * 3 + 1]!, s.place[i * 3 + 2]!]
    if (Math.hypot(x - o[0], y - o[1], z - o[2]) > scale * (reach + 0.25)) continue
    figure.distance(x, y, z)
    out[i] = smoothstep(k * 0.7, -k * 0.7, figure.lean)
  }
  return out
}

function dress(
  s: Surface,
  body: Body,
  coat: Coat,
  hue: Uint8Array,
  way: Float32Array,
  isHead: Float32Array,
): void {
  const m = s.rotation
  eachSpot(
    s,
    body.tubes,
    (i) => isHead[i]! < 1,
    (i, spot) => {
      const skin = body.own?.[MATERIALS[s.material[i]!]!] ?? body.skin(spot, s.pixelsPerUnit)
      const line = skin.line ?? 0
      coat.tone[i] = mix(skin.tone, 1, line)
      coat.gloss[i] = Math.max((skin.gloss ?? 0) * (1 - line), skin.line === undefined ? 0 : 0.02)
      coat.crisp[i] = skin.line === undefined ? 0 : Math.max(line, 0.6)
      coat.line![i] = line
      coat.drawn![i] = skin.line === undefined ? 0 : 1
      coat.hair[i] = skin.hair ? 1 - line : 0
      hue[i] = skin.hue
      const to = skin.to ?? spot.along
      const v: V3 = [
        m[0]! * to[0] + m[1]! * to[1] + m[2]! * to[2],
        m[3]! * to[0] + m[4]! * to[1] + m[5]! * to[2],
        m[6]! * to[0] + m[7]! * to[1] + m[8]! * to[2],
      ]
      const [nx, ny, nz] = [s.normal[i * 3]!, s.normal[i * 3 + 1]!, s.normal[i * 3 + 2]!]
      const off = v[0] * nx + v[1] * ny + v[2] * nz - (skin.lift ?? 0.15)
      way[i * 3] = v[0] - nx * off
      way[i * 3 + 1] = -(v[1] - ny * off)
      way[i * 3 + 2] = skin.hair ?? 0
    },
  )
}

const HIDE = MATERIALS.indexOf('bone')

/** The bust's own paints and combing, in its own space, mixed in where the head is. */
function dressHead(
  s: Surface,
  { bust, seat, hue: hueOf }: NonNullable<Body['head']>,
  coat: Coat,
  hue: Uint8Array,
  isHead: Float32Array,
  flow: Flow,
): void {
  const own: Surface = {
    ...s,
    hit: new Uint8Array(s.hit.length),
    place: new Float32Array(s.place),
  }
  for (let i = 0; i < isHead.length; i++) {
    if (isHead[i]! <= 0) continue
    own.hit[i] = 1
    put(own.place, i, toSeat(seat, s.place[i * 3]!, s.place[i * 3 + 1]!, s.place[i * 3 + 2]!))
  }
  const [r, q] = [s.rotation, seat.m]
  own.rotation = [0, 1, 2].flatMap((a) =>
    [0, 1, 2].map((b) => r[a * 3]! * q[b]! + r[a * 3 + 1]! * q[3 + b]! + r[a * 3 + 2]! * q[6 + b]!),
  )
  own.pixelsPerUnit = s.pixelsPerUnit * seat.scale
  const painted = paintOn(own, bust.base, bust.paints)
  for (let i = 0; i < isHead.length; i++) {
    const w = isHead[i]!
    if (w <= 0) continue
    coat.tone[i] = mix(coat.tone[i]!, painted.tone[i]!, w)
    coat.gloss[i] = mix(coat.gloss[i]!, painted.gloss[i]!, w)
    coat.hair[i] = mix(coat.hair[i]!, painted.hair[i]!, w)
    coat.crisp[i] = mix(coat.crisp[i]!, painted.crisp[i]!, w)
    if (w > 0.5)
      hue[i] = hueOf(painted.tone[i]!, s.material[i]!, painted.crisp[i]!, [
        own.place[i * 3]!,
        own.place[i * 3 + 1]!,
        own.place[i * 3 + 2]!,
      ])
    if (bust.scales && w > 0.5 && s.material[i] === HIDE && painted.crisp[i]! < 0.3)
      scaled(coat, i, bust.scales(own.place.subarray(i * 3, i * 3 + 3), own.pixelsPerUnit))
  }
  const combed = comb(own, bust.guides, true)
  flow.x.set(combed.x)
  flow.y.set(combed.y)
  flow.length.set(combed.length)
}

/** A drawn scale over the paint. */
function scaled(coat: Coat, i: number, { tone, line }: { tone: number; line: number }): void {
  coat.tone[i] = mix(clamp(coat.tone[i]! + tone), 1, line)
  coat.gloss[i] = 0.02 + 0.15 * (1 - line)
  coat.crisp[i] = Math.max(line, 0.6)
  coat.hair[i] = 0
  coat.line![i] = line
  coat.drawn![i] = 1
}

function newFlow(size: number): Flow {
  const cell = 4
  const wide = Math.ceil(size / cell)
  const field = (): Float32Array => new Float32Array(wide * wide)
  return { cell, wide, tall: wide, x: field(), y: field(), length: field(), streak: field() }
}

/** Ways at pixels become the flow grid; the head's own combing stays where the head is. */
function spread(s: Surface, flow: Flow, way: Float32Array, isHead: Float32Array): void {
  for (let j = 0; j < flow.x.length; j++) {
    const x = Math.min((j % flow.wide) * flow.cell, s.size - 1)
    const y = Math.min(Math.floor(j / flow.wide) * flow.cell, s.size - 1)
    const i = y * s.size + x
    if (!s.hit[i]) continue
    const w = isHead[i]!
    const seen = Math.hypot(way[i * 3]!, way[i * 3 + 1]!) + 1e-6
    const [bx, by] = [way[i * 3]! / seen, way[i * 3 + 1]! / seen]
    const length = way[i * 3 + 2]! * clamp(seen, 0.3, 1) * s.pixelsPerUnit
    const [mx, my] = [mix(bx, flow.x[j]!, w), mix(by, flow.y[j]!, w)]
    const size = Math.hypot(mx, my) + 1e-6
    flow.x[j] = mx / size
    flow.y[j] = my / size
    flow.length[j] = mix(length, flow.length[j]!, w)
  }
}
