import type { Point } from '#engine/motifs/drawing/geometry.ts'

/** What people tell two arrangements of one wish apart by. */
export interface Traits {
  /** Of each subject. */
  poses: readonly string[]
  isMirrored: boolean
  arrangement: string
  spots: readonly Point[]
}

interface Candidate {
  /** The smaller the better. */
  weight: number
  traits: Traits
}

/** Arrangements this much worse than the best are still good; for the sake of a change a little more. */
const NEARLY = 0.3
const FOR_A_CHANGE = 0.5
/** A difference in the hero's pose is seen first; in a supporter's, second. */
const POSE = { hero: 1, other: 0.35 }
const MIRRORED = 0.3
const ARRANGED = 0.3
/** Units apart that look like another place. */
const APART = 250

/** How unlike two arrangements are. */
export function unlikeness(one: Traits, other: Traits): number {
  const poses = one.poses.map((pose, i) =>
    pose === other.poses[i] ? 0 : i === 0 ? POSE.hero : POSE.other,
  )
  const spots = one.spots.map(([x, y], i) => {
    const [otherX, otherY] = other.spots[i] ?? [x, y]
    return Math.min(1, Math.hypot(x - otherX, y - otherY) / APART) / one.spots.length
  })
  return (
    [...poses, ...spots].reduce((sum, part) => sum + part, 0) +
    (one.isMirrored === other.isMirrored ? 0 : MIRRORED) +
    (one.arrangement === other.arrangement ? 0 : ARRANGED)
  )
}

/**
 * The arrangement of the n-th of several variations. The first takes the first good one; each after it takes, among the good ones,
 * the one that is least like all before it.
 */
export function pickSibling<C extends Candidate>(candidates: readonly C[], sibling: number): C {
  const best = Math.min(...candidates.map(({ weight }) => weight))
  const ranked = candidates.toSorted((a, b) => a.weight - b.weight)
  const within = (more: number) => candidates.filter(({ weight }) => weight <= best + more)
  const good = within(FOR_A_CHANGE)
  const picked = [within(NEARLY)[0]!]
  for (let place = 1; place <= sibling; place++) {
    const left = good.filter((candidate) => !picked.includes(candidate))
    const others =
      left.length > 0 ? left : ranked.filter((one) => !picked.includes(one)).slice(0, 1)
    const next = others.length > 0 ? leastLike(others, picked) : picked[place % picked.length]!
    picked.push(next)
  }
  return picked[sibling]!
}

function leastLike<C extends Candidate>(candidates: readonly C[], picked: readonly C[]): C {
  const distance = ({ traits }: C) =>
    Math.min(...picked.map((other) => unlikeness(traits, other.traits)))
  return candidates.toSorted((a, b) => distance(b) - distance(a))[0]!
}
