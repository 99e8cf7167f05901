import { flowOf } from '#engine/forms/human/comb.ts'
import { dropIslands, endingWith } from '#engine/forms/human/line-ends.ts'
import { isIris, paintEyes, paintLashes } from '#engine/forms/human/eyes.ts'
import { featureLines } from '#engine/forms/human/features.ts'
import { facePaints, furrows } from '#engine/forms/human/face.ts'
import { BEARD, CROWN, EYE, HAIR, SKIN, WORN } from '#engine/forms/human/materials.ts'
import type { Mesh } from '#engine/forms/human/mesh.ts'
import type { Person } from '#engine/forms/human/person.ts'
import type { Scene } from '#engine/forms/human/seen.ts'
import type { Worn } from '#engine/forms/human/worn.ts'
import { clamp, noise, unit, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'
import { paintOn, type Coat } from '#engine/forms/sculpt/paint.ts'
import { sightOf, type Sight } from '#engine/forms/sculpt/sight.ts'
import { LIGHT } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Material as Tag } from '#shared/materials.ts'

/** Middle and half width of a face, which nothing may hide. */
const FACE: V3 = [0, -0.12, 0.5]
const FACE_RADIUS = 0.74

/** Darkness that paint gives to bare skin. */
export const PLAIN_SKIN = 0.1
const TAGS: readonly Tag[] = ['skin', 'hair', 'iris', 'red', 'paper', 'black', 'wood']

export const hairTag = (tone: number): Tag =>
  tone < 0.3 ? 'furWhite' : tone > 0.68 ? 'furBlack' : 'hair'

/** Paints what is seen of somebody and hands it on as every form does. */
export function dressed(
  person: Person,
  scene: Scene,
  skin: Mesh,
  wornAt: (i: number) => Worn | undefined,
): Sight {
  const { s, part } = scene
  const { hair, face } = person
  const n = s.hit.length
  const skinHit = new Uint8Array(n)
  for (let i = 0; i < n; i++) if (s.hit[i] && s.material[i] === SKIN && !wornAt(i)) skinHit[i] = 1
  const bare = {
    ...s,
    hit: skinHit.map((hit, i) =>
      hit && s.place[i * 3 + 1]! > -1.6 && s.place[i * 3 + 2]! > -0.2 ? 1 : 0,
    ),
  }
  if (face.age)
    furrow(
      s,
      paintOn(bare, PLAIN_SKIN, furrows(face.age)).tone.map((tone) =>
        Math.max(0, tone - PLAIN_SKIN),
      ),
    )
  const coat = paintOn(bare, face.skin, facePaints(face))
  // Dark skin is darker everywhere but in what is painted black; outside the face nothing is painted at all.
  for (let i = 0; i < n; i++) {
    if (!skinHit[i]) continue
    if (!bare.hit[i]) {
      coat.tone[i] = PLAIN_SKIN
      coat.gloss[i] = 0.05
    }
    coat.tone[i] = coat.tone[i]! + (face.skin - PLAIN_SKIN) * (1 - coat.tone[i]!)
    const at: V3 = [s.place[i * 3]!, s.place[i * 3 + 1]!, s.place[i * 3 + 2]!]
    if (isLip(at)) s.open[i]! *= 0.8
    if (person.isOpen && isWithinMouth(at)) coat.tone[i] = 0.96
  }
  const eyeOf = (i: number) => (s.hit[i] && s.material[i] === EYE ? part[i]! : 0)
  paintEyes(s, coat, (i) => eyeOf(i) > 0, person.iris)
  const lashes = paintLashes(s, coat, eyeOf, face.lashes ?? face.makeup ?? 0)
  paintCrown(scene, coat)
  paintWorn(scene, coat, wornAt)
  const hue = new Uint8Array(n)
  const fade = new Float32Array(n)
  paintHair(scene, coat, person, { toneAt: (i) => wornAt(i)?.tone })
  const tags = TAGS.map((tag) => (tag === 'hair' && hair ? hairTag(hair.tone) : tag))
  const tagOf = (tag: Tag) => {
    if (!tags.includes(tag)) tags.push(tag)
    return tags.indexOf(tag)
  }
  const flow = flowOf(scene, {
    hair: Math.min(1, (hair?.length ?? 0) * 0.5),
    beard: Math.min(0.5, (person.beard?.length ?? 0) * 0.6),
  })
  const isClothed = wornBelow(scene, wornAt)
  for (let i = 0; i < n; i++) {
    if (!s.hit[i]) continue
    const at: V3 = [s.place[i * 3]!, s.place[i * 3 + 1]!, s.place[i * 3 + 2]!]
    const [x, y] = [i % s.size, Math.floor(i / s.size)]
    const worn = wornAt(i)
    fade[i] =
      s.material[i] === SKIN && at[1] < 0
        ? fadeOf(at, [x / s.size, y / s.size], isClothed || worn !== undefined)
        : 1
    if (worn) {
      hue[i] = tagOf(worn.tag)
      continue
    }
    hue[i] =
      s.material[i] === HAIR
        ? scene.cover[i]! > 0.45
          ? 1
          : tagOf(person.tints?.(at) ?? 'skin')
        : s.material[i] === EYE
          ? isIris(at)
            ? 2
            : 4
          : isLip(at)
            ? 3
            : tagOf(person.tints?.(at) ?? 'skin')
    // An eyelid is no edge between parts; what is worn is.
    if (part[i] !== CROWN) part[i] = 0
    else hue[i] = 6
  }
  dropIslands(s, fade)
  const sight = sightOf({
    s,
    coat,
    flow,
    fade,
    hue,
    part,
    strands: [],
    tags,
    look: { camera: person.camera },
  })
  const [x, y] = s.project(FACE)
  const features = featureLines(skin, s, {
    look: face,
    unitPx: s.pixelsPerUnit,
    isOwn: (i) => skinHit[i] === 1,
  })
  return {
    ...sight,
    contours: endingWith(sight.contours, fade, LEAST_FADE),
    strands: [...lashes, ...features],
    face: { x, y, r: FACE_RADIUS * s.pixelsPerUnit },
  }
}

