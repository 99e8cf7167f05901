import { createElement, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderWhole } from '#app/server/render-whole.server.ts'

const OPTIONS = { nonce: 'n', timeoutMs: 5_000 }

const inPart = (component: () => string) =>
  createElement('main', null, createElement(Suspense, null, createElement(component)))

test('a large part stands where it belongs, and needs no script to get there', async () => {
  const words = 'rose '.repeat(10_000)
  const html = await renderWhole(
    inPart(() => words),
    OPTIONS,
  )
  expect(html).toContain(words)
  expect(html).toMatch(/^<main>.*<\/main>$/)
  expect(html).not.toContain('<script')
})

test('a page of which one part breaks is not sent', async () => {
  const broken = () => {
    throw new Error('no ink')
  }
  await expect(renderWhole(inPart(broken), OPTIONS)).rejects.toThrow('no ink')
})
