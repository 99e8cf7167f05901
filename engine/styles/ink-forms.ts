import { isPackedBlack } from '#engine/forms/inks/bold.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { softHair } from '#engine/forms/sculpt/hair.ts'
import type { Sheet } from '#engine/forms/sculpt/pen.ts'
import { grows, type Sight } from '#engine/forms/sculpt/sight.ts'
import type { Ink } from '#engine/render/artwork.ts'
import type { Fields } from '#engine/render/fields.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import type { LaidForm } from '#engine/render/lay-forms.ts'
import type { Light } from '#engine/render/light.ts'
import { blur } from '#engine/pixels/blur.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Workspace } from '#engine/pixels/workspace.ts'

/** How a style inks what is sculpted. Styles without one ink it as they ink drawings: from its tone, its lines and its regions. */
export interface FormInk {
  /** Without one the style's own shader inks it, from the light and the coat that were seen. */
  ink?: (sight: Sight, seed: number, under: { isColoured: boolean }) => Sheet
  /** The line that the style draws around drawings is left out, and the hair that stands out over the edge lies on what is behind. */
  isLineless?: boolean
  /** The style's own line closes around the form and its tufts. */
  isOutlined?: boolean
  /** Laid over what the style made of it, instead of replacing that. */
  isOver?: boolean
  /** How much of the black stays where colour lies under it. */
  keep?: number
  /** Light alone is shaded, without coat, scales and feathers: the style covers the body with a pattern of its own. */
  isSmooth?: boolean
}

/** Pixels of the canvas in a form's window, with their place in both. */
function eachPixel(
  { left, top, sight: { w, h } }: LaidForm,
  g: Pick<GBuffer, 'w'>,
  visit: (k: number, i: number) => void,
): void {
  for (let y = 0; y < h; y++) {
    const row = (y + top) * g.w + left
    for (let x = 0; x < w; x++) visit(y * w + x, row + x)
  }
}

/**
 * The drawing as styles see it that draw no line around forms: there, tufts are skin, and hair falls over it. What is kept of the
 * drawing itself, for stencils, still has its lines.
 */
export function withoutLines(
  g: GBuffer,
  forms: readonly LaidForm[],
  workspace: Workspace,
): GBuffer {
  if (forms.length === 0) return g
  const line = workspace.bytes('forms: line', g.line.length, 'as left')
  const id = workspace.ids('forms: id', g.id.length, 'as left')
  line.set(g.line)
  id.set(g.id)
  for (const form of forms) {
    const { open, sight } = form
    const bare = workspace.bytes('forms: bare', open.length)
    eachPixel(form, g, (k, i) => {
      if (open[k]! % 2 === 0) return
      line[i] = 0
      if (sight.hit[k]) return
      id[i] = 0
      open[k] = 2
      bare[k] = 1
    })
    behindTufts(form, bare, { ...g, id }, workspace)
    for (const other of forms)
      if (other.layer < form.layer) showAgain(other, form, bare, { ...g, id })
  }
  return { ...g, line, id }
}

/** Another form that lies behind is inked up to the hair as well. */
function showAgain(
  behind: LaidForm,
  { left, top, sight: { w } }: LaidForm,
  bare: Uint8Array,
  { w: wide, id, regions }: Pick<GBuffer, 'w' | 'id' | 'regions'>,
): void {
  const { open, sight } = behind
  for (let k = 0; k < bare.length; k++) {
    if (!bare[k]) continue
    const [x, y] = [(k % w) + left, Math.floor(k / w) + top]
    const [u, v] = [x - behind.left, y - behind.top]
    if (u < 0 || v < 0 || u >= sight.w || v >= sight.h) continue
    const j = v * sight.w + u
    if (sight.hit[j] && regions[id[y * wide + x]!]!.layer === behind.layer) open[j] = 1
  }
}

const FAR = 0xffff

