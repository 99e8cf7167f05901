import { isLeg } from '#engine/forms/bodies/canine.ts'
import { grazerBody } from '#engine/forms/bodies/grazer.ts'
import { sloth as bust } from '#engine/forms/heads/sloth.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { add, noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { quadruped, type Build, type Frame4, type Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** A bag of shaggy fur on arms longer than itself, each ending in hooks. */
const BUILD: Build = {
  spine: [0.34, 0.36, 0.34],
  trunk: [0.35, 0.38, 0.36, 0.31],
  flat: 0.92,
  neck: [0.16, 0.16],
  throat: [0.28, 0.26, 0.24],
  fore: [0.2, 0.46, 0.46, 0.14, 0.16],
  foreR: [0.18, 0.14, 0.11, 0.1, 0.07],
  hind: [0.34, 0.36, 0.14, 0.16],
  hindR: [0.22, 0.14, 0.11, 0.1, 0.07],
  wide: [0.14, 0.16],
  tail: { long: 0.08, r: [0.08, 0.04] },
  foot: 'paw',
  claws: 1.8,
  head: { scale: 0.42, ahead: 0.14, up: 0.02, k: 0.12 },
}

/** Slung under a branch, head turned to whoever passes. */
const HANG: Pose = {
  spine: [196, 182, 166],
  neck: [150, 132],
  fore: [
    [110, [100, 6], [78, -4], 60, 10],
    [110, [128, 6], [96, -4], 80, 20],
  ],
  hind: [
    [[88, 8], 70, 60, 4],
    [[108, 8], 82, 80, 14],
  ],
  tail: [-30],
  face: [-0.34, -0.02, 0.94],
  crown: [-0.66, 0.75, -0.1],
}

const BRANCH = { thick: 0.1, beyond: 0.62 }

/** From one end of the branch to the other, through the grip of all four. */
function branchOf({ legs }: Frame4): readonly [V3, V3] {
  const paws = legs.map((leg) => leg.points.at(-1)!)
  const xs = paws.map(([x]) => x)
  const high = Math.max(...paws.map(([, y]) => y)) - BRANCH.thick * 0.4
  return [
    [Math.min(...xs) - BRANCH.beyond, high + 0.1, 0],
    [Math.max(...xs) + BRANCH.beyond, high - 0.06, 0],
  ]
}

function hold(f: Frame4): void {
  const [a, b] = branchOf(f)
  const along = (t: number, up: number, near = 0): V3 => {
    const p = add(a, add(b, a, -1), t)
    return [p[0], p[1] + up, near]
  }
  const bark = { k: 0.03, of: 'horn' } as const
  f.clay.limb(a, b, BRANCH.thick * 1.15, BRANCH.thick * 0.8, bark)
  f.clay.limb(along(0.2, 0.02), along(0.1, 0.36), 0.06, 0.035, bark)
  f.clay.limb(along(0.86, 0.02), along(0.96, 0.28), 0.05, 0.028, bark)
  for (const t of [0.3, 0.56, 0.74]) f.clay.ball(along(t, 0.05, 0.05), [0.1, 0.07, 0.07], bark) // knots
}

/** Long and coarse, and it falls to the ground, whichever way the body lies. */
function coat(spot: Spot): Skin {
  const { tube, u, v, arc, along } = spot
  const leg = isLeg(spot)
  const lock = noise(arc * 5, v * 7) * 0.24
  const end = leg && u > 0.9
  const under = tube.name === 'trunk' ? Math.max(0, -spot.back[1]) * 0.1 : 0
  return {
    tone: 0.4 + lock + under,
    hue: 0,
    hair: end ? 0.02 : leg ? 0.17 : 0.26,
    lift: 0.36,
    to: [along[0] * 0.5, along[1] * 0.5 - 0.9, along[2] * 0.5],
  }
}

export function slothBody(camera: Camera): Body {
  const body = grazerBody({
    build: BUILD,
    pose: HANG,
    camera,
    bust: bust(camera),
    skin: coat,
    dress: hold,
  })
  return {
    ...body,
    own: { horn: { tone: 0.5, hue: 4, gloss: 0.12 } },
    shown: branchOf(quadruped(BUILD, HANG)),
  }
}
