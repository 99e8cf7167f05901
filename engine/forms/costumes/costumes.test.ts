import { describe, expect, test } from 'vitest'
import { COSTUMED } from '#engine/forms/costumes/costumed.ts'
import { TRADES } from '#engine/forms/costumes/trades.ts'
import { see, type Form } from '#engine/forms/form.ts'
import { viewOf } from '#engine/forms/traits.ts'

const SIZE = 220

const seen = (form: Form, view: string) => see(form.views[view]!(), SIZE)

describe('people known by what they wear', () => {
  test.each(COSTUMED.flatMap((form) => Object.keys(form.views).map((view) => ({ form, view }))))(
    '$form.name/$view has a face that nothing worn hides',
    ({ form, view }) => {
      const { hit, tags, hue, face, w } = seen(form, view)
      let skin = 0
      for (let i = 0; i < hit.length; i++) {
        const isNear = Math.hypot((i % w) - face!.x, Math.floor(i / w) - face!.y) < face!.r * 0.6
        if (hit[i] && isNear && !['hair', 'furBlack'].includes(tags[hue[i]!]!)) skin++
      }
      expect(skin / (Math.PI * (face!.r * 0.6) ** 2)).toBeGreaterThan(0.7)
    },
  )

  test.each([
    ['native-chief', 'featherWhite'],
    ['catrina', 'leaf'],
    ['nun', 'black'],
    ['geisha', 'petalLight'],
    ['medusa', 'scale'],
    ['virgin-mary', 'gold'],
    ['viking', 'steel'],
    ['pin-up', 'red'],
  ])('%s shows what makes them so: %s', (name, tag) => {
    const form = COSTUMED.find((one) => one.name === name)!
    const { hit, tags, hue } = seen(form, Object.keys(form.views)[0]!)
    const worn = hue.filter((own, i) => hit[i] && tags[own] === tag).length
    expect(worn).toBeGreaterThan(SIZE * SIZE * 0.004)
  })

  test.each([
    ['sailor', 'blue'],
    ['pirate', 'clothDark'],
    ['king', 'furWhite'],
    ['gladiator', 'gold'],
    ['firefighter', 'red'],
    ['witch', 'black'],
    ['cowboy', 'leather'],
  ])('%s is known by the trade: %s', (name, tag) => {
    const form = TRADES.find((one) => one.name === name)!
    const { hit, tags, hue, face } = seen(form, Object.keys(form.views)[0]!)
    expect(face).toBeDefined()
    const worn = hue.filter((own, i) => hit[i] && tags[own] === tag).length
    expect(worn).toBeGreaterThan(SIZE * SIZE * 0.004)
  })

  test.each([
    ['turned', -1],
    ['knitted~pipe', 1],
  ])('a pipe sticks out beside the face it is seen from: %s', (view, side) => {
    const form = TRADES.find(({ name }) => name === 'sailor')!
    const { hit, tags, hue, face, w } = see(viewOf(form, view)!(), SIZE)
    const reach = [...hit.keys()]
      .filter((i) => hit[i] && tags[hue[i]!] === 'wood')
      .map((i) => ((i % w) - face!.x) * side)
    // Its bowl is beyond the cheek, not before the mouth.
    expect(Math.max(...reach)).toBeGreaterThan(face!.r * 0.95)
  })

  test('a northman wears no horns: his helmet ends in a dome', () => {
    const form = COSTUMED.find(({ name }) => name === 'viking')!
    const { hit, w } = seen(form, 'helmed')
    const top = Math.floor(hit.indexOf(1) / w)
    // Horns would rise left and right of the crown.
    const row = hit.subarray((top + 4) * w, (top + 5) * w)
    const runs = row.filter((one, x) => one && !row[x - 1]).length
    expect(runs).toBe(1)
  })
})
