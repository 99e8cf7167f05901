import type { Figures } from '#content/landing/voices.ts'
import { STYLES } from '#shared/styles.ts'

/** What a count of so many at most found. */
export type Counted = { count: number; isMore: boolean }

/** What is true of this installation, in the places of the operator's claims. */
export function liveFigures({ designs, people }: { designs: Counted; people: Counted }): Figures {
  const words = ({ count, isMore }: Counted) => `${count.toLocaleString('en')}${isMore ? '+' : ''}`
  const figure = (counted: Counted, [one, many]: readonly [string, string]) =>
    counted.count === 0 ? [] : [{ count: words(counted), what: counted.count === 1 ? one : many }]
  return [
    ...figure(designs, ['design on the wall', 'designs on the wall']),
    ...figure(people, ['person', 'people']),
    { count: String(STYLES.length), what: 'styles' },
  ]
}
