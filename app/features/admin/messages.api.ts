import { call } from '#app/platform/http/api-client.ts'
import { pageOf, pageQuery } from '#app/platform/http/use-paged-list.ts'
import { ContactMessage, ContactMessagesResponse } from '#shared/support.ts'

/** What nobody has dealt with yet. */
export async function fetchMessages(before: number | null) {
  const path = `/admin/messages${pageQuery(before)}`
  const { messages, hasMore } = await call(path, { schema: ContactMessagesResponse })
  return pageOf(messages, hasMore)
}

/** With an answer, which is mailed, or without. */
export function closeMessage(id: number, answer: string | undefined) {
  return call(`/admin/messages/${id}/close`, {
    method: 'POST',
    body: { answer },
    schema: ContactMessage,
  })
}
