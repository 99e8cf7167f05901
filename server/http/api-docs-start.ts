import { html } from 'hono/html'
import { XSRF_COOKIE, XSRF_COOKIE_TLS, XSRF_HEADER } from '#shared/headers.ts'

const JSON_BODY = `-H 'Content-Type: application/json'`

/** From nothing to a design of one's own, each step to be pasted into a shell. */
export function renderFirstSteps(origin: string) {
  const cookie = origin.startsWith('https:') ? XSRF_COOKIE_TLS : XSRF_COOKIE
  const xsrf = `-H 'Cookie: ${cookie}=any' -H '${XSRF_HEADER}: any'`
  const steps = [
    {
      title: 'Look around',
      text: 'What everybody may see needs no account.',
      command: `curl '${origin}/api/tattoo/explore?limit=3&search=rose'`,
    },
    {
      title: 'Get a token',
      text: `An account of the product is all it takes; /auth/signup makes one in the same way. A program chooses the ${cookie} value itself: what counts is that cookie and header agree.`,
      command: `curl '${origin}/api/auth/login' \\
  ${JSON_BODY} \\
  ${xsrf} \\
  -d '{"email":"you@example.com","password":"your password"}'`,
    },
    {
      title: 'Have a design drawn',
      text: 'Put the token where it says TOKEN. One credit, and the answer waits for the design: its picture is at output[0].imageUrl.',
      command: `curl '${origin}/api/tattoo/generate' \\
  -H 'Authorization: Bearer TOKEN' \\
  ${JSON_BODY} \\
  ${xsrf} \\
  -d '{"payload":{"prompt":"a swallow with a letter","style":"Traditional American"}}'`,
    },
  ]
  return html`<section id="start">
    <h2>First request</h2>
    <ol>
      ${steps.map(
        ({ title, text, command }) =>
          html`<li>
            <h3>${title}</h3>
            <p>${text}</p>
            <pre tabindex="0">${command}</pre>
          </li>`,
      )}
    </ol>
    <p>
      A call that is refused answers with its status and
      <code>{ code, message, requestId }</code>: the code for programs, the message for people, and
      the id for us when you ask.
    </p>
  </section>`
}