/** Between tufts one sees what lies behind, up to the hair itself: bare skin there would be a white rim around the form. */
function behindTufts(
  { layer, left, top, sight: { w, h } }: LaidForm,
  bare: Uint8Array,
  { w: wide, id, regions }: Pick<GBuffer, 'w' | 'id' | 'regions'>,
  workspace: Workspace,
): void {
  const isBehind = regions.map((region) => region.layer < layer)
  const far = workspace.ids('forms: far', w * h, 'as left').fill(FAR)
  const from = workspace.ids('forms: from', w * h)
  for (let y = 0, k = 0; y < h; y++)
    for (let x = 0, i = (y + top) * wide + left; x < w; x++, k++, i++) {
      const own = id[i]!
      if (bare[k] || !isBehind[own]) continue
      far[k] = 0
      from[k] = own
    }
  const reach = (k: number, j: number) => {
    if (far[j]! + 1 >= far[k]!) return
    far[k] = far[j]! + 1
    from[k] = from[j]!
  }
  // Two sweeps of a city-block distance.
  for (let k = 0; k < far.length; k++) {
    if (!bare[k]) continue
    if (k % w > 0) reach(k, k - 1)
    if (k >= w) reach(k, k - w)
  }
  for (let k = far.length - 1; k >= 0; k--) {
    if (!bare[k]) continue
    if (k % w < w - 1) reach(k, k + 1)
    if (k < far.length - w) reach(k, k + w)
    if (far[k] !== FAR) id[(Math.floor(k / w) + top) * wide + (k % w) + left] = from[k]!
  }
}

/** Units of depth in a form, as pixels of height for styles that follow the form. */
const DEPTH_PX = 90

/** The volume of drawings is guessed from their outlines; that of forms is known. */
export function modelForms(f: Fields, forms: readonly LaidForm[]): void {
  for (const { left, top, open, sight } of forms) {
    const { w, h, normal, depth } = sight
    for (let y = top & 1; y < h; y += 2)
      for (let x = left & 1; x < w; x += 2) {
        const k = y * w + x
        if (open[k] !== 1 || !sight.hit[k]) continue
        const i = ((y + top) >> 1) * f.w2 + ((x + left) >> 1)
        if (i >= f.height.length) continue
        const nz = Math.max(0.2, normal[k * 3 + 2]!)
        f.gx[i] = -normal[k * 3]! / nz
        f.gy[i] = normal[k * 3 + 1]! / nz
        f.height[i] = Math.max(0, (depth[k]! + 1.2) * DEPTH_PX * sight.needle)
        f.occlusion[i] = 0
      }
  }
}

/** How dark what lies on a form makes it, at most. */
const CAST = 0.8

/** What lies on a form throws its shadow there as it does on drawings: without one, a crown or a rose is a sticker. */
export function shadeForms(f: Fields, forms: readonly LaidForm[]): void {
  for (const { left, top, open, sight } of forms) {
    const { w, h, hit, dark, shade } = sight
    for (let y = 0; y < h; y++) {
      const row = ((y + top) >> 1) * f.w2
      for (let x = 0; x < w; x++) {
        const k = y * w + x
        if (!hit[k] || open[k] !== 1) continue
        const cast = CAST * (f.occlusion[row + ((x + left) >> 1)] ?? 0)
        if (cast <= 0) continue
        dark[k] = 1 - (1 - dark[k]!) * (1 - cast)
        shade[k] = 1 - (1 - shade[k]!) * (1 - cast)
      }
    }
  }
}

const RIM = 0.55
const edgeOn = (facing: number) => smoothstep(0.55, 0.12, facing)

/** Coloured styles leave skin where there is less shade than about half of this. */
const SHINES_LEAST = 0.22
const SHINES_MOST = 0.33
/** Hair longer than this, in widths of a hair, gleams ever less: a lock with a spark on it is plastic. */
const DULL = [26, 42] as const

/** What is painted as sharply as this is a feature and no coat. */
const CRISP_FROM = 0.3
/** A coat from here on is a marking: without its stripes a tiger is a bear. */
const MARKED = [0.62, 0.85] as const
const HOLE = MATERIALS.indexOf('mouth')

