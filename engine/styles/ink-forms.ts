import type { Sheet } from '#engine/forms/sculpt/pen.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import type { Ink } from '#engine/render/artwork.ts'
import type { Fields } from '#engine/render/fields.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import type { LaidForm } from '#engine/render/lay-forms.ts'
import type { Light } from '#engine/render/light.ts'

/** How a style inks what is sculpted. Styles without one ink it as they ink drawings: from its tone, its lines and its regions. */
export interface FormInk {
  ink: (sight: Sight, seed: number) => Sheet
  /** Laid over what the style made of it, instead of replacing that. */
  isOver?: boolean
  /** How much of the black stays where colour lies under it. */
  keep?: number
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

/** Units of depth in a form, as pixels of height for styles that follow the form. */
const DEPTH_PX = 90

/** The volume of drawings is guessed from their outlines; that of forms is known. */
export function modelForms(f: Fields, forms: readonly LaidForm[]): void {
  for (const { left, top, sight } of forms) {
    const { w, h, hit, normal, depth } = sight
    for (let y = top & 1; y < h; y += 2)
      for (let x = left & 1; x < w; x += 2) {
        const k = y * w + x
        if (!hit[k]) continue
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

/** Light and coat as they were seen in space take the place of what was guessed. */
export function lightForms(l: Light, g: GBuffer, forms: readonly LaidForm[]): void {
  for (const form of forms) {
    const { hit, dark, shade, fade } = form.sight
    eachPixel(form, g, (k, i) => {
      if (form.open[k] !== 1) return
      l.tone[i] = hit[k] ? dark[k]! * fade[k]! : 0.3
      l.form[i] = hit[k] ? shade[k]! * fade[k]! : 0.3
      l.shine[i] = 0
    })
  }
}

/** Replaces what the style made of the forms by an ink of their own. */
export function inkForms(
  ink: Ink,
  g: GBuffer,
  { forms, how, seed }: { forms: readonly LaidForm[]; how: FormInk; seed: number },
): void {
  const keep = ink.colour ? (how.keep ?? 1) : 1
  for (const form of forms) {
    const sheet = how.ink(form.sight, seed + form.layer)
    const { black } = ink
    eachPixel(form, g, (k, i) => {
      const v = Math.min(1, Math.max(0, sheet.ink[k]!)) * keep
      if (form.open[k]! % 2 === 1 && !how.isOver) black[i] = v
      else if (form.open[k] && v > black[i]!) black[i] = v
    })
  }
  if (!ink.vectors || forms.length === 0) return
  const isCovered = how.isOver ? () => false : insideOf(forms)
  ink.vectors = { ...ink.vectors, isWhole: false, dots: uncovered(ink.vectors.dots, isCovered) }
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
