import { call, download, send } from '#app/platform/api-client.ts'
import { FavoriteResponse, type DownloadKind } from '#shared/tattoos.ts'

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
