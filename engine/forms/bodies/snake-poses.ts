import type { V3 } from '#engine/forms/sculpt/maths.ts'

/** A path head to tail: joints, the way the back looks at each, and how the head is held. */
export interface SnakePose {
  joints: V3[]
  backs: V3[]
  face: V3
  crown: V3
  /** How far the jaws gape, in degrees. */
  open: number
}

/** Coils on the ground: from `start` (radians) round and round, sinking a body's width each turn. */
function coils(
  pose: Pick<SnakePose, 'joints' | 'backs'>,
  o: { count: number; start: number; r: readonly [number, number]; y: readonly [number, number] },
): void {
  for (let k = 0; k < o.count; k++) {
    const a = o.start - (k / 8) * 2 * Math.PI
    const h = k / o.count
    const r = o.r[0] + (o.r[1] - o.r[0]) * h
    pose.joints.push([Math.cos(a) * r, o.y[0] + (o.y[1] - o.y[0]) * h, Math.sin(a) * r * 0.9])
    pose.backs.push([Math.cos(a) * 0.7, 1, Math.sin(a) * 0.7])
  }
}

/** Reared in an S out of two coils, jaws open. */
function strike(): SnakePose {
  const joints: V3[] = [
    [0.86, 1.5, 0.5],
    [0.56, 1.7, 0.42],
    [0.16, 1.68, 0.3],
    [-0.12, 1.34, 0.18],
    [0.04, 0.84, 0.06],
    [0.34, 0.62, -0.06],
    [0.6, 0.42, -0.3],
  ]
  const backs: V3[] = [
    [0, 1, -0.1],
    [-0.1, 1, -0.1],
    [-0.8, 0.7, -0.2],
    [-1, 0.1, -0.2],
    [-0.8, -0.3, -0.3],
    [-0.2, 0.8, -0.4],
    [0.3, 1, -0.2],
  ]
  coils({ joints, backs }, { count: 15, start: -0.75, r: [0.6, 1.06], y: [0.4, -0.1] })
  joints.push([1.2, -0.12, 0.62], [1.62, -0.1, 0.5], [1.86, 0.04, 0.36])
  backs.push([0.3, 1, 0.4], [0.2, 1, 0.2], [0, 1, 0])
  return { joints, backs, face: [0.86, -0.22, 0.46], crown: [0.2, 1, 0], open: 46 }
}

/** Reared straight up, hood spread to whoever stands before it. */
function reared(): SnakePose {
  const joints: V3[] = [
    [0.4, 1.74, 0.5],
    [0.18, 1.78, 0.32],
    [0.0, 1.54, 0.16],
    [-0.04, 1.18, 0.1],
    [-0.04, 0.82, 0.1],
    [0.08, 0.5, 0.06],
    [0.42, 0.38, -0.22],
  ]
  const backs: V3[] = [
    [-0.2, 1, -0.3],
    [-0.4, 0.9, -0.4],
    [-0.5, 0.3, -0.8],
    [-0.5, 0, -0.86],
    [-0.5, 0.1, -0.86],
    [-0.4, 0.7, -0.6],
    [0.3, 1, -0.2],
  ]
  coils({ joints, backs }, { count: 15, start: -0.75, r: [0.6, 1.06], y: [0.4, -0.1] })
  joints.push([1.2, -0.12, 0.62], [1.62, -0.1, 0.5], [1.86, 0.04, 0.36])
  backs.push([0.3, 1, 0.4], [0.2, 1, 0.2], [0, 1, 0])
  return { joints, backs, face: [0.74, -0.16, 0.62], crown: [0.2, 1, 0.2], open: 0 }
}

