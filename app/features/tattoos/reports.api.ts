import { call } from '#app/platform/api-client.ts'
import { ReportsResponse } from '#shared/gallery.ts'
import { Tattoo } from '#shared/tattoos.ts'

/** What nobody has dealt with yet, newest first; `before` the last one's id for the next page. */
export function fetchReports(before?: number) {
  const query = before === undefined ? '' : `?before=${before}`
  return call(`/admin/reports${query}`, { schema: ReportsResponse })
}

/** Out of the gallery, or back into it. Either way its reports are dealt with. */
export function setHidden(tattooId: number, isHidden: boolean) {
  const verb = isHidden ? 'hide' : 'restore'
  return call(`/admin/tattoos/${tattooId}/${verb}`, { method: 'POST', schema: Tattoo })
}
