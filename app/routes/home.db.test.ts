import { createElement, type ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect } from 'vitest'
import HomeRoute, { loader } from '#app/routes/home.tsx'
import { requestContext } from '#server/http/request-context.ts'
import { ToastProvider } from '#app/ui/toast.tsx'
import { createClient } from '#tests/support/client.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'
import { addDesigns } from '#tests/support/designs.ts'

/** The cards of the wall on the landing page, as the server writes it: address and likes of each. What is only said is in brackets. */
async function readWall(deps: TestDeps) {
  const context = new RouterContextProvider()
  context.set(requestContext, { deps } as never)
  const loaderData = await loader({ context } as never)
  const page = createElement(HomeRoute, { loaderData } as ComponentProps<typeof HomeRoute>)
  const element = createElement(ToastProvider, null, page)
  const router = createMemoryRouter([{ path: '/', element }])
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
  const wall = html.slice(html.indexOf('Fresh off the wall'), html.indexOf('<dl'))
  return [...wall.matchAll(/<article.*?href="([^"]+)".*?<\/svg>(.*?)<\/button>/gs)].map(
    ([, path, likes]) =>
      `${path}: ${likes!.replace(/<span class="sr-only">(.*)<\/span>/, ' ($1)').trim()}`,
  )
}

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
