import { describe, expect, test } from 'vitest'
import {
  placeholdersOf,
  usableOutput,
  withAsked,
  withChanged,
  withDelivered,
  withSeen,
} from '#app/features/designer/design-requests.ts'
import { aGeneration, aTattoo } from '#app/features/designer/designer.test-support.ts'
import { proves } from '#tests/proves.ts'

const asked = (key: string, variations = 2, prompt = 'a wolf') => ({
  key,
  variations,
  payload: { prompt },
})

describe('placeholders', () => {
  test('§4 two placeholders appear at the top, one for each variation', () => {
    const requests = withAsked([], asked('first'))
    expect(placeholdersOf(requests).map(({ index }) => index)).toEqual([0, 1])
    proves('§3.tattoo.slots', '§4.create.placeholders')
  })

  test('a newer request stands before an older one', () => {
    const requests = withAsked(withAsked([], asked('first', 1)), asked('second', 1))
    expect(placeholdersOf(requests).map(({ request }) => request.key)).toEqual(['second', 'first'])
  })

  test('a failed request keeps one card, which says so', () => {
    const failure = { code: 'moderation', message: 'No. Nothing was charged.' }
    const requests = withChanged(withAsked([], asked('first')), 'first', { failure })
    expect(placeholdersOf(requests)).toHaveLength(1)
  })
})

describe('results', () => {
  test('§4 only results that have an imageUrl fill placeholders, in their order', () => {
    const output = [
      aTattoo({ id: 3 }),
      aTattoo({ id: 4, imageUrl: '' }),
      aTattoo({ id: 0 }),
      aTattoo({ id: 5 }),
    ]
    expect(usableOutput(output).map(({ id }) => id)).toEqual([3, 5])
    proves('§2.create.placeholders', '§3.tattoo.valid')
  })

  test('results go to the front of the list, and none is there twice', () => {
    const list = [aTattoo({ id: 2 }), aTattoo({ id: 1 })]
    const delivered = withDelivered(list, [aTattoo({ id: 3 }), aTattoo({ id: 2 })])
    expect(delivered.map(({ id }) => id)).toEqual([3, 2, 1])
  })
})

describe('news of a request', () => {
  test('moves the request with its id', () => {
    const open = withSeen([], aGeneration({ stage: 'reading' }))
    const [moved] = withSeen(open, aGeneration({ stage: 'inking' }))
    expect(moved).toMatchObject({ id: 10, stage: 'inking' })
  })

  test('that comes before the answer finds its request by the key, whatever else of its size is waiting', () => {
    const waiting = withAsked(
      withAsked(withAsked([], asked('one', 1)), asked('two', 1)),
      asked('late', 1),
    )
    const seen = withSeen(waiting, aGeneration({ id: 11, key: 'two', variations: 1 }))
    expect(seen.map(({ key, id }) => [key, id])).toEqual([
      ['late', undefined],
      ['two', 11],
      ['one', undefined],
    ])
  })

  test('of another device adds a request that this one cannot ask again', () => {
    const [seen, ...rest] = withSeen([], aGeneration({ id: 12, variations: 4 }))
    expect(rest).toEqual([])
    expect(seen).toMatchObject({ id: 12, variations: 4, isAwaited: false, payload: undefined })
  })
})
