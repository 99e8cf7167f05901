import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { visit } from './support/screen.ts'

async function getNonce(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  const policy = response.headers()['content-security-policy'] ?? ''
  const nonce = /script-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1]
  expect(nonce, policy).toBeDefined()
  return { nonce: nonce!, policy, html: await response.text() }
}

test('every page has a content security policy with a nonce of its own', async ({ request }) => {
  const first = await getNonce(request, '/')
  const second = await getNonce(request, '/')
  expect(first.nonce).not.toBe(second.nonce)
  expect(first.nonce.length).toBeGreaterThanOrEqual(22)
  for (const { html, nonce, policy } of [first, second]) {
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    // What a page says of itself to search engines is data, which no browser runs.
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)]
      .map(([tag]) => tag)
      .filter((tag) => tag !== '<script type="application/ld+json">')
    expect(inline.length).toBeGreaterThan(0)
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`)
    expect(html, 'no style attribute, which the policy would refuse').not.toMatch(/\sstyle="/)
  }
})

test('pages, calls and files carry the security headers', async ({ request }) => {
  for (const path of ['/', '/login', '/api/docs', '/api/openapi.json', '/favicon.svg']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toBeDefined()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    expect(headers, path).not.toHaveProperty('set-cookie')
    expect(headers, path).not.toHaveProperty('x-powered-by')
  }
})

test('an inline script without the nonce does not run', async ({ page, faults }) => {
  await visit(page, '/')
  faults.expectPolicyBreach('script-src-elem')
  // A script in the page runs as it is put there, and the refusal of one is told a moment later.
  const hasRun = await page.evaluate(async () => {
    const refused = new Promise((resolve) =>
      document.addEventListener('securitypolicyviolation', resolve, { once: true }),
    )
    const script = document.createElement('script')
    script.textContent = 'window.hasRun = true'
    document.head.append(script)
    if (!('hasRun' in window)) await refused
    return 'hasRun' in window
  })
  expect(hasRun).toBe(false)
})

test('an inline handler does not run', async ({ page, faults }) => {
  await visit(page, '/')
  faults.expectPolicyBreach('script-src-attr')
  const hasRun = await page.evaluate(async () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.hasRun = 1">')
    // Listeners are called in the order in which they came, and this one is the second.
    const failed = new Promise((resolve) =>
      document.body.lastElementChild!.addEventListener('error', resolve),
    )
    const link = document.createElement('a')
    link.href = '#'
    link.setAttribute('onclick', 'window.hasRun = 2')
    document.body.append(link)
    link.click()
    await failed
    return 'hasRun' in window
  })
  expect(hasRun).toBe(false)
})

test('a write without the XSRF header is refused', async ({ request }) => {
  const response = await request.post('/api/auth/login', {
    data: { email: 'maya@example.com', password: 'seven-swallows' },
  })
  expect(response.status()).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'xsrf_mismatch' })
})

test('a public page is the same for everybody but for its nonce', async ({ request, person }) => {
  const asVisitor = await getNonce(request, '/')
  const response = await request.get('/', {
    headers: { Authorization: `Bearer ${person.token}`, Cookie: 'XSRF-TOKEN=abc' },
  })
  const html = await response.text()
  const nonce = /nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1]
  expect(html.replaceAll(nonce!, '')).toBe(asVisitor.html.replaceAll(asVisitor.nonce, ''))
})