/** At rest on its own coils: two turns that lie beside each other, head and neck lifted in an S, tongue out. */
function coiled(): SnakePose {
  const joints: V3[] = [
    [0.62, 1.3, 0.56],
    [0.32, 1.42, 0.46],
    [-0.04, 1.34, 0.32],
    [-0.34, 1.06, 0.18],
    [-0.5, 0.74, 0.14],
  ]
  const backs: V3[] = [
    [0, 1, -0.1],
    [-0.1, 1, -0.1],
    [-0.8, 0.7, -0.2],
    [-1, 0.2, -0.2],
    [-0.9, 0.6, -0.1],
  ]
  // the neck runs on into the first turn, and the tail out of the last
  coils({ joints, backs }, { count: 17, start: 2.6, r: [0.54, 1.12], y: [0.46, -0.16] })
  joints.push([0.62, -0.2, 1.06], [1.1, -0.18, 0.98], [1.5, -0.1, 0.86], [1.86, 0.08, 0.66])
  backs.push([0.1, 1, 0.4], [0.2, 1, 0.3], [0.2, 1, 0.2], [0, 1, 0])
  return { joints, backs, face: [0.8, -0.2, 0.5], crown: [0.2, 1, 0], open: 0 }
}

/** One long S from above, as it goes down an arm. */
function curve(): SnakePose {
  const joints: V3[] = [
    [0.34, 1.86, 0.12],
    [0.04, 1.8, 0.08],
    [-0.36, 1.6, 0],
    [-0.56, 1.2, 0],
    [-0.4, 0.8, 0],
    [0.04, 0.5, 0.02],
    [0.42, 0.16, 0],
    [0.54, -0.28, 0],
    [0.3, -0.66, 0],
    [-0.14, -0.92, 0.02],
    [-0.42, -1.24, 0],
    [-0.42, -1.6, 0],
    [-0.14, -1.88, 0],
    [0.22, -1.92, 0],
    [0.46, -1.74, 0],
  ]
  const backs = joints.map(([x], i): V3 => [x * 0.3, i ? 0.05 : 0.5, 1])
  return { joints, backs, face: [0.86, 0.1, 0.42], crown: [-0.3, 0.8, 0.75], open: 40 }
}

/** Wound about something upright, the head leaving at the top: what it holds can be put inside. */
function wrap(): SnakePose {
  const joints: V3[] = [
    [0.62, 1.74, 0.56],
    [0.34, 1.86, 0.44],
    [0.0, 1.8, 0.4],
  ]
  const backs: V3[] = [
    [-0.1, 1, 0.2],
    [-0.3, 1, 0.3],
    [-0.3, 0.8, 0.7],
  ]
  const count = 30
  for (let k = 0; k < count; k++) {
    const a = 2.2 + (k / 9) * 2 * Math.PI
    joints.push([Math.cos(a) * 0.42, 1.66 - 3.3 * (k / count), Math.sin(a) * 0.36])
    backs.push([Math.cos(a), 0.2, Math.sin(a)])
  }
  return { joints, backs, face: [0.84, -0.3, 0.46], crown: [0.3, 1, 0], open: 38 }
}

/** Head and reared neck alone, the body running out to a point in one curl. */
function bust(): SnakePose {
  const joints: V3[] = [
    [0.6, 0.86, 0.3],
    [0.28, 1.02, 0.22],
    [-0.14, 0.98, 0.1],
    [-0.42, 0.66, 0],
    [-0.36, 0.24, 0],
    [-0.02, -0.04, 0],
    [0.2, -0.34, 0],
    [0.06, -0.66, 0],
    [-0.3, -0.7, 0.06],
    [-0.4, -0.46, 0.12],
  ]
  const backs: V3[] = [
    [0, 1, 0.1],
    [-0.2, 1, 0.1],
    [-0.7, 0.8, 0.2],
    [-1, 0.1, 0.3],
    [-0.8, -0.5, 0.4],
    [0.2, 0.8, 0.6],
    [1, 0.2, 0.5],
    [0.6, -0.8, 0.4],
    [-0.6, -0.8, 0.4],
    [-1, 0, 0.4],
  ]
  return { joints, backs, face: [0.86, -0.1, 0.46], crown: [0.1, 1, 0], open: 44 }
}

export const SNAKE_POSES = {
  reared,
  threatening: (): SnakePose => ({ ...reared(), open: 46 }),
  strike,
  coiled,
  curve,
  wrap,
  bust,
}
