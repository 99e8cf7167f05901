/** One mailbox under two names, which also takes dots in an address for nothing. */
const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox that an address leads to, however it is written: people have one, and as many addresses of it as they like. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const local = email.slice(0, at).toLowerCase()
  const untagged = /^[^+]+/.exec(local)?.[0] ?? local
  return GMAIL.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}
