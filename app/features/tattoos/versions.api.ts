import { call, send } from '#app/platform/http/api-client.ts'
import { Tattoo } from '#shared/tattoos.ts'
import { NewVersionResponse, VersionsResponse } from '#shared/versions.ts'

/** What to change of a design that is paid for. One of them at a time. */
export type VersionWish = { style: string } | { color: string } | { isMirrored: true }

export function fetchVersions(tattooId: number) {
  return call(`/tattoo/${tattooId}/versions`, { schema: VersionsResponse })
}

/** Waits for the drawing. */
export function makeVersion(tattooId: number, wish: VersionWish) {
  return call(`/tattoo/${tattooId}/versions`, {
    method: 'POST',
    body: wish,
    schema: NewVersionResponse,
  })
}

export function restoreVersion(tattooId: number, number: number) {
  return call(`/tattoo/${tattooId}/versions/${number}/restore`, { method: 'POST', schema: Tattoo })
}

export function deleteVersion(tattooId: number, number: number) {
  return send(`/tattoo/${tattooId}/versions/${number}`, { method: 'DELETE' })
}
