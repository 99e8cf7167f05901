import { HtmlValidate } from 'html-validate'
import { expect, test } from './fixtures.ts'
import { drawDesigns } from './support/designs.ts'
import { MISSING_PATH, PUBLIC_PATHS } from './support/pages.ts'

const validator = new HtmlValidate({
  root: true,
  // What the standard says, what a document needs and what assistive technology needs; not how React writes its tags.
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    'input-attributes': 'error',
    'no-implicit-button-type': 'error',
    // The names that React makes begin with an underscore, which HTML allows and only old CSS minded.
    'valid-id': ['error', { relaxed: true }],
    // Every script and style is a file of our own, from our own server.
    'require-sri': 'off',
    // A search is sent by Enter and as one types.
    'wcag/h32': 'off',
  },
})

/** The places of a wall's sheets are known where the wall is rendered, and our own policy refuses style attributes. */
const isWallStyle = ({ message }: { message: string }) =>
  message === '<style> element is not permitted as content under <div>'

const read = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]

test('every public page is valid HTML and says what it is and where', async ({
  request,
  person,
}) => {
  const [tattoo] = await drawDesigns(person, { prompt: 'a rose & a "dagger"' })
  const paths = [...PUBLIC_PATHS, `/tattoo/${tattoo!.id}`, '/offline', MISSING_PATH]
  const titles = new Map<string, string>()
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    const { results } = await validator.validateString(html)
    const problems = results.flatMap(({ messages }) =>
      messages
        .filter((problem) => !isWallStyle(problem))
        .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect.soft(problems, path).toEqual([])

    expect.soft(read(html, /<title>([^<]+)<\/title>/), path).toBeTruthy()
    expect.soft(read(html, /<meta name="description" content="([^"]{40,320})"/), path).toBeTruthy()
    expect.soft(read(html, /<meta property="og:image" content="([^"]+)"/), path).toBeTruthy()
    const canonical = read(html, /<link rel="canonical" href="([^"]+)"/)
    if (html.includes('<meta name="robots" content="noindex"/>')) {
      expect.soft(canonical, `${path} is not listed`).toBeUndefined()
      continue
    }
    expect.soft(canonical && new URL(canonical).pathname, path).toBe(path.split('?')[0])
    expect.soft(html, path).toContain('hrefLang="x-default"')
    const title = read(html, /<title>([^<]+)<\/title>/)!
    expect.soft(titles.get(title), `${path} has the title of another`).toBeUndefined()
    titles.set(title, path)
    for (const [, block] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
      expect.soft(() => JSON.parse(block!), path).not.toThrow()
  }
})

test('a former name of an idea leads to its page for good', async ({ request }) => {
  for (const [path, target] of [
    ['/ideas/sakura', '/ideas/cherry%20blossom'],
    ['/ideas/Rose', '/ideas/rose'],
    ['/ideas/cherry-blossom', '/ideas/cherry%20blossom'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, target])
  }
})
