import { expect, test } from 'vitest'
import { liveFigures } from '#app/features/home/live-figures.ts'
import { STYLES } from '#shared/styles.ts'

const words = (designs: number, people: number, isMore = false) =>
  liveFigures({
    designs: { count: designs, isMore },
    people: { count: people, isMore: false },
  }).map(({ count, what }) => `${count} ${what}`)

test('figures say what is there, and nothing of what is not', () => {
  const styles = `${STYLES.length} styles`
  expect(words(0, 0)).toEqual([styles])
  expect(words(1, 1)).toEqual(['1 design on the wall', '1 person', styles])
  expect(words(1234, 56)).toEqual(['1,234 designs on the wall', '56 people', styles])
  expect(words(10_000, 56, true)[0]).toBe('10,000+ designs on the wall')
})
