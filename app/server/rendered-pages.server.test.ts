import { expect, test } from 'vitest'
import { NONCE_MARK, RenderedPages, withNonce } from '#app/server/rendered-pages.server.ts'

test('a page is found again while its data is the same, and not once it is another', () => {
  const pages = new RenderedPages()
  pages.keep('/explore', { data: '3 likes', html: '<p>3 likes' })
  expect(pages.find('/explore', '3 likes')).toBe('<p>3 likes')
  expect(pages.find('/explore', '4 likes')).toBeUndefined()
  expect(pages.find('/explore?page=2', '3 likes')).toBeUndefined()
})

test('few pages are kept: those asked for lately', () => {
  const pages = new RenderedPages()
  for (let number = 0; number < 100; number++) {
    pages.keep(`/tattoo/${number}`, { data: '', html: String(number) })
    expect(pages.find('/tattoo/0', '')).toBe('0')
  }
  expect(pages.find('/tattoo/1', '')).toBeUndefined()
  expect(pages.find('/tattoo/99', '')).toBe('99')
})

test('each answer carries its own nonce and nothing of the mark', () => {
  const html = `<style nonce="${NONCE_MARK}"></style><script nonce="${NONCE_MARK}"></script>`
  expect(withNonce(html, 'a')).toBe('<style nonce="a"></style><script nonce="a"></script>')
  expect(withNonce(html, 'b')).not.toContain('"a"')
})
