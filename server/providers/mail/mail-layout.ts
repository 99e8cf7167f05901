export interface MailContent {
  productName: string
  heading: string
  /** Plain text; each becomes one paragraph. */
  paragraphs: readonly string[]
  action?: { label: string; url: string }
}

/** Mail clients drop style sheets and know no variables, so every element carries its own style. */
const STYLES = {
  body: 'margin:0;padding:0;background-color:#F5F0E6;color:#161310;',
  outer: 'width:100%;background-color:#F5F0E6;',
  sheet:
    'width:100%;max-width:560px;background-color:#FCFAF4;border:1px solid #D9CEBA;border-radius:2px;',
  sender: "padding:0 4px 16px;font:600 20px/1.2 Fraunces,Georgia,'Times New Roman',serif;",
  heading:
    "margin:0 0 20px;font:600 28px/1.15 Fraunces,Georgia,'Times New Roman',serif;color:#161310;",
  paragraph: 'margin:0 0 16px;font:400 16px/1.5 Helvetica,Arial,sans-serif;color:#161310;',
  button:
    'display:inline-block;padding:14px 24px;border-radius:5px;background-color:#B8321A;color:#FFF9EE;' +
    'font:600 16px/1.2 Helvetica,Arial,sans-serif;text-decoration:none;',
  fallback:
    'margin:24px 0 0;font:400 14px/1.5 Helvetica,Arial,sans-serif;color:#5B534A;word-break:break-all;',
  link: 'color:#161310;',
}

/** The one look of all our mails, in the two forms a message has. Everything given is escaped. */
export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: renderText(content), html: renderHtml(content) }
}

function renderText({ productName, heading, paragraphs, action }: MailContent): string {
  const blocks = [heading, ...paragraphs]
  // A link on a line of its own stays whole and clickable in every mail client.
  if (action) blocks.push(`${action.label}:\n${action.url}`)
  return `${blocks.join('\n\n')}\n\n-- \n${productName}\n`
}

function renderHtml({ productName, heading, paragraphs, action }: MailContent): string {
  const paragraphRows = paragraphs.map(
    (paragraph) => `<p style="${STYLES.paragraph}">${escapeHtml(paragraph)}</p>`,
  )
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(heading)}</title>
</head>
<body style="${STYLES.body}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${STYLES.outer}">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;">
<tr><td align="left" style="${STYLES.sender}">${escapeHtml(productName)}</td></tr>
</table>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${STYLES.sheet}">
<tr><td align="left" style="padding:32px 28px;">
<h1 style="${STYLES.heading}">${escapeHtml(heading)}</h1>
${paragraphRows.join('\n')}
${action ? renderAction(action) : ''}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function renderAction({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(toWebUrl(url))
  return `<p style="margin:24px 0 0;"><a href="${href}" style="${STYLES.button}">${escapeHtml(label)}</a></p>
<p style="${STYLES.fallback}">If the button does nothing, open this address:<br>
<a href="${href}" style="${STYLES.link}">${href}</a></p>`
}

/** Our own code makes the link, so anything but a web address is a bug. */
function toWebUrl(url: string): string {
  const { protocol } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new TypeError(`Not a web address: ${url}`)
  return url
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}
