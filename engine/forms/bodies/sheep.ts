import { isLeg } from '#engine/forms/bodies/canine.ts'
import { grazerBody } from '#engine/forms/bodies/grazer.ts'
import { RAM_BUILD, RAM_POSES } from '#engine/forms/bodies/ram.ts'
import { GOAT_HORN_TIPS, sheep as bust, type SheepKind } from '#engine/forms/heads/sheep.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { add, noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import type { Build, Frame4 } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

const BUILDS: Record<SheepKind, Build> = {
  sheep: { ...RAM_BUILD, trunk: [0.36, 0.38, 0.4, 0.37] },
  // a small body on long legs, under a big head
  lamb: {
    ...RAM_BUILD,
    spine: [0.26, 0.27, 0.26],
    trunk: [0.25, 0.25, 0.27, 0.26],
    neck: [0.2, 0.18],
    throat: [0.24, 0.19, 0.15],
    fore: [0.28, 0.3, 0.4, 0.24, 0.11],
    foreR: [0.17, 0.1, 0.072, 0.054, 0.06],
    hind: [0.34, 0.36, 0.34, 0.12],
    hindR: [0.22, 0.12, 0.074, 0.054, 0.06],
    wide: [0.13, 0.14],
    tail: { long: 0.3, r: [0.07, 0.08, 0.07, 0.03] },
    head: { scale: 0.44, ahead: 0.2, up: 0.05, k: 0.08 },
  },
  goat: { ...RAM_BUILD, trunk: [0.29, 0.3, 0.34, 0.33], neck: [0.32, 0.3] },
}

/** Wool from neck to rump: curls in rings about the trunk. */
function wool({ clay, trunk, neck }: Frame4, flat: number): void {
  for (const tube of [trunk, neck])
    // every second ring: curls are as wide as two
    for (let i = 0; i < tube.points.length; i += 2) {
      const r = tube.radii[i]!
      const round = Math.max(6, Math.round((r * 2 * Math.PI) / 0.2))
      for (let n = 0; n < round; n++) {
        const turn = ((n + ((i / 2) % 2) * 0.5) / round) * 2 * Math.PI
        const out: V3 = add(
          add([0, 0, 0], tube.back[i]!, Math.cos(turn) * r),
          tube.side[i]!,
          Math.sin(turn) * r * flat,
        )
        const size = 0.1 + 0.02 * ((n * 7 + i * 3) % 3)
        clay.ball(add(tube.points[i]!, out), [size, size, size], { k: 0.03 })
      }
    }
}

const fleeced = (spot: Spot): Skin =>
  isLeg(spot) && spot.u > 0.3
    ? { tone: 0.16, hue: 0, hair: 0.03, lift: 0.06 }
    : { tone: 0.08 + noise(spot.arc * 9, spot.v * 5) * 0.05, hue: 1, hair: 0.05, lift: 0.2 }

/** Brown with a dark line along the back and down the legs, pale below. */
function goatCoat(spot: Spot): Skin {
  const { u, v, arc } = spot
  const leg = isLeg(spot)
  const belly = Math.abs(v) / Math.PI
  const lock = noise(arc * 5, v * 8) * 0.1
  const dark = leg ? smoothstep(0.35, 0.7, u) : smoothstep(0.2, 0.08, belly + lock)
  const pale = leg ? 0 : smoothstep(0.7, 0.84, belly + lock)
  const tone = mix(mix(0.3, 0.66, dark), 0.05, pale)
  return { tone, hue: tone > 0.5 ? 2 : tone < 0.2 ? 1 : 0, hair: leg ? 0.04 : 0.13, lift: 0.2 }
}

export const sheepBody = (kind: SheepKind, camera: Camera): Body =>
  grazerBody({
    build: BUILDS[kind],
    pose: RAM_POSES.stand,
    camera,
    bust: bust(kind, camera),
    skin: kind === 'goat' ? goatCoat : fleeced,
    ...(kind === 'goat' ? { tips: GOAT_HORN_TIPS } : { dress: (f) => wool(f, BUILDS[kind].flat) }),
  })
