import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import type { BodyStudio } from '#server/providers/body/body-studio.ts'

/** Photos of real people are nobody's to commit: they lie here where somebody has fetched them, beside the list of taps. */
const FOLDER = path.join(import.meta.dirname, '../data/body-photos')
const LIST = path.join(FOLDER, 'taps.json')

const TapCase = z.object({
  id: z.string(),
  /** Repository and path; the file lies in the folder under its own name. */
  photo: z.string(),
  usable: z.boolean(),
  /** Left, top, right, bottom, in parts of the photo. */
  crop: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  tap: z.tuple([z.number(), z.number()]).optional(),
})
type TapCase = z.infer<typeof TapCase>

export interface RealRefusals {
  usable: { count: number; refused: string[] }
  notUsable: { count: number; taken: string[] }
  /** Milliseconds for each photo. */
  times: number[]
}

/** What is refused of real photos, tapped and untapped, and how long each takes; undefined where the photos are not there. */
export async function measureRealTaps(studio: BodyStudio): Promise<RealRefusals | undefined> {
  if (!existsSync(LIST)) return undefined
  const cases = z.array(TapCase).parse(JSON.parse(await readFile(LIST, 'utf8')))
  const found: RealRefusals = {
    usable: { count: 0, refused: [] },
    notUsable: { count: 0, taken: [] },
    times: [],
  }
  for (const { id, usable, tap, ...where } of cases) {
    const photo = await photoOf(where)
    const startedAt = performance.now()
    const { limb } = await studio.read(photo, tap && { x: tap[0], y: tap[1] })
    found.times.push(performance.now() - startedAt)
    const isRefused = limb.refusals.length > 0
    if (usable) {
      found.usable.count++
      if (isRefused) found.usable.refused.push(`${id}: ${limb.refusals.join(', ')}`)
    } else {
      found.notUsable.count++
      if (!isRefused) found.notUsable.taken.push(id)
    }
  }
  return found
}

async function photoOf({ photo, crop }: Pick<TapCase, 'photo' | 'crop'>): Promise<Buffer> {
  const bytes = await readFile(path.join(FOLDER, path.basename(photo)))
  if (!crop) return bytes
  const { width, height } = await sharp(bytes).metadata()
  const left = Math.round(crop[0] * width)
  const top = Math.round(crop[1] * height)
  const area = {
    left,
    top,
    width: Math.round(crop[2] * width) - left,
    height: Math.round(crop[3] * height) - top,
  }
  return sharp(bytes).extract(area).jpeg({ quality: 95 }).toBuffer()
}
