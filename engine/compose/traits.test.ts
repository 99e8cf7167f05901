import { expect, test } from 'vitest'
import { pointsUp } from '#engine/compose/hand-held.ts'
import { iconMotif } from '#engine/compose/icon-motif.ts'
import { bulkOf, isLiving, kindOf } from '#engine/compose/kinds.ts'
import { seatOf } from '#engine/compose/worn.ts'
import { getMotif, listMotifs } from '#engine/motifs/registry.ts'

const PATH = '<path d="M0 0H512V512H0Z"/>'
const icon = (name: string) => iconMotif(name, PATH)!

test('what a motif is comes from its declaration, and not from letters in its name', () => {
  // A bell in a barbell, a hammer in a hammerhead, a cowboy in a boot and a straw in a strawberry.
  expect(getMotif('barbell').held).toBeUndefined()
  expect(getMotif('hammerhead').isHeaded).toBeUndefined()
  expect(getMotif('cowboy-boot').hasBrim).toBeUndefined()
  expect(getMotif('strawberry').hasBrim).toBeUndefined()
  expect(getMotif('dragonfly').bearsLoads).toBeUndefined()
  expect(getMotif('jellyfish').bearsLoads).toBeUndefined()
})

test('a kind is said once: no motif repeats what its category says already', () => {
  const repeats = listMotifs().filter(
    ({ kind, category }) => kind !== undefined && kindOf({ category }) === kind,
  )
  expect(repeats.map(({ name }) => name)).toEqual([])
})

test('bones, hands and hearts are nobody', () => {
  const areLiving = (names: readonly string[]) =>
    names.filter((name) => isLiving({ motif: getMotif(name) }))
  expect(areLiving(['skull', 'hands', 'anatomical-heart', 'baby-feet', 'lips'])).toEqual([])
  const bodies = ['wolf', 'woman', 'dragon', 'skeleton']
  expect(areLiving(bodies)).toEqual(bodies)
})

test('of an icon the name tells what stands, hangs, floats, is worn or is large', () => {
  expect(icon('handbag').held).toBe('hangs')
  expect(icon('kite').held).toBe('floats')
  expect(icon('torch').held).toBe('rises')
  expect(icon('table-lamp').stands).toBe(true)
  expect(icon('spider-egg').isBrittle).toBe(true)
  expect(bulkOf(icon('watch-tower'))).toBeGreaterThan(3)
  expect(kindOf(icon('spear'))).toBe('weapon')
  expect(kindOf(icon('capybara'))).toBe('object')
  expect(seatOf({ motif: icon('capybara'), variant: 'icon' })).toBeUndefined()
  expect(seatOf({ motif: icon('sombrero'), variant: 'icon' })).toBe('hat')
  expect(seatOf({ motif: icon('gold-necklace'), variant: 'icon' })).toBe('neck')
})

test('a blade shows its point and an axe its head', () => {
  const weapon = (name: string) => ({ kind: 'weapon', motif: getMotif(name) }) as never
  expect(pointsUp(weapon('sword'))).toBe(true)
  expect(pointsUp(weapon('axe'))).toBe(false)
  expect(pointsUp(weapon('trident'))).toBe(false)
})
