import { paths } from '#app/paths.ts'
import { answerOf } from '#app/platform/http/answer-shape.ts'
import { call, download, errorOf, send } from '#app/platform/http/api-client.ts'
import { visitorHeaders } from '#app/platform/session/visitor.ts'
import type { ReportReason } from '#shared/gallery.ts'
import type { DownloadKind, FavoriteResponse, MadeView } from '#shared/tattoos.ts'

// Fetched with the first answer they check: most visitors only look.
const gallerySchemas = () => import('#shared/gallery.ts')
const tattooSchemas = () => import('#shared/tattoos.ts')
const tattooSchema = async () => (await tattooSchemas()).Tattoo
const listSchema = async () => (await tattooSchemas()).TattooList

// A mark that was set must not go back because a schema was late.
const favouriteAnswer = answerOf<FavoriteResponse>({ tattooId: 'number', isFavorited: 'boolean' })

export function fetchTattoo(tattooId: number) {
  return call(`/tattoo/by-id/${tattooId}`, { schema: tattooSchema })
}

export async function fetchSimilar(tattooId: number) {
  const schema = async () => (await gallerySchemas()).SimilarResponse
  return (await call(`/tattoo/${tattooId}/similar`, { schema })).data
}

/** Designs that were made from it and that the asker may see. */
export function fetchDescendants(tattooId: number) {
  return call(`/tattoo/${tattooId}/descendants`, { schema: listSchema })
}

export function fetchByTag(tag: string) {
  return call(`/tattoo/by-tag/${encodeURIComponent(tag)}`, { schema: listSchema })
}

/** The newest, or those before one of them. */
export function fetchOwnTattoos(before?: number) {
  return call(`/tattoo/by-user${before === undefined ? '' : `?before=${before}`}`, {
    schema: listSchema,
  })
}

export function fetchFavourites() {
  return call('/tattoo/favorites', { schema: listSchema })
}

export function reportTattoo(tattooId: number, report: { reason: ReportReason; note: string }) {
  return send(`/tattoo/${tattooId}/report`, {
    method: 'POST',
    body: report,
    headers: visitorHeaders(),
  })
}

export function addTag(tattooId: number, tag: string) {
  return call(`/tattoo/${tattooId}/tag`, { method: 'POST', body: { tag }, schema: tattooSchema })
}

export function removeTag(tattooId: number, tag: string) {
  return call(`/tattoo/${tattooId}/tag/${encodeURIComponent(tag)}`, {
    method: 'DELETE',
    schema: tattooSchema,
  })
}

export async function setFavourite(tattooId: number, isFavorited: boolean): Promise<boolean> {
  const answer = await call('/tattoo/favorite', {
    method: isFavorited ? 'POST' : 'DELETE',
    body: { tattooId },
    keepalive: true,
    schema: favouriteAnswer,
  })
  return answer.isFavorited
}

/** Of a design of one's own. */
export function setVisibility(tattooId: number, isPublic: boolean) {
  return call(`/tattoo/${tattooId}/visibility`, {
    method: 'PATCH',
    body: { isPublic },
    schema: tattooSchema,
  })
}

export function deleteTattoo(tattooId: number) {
  return send('/tattoo/delete', { method: 'DELETE', body: { tattooId } })
}

/** A file made from the design; the longest side is at most what the person's plan allows. */
export function fetchTattooFile(
  tattooId: number,
  { kind, sizePx, widthMm }: { kind: DownloadKind; sizePx: number; widthMm?: number | undefined },
) {
  const width = widthMm === undefined ? '' : `&width=${widthMm}`
  return download(`/tattoo/${tattooId}/download/${kind}?size=${sizePx}${width}`)
}

/** A view of a public design as it is kept for everybody. */
export async function fetchTattooView(
  design: { id: number; version: number },
  view: MadeView,
): Promise<Blob> {
  const answer = await fetch(paths.tattooView(design, view))
  if (!answer.ok) throw errorOf(answer.status, undefined)
  return answer.blob()
}
