import { wolf as bust } from '#engine/forms/heads/wolf.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { mix, noise, smoothstep } from '#engine/forms/sculpt/maths.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { quadruped, type Build, type Pose } from '#engine/forms/sculpt/quadruped.ts'

const BUILD: Build = {
  spine: [0.42, 0.46, 0.44],
  trunk: [0.25, 0.23, 0.34, 0.34],
  flat: 0.72,
  neck: [0.3, 0.26],
  throat: [0.34, 0.29, 0.25],
  fore: [0.4, 0.42, 0.5, 0.2, 0.14],
  foreR: [0.18, 0.1, 0.062, 0.068, 0.065],
  hind: [0.44, 0.46, 0.36, 0.14],
  hindR: [0.22, 0.12, 0.056, 0.066, 0.065],
  wide: [0.13, 0.17],
  tail: { long: 0.95, r: [0.08, 0.13, 0.15, 0.12, 0.03] },
  foot: 'paw',
  sinew: 0.8,
  head: { scale: 0.34, ahead: 0.16, up: 0.02, k: 0.14 },
}

/** The stretched moment of the gallop: fore legs thrown ahead, hind legs just off, back hollow, head level. */
const RUN: Pose = {
  spine: [12, 2, -8],
  neck: [22, 12],
  fore: [
    [-40, [-28, 8], [-22, 4], -30, -14],
    [-54, [-62, 8], [-8, 4], -60, -50],
  ],
  hind: [
    [[-138, 8], -160, -138, -150],
    [[-112, 6], -168, -120, -128],
  ],
  tail: [170, 178, -172, -178, 172],
  face: [0.93, -0.1, 0.34],
}
/** The gathered moment: everything under the belly. */
const GATHER: Pose = {
  spine: [30, 2, -26],
  neck: [8, 4],
  fore: [
    [-70, [-130, 8], [-112, 4], -150, -150],
    [-64, [-100, 8], [-128, 4], -160, -150],
  ],
  hind: [
    [[-20, 8], -100, -30, 0],
    [[-40, 6], -112, -44, -10],
  ],
  tail: [-160, -150, -160, 180, 170],
  face: [0.95, -0.2, 0.3],
}
export const WOLF_POSES = { run: RUN, gather: GATHER }

export function wolfBody(pose: Pose, camera: Camera): Body {
  const f = quadruped(BUILD, pose)
  return {
    name: 'wolf',
    camera,
    clay: f.clay,
    tubes: f.tubes,
    tags: ['fur', 'furWhite', 'furBlack', 'gold'],
    head: {
      bust: bust(camera),
      seat: f.seat,
      hue: (tone, _, crisp) =>
        crisp > 0.5 && tone < 0.6 ? 3 : tone < 0.2 ? 1 : tone > 0.68 ? 2 : 0,
    },
    skin: ({ tube, u, v, arc, along }) => {
      const belly = Math.abs(v) / Math.PI
      const leg = tube.name.startsWith('fore') || tube.name.startsWith('hind')
      // borders break into locks: noise drawn out along the hair
      const lock = noise(arc * 4, v * 9) * 0.09 + noise(arc * 9 + 5, v * 22) * 0.05
      const saddle = leg ? 0 : smoothstep(0.42, 0.26, belly + lock)
      const pale = leg
        ? smoothstep(0.15, 0.5, u + lock) * 0.85
        : smoothstep(0.58, 0.72, belly + lock)
      const tip = tube.name === 'tail' ? smoothstep(0.7, 0.85, u) : 0
      const tone = mix(mix(mix(0.42, 0.66, saddle), 0.06, pale), 0.92, tip)
      const long = leg
        ? 0.045
        : tube.name === 'trunk'
          ? mix(0.22, 0.1, u)
          : tube.name === 'tail'
            ? 0.3
            : 0.22
      const down = leg ? 0 : smoothstep(0.5, 0.9, belly) * 0.5
      return {
        tone,
        hue: tone > 0.56 ? 2 : tone < 0.24 ? 1 : 0,
        hair: long,
        lift: leg ? 0.1 : 0.26,
        to: [along[0], along[1] - down, along[2]],
      }
    },
  }
}