/** How dark it is by its light, features, holes and markings, but not by single hairs, scales and feathers. */
function smoothed({ dark, shade, crisp, drawn, tone, material }: Sight): Float32Array {
  return dark.map((v, k) => {
    if (drawn[k]) return shade[k]!
    if (crisp[k]! > CRISP_FROM || material[k] === HOLE) return v
    return mix(shade[k]!, Math.max(v, shade[k]!), smoothstep(MARKED[0], MARKED[1], tone[k]!))
  })
}

/** 1 where `lightForms` puts its own light: none has to be worked out there. None where nothing is sculpted. */
export function coveredBy(
  g: GBuffer,
  forms: readonly LaidForm[],
  workspace: Workspace,
): Uint8Array | undefined {
  if (forms.length === 0) return undefined
  const covered = workspace.bytes('forms: covered', g.w * g.h)
  for (const { left, top, open, sight } of forms)
    for (let y = 0, k = 0; y < sight.h; y++)
      for (let x = 0, i = (y + top) * g.w + left; x < sight.w; x++, k++, i++)
        if (open[k] === 1) covered[i] = 1
  return covered
}

/** Light and coat as they were seen in space take the place of what was guessed. */
export function lightForms(
  l: Light,
  g: GBuffer,
  { forms, how }: { forms: readonly LaidForm[]; how: FormInk | undefined },
): void {
  // Without a line, a pale form on skin needs a little tone where it turns away.
  const rim = how?.isLineless && !how.ink ? RIM : 0
  for (const form of forms) {
    const { sight } = form
    lightForm(l, g, form, { dark: how?.isSmooth ? smoothed(sight) : sight.dark, rim })
  }
}

// Loops, not callbacks, here and below: each runs over a million pixels.
function lightForm(
  { tone, form, shine }: Light,
  g: GBuffer,
  { left, top, open, sight }: LaidForm,
  { dark, rim }: { dark: Float32Array; rim: number },
): void {
  const { w, h, hit, shade, fade, hue, normal, needle } = sight
  // A black coat shines, but never bare.
  const least = sight.tags.map((tag) => (isPackedBlack(tag) ? SHINES_LEAST : 0))
  const hairLength = softHair(sight)
  for (let y = 0, k = 0; y < h; y++)
    for (let x = 0, i = (y + top) * g.w + left; x < w; x++, k++, i++) {
      if (open[k] !== 1) continue
      if (!hit[k]) {
        tone[i] = 0.3
        form[i] = 0.3
        shine[i] = 0
        continue
      }
      // 1 where a long coat takes the shine: between short and long it goes by degrees, or its border is a stair.
      const dull = grows(sight, k)
        ? smoothstep(DULL[0] * needle, DULL[1] * needle, hairLength(k))
        : 0
      const faded = fade[k]!
      const packed = least[hue[k]!]!
      const edged = rim > 0 ? Math.max(dark[k]!, rim * edgeOn(normal[k * 3 + 2]!)) : dark[k]!
      // The shape ends where half of it is gone; dots alone must be gone by then.
      tone[i] = edged * (rim > 0 ? smoothstep(0.5, 0.95, faded) : faded)
      form[i] = Math.max(SHINES_LEAST * dull, packed, shade[k]! * faded)
      // Flat styles leave their brightest part bare: enough for them to find it, too little for a glint.
      shine[i] = packed ? 0 : SHINES_MOST * (1 - dull) * (1 - shade[k]!) ** 2
    }
}

/** Feathers and fins are numbered from here: what is crisp on them is their drawing and no face. */
const BLADES = 1000
const TOOTH = MATERIALS.indexOf('tooth')
/** Room around a feature, in canvas units. */
const FEATURE_ROOM = 5

/** Where eyes, noses, mouths and teeth are, with a soft rim; none where nothing is sculpted. */
export function featuresOf(g: GBuffer, forms: readonly LaidForm[]): Float32Array | undefined {
  if (forms.length === 0) return undefined
  const values = new Float32Array(g.w * g.h)
  for (const form of forms) {
    const { crisp, drawn, part, material } = form.sight
    eachPixel(form, g, (k, i) => {
      if (form.open[k] !== 1) return
      const isPainted = crisp[k]! > 0.4 && !drawn[k] && part[k]! < BLADES
      if (isPainted || material[k] === TOOTH) values[i] = 1
    })
  }
  const radius = Math.max(1, Math.round(FEATURE_ROOM * g.pixel))
  return blur({ width: g.w, height: g.h, values }, { radius, passes: 2 })
}

