import type { Material as Tag } from '#shared/materials.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { contours, type Contour } from '#engine/forms/sculpt/contour.ts'
import type { Flow } from '#engine/forms/sculpt/hair.ts'
import { clamp, curve, unit, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'
import type { Coat } from '#engine/forms/sculpt/paint.ts'
import { LIGHT, type Camera, type Surface } from '#engine/forms/sculpt/view.ts'

/** A line in space: a whisker, a barbel, a single hair. */
export interface Strand {
  points: readonly V3[]
  width: number
  tone: number
  hue?: number
}

/** The same as seen. */
export interface SeenStrand {
  points: V2[]
  width: number
  tone: number
  hue?: number
  /** Stands for a form: whoever draws with lines has it, whoever shades has the form itself. */
  isFeature?: true
}

/** A form as it is seen: what is known of it at every pixel. Every ink starts from it. */
export interface Sight {
  w: number
  h: number
  /** Pixels a hair is wide: inks are made for pictures of 900 pixels and scale with this. */
  needle: number
  hit: Uint8Array
  material: Uint8Array
  depth: Float32Array
  normal: Float32Array
  /** Of the coat: own darkness, whether hair grows, painted detail, drawn lines and where such drawing is. */
  tone: Float32Array
  hair: Float32Array
  crisp: Float32Array
  line: Float32Array
  drawn: Uint8Array
  /** How dark each place should end up, and how dark light alone makes it. */
  dark: Float32Array
  shade: Float32Array
  /** 1 where the drawing is whole, falling to 0 where it dissolves into skin. */
  fade: Float32Array
  /** Which tag each place has, a second one and how much of it; whose part it is: an edge between two parts is a line. */
  tags: readonly Tag[]
  hue: Uint8Array
  hue2: Uint8Array
  blend: Float32Array
  part: Int32Array
  flow: Flow
  contours: readonly Contour[]
  strands: readonly SeenStrand[]
  /** Lends inks what they blur in; a form that is being solved has none. */
  workspace?: Workspace
  /** Middle and half width of the head of a whole body; none for a head alone. */
  face?: { x: number; y: number; r: number }
}

const GROWS = MATERIALS.map((m) => m === 'fur' || m === 'feather')
/** Whether hair or feathers grow there. */
export const grows = (s: Pick<Sight, 'hit' | 'material'>, i: number): boolean =>
  s.hit[i] === 1 && GROWS[s.material[i]!]!

interface Dressed {
  s: Surface
  coat: Coat
  flow: Flow
  fade: Float32Array
  hue: Uint8Array
  hue2?: Uint8Array
  blend?: Float32Array
  part?: Int32Array
  strands: readonly Strand[]
  tags: readonly Tag[]
  look: { camera: Camera; sheen?: number }
}

/** What was solved in space, made ready for the inks. */
export function sightOf({
  s,
  coat,
  flow,
  fade,
  hue,
  strands,
  tags,
  look,
  ...laid
}: Dressed): Sight {
  const n = s.size * s.size
  const part = laid.part ?? new Int32Array(n)
  return {
    w: s.size,
    h: s.size,
    needle: s.size / 900,
    hit: s.hit,
    material: s.material,
    depth: s.depth,
    normal: s.normal,
    tone: coat.tone,
    hair: coat.hair,
    crisp: coat.crisp,
    line: coat.line ?? new Float32Array(n),
    drawn: coat.drawn ?? new Uint8Array(n),
    ...darkness(s, coat, look),
    fade,
    tags,
    hue,
    hue2: laid.hue2 ?? hue,
    blend: laid.blend ?? new Float32Array(n),
    part,
    flow,
    contours: contours(s, 0.07, 20, part),
    strands: strands.flatMap((strand) => seen(s, strand)),
  }
}

/** A strand whose root is hidden is not there. */
function seen(s: Surface, { points, ...rest }: Strand): SeenStrand[] {
  const root = s.project(points[0]!)
  const i = Math.round(root[1]) * s.size + Math.round(root[0])
  if (s.depth[i]! > root[2] + 0.25) return []
  const line = curve(points, 6).map((at): V2 => {
    const p = s.project(at)
    return [p[0], p[1]]
  })
  return [{ ...rest, points: line }]
}

/** How dark each place should end up, and how dark light alone makes it: coat, key light, occlusion, shine left bare. */
function darkness(
  s: Surface,
  coat: Coat,
  { sheen = 0, camera }: { sheen?: number; camera: Camera },
): { dark: Float32Array; shade: Float32Array } {
  const [keyX, keyY, keyZ] = unit(camera.light ?? LIGHT)
  const [halfX, halfY, halfZ] = unit([keyX, keyY, keyZ + 1])
  const dark = new Float32Array(s.hit.length)
  const shade = new Float32Array(s.hit.length)
  for (let i = 0; i < dark.length; i++) {
    if (!s.hit[i]) continue
    const x = s.normal[i * 3]!
    const y = s.normal[i * 3 + 1]!
    const z = s.normal[i * 3 + 2]!
    const lit = s.lit[i]!
    const own = coat.gloss[i]!
    const facing = clamp(0.3 + 0.7 * (x * keyX + y * keyY + z * keyZ))
    const direct = facing * mix(0.45, 1, lit)
    const light = mix(0.18, 1.12, direct) * mix(0.25, 1, smoothstep(0.05, 0.95, s.open[i]!))
    const glint = clamp(x * halfX + y * halfY + z * halfZ)
    // Most of a coat is dull: powers of what does not shine would be a third of all this.
    const gloss = own > 0 ? own * glint ** 28 : 0
    const shine = sheen > 0 && glint > 0 ? gloss + sheen * glint ** 7 * lit : gloss
    // What is crisp and dull is paint: an eye's white, a stripe's edge. It takes little shade.
    const even = own > 0.01 ? 0 : coat.crisp[i]! * 0.6
    dark[i] = clamp(1 - (1 - coat.tone[i]! * 0.96) * mix(light, 1, even) - shine)
    shade[i] = clamp(1 - light)
  }
  return { dark, shade }
}
