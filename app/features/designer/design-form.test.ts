import { describe, expect, test } from 'vitest'
import {
  bodyTypeOf,
  DESIGN_DEFAULTS,
  draftOf,
  genderOf,
  isDrawnFrom,
  moreLikeThis,
  parseDesignDraft,
  readDesignQuery,
  siblingsOf,
  toPayload,
} from '#app/features/designer/design-form.ts'
import { aTattoo } from '#app/features/designer/designer.test-support.ts'
import { BODY_TYPES, GENDERS } from '#shared/options.ts'
import type { LetteringChoice } from '#shared/lettering.ts'
import { GenerateRequest } from '#shared/tattoos.ts'
import { proves } from '#tests/proves.ts'

const FORM = { ...DESIGN_DEFAULTS, prompt: 'a wolf', bodyMapping: false }

const LETTERING: LetteringChoice = {
  hand: 'chicano',
  layout: 'arc',
  flourish: null,
  widthMm: 80,
}

describe('the designer’s payload', () => {
  test('§4 defaults: gender male, skin tone medium, no style; body mapping off', () => {
    const { payload } = GenerateRequest.parse({ payload: toPayload(FORM) })
    expect(payload).toMatchObject({
      prompt: 'a wolf',
      style: null,
      skinTone: 'medium',
      gender: 'Male',
      bodyMapping: false,
      variations: 4,
    })
    expect(payload, 'the plan decides who sees it').not.toHaveProperty('isPrivate')
    proves('§3.payload.designer', '§4.designer.defaults', '§4.mapping.toggle')
  })

  test('§7 with body mapping on, one design is asked for, whatever was chosen before', () => {
    const form = { ...FORM, bodyMapping: true, variations: 4 }
    expect(toPayload(form)).toMatchObject({ bodyMapping: true, variations: 1 })
    expect(toPayload({ ...form, bodyMapping: false }).variations).toBe(4)
  })

  test('more of a design asks for the same words and choices, made from it', () => {
    const tattoo = aTattoo({
      corrections: [{ kind: 'main', text: 'fox' }],
      lettering: LETTERING,
      id: 42,
      prompt: 'a fox',
      placement: 'Calf',
      isPublic: false,
    })
    const { payload } = GenerateRequest.parse({ payload: moreLikeThis(tattoo) })
    expect(payload).toMatchObject({
      prompt: 'a fox',
      style: 'Geometric',
      placement: 'Calf',
      isPrivate: true,
      remixOf: 42,
      corrections: [{ kind: 'main', text: 'fox' }],
      lettering: LETTERING,
    })
  })
})

describe('a design that is opened again', () => {
  const tattoo = aTattoo({
    id: 42,
    prompt: 'a fox',
    style: 'Watercolor',
    color: 'Colored',
    corrections: [{ kind: 'count', text: 'fox', count: 2 }],
    skinTone: 'MST 8 - Deep Dark',
    gender: 'Non-binary',
    placement: 'Calf',
    lettering: LETTERING,
    isPublic: false,
  })

  test('brings back words, style, colour, tone, gender, placement, variations and who sees it', () => {
    const draft = draftOf(tattoo, { userId: tattoo.userId, variations: 3 })
    expect(draft).toEqual({
      prompt: 'a fox',
      style: 'Watercolor',
      color: 'Colored',
      skinTone: 'MST 8 - Deep Dark',
      gender: 'Non-binary',
      placement: 'Calf',
      corrections: [{ kind: 'count', text: 'fox', count: 2 }],
      lettering: LETTERING,
      variations: 3,
      isPrivate: true,
      remixOf: 42,
    })
    const { payload } = GenerateRequest.parse({
      payload: toPayload({ ...draft, bodyMapping: false }),
    })
    expect(payload, 'and drawing it again asks for just that').toMatchObject(draft)
  })

  test('somebody else’s says nothing about who shall see one’s own', () => {
    expect(draftOf(tattoo, { userId: 99, variations: 1 }).isPrivate).toBeNull()
  })

  test('a style or tone that is offered no more is left to us', () => {
    const old = aTattoo({ style: 'Trash Polka', skinTone: 'olive', color: 'Sepia' })
    expect(draftOf(old, { userId: old.userId, variations: 1 })).toMatchObject({
      style: null,
      color: null,
      skinTone: DESIGN_DEFAULTS.skinTone,
    })
  })

  test('comes with the variations of its request, and with no other design of the same words', () => {
    const later = aTattoo({ id: 44, generationId: 11 })
    const [a, b] = [aTattoo({ id: 43 }), aTattoo({ id: 42 })]
    expect(siblingsOf(a, [later, a, b])).toEqual([b, a])
  })

  test('stands alone where no request of the person’s made it', () => {
    const [first, other] = [1, 2].map((id) => aTattoo({ id, generationId: null }))
    expect(siblingsOf(first!, [other!, first!])).toEqual([first])
  })
})

