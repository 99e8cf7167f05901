import sharp from 'sharp'
import { grantCredits } from '#server/features/credits/credits.service.ts'
import { createApp } from '#server/http/app.ts'
import type { ApiErrorBody } from '#shared/api.ts'
import type { UploadedArchiveResponse } from '#shared/body.ts'
import { createClient } from '#tests/support/client.ts'
import type { TestDeps } from '#tests/support/deps.ts'

export const SKIN = '#c89a7a'
/** Refused by the scripted studio. */
export const NIGHT = '#020202'

/** A small JPEG of one colour, as a camera writes it: with the place it was taken at, and lying on its side. */
export const makePhoto = (background = SKIN, widthPx = 160, heightPx = 120): Promise<Buffer> =>
  sharp({ create: { width: widthPx, height: heightPx, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: 'Ada' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .jpeg()
    .toBuffer()

export interface NamedFile {
  name: string
  bytes: Uint8Array
}

export const formOf = (files: readonly NamedFile[]): FormData => {
  const form = new FormData()
  for (const { name, bytes } of files) form.append('files', new Blob([new Uint8Array(bytes)]), name)
  return form
}

/** Files outlive the rows that the next test begins without. */
export async function emptyStore({ files }: TestDeps): Promise<void> {
  for await (const key of files.list('users/')) await files.remove(key)
}

/** Somebody with a plan and credits. */
export async function signUpWithPlan(
  deps: TestDeps,
  { email = 'ada@example.com', plan = 2, credits = 40 } = {},
) {
  const client = createClient(deps)
  const { token, user } = await client.signUp(email)
  await deps.db
    .updateTable('account')
    .set({ subscription_plan: plan, subscription_status: plan > 0 ? 'active' : 'none' })
    .where('id', '=', user.id)
    .execute()
  if (credits > 0)
    await grantCredits(deps.db, {
      accountId: user.id,
      source: 'admin',
      credits,
      key: `test:${email}`,
      note: '',
      now: deps.clock.now(),
      expiresAt: new Date(deps.clock.now().getTime() + 90 * 86_400_000),
    })
  return { client, token, user, as: { token } }
}

/** Sends bytes as a browser does. */
export async function upload(
  deps: TestDeps,
  token: string,
  form: FormData | string,
  {
    path = '/tattoo/upload-zip',
    headers = {},
  }: { path?: string; headers?: Record<string, string> } = {},
) {
  // As bytes: a form that is cancelled while it is being written out fails in a place of its own.
  const sent = new Response(form)
  const response = await createApp(deps).request(`/api${path}`, {
    method: 'POST',
    headers: {
      Cookie: 'XSRF-TOKEN=t',
      'X-XSRF-TOKEN': 't',
      Authorization: `Bearer ${token}`,
      'Content-Type': sent.headers.get('Content-Type') ?? '',
      ...headers,
    },
    body: await sent.arrayBuffer(),
  })
  const json: unknown = await response.json()
  return {
    status: response.status,
    body: json as UploadedArchiveResponse,
    error: json as ApiErrorBody,
  }
}

/** So many good photos in one upload. */
export async function uploadGood(deps: TestDeps, token: string, count = 5) {
  const bytes = await makePhoto()
  const files = Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, bytes }))
  return upload(deps, token, formOf(files))
}
