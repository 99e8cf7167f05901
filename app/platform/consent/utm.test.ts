import { describe, expect, test } from 'vitest'
import { readUtmParams } from '#app/platform/consent/utm.ts'
import { proves } from '#tests/proves.ts'

describe('readUtmParams', () => {
  test('§2 reads the five utm parameters', () => {
    const search =
      '?utm_source=a&utm_medium=b&utm_campaign=c%20d&utm_term=e&utm_content=f&utm_id=g&page=2'
    expect(readUtmParams(search)).toEqual({
      utm_source: 'a',
      utm_medium: 'b',
      utm_campaign: 'c d',
      utm_term: 'e',
      utm_content: 'f',
    })
    proves('§2.landing.utm-read')
  })

  test('§2 only defined ones are saved', () => {
    expect(readUtmParams('?utm_source=flyer&utm_term=')).toEqual({ utm_source: 'flyer' })
    expect(readUtmParams('')).toEqual({})
    proves('§2.landing.utm-saved')
  })

  test('a value too long for the server is cut, so it cannot make sign-up fail', () => {
    expect(readUtmParams(`?utm_source=${'x'.repeat(500)}`).utm_source).toHaveLength(200)
  })
})
