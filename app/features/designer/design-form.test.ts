import { describe, expect, test } from 'vitest'
import {
  DESIGN_DEFAULTS,
  moreLikeThis,
  readDesignQuery,
  toPayload,
} from '#app/features/designer/design-form.ts'
import { aTattoo } from '#app/features/designer/designer.test-support.ts'
import { GenerateRequest } from '#shared/tattoos.ts'

describe('the designer’s payload', () => {
  test('§4 defaults: gender male, skin tone medium, no style; body mapping off', () => {
    const { payload } = GenerateRequest.parse({ payload: toPayload(DESIGN_DEFAULTS, 'a wolf') })
    expect(payload).toMatchObject({
      prompt: 'a wolf',
      style: null,
      skinTone: 'medium',
      gender: 'Male',
      bodyMapping: false,
      variations: 1,
    })
    expect(payload, 'the plan decides who sees it').not.toHaveProperty('isPrivate')
  })

  test('§7 with body mapping on, one design is asked for, whatever was chosen before', () => {
    const form = { ...DESIGN_DEFAULTS, bodyMapping: true, variations: 4 }
    expect(toPayload(form, 'a wolf')).toMatchObject({ bodyMapping: true, variations: 1 })
    expect(toPayload({ ...form, bodyMapping: false }, 'a wolf').variations).toBe(4)
  })

  test('more of a design asks for the same words and choices, made from it', () => {
    const tattoo = aTattoo({ id: 42, prompt: 'a fox', placement: 'Calf', isPublic: false })
    const { payload } = GenerateRequest.parse({ payload: moreLikeThis(tattoo) })
    expect(payload).toMatchObject({
      prompt: 'a fox',
      style: 'Geometric',
      placement: 'Calf',
      isPrivate: true,
      remixOf: 42,
    })
  })
})

describe('a link to the designer', () => {
  test.each([
    ['prompt=a%20fox&remix=12', { prompt: 'a fox', remixOf: 12 }],
    ['', { prompt: '', remixOf: null }],
    ['remix=-3', { prompt: '', remixOf: null }],
    ['remix=1.5', { prompt: '', remixOf: null }],
    ['remix=fox', { prompt: '', remixOf: null }],
  ])('%s', (query, expected) => {
    expect(readDesignQuery(new URLSearchParams(query))).toEqual(expected)
  })
})
