import { call } from '#app/platform/api-client.ts'
import { ContactMessage, ContactMessagesResponse } from '#shared/support.ts'

/** What nobody has dealt with yet, newest first; `before` the last one's id for the next page. */
export function fetchMessages(before?: number) {
  const query = before === undefined ? '' : `?before=${before}`
  return call(`/admin/messages${query}`, { schema: ContactMessagesResponse })
}

/** With an answer, which is mailed, or without. */
export function closeMessage(id: number, answer: string | undefined) {
  return call(`/admin/messages/${id}/close`, {
    method: 'POST',
    body: { answer },
    schema: ContactMessage,
  })
}
