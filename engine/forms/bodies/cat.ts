import { FELINE_POSES, type FelinePose } from '#engine/forms/bodies/feline-poses.ts'
import { felineBody, HOUSE_CAT, HOUSE_CAT_SITTING, isLeg } from '#engine/forms/bodies/feline.ts'
import { cat as bust, type CatCoat } from '#engine/forms/heads/cat.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** A mackerel tabby: narrow bars down the flanks and round legs and tail, a line along the back, pale below. */
function tabby(spot: Spot): Skin {
  const { tube, u, v, arc } = spot
  const belly = Math.abs(v) / Math.PI
  const leg = isLeg(spot)
  const tail = tube.name === 'tail'
  const lock = noise(arc * 6, v * 9) * 0.07
  const pale = leg
    ? smoothstep(0.8, 0.92, u + lock)
    : tail
      ? 0
      : smoothstep(0.64, 0.8, belly + lock)
  const wobble = noise(belly * 4 + (v > 0 ? 3 : 9), arc * 2) * 0.35
  const wave = Math.abs(((((arc / 0.13 + wobble + belly * 0.5) % 1) + 1) % 1) - 0.5) * 2
  const reach = leg || tail ? 1 : smoothstep(0.75, 0.5, belly)
  const bars = smoothstep(0.46, 0.34, wave + noise(arc * 20, v * 6) * 0.1) * reach
  const spine = leg || tail ? 0 : smoothstep(0.1, 0.06, belly + lock * 0.4)
  return {
    tone: mix(mix(0.36, 0.04, pale), 0.64, Math.max(bars, spine) * (1 - pale * 0.8)),
    hue: pale > 0.5 ? 1 : Math.max(bars, spine) > 0.5 ? 2 : 0,
    hair: leg ? 0.05 : 0.1,
    lift: 0.18,
  }
}

const black = (spot: Spot): Skin => ({
  tone: 0.62 + 0.05 * smoothstep(-0.2, 0.3, noise(spot.arc * 3, spot.v * 2)),
  hue: 0,
  hair: isLeg(spot) ? 0.05 : 0.1,
  lift: 0.16,
})

const SITS: readonly FelinePose[] = ['sit', 'sit-away', 'gaze']

/** How far the jaws of one that arches its back are open. */
const HISS = 32
const LIDS: Partial<Record<FelinePose, number>> = { curl: 0, gaze: 0.96 }

export const catBody = (pose: FelinePose, camera: Camera, coat: CatCoat): Body =>
  felineBody({
    build: SITS.includes(pose) ? HOUSE_CAT_SITTING : HOUSE_CAT,
    pose: FELINE_POSES[pose],
    camera,
    // Who looks up has its eyes wide open; from below a half shut lid would close them.
    bust: bust(camera, coat, {
      ...(LIDS[pose] === undefined ? {} : { lid: LIDS[pose] }),
      ...(pose === 'arch' ? { gape: HISS } : {}),
    }),
    skin: coat === 'black' ? black : tabby,
  })
