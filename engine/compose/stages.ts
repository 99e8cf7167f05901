import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import { massOf, type Mass } from '#engine/compose/ground.ts'
import { layerAt, layerOf } from '#engine/compose/placing.ts'
import { drawMotif } from '#engine/motifs/motif.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import {
  boxHeight,
  boxOf,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'
import type { StageName } from '#engine/compose/stage-look.ts'
import {
  abstractMarks,
  bandEdges,
  beads,
  chandelier,
  constructionBoard,
  dissolvingDisc,
  rays,
  ring,
  spikes,
  tribalWreath,
} from '#engine/compose/stage-shapes.ts'

export interface StageContext {
  stage: StageName
  width: number
  height: number
  heroBox: Box
  layers: readonly Layer[]
  random: Rng
  /** What the brief already shows: a stage never doubles it. */
  shown: ReadonlySet<string>
  /** Wind and clouds are there already, drawn for the whole arm. */
  isOnArm?: boolean
}

export interface Stage {
  back: Layer[]
  front: Layer[]
}

const flat = (parts: Parameters<typeof layerOf>[0]): Layer => layerOf(parts, { hasVolume: false })

/** The background a style stands its subjects in. Drawn to the canvas's measure after the subjects are fitted. */
export function stageFor(context: StageContext): Stage {
  const { width, height, heroBox, random } = context
  const area = unionOf(context.layers.map(boxOf))
  const [hx, hy] = centreOf(heroBox)
  const short = Math.min(width, height)
  // Keep round stages on the canvas: their centre may not wander farther than their radius allows.
  const radius = short * 0.4
  const within = (value: number, size: number) =>
    Math.min(size - radius * 1.14, Math.max(radius * 1.14, value))
  const centre: Point = [within(hx, width), within(hy, height)]
  const none: Stage = { back: [], front: [] }
  // Nothing round fits on a band: it gets its two edges instead.
  if (height < 0.55 * width) return { back: [flat(bandEdges(width, height))], front: [] }
  switch (context.stage) {
    case 'none':
    case 'flash':
      return none
    case 'ring':
      return random() < 0.5
        ? { back: [flat([ring(centre, radius * 1.02, 0.8)])], front: [] }
        : {
            back: [flat([ring(centre, radius, 0.7), ...beads(centre, radius * 1.06, 72, 1.3)])],
            front: [],
          }
    case 'rays':
      return { back: [flat(rays(centre, radius * 0.78, radius * 1.18, 120))], front: [] }
    case 'burst':
      return { back: [flat(burst(centre, radius, random, massOf(context.layers)))], front: [] }
    case 'disc':
      return { back: [flat(dissolvingDisc(centre, radius * 0.94, random))], front: [] }
    case 'geometry':
      return { back: [flat(constructionBoard(centre, radius * 0.98, random))], front: [] }
    case 'tribal': {
      const [cx, cy] = centreOf(area)
      const rx = Math.min(width * 0.31, boxWidth(area) * 0.54)
      const ry = Math.min(height * 0.31, boxHeight(area) * 0.54)
      return { back: [flat(tribalWreath([cx, cy], rx, ry, random))], front: [] }
    }
    case 'abstract':
      return { back: [flat(abstractMarks(centre, radius, random))], front: [] }
    case 'ornament':
      return ornament(context, centre, area)
    case 'japanese':
      return japanese(context, area)
  }
}

/** Black on a black disc is a hole, and what is thin is lost among spikes: both stand within a ring. */
function burst(centre: Point, radius: number, random: Rng, { cover, dark }: Mass) {
  const lot = Math.floor(random() * 3)
  const isLost = lot === 1 ? dark > 0.3 || cover < 0.2 : cover < 0.34
  const kind = isLost ? 2 : lot
  if (kind === 0)
    return [...spikes(centre, radius * 0.76, radius * 1.18, 64), ring(centre, radius * 0.73, 1.3)]
  if (kind === 1)
    return [
      { d: circle(centre, radius * 0.86), fill: 'black' as const, stroke: 0 },
      ring(centre, radius * 0.93, 1.2),
      ...beads(centre, radius * 1, 60, 2.2),
    ]
  return [
    ...spikes(centre, radius * 0.94, radius * 1.16, 44),
    ring(centre, radius * 0.88, 1.2),
    ring(centre, radius * 0.91, 0.6),
    ...beads(centre, radius * 1.22, 44, 1.8),
  ]
}

function ornament({ random, width, height, shown }: StageContext, centre: Point, area: Box): Stage {
  const mandala = shown.has('mandala') ? undefined : findMotif('mandala')
  const size = Math.min(width, height) * 0.86
  const back: Layer[] = []
  if (mandala) {
    const variant = mandala.variants[Math.floor(random() * mandala.variants.length)]!
    back.push(
      layerAt(
        drawMotif(mandala, { variant, seed: Math.floor(random() * 1e6) }),
        centre,
        { width: size, height: size },
        { role: 'stage', halo: 0 },
      ),
    )
  }
  const foot = Math.min(height * 0.84, area[3] - 10)
  back.unshift(flat(chandelier([centre[0], foot], Math.min(width, height) * 0.44)))
  return { back, front: [] }
}

/** The sun, wind and water of a Japanese piece, less what the brief brings itself. */
function japanese(
  { random, width, height, heroBox, shown, layers, isOnArm = false }: StageContext,
  area: Box,
): Stage {
  const heroes = layers.filter(({ role, drawing }) => role === 'hero' && drawing.origin)
  const isCrowd = heroes.length > 1 || new Set(layers.map(({ subject }) => subject)).size > 1
  const back: Layer[] = []
  const front: Layer[] = []
  const side = random() < 0.5 ? 1 : -1
  const [cx, cy] = centreOf(heroBox)
  const short = Math.min(width, height)
  const disc = short * 0.31
  // The sun that was asked for is the sun.
  const hasOwn = ['sun', 'moon', 'eclipse'].some((name) => shown.has(name))
  const sun = () =>
    layerOf([
      {
        d: circle([cx + side * short * 0.1, Math.max(disc * 1.06, cy - short * 0.12)], disc),
        fill: 'red',
        stroke: 0.8,
        // A flat field of colour, not a ball: no light, and dark enough that no highlight is left open.
        shade: 0,
        tone: 0.42,
      },
    ])
  if (!hasOwn) back.push(sun())
  if (isOnArm) return { back, front }
  const add = (name: string, at: Point, size: number, isMirrored: boolean, pile: Layer[]) => {
    const motif = shown.has(name) ? undefined : findMotif(name)
    if (!motif) return
    const variant = motif.variants[0]!
    const drawing = drawMotif(motif, { variant, seed: Math.floor(random() * 1e6) })
    pile.push(
      layerAt(drawing, at, { width: size, height: size * 0.7 }, { role: 'stage', isMirrored }),
    )
  }
  const [ax, ay] = centreOf(area)
  const reach = Math.min(width * 0.33, boxWidth(area) * 0.5)
  add('wind-bars', [ax - side * reach, ay - boxHeight(area) * 0.12], short * 0.4, side > 0, back)
  add('clouds', [ax + side * reach, ay + boxHeight(area) * 0.06], short * 0.38, side > 0, back)
  add('clouds', [ax - side * reach * 0.9, ay + boxHeight(area) * 0.2], short * 0.3, side < 0, back)
  const foot = Math.min(height * 0.9, area[3] - short * 0.02)
  // Before several a wave would cover one that was asked for.
  if (!isCrowd && random() < 0.65) add('wave', [width / 2, foot], short * 0.78, side > 0, front)
  return { back, front }
}
