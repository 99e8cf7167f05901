import { SCALE } from '#engine/forms/figures/figure.ts'
import type { Actor, Painted } from '#engine/forms/figures/actor.ts'
import { flowOf } from '#engine/forms/human/comb.ts'
import { hairTag, isLip, paintHair, PLAIN_SKIN } from '#engine/forms/human/dress.ts'
import { isIris, paintEyes, paintLashes } from '#engine/forms/human/eyes.ts'
import { featureLines } from '#engine/forms/human/features.ts'
import { facePaints } from '#engine/forms/human/face.ts'
import { EYE, HAIR, SKIN } from '#engine/forms/human/materials.ts'
import type { Scene } from '#engine/forms/human/seen.ts'
import { endingWith } from '#engine/forms/human/line-ends.ts'
import { noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { paintOn, type Coat } from '#engine/forms/sculpt/paint.ts'
import { sightOf, type SeenStrand, type Sight } from '#engine/forms/sculpt/sight.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import type { Material as Tag } from '#shared/materials.ts'

const FACE_RADIUS = 0.9

/** Down to where a figure ends it runs out in an even bow, a little uneven as a brush leaves it. */
function fadeBetween(s: Scene['s'], [gone, whole]: readonly V3[]): Float32Array {
  const fade = Float32Array.from(s.hit)
  const [x0, low] = s.project(gone!)
  const high = s.project(whole!)[1]
  for (let i = 0; i < fade.length; i++) {
    if (!fade[i]) continue
    const [x, y] = [i % s.size, Math.floor(i / s.size)]
    const bow = 0.35 * (low - high) * ((x - x0) / (s.size * 0.25)) ** 2
    const stroke = 0.12 * (low - high) * (0.5 + 0.5 * noise((x + 0.3 * y) / 40, 3))
    fade[i] = smoothstep(low, high + 0.4 * (low - high), y + bow + stroke)
  }
  return fade
}

interface Seen {
  scene: Scene
  painted: readonly Painted[]
  actors: readonly Actor[]
  /** Whose each pixel is. */
  whose: Int16Array
  camera: Camera
  /** Middle of the first one's head. */
  head: V3
  /** Where it is gone and where it is whole, if it runs out below. */
  ends: readonly V3[] | undefined
}

/** Paints a scene of people: faces and hair of each, cloth and things as they are told, and hands it on as every form does. */
export function paintFigure({ scene, painted, actors, whose, camera, head, ends }: Seen): Sight {
  const { s, part } = scene
  const n = s.hit.length
  const tags: Tag[] = ['skin', 'iris', 'red', 'paper']
  const tagOf = (tag: Tag) => {
    if (!tags.includes(tag)) tags.push(tag)
    return tags.indexOf(tag)
  }
  const lookOf = (i: number) => painted[scene.layer[i]!]?.look
  const coat: Coat = {
    tone: new Float32Array(n),
    gloss: new Float32Array(n),
    hair: new Float32Array(n).fill(1),
    crisp: new Float32Array(n),
  }
  const hue = new Uint8Array(n)
  const lashes: SeenStrand[] = []
  // Faces are painted in decimetres.
  const face = { ...s, pixelsPerUnit: s.pixelsPerUnit * SCALE }
  actors.forEach((actor, k) => {
    const isOwn = (i: number) => s.hit[i] === 1 && whose[i] === k && !lookOf(i)
    const bare = {
      ...face,
      hit: s.hit.map((_, i) => (isOwn(i) && s.material[i] === SKIN ? 1 : 0)),
    }
    const own = paintOn(
      { ...bare, hit: bare.hit.map((hit, i) => (hit && s.place[i * 3 + 1]! > -1.2 ? 1 : 0)) },
      actor.face.skin,
      facePaints(actor.face),
    )
    for (let i = 0; i < n; i++) {
      if (!bare.hit[i]) continue
      const isFace = s.place[i * 3 + 1]! > -1.2 && s.place[i * 3 + 2]! > -0.2
      const tone = isFace ? own.tone[i]! : PLAIN_SKIN
      coat.tone[i] = tone + (actor.face.skin - PLAIN_SKIN) * (1 - tone)
      coat.gloss[i] = 0.05
      coat.crisp[i] = isFace ? own.crisp[i]! : 0
      if (isFace && isLip([s.place[i * 3]!, s.place[i * 3 + 1]!, s.place[i * 3 + 2]!])) hue[i] = 2
    }
    const eyeOf = (i: number) => (isOwn(i) && s.material[i] === EYE ? part[i]! : 0)
    paintEyes(face, coat, (i) => eyeOf(i) > 0, actor.iris ?? 0.6)
    lashes.push(...paintLashes(face, coat, eyeOf, actor.face.lashes ?? actor.face.makeup ?? 0))
    const skin = painted.find((one) => one.actor === k)!.layer.mesh
    lashes.push(
      ...featureLines(skin, s, {
        look: actor.face,
        unitPx: face.pixelsPerUnit,
        isOwn: (i) => bare.hit[i] === 1,
      }),
    )
    paintHair(scene, coat, { ...actor, camera }, { isOwn })
    const hairHue = tagOf(hairTag(actor.hair?.tone ?? actor.beard?.tone ?? 0.5))
    for (let i = 0; i < n; i++) {
      if (!isOwn(i)) continue
      if (actor.hide && s.material[i] === SKIN) hue[i] = tagOf(actor.hide)
      if (s.material[i] === HAIR) hue[i] = scene.cover[i]! > 0.45 ? hairHue : 0
      if (s.material[i] === EYE) {
        hue[i] = isIris([s.place[i * 3]!, s.place[i * 3 + 1]!, s.place[i * 3 + 2]!]) ? 1 : 3
      }
    }
  })
  for (let i = 0; i < n; i++) {
    const look = s.hit[i] ? lookOf(i) : undefined
    if (!look) continue
    coat.tone[i] = look.tone
    coat.gloss[i] = look.gloss
    hue[i] = tagOf(look.tag)
  }
  // Eyes and hair belong to the head: neither has an edge of its own.
  for (let i = 0; i < n; i++)
    if (s.hit[i] && !lookOf(i) && whose[i]! >= 0) part[i] = 1 + whose[i]! * 20
  const flow = flowOf(
    { ...scene, s: { ...s, pixelsPerUnit: face.pixelsPerUnit } },
    { hair: 0.8, beard: 0.3 },
  )
  const sight = sightOf({
    s,
    coat,
    flow,
    fade: ends ? fadeBetween(s, ends) : new Float32Array(s.hit),
    hue,
    part,
    strands: [],
    tags,
    look: { camera },
  })
  const [x, y] = s.project(head)
  const contours = ends ? endingWith(sight.contours, sight.fade, 0.5) : sight.contours
  return {
    ...sight,
    contours,
    strands: lashes,
    face: { x, y, r: FACE_RADIUS * face.pixelsPerUnit },
  }
}