/** Whether clothes lie about the shoulders: then skin ends under them, and not above. */
const wornBelow = ({ s }: Scene, wornAt: (i: number) => Worn | undefined): boolean =>
  s.hit.some((hit, i) => hit === 1 && s.place[i * 3 + 1]! < NECKLINE && wornAt(i) !== undefined)

/** What is worn is as dark as it is told to be, and painted where it follows the skin. */
function paintWorn({ s, part }: Scene, coat: Coat, wornAt: (i: number) => Worn | undefined): void {
  const painted = new Set<Worn>()
  for (let i = 0; i < s.hit.length; i++) {
    const worn = s.hit[i] && part[i]! >= WORN ? wornAt(i) : undefined
    if (!worn || worn.ways) continue
    coat.tone[i] = worn.tone
    coat.gloss[i] = worn.gloss ?? 0.05
    coat.crisp[i] = 0
    coat.hair[i] = 0
    if (worn.paints) painted.add(worn)
  }
  for (const worn of painted) {
    const hit = s.hit.map((one, i) => (one && wornAt(i) === worn ? 1 : 0))
    const own = paintOn({ ...s, hit }, worn.tone, worn.paints!)
    for (let i = 0; i < hit.length; i++)
      if (hit[i]) {
        // Bare paint is as light as skin: what nothing was laid on keeps the tone of the piece.
        if (own.tone[i] !== PLAIN_SKIN) coat.tone[i] = own.tone[i]!
        coat.crisp[i] = own.crisp[i]!
      }
  }
}

/** Twigs: dark, darker at their edges. */
function paintCrown({ s, part }: Scene, coat: Coat): void {
  for (let i = 0; i < s.hit.length; i++) {
    if (!s.hit[i] || part[i] !== CROWN) continue
    coat.tone[i] = 0.42 + 0.4 * Math.abs(s.place[i * 3 + 2]!) ** 3
    coat.gloss[i] = 0.1
    coat.crisp[i] = 0
    coat.hair[i] = 0
  }
}

/** Depth of a furrow that is painted full, in decimetres. */
const FURROW = 0.03

/** Bends the normals as if the skin sank where it is painted. */
export function furrow(s: Scene['s'], deep: Float32Array): void {
  const { size, normal } = s
  const slope = (FURROW * s.pixelsPerUnit) / 2
  for (let i = size; i < deep.length - size; i++) {
    const [across, down] = [deep[i + 1]! - deep[i - 1]!, deep[i + size]! - deep[i - size]!]
    if (!s.hit[i] || (across === 0 && down === 0)) continue
    const [x, y, z] = [
      normal[i * 3]! + across * slope,
      normal[i * 3 + 1]! - down * slope,
      normal[i * 3 + 2]!,
    ]
    const l = Math.hypot(x, y, z)
    normal.set([x / l, y / l, z / l], i * 3)
    s.open[i]! *= 1 - 0.35 * deep[i]!
  }
}

