import { call, download, send } from '#app/platform/api-client.ts'
import { visitorHeaders } from '#app/platform/visitor.ts'
import { SimilarResponse, ToggleUpvoteResponse, type ReportReason } from '#shared/gallery.ts'
import { FavoriteResponse, Tattoo, TattooList, type DownloadKind } from '#shared/tattoos.ts'

export function fetchTattoo(tattooId: number) {
  return call(`/tattoo/by-id/${tattooId}`, { schema: Tattoo })
}

export async function fetchSimilar(tattooId: number) {
  return (await call(`/tattoo/${tattooId}/similar`, { schema: SimilarResponse })).data
}

export function fetchByTag(tag: string) {
  return call(`/tattoo/by-tag/${encodeURIComponent(tag)}`, { schema: TattooList })
}

export function fetchFavourites() {
  return call('/tattoo/favorites', { schema: TattooList })
}

/** Likes, or takes the like back. The answer says how it is now. */
export function toggleUpvote(tattooId: number) {
  return call('/tattoo/toggle-upvote', {
    method: 'POST',
    body: { tattooId },
    headers: visitorHeaders(),
    schema: ToggleUpvoteResponse,
  })
}

export function reportTattoo(tattooId: number, report: { reason: ReportReason; note: string }) {
  return send(`/tattoo/${tattooId}/report`, {
    method: 'POST',
    body: report,
    headers: visitorHeaders(),
  })
}

export function addTag(tattooId: number, tag: string) {
  return call(`/tattoo/${tattooId}/tag`, { method: 'POST', body: { tag }, schema: Tattoo })
}

export function removeTag(tattooId: number, tag: string) {
  return call(`/tattoo/${tattooId}/tag/${encodeURIComponent(tag)}`, {
    method: 'DELETE',
    schema: Tattoo,
  })
}

export async function setFavourite(tattooId: number, isFavorited: boolean): Promise<boolean> {
  const answer = await call('/tattoo/favorite', {
    method: isFavorited ? 'POST' : 'DELETE',
    body: { tattooId },
    schema: FavoriteResponse,
  })
  return answer.isFavorited
}

export function deleteTattoo(tattooId: number) {
  return send('/tattoo/delete', { method: 'DELETE', body: { tattooId } })
}

/** A file made from the design; the longest side is at most what the person's plan allows. */
export function fetchTattooFile(tattooId: number, file: { kind: DownloadKind; sizePx: number }) {
  return download(`/tattoo/${tattooId}/download/${file.kind}?size=${file.sizePx}`)
}