describe('words on the screen are those of a design', () => {
  const drawn = aTattoo({ prompt: 'a fox', skinTone: 'medium', style: 'Sketch' })

  test.each([
    ['as asked for', {}, true],
    ['style chosen and followed', { style: 'Sketch' }, true],
    ['another hand chosen since', { lettering: LETTERING }, false],
    ['words changed since', { prompt: 'a fox asleep' }, false],
    ['another style chosen since', { style: 'Tribal' }, false],
    ['another placement chosen since', { placement: 'Calf' }, false],
  ] as const)('%s', (_, change, isDrawn) => {
    expect(isDrawnFrom({ ...DESIGN_DEFAULTS, prompt: ' a fox ', ...change }, drawn)).toBe(isDrawn)
  })
})

describe('a stored draft', () => {
  test('is read as it was written', () => {
    const draft = { ...DESIGN_DEFAULTS, prompt: 'a fox', placement: 'Calf', variations: 4 }
    expect(parseDesignDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  test('a visitor’s words come with the designer’s own settings', () => {
    expect(parseDesignDraft({ prompt: 'a fox', style: 'Fine Line' })).toEqual({
      ...DESIGN_DEFAULTS,
      prompt: 'a fox',
      style: 'Fine Line',
    })
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'a fox'],
    ['null', null],
  ])('%s is no draft', (_, stored) => {
    expect(parseDesignDraft(stored)).toBeUndefined()
  })

  test('whatever in it is not ours is left out', () => {
    const hostile = {
      prompt: 'x'.repeat(3_000),
      style: '<img>',
      gender: 7,
      skinTone: {},
      placement: 'Moon',
      color: 'Colored',
      variations: 400,
      isPrivate: 'yes',
      remixOf: -1,
      bodyMapping: true,
    }
    expect(parseDesignDraft(hostile)).toEqual({ ...DESIGN_DEFAULTS, color: 'Colored' })
  })
})

test('three body types are shown for four genders', () => {
  expect(GENDERS.map(bodyTypeOf)).toEqual(['male', 'female', 'other', 'other'])
  expect(BODY_TYPES.map(genderOf)).toEqual(['Male', 'Female', 'Other'])
})

describe('a link to the designer', () => {
  const nothing = { prompt: undefined, style: undefined, from: undefined, isOpened: false }

  test.each([
    ['prompt=a%20fox&remix=12', { ...nothing, prompt: 'a fox', from: 12 }],
    ['prompt=a%20fox&style=fine+line', { ...nothing, prompt: 'a fox', style: 'Fine Line' }],
    ['open=12', { ...nothing, from: 12, isOpened: true }],
    ['', undefined],
    ['remix=-3', undefined],
    ['open=1.5', undefined],
    ['remix=fox', undefined],
    ['style=none+of+ours', undefined],
  ])('%s', (query, expected) => {
    expect(readDesignQuery(new URLSearchParams(query))).toEqual(expected)
  })
})
