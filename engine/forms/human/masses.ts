import type { HairStyle, Path, Root } from '#engine/forms/human/hair.ts'
import { add, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Locks that run together as one mass of hair. */
const IN_A_MASS = 13
/** Hair that stands where it grows does not run together. */
const STANDS = 0.6

const apart = (a: V3, b: V3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** Roots whose locks the others gather about, each as far as possible from those before it. */
export function guidesOf(roots: readonly Root[], { stiffness = 0 }: HairStyle): Root[] {
  if (stiffness > STANDS || roots.length === 0) return []
  const far = roots.map(() => Infinity)
  const guides: Root[] = []
  for (let k = 0; guides.length < roots.length / IN_A_MASS;) {
    const next = roots[k]!
    guides.push(next)
    roots.forEach(({ at }, j) => {
      far[j] = Math.min(far[j]!, apart(at, next.at))
    })
    k = far.indexOf(Math.max(...far))
  }
  return guides
}

/** The nearest of them on the same side of the parting. */
export function guideOf(root: Root, guides: readonly Root[], { part }: HairStyle): Root {
  let [found, least] = [guides[0]!, Infinity]
  for (const guide of guides) {
    const isAcross = part !== undefined && guide.rest[0] > part !== root.rest[0] > part
    const far = apart(root.at, guide.at) + (isAcross ? 9 : 0)
    if (far >= least) continue
    least = far
    found = guide
  }
  return found
}

/** A lock drawn towards its guide, more the farther it has run, until it keeps only a share of its distance. */
export function drawnTo(path: Path, guide: Path, share: number): V3[] {
  const last = guide.points.length - 1
  return path.points.map((p, k) => {
    const off = add(path.points[Math.min(k, last)]!, guide.points[Math.min(k, last)]!, -1)
    const kept = mix(1, share, smoothstep(0, 14, k))
    return add(p, off, kept - 1)
  })
}

/** How far out in its mass a lock begins, -0.5 in the middle to 0.6 at the rim. */
export const rimOf = (path: Path, guide: Path): number =>
  Math.min(0.6, 3.2 * apart(path.points[0]!, guide.points[0]!) - 0.5)
