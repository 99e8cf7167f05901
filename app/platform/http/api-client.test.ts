import { beforeEach, expect, test, vi } from 'vitest'
import { call, readXsrfToken } from '#app/platform/http/api-client.ts'
import { XSRF_COOKIE, XSRF_COOKIE_TLS } from '#shared/headers.ts'

const fetchOnce = vi.fn<(path: string) => Promise<Response>>()
const anything = { safeParse: (data: unknown) => ({ success: true as const, data }) }
const schemaThatNeverComes = () => Promise.reject(new TypeError('the file did not come'))

beforeEach(() => {
  fetchOnce.mockReset().mockImplementation(() => Promise.resolve(Response.json({ id: 1 })))
  vi.stubGlobal('fetch', fetchOnce)
  vi.stubGlobal('document', { cookie: `${XSRF_COOKIE}=t` })
  return () => void vi.unstubAllGlobals()
})

test('what changes something is not asked for when its answer could not be read', async () => {
  const signUp = call('/auth/register', {
    method: 'POST',
    body: {},
    schema: schemaThatNeverComes,
  })
  await expect(signUp).rejects.toMatchObject({ code: 'network', status: 0 })
  expect(fetchOnce).not.toHaveBeenCalled()
})

test('what changes nothing is asked for while the way to read its answer is still coming', async () => {
  const schema = Promise.withResolvers<typeof anything>()
  const answer = call('/auth/me', { schema: () => schema.promise })
  await vi.waitFor(() => expect(fetchOnce).toHaveBeenCalledOnce())
  schema.resolve(anything)
  await expect(answer).resolves.toEqual({ id: 1 })
})

test('behind TLS the token is read from the cookie that only this host can have set', () => {
  vi.stubGlobal('document', { cookie: `${XSRF_COOKIE}=planted; ${XSRF_COOKIE_TLS}=ours` })
  expect(readXsrfToken()).toBe('ours')
})
