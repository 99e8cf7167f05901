import { describe, expect, test } from 'vitest'
import { blackwork } from '#engine/forms/inks/blackwork.ts'
import { bold } from '#engine/forms/inks/bold.ts'
import { engraving } from '#engine/forms/inks/engraving.ts'
import { fineLine } from '#engine/forms/inks/fine-line.ts'
import { contourOnly } from '#engine/forms/inks/minimal.ts'
import { realism } from '#engine/forms/inks/realism.ts'
import { blades } from '#engine/forms/inks/tribal.ts'
import { see } from '#engine/forms/form.ts'
import { listForms } from '#engine/forms/registry.ts'

/** Enough to see a whole animal; a view takes a tenth of a second. */
const SIZE = 112
const INKS = { realism, blackwork, bold, fineLine, engraving, contourOnly, blades }

const views = listForms().flatMap(({ name, views: own }) =>
  Object.entries(own).map(([view, sculpt]) => ({ name: `${name}/${view}`, sculpt })),
)

describe('every form in every view', () => {
  test.each(views)('$name is there, whole, and every ink draws it', ({ sculpt }) => {
    const sight = see(sculpt(), SIZE)
    const seen = sight.hit.reduce((sum, hit) => sum + hit, 0) / sight.hit.length
    expect(seen).toBeGreaterThan(0.06)
    expect(seen).toBeLessThan(0.95)
    for (const values of [sight.dark, sight.shade, sight.tone, sight.normal])
      expect(values.every((value) => Number.isFinite(value))).toBe(true)
    expect(sight.tags.length).toBeGreaterThan(Math.max(...sight.hue))
    for (const ink of Object.values(INKS)) {
      const sheet = ink(sight, 1)
      const drawn = sheet.ink.reduce((sum, value) => sum + value, 0)
      expect(sheet.ink.every((value) => Number.isFinite(value))).toBe(true)
      // The finest needle leaves a share of a pixel at this size.
      expect(drawn / sheet.ink.length).toBeGreaterThan(0.0015)
      // What touches the upper rim or the sides is cut off; busts may run out below.
      const rim = [0, SIZE - 1].map((x) => sheet.ink[Math.floor(SIZE / 3) * SIZE + x]!)
      expect(Math.max(...rim)).toBeLessThan(0.5)
    }
  })

  test('is the same each time', () => {
    const [first] = views
    const [one, two] = [see(first!.sculpt(), SIZE), see(first!.sculpt(), SIZE)]
    expect(realism(one, 4).ink).toEqual(realism(two, 4).ink)
  })
})
