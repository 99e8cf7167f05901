/** Makes a call safe to repeat. Not `randomUUID`, which browsers keep from pages that are served without TLS on a local network. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