/** Greys give way to the colour under them; pupils, noses and stripes stay black, or everything would be milky. */
const kept = (ink: number, keep: number): number =>
  ink * (keep + (1 - keep) * smoothstep(0.55, 0.9, ink))

interface InkedForms {
  forms: readonly LaidForm[]
  how: FormInk
  seed: number
  workspace: Workspace
}

/** Replaces what the style made of the forms by an ink of their own. */
export function inkForms(ink: Ink, g: GBuffer, { forms, how, seed, workspace }: InkedForms): void {
  const keep = ink.colour ? (how.keep ?? 1) : 1
  if (!how.ink) return
  const { black } = ink
  const sheets = new Map<Sight, Sheet>()
  for (const form of forms) {
    // Slices of one body are one drawing.
    const sheet =
      sheets.get(form.sight) ??
      how.ink(form.sight, seed + g.layers[form.layer]!.body, {
        isColoured: ink.colour !== undefined,
      })
    sheets.set(form.sight, sheet)
    workspace.takeBack()
    const rim = how.isOutlined ? rimOf(form, g) : undefined
    layInk(black, g, form, { ink: sheet.ink, rim, keep, isOver: how.isOver ?? false })
  }
  if (!ink.vectors || forms.length === 0) return
  const isCovered = how.isOver ? () => false : insideOf(forms)
  ink.vectors = { ...ink.vectors, isWhole: false, dots: uncovered(ink.vectors.dots, isCovered) }
}

function layInk(
  black: Float32Array,
  g: GBuffer,
  { left, top, open, sight: { w, h } }: LaidForm,
  look: { ink: Float32Array; rim: Uint8Array | undefined; keep: number; isOver: boolean },
): void {
  const { ink, rim, keep, isOver } = look
  for (let y = 0, k = 0; y < h; y++)
    for (let x = 0, i = (y + top) * g.w + left; x < w; x++, k++, i++) {
      const kind = open[k]!
      if (kind === 0) continue
      const own = ink[k]!
      let v = own < 0 ? 0 : own > 1 ? 1 : own
      if (keep < 1) v = kept(v, keep)
      if (rim !== undefined && rim[k]) v = Math.max(v, g.line[i]! / 255)
      if ((kind % 2 === 1 && !isOver) || v > black[i]!) black[i] = v
    }
}

const insideOf = (forms: readonly LaidForm[]) => (x: number, y: number) =>
  forms.some(({ left, top, open, sight: { w, h } }) => {
    const [u, v] = [Math.floor(x) - left, Math.floor(y) - top]
    return u >= 0 && v >= 0 && u < w && v < h && open[v * w + u] === 1
  })

function uncovered(dots: readonly number[], isCovered: (x: number, y: number) => boolean) {
  const left: number[] = []
  for (let k = 0; k < dots.length; k += 3)
    if (!isCovered(dots[k]!, dots[k + 1]!)) left.push(dots[k]!, dots[k + 1]!, dots[k + 2]!)
  return left
}

/** Where the style's own line runs around a form: beside its outer edge, not along the folds within it. */
function rimOf({ open, sight: { w, h } }: LaidForm, { pixel }: Pick<GBuffer, 'pixel'>): Uint8Array {
  const rim = new Uint8Array(w * h)
  const reach = Math.ceil(5 * pixel)
  const isOut = (k: number) => open[k] === 2 || open[k] === 3
  const mark = (start: number, step: number, count: number) => {
    let last = -Infinity
    for (let n = 0, k = start; n < count; n++, k += step) {
      if (isOut(k)) last = n
      if (n - last <= reach) rim[k] = 1
    }
  }
  for (let y = 0; y < h; y++) {
    mark(y * w, 1, w)
    mark(y * w + w - 1, -1, w)
  }
  for (let x = 0; x < w; x++) {
    mark(x, w, h)
    mark((h - 1) * w + x, -w, h)
  }
  return rim
}
