import type { Body } from '#engine/forms/sculpt/body.ts'
import { fromSeat } from '#engine/forms/sculpt/figure.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { quadruped, type Build, type Frame4, type Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

export interface Grazer {
  build: Build
  pose: Pose
  camera: Camera
  bust: Head
  /** Coat of the body; the tags are the bust's. */
  skin: Body['skin']
  /** Tips of horns, in the head's own measure: they must be in the picture. */
  tips?: readonly V3[]
  blades?: (frame: Frame4) => readonly Blade[]
  /** Wool and the like, laid over the bones. */
  dress?: (frame: Frame4) => void
}

/** A hoofed animal, whole, or any other whose horns or ears reach far beyond its head. */
export function grazerBody({
  build,
  pose,
  camera,
  bust,
  skin,
  tips = [],
  blades,
  dress,
}: Grazer): Body {
  const f = quadruped(build, pose)
  dress?.(f)
  return {
    name: bust.name,
    camera,
    clay: f.clay,
    tubes: f.tubes,
    tags: bust.tags!,
    ...(bust.sheen === undefined ? {} : { sheen: bust.sheen }),
    head: { bust, seat: f.seat, hue: bust.hue! },
    own: { horn: { tone: 0.85, hue: 2, gloss: 0.3 } },
    shown: tips.map((tip) => fromSeat(f.seat, tip)),
    ...(blades ? { blades: blades(f) } : {}),
    skin,
  }
}
