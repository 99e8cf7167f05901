import { describe, expect, test } from 'vitest'
import { paths } from '#app/paths.ts'
import { POPULAR_IDEAS } from '#shared/popular-ideas.ts'
import { proves } from '#tests/proves.ts'

describe('paths', () => {
  test('§2 Sign in and Sign up link to /login with mode signin or signup', () => {
    expect(paths.login({ mode: 'signin' })).toBe('/login?mode=signin')
    expect(paths.login({ mode: 'signup' })).toBe('/login?mode=signup')
    expect(paths.login()).toBe('/login')
    proves('§2.header.sign-in')
  })

  test('the way back survives the trip through the query', () => {
    const path = paths.login({ next: '/account?tab=1#delete' })
    expect(new URL(path, 'http://ink.test').searchParams.get('next')).toBe('/account?tab=1#delete')
  })

  test('§2 ideas link to /ideas/{lowercased name}', () => {
    expect(paths.idea('Cherry Blossom')).toBe('/ideas/cherry%20blossom')
    proves('§2.ideas.cards')
  })

  test('§2 a tag leads to /explore with that tag', () => {
    expect(paths.explore({ tag: 'black & grey' })).toBe('/explore?tag=black+%26+grey')
    expect(paths.explore()).toBe('/explore')
    proves('§2.detail.tag-links', '§2.card.tag-chip')
  })

  test('the designer can be opened with words and with a design to start from', () => {
    expect(paths.design({ prompt: 'a fox', remix: 12 })).toBe('/design?prompt=a+fox&remix=12')
    expect(paths.design({ open: 12 })).toBe('/design?open=12')
    expect(paths.design({ prompt: 'a fox', style: 'Fine Line' })).toBe(
      '/design?prompt=a+fox&style=Fine+Line',
    )
    expect(paths.design()).toBe('/design')
  })

  test('the fitting room opens with a design to try on, or with one of its own choice', () => {
    expect(paths.fittingRoom({ design: 7 })).toBe('/fitting-room?design=7')
    expect(paths.fittingRoom()).toBe('/fitting-room')
    expect(paths.fittingRoom({ design: 7, picture: 9 })).toBe('/fitting-room?design=7&picture=9')
  })

  test('§4 what somebody picked before signing in waits on the pricing page', () => {
    const path = paths.login({ next: paths.pricing({ plan: 'starter' }) })
    expect(path).toBe('/login?next=%2Fpricing%3Fplan%3Dstarter')
    expect(paths.pricing()).toBe('/pricing')
  })

  test('§2 the footer has 30 popular idea links, each its own', () => {
    expect(new Set(POPULAR_IDEAS.map(paths.idea)).size).toBe(30)
    proves('§2.footer.ideas')
  })

  test('a username cannot leave the avatar folder', () => {
    expect(paths.avatar('../me?')).toBe('/avatars/..%2Fme%3F.svg')
  })
})