/** Behind the lips, on the human at rest. */
const isWithinMouth = ([x, y, z]: V3): boolean =>
  Math.abs(x) < 0.3 && y > -0.75 && y < -0.36 && z < 0.7

export const isLip = ([x, y, z]: V3): boolean => {
  const side = Math.abs(x)
  if (z < 0.6 || side > 0.27) return false
  return (
    y < -0.465 - 0.25 * Math.max(0, side - 0.05) && y > -0.63 + 1.2 * Math.max(0, side - 0.1) ** 1.6
  )
}

/** How far aside and down a bust goes before it runs out into skin: bare ones below the collar bones, clothed ones on the chest, and both before the picture's edge cuts them. */
const BARE = [1.85, 0.72] as const
const CLOTHED = [2.15, 1.3] as const

/** Clothes that reach so low are about the shoulders. */
const NECKLINE = -1.2

/** Lines stop while there is still skin beside them: a bare line at the end of a bust is where it was cut. */
const LEAST_FADE = 0.5

/** How far strokes at the end of a bust differ: more, and it looks torn. */
const RAGGED = 0.07
const RAGGED_CLOTH = 0.025
/** Over how much of its way skin runs out, and cloth: dark cloth that thins slowly would be left as white shards within its outline. */
const [SKIN_RUNS_OUT, CLOTH_RUNS_OUT] = [0.16, 0.045]

function fadeOf([x, y]: V3, [u, v]: V2, isCloth: boolean): number {
  const [wide, deep] = isCloth ? CLOTHED : BARE
  // It ends along an even curve, in strokes of a brush that sweep down from the shoulder.
  const [along, across] = [u * 0.8 + v * 0.6, v * 0.8 - u * 0.6]
  // Strokes only shorten it: a mesh that ends farther down would show its edge as a line.
  const ragged = (0.5 + 0.5 * noise(along * 6, across * 60)) * (isCloth ? RAGGED_CLOTH : RAGGED)
  const far = Math.hypot(x / wide, Math.min(0, y + 0.8) / deep)
  return smoothstep(1.02, 1.02 - (isCloth ? CLOTH_RUNS_OUT : SKIN_RUNS_OUT), far + ragged)
}

/** Locks are darker at the root and between each other, and shine where they bend towards the light. */
export function paintHair(
  { s, ways, cover, part }: Scene,
  coat: Coat,
  { hair, beard, face, camera }: Pick<Person, 'hair' | 'beard' | 'face' | 'camera'>,
  {
    isOwn = () => true,
    toneAt = () => undefined,
  }: { isOwn?: (i: number) => boolean; toneAt?: (i: number) => number | undefined } = {},
): void {
  const key = unit(camera.light ?? LIGHT)
  const half = unit([key[0], key[1], key[2] + 1])
  for (let i = 0; i < s.hit.length; i++) {
    if (!s.hit[i] || s.material[i] !== HAIR || !isOwn(i)) continue
    const [t, tint, across] = [s.place[i * 3]!, s.place[i * 3 + 1]!, s.place[i * 3 + 2]!]
    const [x, y, z] = [ways[i * 3]!, ways[i * 3 + 1]!, ways[i * 3 + 2]!]
    const l = Math.hypot(x, y, z) || 1
    const along = (x * half[0] + y * half[1] + z * half[2]) / l
    // Masses that lie to the front catch the light, and lose it at once where they turn away.
    const shine = (1 - along * along) ** 12 * smoothstep(0.75, -0.6, tint)
    const base = toneAt(i) ?? (part[i] === BEARD ? beard?.tone : hair?.tone) ?? 0.5
    const deep = smoothstep(0.62, 0.2, s.open[i]!) * smoothstep(0.02, 0.3, t) * base
    const own = base + tint * 0.2 + 0.08 * smoothstep(0.3, 0, t) + 0.2 * across ** 4 + 0.3 * deep
    const lit = mix(
      own,
      own * 0.12,
      shine * 0.85 * smoothstep(0.2, 0.8, s.lit[i]! * s.open[i]! + 0.2),
    )
    coat.tone[i] = clamp(mix(face.skin, lit, cover[i]!), 0.02, 0.97)
    coat.gloss[i] = 0
    coat.crisp[i] = 0
    coat.hair[i] = 1
  }
}
