import { send } from '#app/platform/http/api-client.ts'
import type { ContactRequest } from '#shared/support.ts'

export function sendContactMessage(message: ContactRequest) {
  return send('/contact', { method: 'POST', body: message })
}
