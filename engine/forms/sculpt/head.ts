import type { Material as Tag } from '#shared/materials.ts'
import { MATERIALS, type Clay } from '#engine/forms/sculpt/clay.ts'
import { comb, type Guide } from '#engine/forms/sculpt/hair.ts'
import { clamp, type V3 } from '#engine/forms/sculpt/maths.ts'
import { paintOn, type Paint } from '#engine/forms/sculpt/paint.ts'
import { sightOf, type Sight } from '#engine/forms/sculpt/sight.ts'
import { look, type Camera } from '#engine/forms/sculpt/view.ts'

/** Which of the tags a place of a head has: by tone of the coat, material, how crisply it is painted, and where it lies. */
export type HueOf = (tone: number, material: number, crisp: number, at: V3) => number

/** Everything an artist says about one head. */
export interface Head {
  name: string
  clay: Clay
  camera: Camera
  /** Tone of the bare coat, 0 white to 1 black. */
  base: number
  paints: readonly Paint[]
  guides: readonly Guide[]
  /** The middle of an eye that is no painted one: a socket. */
  socket?: V3
  /** Sleekness of a short coat. */
  sheen?: number
  whiskers?: readonly (readonly V3[])[]
  /** Scales of bare hide, drawn when the head sits on a body: tone added to the paint, and lines. */
  scales?: (at: ArrayLike<number>, pixelsPerUnit: number) => { tone: number; line: number }
  /** 1 where the drawing is whole, falling to 0 where it dissolves into skin. */
  fade?: (p: V3) => number
  /** What the coat is made of, for styles that colour it; the first is the main one. */
  tags?: readonly Tag[]
  hue?: HueOf
}

const PLAIN: readonly Tag[] = ['fur', 'furWhite', 'furBlack', 'gold']
/** Light, middle and dark of a coat, and a golden eye. */
const plainHue: HueOf = (tone, _, crisp) =>
  crisp > 0.5 && tone < 0.6 ? 3 : tone < 0.2 ? 1 : tone > 0.72 ? 2 : 0

/** A bust dissolves in its hair; a tongue or a jaw that hangs as low is still whole. */
const MOUTH: ReadonlySet<number> = new Set(
  (['tooth', 'mouth', 'tongue'] as const).map((name) => MATERIALS.indexOf(name)),
)

/** The head as seen: what every ink starts from. */
export function seeHead(head: Head, size: number): Sight {
  const s = look(head.clay, head.camera, size)
  const coat = paintOn(s, head.base, head.paints)
  const flow = comb(s, head.guides)
  const n = size * size
  const fade = new Float32Array(n)
  const hue = new Uint8Array(n)
  const hueOf = head.hue ?? plainHue
  for (let i = 0; i < n; i++) {
    if (!s.hit[i]) continue
    const at: V3 = [s.place[i * 3]!, s.place[i * 3 + 1]!, s.place[i * 3 + 2]!]
    fade[i] = head.fade && !MOUTH.has(s.material[i]!) ? clamp(head.fade(at)) : 1
    hue[i] = hueOf(coat.tone[i]!, s.material[i]!, coat.crisp[i]!, at)
  }
  const strands = (head.whiskers ?? []).flatMap((line) =>
    [1, -1].map((side) => ({
      points: line.map(([x, y, z]): V3 => [x * side, y, z]),
      width: 1.15,
      tone: 0.9,
    })),
  )
  return sightOf({ s, coat, flow, fade, hue, strands, tags: head.tags ?? PLAIN, look: head })
}
