import { add, cross, dot, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { nailAt, type HandDetail, type Tip } from '#engine/present/body/hand-relief.ts'
import { between, from, squareTo, UP, type Joints } from '#engine/present/body/place.ts'

/** From the big toe to the little one: half the breadth and length of its nail, in decimetres. */
const NAILS = [
  { toe: 1, last: 2, halfWidth: 0.082, halfLength: 0.07 },
  { toe: 2, last: 3, halfWidth: 0.042, halfLength: 0.036 },
  { toe: 3, last: 3, halfWidth: 0.038, halfLength: 0.033 },
  { toe: 4, last: 3, halfWidth: 0.034, halfLength: 0.03 },
  { toe: 5, last: 3, halfWidth: 0.03, halfLength: 0.026 },
] as const

/** Tendons fan over the instep, and every toe ends in a nail. */
export function footDetailOf(joints: Joints): (rest: V3, normal: V3, into: HandDetail) => void {
  const ankle = joints('foot.L')
  const rays = NAILS.map(({ toe }) => {
    const to = joints(`toe${toe}-1.L`)
    const start = between(ankle, to, 0.3)
    return { start, run: add(to, start, -1) }
  })
  const tips = NAILS.map((nail) => nailOf(joints, nail))
  return (rest, normal, into) => {
    into.height = 0
    into.nail = 0
    into.tip = 0
    nailAt(tips, rest, normal, into)
    const above = smoothstep(0.1, 0.6, normal[1])
    if (above === 0) return
    let height = 0
    for (const { start, run } of rays) {
      const d = add(rest, start, -1)
      const t = dot(d, run) / dot(run, run)
      const flat = add(d, run, -t)
      // However deep below the skin the bone lies.
      const off = flat[0] ** 2 + flat[2] ** 2
      height += 1.1 * smoothstep(-0.1, 0.3, t) * smoothstep(1.1, 0.8, t) * Math.exp(-off / 0.0045)
    }
    into.height += height * above
  }
}

function nailOf(joints: Joints, { toe, last, halfWidth, halfLength }: (typeof NAILS)[number]): Tip {
  const [root, end] = [joints(`toe${toe}-${last}.L`), joints(`toe${toe}-${last}.L`, 'tail')]
  const along = from(root, end)
  const out = squareTo(UP, along)
  return {
    at: between(root, end, 0.78),
    along,
    out,
    across: cross(along, out),
    halfWidth,
    halfLength,
  }
}
