import { expect, test } from 'vitest'
import { renderMail } from '#server/providers/mail/mail-layout.ts'

const content = {
  productName: 'Inkwright',
  heading: 'Reset your password',
  paragraphs: ['Somebody asked for a new password.', 'The link works for one hour.'],
  action: { label: 'Choose a new password', url: 'https://inkwright.test/reset?token=a&from=mail' },
}

test('both forms carry heading, paragraphs, link and the name of the product', () => {
  const { text, html } = renderMail(content)
  for (const words of [content.heading, ...content.paragraphs, 'Inkwright']) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
  expect(html).toContain('href="https://inkwright.test/reset?token=a&amp;from=mail"')
})

test('the link stands alone on its line of the text, so that no mail client breaks it', () => {
  expect(renderMail(content).text.split('\n')).toContain(content.action.url)
})

test('whatever a person wrote is text and never markup', () => {
  const evil = `</title><img src=x onerror="alert('1')">&amp;`
  const { html } = renderMail({
    productName: evil,
    heading: evil,
    paragraphs: [evil],
    action: { label: evil, url: `https://inkwright.test/?q="><script>` },
  })
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<script')
  expect(html).not.toContain('onerror="')
  const escaped = '&lt;/title&gt;&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;'
  expect(html.split(escaped)).toHaveLength(6)
})

test('a link that would run script is a bug and is not rendered', () => {
  const action = { label: 'Open', url: 'javascript:alert(1)' }
  expect(() => renderMail({ ...content, action })).toThrow('Not a web address')
})

test('a mail without an action has no button and no empty link', () => {
  const { html, text } = renderMail({
    productName: 'Inkwright',
    heading: 'Hello',
    paragraphs: ['Hi'],
  })
  expect(html).not.toContain('<a ')
  expect(text).toBe('Hello\n\nHi\n\n-- \nInkwright\n')
})
