import { coords, polygon, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { along } from '#engine/motifs/drawing/pen.ts'
import type { Part } from '#engine/motifs/motif.ts'
import { put, remember, type Build } from '#engine/compose/build.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { facingOf, layerOfActor, marksOn } from '#engine/compose/contact.ts'
import { headOf } from '#engine/compose/head.ts'
import { isSmoked } from '#engine/compose/kinds.ts'
import { inkBoxOf, layerOf, moveLayer } from '#engine/compose/placing.ts'
import { project } from '#engine/compose/scene.ts'

/** In parts of a head from crown to mouth: how long it is, half how thick, and how far it hangs. */
const CIGARETTE = { length: 0.78, half: 0.045, slope: 0.3 }
const CIGAR = { length: 0.8, half: 0.08, slope: 0.22 }
const TEETH = 0.29
/** From its far end: the filter, and the ember with its ash. */
const FILTER = 0.3
const ASH = 0.12
/** Smoke rises from the ember in two strands, in parts of the length. */
const SMOKE = [
  '0,0 0.1,-0.24 -0.08,-0.5 0.1,-0.78 -0.02,-1.1',
  '0.02,-0.3 0.22,-0.56 0.1,-0.8 0.26,-1',
]

/** A pipe is this long in the same parts. */
const PIPE = 1.15

/** By the bit between lips or teeth, its bowl ahead of the face. */
function smokePipe(
  build: Build,
  pipe: Actor,
  { mouth, side, unit }: { mouth: Point; side: number; unit: number },
): boolean {
  const { bit } = pipe.motif
  if (!bit) return false
  // Drawn with its bit to the right: who looks to the left has it so.
  const layer = put(
    build,
    'front',
    pipe,
    { at: mouth, width: PIPE * unit },
    { isMirrored: side > 0, halo: 0.6 },
  )
  const [x, y] = project(layer, bit)
  moveLayer(layer, mouth[0] - x, mouth[1] - y)
  build.mayTouchFace.add(layer)
  build.boxes.set(pipe.subject, inkBoxOf(layer))
  return true
}

/** A cigarette between the lips or teeth, lit, in the head's own size. False where there is no head, or nothing to smoke. */
export function smoke(build: Build, thing: Actor, smoker: Actor): boolean {
  const head = headOf(build, smoker)
  const layer = layerOfActor(build, smoker)
  if (!isSmoked(thing.motif) || thing.count > 1 || !head || !layer) return false
  const [x, y] = marksOn(smoker, layer).mouth ?? head.chin
  // The mouth of a skull is marked above its teeth.
  const mouth: Point = smoker.motif.isSkull ? [x, y + TEETH * head.unit] : [x, y]
  const side = facingOf(smoker, layer) || (build.random() < 0.5 ? -1 : 1)
  if (smokePipe(build, thing, { mouth, side, unit: head.unit })) return true
  const { length, half, slope } = thing.motif.name === 'cigar' ? CIGAR : CIGARETTE
  const parts = lit(mouth, { long: length * head.unit, half: half * head.unit, side, slope })
  const made = layerOf(parts, {
    role: 'support',
    subject: thing.subject,
    halo: 0.6,
    ...thing.colour,
  })
  build.front.push(made)
  build.mayTouchFace.add(made)
  remember(build, thing, inkBoxOf(made))
  return true
}

function lit(
  [x, y]: Point,
  { long, half, side, slope }: { long: number; half: number; side: number; slope: number },
): Part[] {
  const far = Math.hypot(1, slope)
  const [ux, uy] = [side / far, slope / far]
  const at = (t: number, across: number): Point => [
    x + ux * t * long - uy * across * half,
    y + uy * t * long + ux * across * half,
  ]
  const piece = (from: number, to: number, fill: Part['fill'], thin = 1): Part => ({
    d: polygon([at(from, -1), at(to, -thin), at(to, thin), at(from, 1)]),
    fill,
  })
  const [tx, ty] = at(1, 0)
  const strands = SMOKE.map((way): Part => {
    const points = coords(way).map(([u, v]): Point => [tx + side * u * long * 0.7, ty + v * long])
    return {
      d: tube(sample(points, 10), (u) => half * along([0.2, 0.6, 0.42, 0.5, 0.05], u)).strip(),
      fill: 'cloud',
      stroke: 0.7,
    }
  })
  return [
    ...strands,
    piece(0, FILTER, 'leather'),
    piece(FILTER, 1 - ASH, 'bone'),
    piece(1 - ASH, 1 - ASH / 2, 'flame', 0.95),
    piece(1 - ASH / 2, 1, 'rockDark', 0.6),
  ]
}
