import type { Pose } from '#engine/forms/sculpt/quadruped.ts'

/** Asleep: the back bent round in a ring on the ground, chin on the paws, tail laid round them. */
export const CURL: Pose = {
  spine: [
    [0, -55],
    [2, -5],
    [-4, 45],
  ],
  neck: [
    [120, 70],
    [160, 48],
  ],
  fore: [
    [-60, [-150, 6], [-178, 26], [180, 10], 180],
    [-60, [-120, 4], [-172, 10], [-178, 4], 180],
  ],
  hind: [
    [[-4, 36], -162, -10, 0],
    [[-8, 4], -160, -10, 0],
  ],
  tail: [
    [-168, 56],
    [-50, 80],
    [-8, 70],
    [-2, 38],
    [0, 16],
    [4, 2],
    [6, -14],
  ],
  face: [-0.78, 0.02, 0.62],
  crown: [-0.2, 0.92, -0.3],
  flat: true,
  laid: { grow: 1.2, raise: 0.02, ahead: 0 },
}

/** Like a sphinx: elbows and haunches on the ground, fore legs out, head up. */
export const LIE: Pose = {
  spine: [8, 10, 12],
  neck: [54, 42],
  fore: [
    [-62, [-130, 8], [-4, 4], 0, 0],
    [-56, [-122, 8], [2, 6], 0, 0],
  ],
  hind: [
    [[8, 26], -152, -8, 0],
    [[12, 26], -150, -8, 0],
  ],
  tail: [-168, [-172, 30], [-176, 64], [-20, 66], [0, 34], [4, 6]],
  face: [0.72, -0.06, 0.68],
}
