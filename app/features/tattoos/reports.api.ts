import { call } from '#app/platform/http/api-client.ts'
import { pageOf, pageQuery } from '#app/platform/http/use-paged-list.ts'
import { ReportsResponse } from '#shared/gallery.ts'
import { Tattoo } from '#shared/tattoos.ts'

/** What nobody has dealt with yet. */
export async function fetchReports(before: number | null) {
  const path = `/admin/reports${pageQuery(before)}`
  const { reports, hasMore } = await call(path, { schema: ReportsResponse })
  return pageOf(reports, hasMore)
}

/** Out of the gallery, or back into it. Either way its reports are dealt with. */
export function setHidden(tattooId: number, isHidden: boolean) {
  const verb = isHidden ? 'hide' : 'restore'
  return call(`/admin/tattoos/${tattooId}/${verb}`, { method: 'POST', schema: Tattoo })
}
