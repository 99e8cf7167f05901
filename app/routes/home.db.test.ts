import { createElement, type ComponentProps } from 'react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect } from 'vitest'
import { renderWhole } from '#app/server/render-whole.server.ts'
import HomeRoute, { loader } from '#app/routes/home.tsx'
import { requestContext } from '#server/http/request-context.ts'
import { ToastProvider } from '#app/ui/toast.tsx'
import type { LandingCopy } from '#content/landing/landing.ts'
import { proves } from '#tests/proves.ts'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { addDesigns } from '#tests/support/designs.ts'

/** The cards of the wall on the landing page, as the server writes it: address and likes of each. What is only said is in brackets. */
async function readWall(deps: TestDeps) {
  const html = await renderHome(deps)
  const wall = html.slice(html.indexOf('Fresh off the wall'), html.indexOf('<dl'))
  return [...wall.matchAll(/<article.*?href="([^"]+)".*?<\/svg>(.*?)<\/button>/gs)].map(
    ([, path, likes]) => {
      const told = likes!.replace(/<span class="sr-only">(.*)<\/span>/, ' ($1)')
      return `${path}: ${told.replaceAll(/<[^>]*>/g, '').trim()}`
    },
  )
}

async function renderHome(deps: TestDeps, copy: Partial<LandingCopy> = {}) {
  const context = new RouterContextProvider()
  context.set(requestContext, { deps } as never)
  const loaded = await loader({ context } as never)
  const loaderData = {
    ...loaded,
    copy: { ...loaded.copy, ...copy },
    figures: copy.figures ?? loaded.figures,
  }
  const page = createElement(HomeRoute, { loaderData } as ComponentProps<typeof HomeRoute>)
  const element = createElement(ToastProvider, null, page)
  const router = createMemoryRouter([{ path: '/', element }])
  const whole = createElement(RouterProvider, { router })
  return renderWhole(whole, { nonce: '', timeoutMs: 10_000 })
}

const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

test('§1 what the operator claims stands on the landing page: 50K+ designs, 10K+ users, 100+ styles, 51 reviews', async ({
  deps,
}) => {
  const words = wordsOf(
    await renderHome(deps, {
      figures: [
        { count: '50K+', what: 'designs' },
        { count: '10K+', what: 'users' },
        { count: '100+', what: 'styles' },
      ],
      reviews: { count: 51, rating: 4.8 },
      testimonials: [{ quote: 'As it was.', name: 'Marta', about: 'True north', art: 'compass' }],
    }),
  )
  for (const claim of ['designs 50K+', 'users 10K+', 'styles 100+', '51 reviews', 'Marta'])
    expect(words).toContain(claim)
  proves('§1.landing.figures', '§1.landing.reviews')
})

test('until the operator has said something, figures are those of this place, and the best-liked designs speak with the words that made them', async ({
  deps,
}) => {
  const ada = await createClient(deps).signUp('ada@example.com')
  const words = wordsOf(await renderHome(deps))
  expect(words).not.toContain('Said, then drawn')
  expect(words).not.toContain('on the wall 0')
  await addDesigns(
    deps,
    ada.user.id,
    ['an owl', 'a koi', 'a rose', 'a ship', 'a wolf', 'a moth'].map((prompt) => ({ prompt })),
  )
  const full = wordsOf(await renderHome(deps))
  expect(full).toContain('designs on the wall 6')
  expect(full).toContain('Said, then drawn')
  expect(full).toContain('“a koi”')
  expect(full).not.toMatch(/50K|100\+|reviews|Sample/)
})

test('§2 landing: featured designs with likes, the best-liked first', async ({ deps }) => {
  const client = createClient(deps)
  const [ada, eve] = [
    await client.signUp('ada@example.com'),
    await client.signUp('eve@example.com'),
  ]
  const prompts = ['an owl', 'a koi', 'a rose', 'a ship', 'a wolf', 'a moth']
  const ids = await addDesigns(
    deps,
    ada.user.id,
    prompts.map((prompt) => ({ prompt })),
  )
  const [owl, koi, , ship, wolf, moth] = ids
  for (const [person, tattooId] of [
    [ada, koi],
    [eve, koi],
    [eve, owl],
  ] as const)
    await client.post('/tattoo/toggle-upvote', { tattooId }, { token: person.token })
  expect(await readWall(deps)).toEqual([
    `/tattoo/${koi}: 2 (likes)`,
    `/tattoo/${owl}: 1 (like)`,
    `/tattoo/${moth}: 0 (likes)`,
    `/tattoo/${wolf}: 0 (likes)`,
    `/tattoo/${ship}: 0 (likes)`,
  ])
})

test('a gallery with less than a row to show leaves the wall to pieces of our own', async ({
  deps,
}) => {
  const ada = await createClient(deps).signUp('ada@example.com')
  await addDesigns(deps, ada.user.id, [{ prompt: 'an owl' }])
  expect(await readWall(deps)).toEqual([])
})
