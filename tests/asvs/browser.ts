import type { Chapter } from '#tests/asvs/row.ts'

export const FRONTEND: Chapter = {
  title: 'V3 Web frontend',
  rows: [
    {
      id: 'V3.2.1',
      topic: 'files and answers opened by their address',
      shown: [
        'server/http/app.db.test.ts: carries the security headers, HSTS only behind TLS, and a request id',
        'server/http/tattoo.db.test.ts: a design drawn by the engine can be taken home in every form',
      ],
      note: 'Whatever is no page carries a policy with sandbox; downloads are attachments.',
    },
    {
      id: 'V3.2.2',
      topic: 'text is shown as text',
      shown: [
        'tests/security-rules.test.ts: HTML is set as such in few places, none of which takes what people write',
        'e2e/security.e2e.ts: an inline handler does not run',
      ],
    },
    {
      id: 'V3.3.1',
      topic: 'cookies are Secure, by their name too',
      shown: [
        'server/http/app.db.test.ts: behind TLS the XSRF cookie is bound to this host by its name, and no other is looked at',
      ],
    },
    {
      id: 'V3.3.2',
      topic: 'SameSite by purpose',
      shown: [
        'server/http/app.db.test.ts: GET /auth/xsrf sets a cookie that scripts can read, once',
      ],
    },
    {
      id: 'V3.3.3',
      topic: 'cookies of this host alone',
      shown: [
        'server/http/app.db.test.ts: behind TLS the XSRF cookie is bound to this host by its name, and no other is looked at',
        'app/platform/http/api-client.test.ts: behind TLS the token is read from the cookie that only this host can have set',
      ],
    },
    {
      id: 'V3.3.4',
      topic: 'cookies that scripts must not read',
      outside:
        'The only cookie is the XSRF token, whose purpose is to be read by our scripts. The session is no cookie.',
    },
    {
      id: 'V3.4.1',
      topic: 'HSTS',
      shown: [
        'server/http/app.db.test.ts: carries the security headers, HSTS only behind TLS, and a request id',
        'server/http/door.test.ts: says "not yet" before there is a product, with the headers of every answer',
      ],
    },
    {
      id: 'V3.4.2',
      topic: 'CORS',
      shown: [
        'server/http/security.ts',
        'tests/security-rules.test.ts: no answer opens itself to other origins',
      ],
    },
    {
      id: 'V3.4.3',
      topic: 'content security policy',
      shown: [
        'e2e/security.e2e.ts: every page has a content security policy with a nonce of its own',
        'server/http/security.test.ts: without scripts of others the policy names no other host',
      ],
    },
    {
      id: 'V3.4.4',
      topic: 'no sniffing',
      shown: [
        'e2e/security.e2e.ts: pages, calls and files carry the security headers',
        'server/http/door.test.ts: says "not yet" before there is a product, with the headers of every answer',
      ],
    },
    {
      id: 'V3.4.5',
      topic: 'what a referrer tells',
      shown: ['e2e/security.e2e.ts: pages, calls and files carry the security headers'],
    },
    {
      id: 'V3.4.6',
      topic: 'framing',
      shown: [
        'e2e/security.e2e.ts: every page has a content security policy with a nonce of its own',
        'server/http/app.db.test.ts: carries the security headers, HSTS only behind TLS, and a request id',
      ],
    },
    {
      id: 'V3.5.1',
      topic: 'requests forged by another site',
      shown: [
        'server/http/app.db.test.ts: a call without the XSRF header, or with another value than the cookie, is refused',
      ],
    },
    {
      id: 'V3.5.2',
      topic: 'requests without a preflight',
      shown: [
        'server/http/app.db.test.ts: the body %s as %s answers %i and never 500',
        'server/http/measure.db.test.ts: refuses what is too large, what another site sends, and the 31st batch of a minute',
      ],
    },
    {
      id: 'V3.5.3',
      topic: 'reading changes nothing',
      shown: [
        'server/http/security.ts',
        'tests/api-routes.db.test.ts: the routes that anybody may call',
      ],
    },
    {
      id: 'V3.5.4',
      topic: 'applications on hosts of their own',
      outside: 'One application. The sandboxes that share its host answer this machine alone.',
    },
    {
      id: 'V3.5.5',
      topic: 'messages between windows',
      shown: [
        'app/features/account/google-sign-in.test.ts: takes the answer to our own question only',
        'app/features/account/use-google-login.ts',
      ],
    },
    {
      id: 'V3.7.1',
      topic: 'living technology in the browser',
      shown: ['vite.config.ts', 'package.json'],
    },
    {
      id: 'V3.7.2',
      topic: 'redirects to other hosts',
      shown: [
        'app/platform/session/next-path.test.ts: refuses %j',
        'server/http/billing.db.test.ts: is looked after in a portal that leads back to where the person was, on pages of ours',
      ],
      note: 'The way to checkout and portal is the address that Stripe’s API answered.',
    },
  ],
}

export const API: Chapter = {
  title: 'V4 API and web service',
  rows: [
    {
      id: 'V4.1.1',
      topic: 'type and charset of every answer',
      shown: ['server/http/app.db.test.ts: of text says how its letters are written'],
    },
    {
      id: 'V4.1.2',
      topic: 'only pages are redirected to HTTPS',
      shown: ['docs/operations.md#tls-in-front'],
      note: 'The product redirects nothing; the proxy is told to redirect pages alone.',
    },
    {
      id: 'V4.1.3',
      topic: 'headers of proxies cannot be forged',
      shown: [
        'server/http/app.db.test.ts: X-Forwarded-For counts only as far as our own proxies vouch for it',
        'server/http/app.db.test.ts: keeps the request id of a proxy in front, if it looks like one',
      ],
    },
    {
      id: 'V4.2.1',
      topic: 'where a message ends',
      shown: [
        'server/http/door.ts',
        'tests/hostile-clients.test.ts: %s, and resets: the process lives on',
        'docs/operations.md#tls-in-front',
      ],
      note: 'Node’s own strict parser; the lenient one is not switched on.',
    },
    { id: 'V4.3.1', topic: 'GraphQL queries', outside: 'There is no GraphQL.' },
    { id: 'V4.3.2', topic: 'GraphQL introspection', outside: 'There is no GraphQL.' },
    {
      id: 'V4.4.1',
      topic: 'websockets over TLS',
      shown: ['app/platform/session/realtime.ts', 'docs/operations.md#tls-in-front'],
    },
    {
      id: 'V4.4.2',
      topic: 'websockets of our pages alone',
      shown: ['server/http/realtime.db.test.ts: at once when the page is of another site'],
    },
    {
      id: 'V4.4.3',
      topic: 'tokens of websockets',
      shown: ['server/http/realtime.db.test.ts: when it says %s'],
      note: 'The session’s own token, sent as the first message.',
    },
    {
      id: 'V4.4.4',
      topic: 'a websocket belongs to a session',
      shown: [
        'server/http/realtime.db.test.ts: every tab of a person hears the stages and the new balance, and nobody else does',
        'server/http/realtime.db.test.ts: at once when its session ends',
      ],
    },
  ],
}

export const FILES: Chapter = {
  title: 'V5 File handling',
  rows: [
    {
      id: 'V5.1.1',
      topic: 'files that are taken are written down',
      shown: [
        'docs/security.md#files',
        'docs/decisions/0009-body-photos.md#0009-peoples-photos-are-kept-apart-briefly-and-never-whole',
      ],
    },
    {
      id: 'V5.2.1',
      topic: 'sizes',
      shown: [
        'server/http/body-uploads.db.test.ts: half a gigabyte is refused at its announcement',
        'server/http/body-uploads.db.test.ts: half a gigabyte that nobody announced is cut off where it becomes too much',
      ],
    },
    {
      id: 'V5.2.2',
      topic: 'a file is what it says',
      shown: [
        'server/http/body-uploads.db.test.ts: files that are empty, cut off, huge, no photo, HEIC, two things at once, or bombs',
        'server/providers/photo-intake/file-kind.ts',
      ],
      note: 'By its first bytes and by decoding it. The name decides nothing and is not kept, so an ending that lies does no harm: a JPEG called .png is taken as the JPEG it is.',
    },
    {
      id: 'V5.2.3',
      topic: 'archives are counted',
      shown: [
        'server/http/body-uploads.db.test.ts: files that are empty, cut off, huge, no photo, HEIC, two things at once, or bombs',
        'server/providers/photo-intake/read-archive.ts',
      ],
    },
    {
      id: 'V5.3.1',
      topic: 'nothing uploaded is run',
      shown: [
        'server/http/body-uploads.db.test.ts: keeps photos upright, without place and camera, under a key that nothing serves',
      ],
    },
    {
      id: 'V5.3.2',
      topic: 'names of files are ours',
      shown: [
        'server/providers/storage/file-store.ts',
        'server/providers/storage/folder-file-store.test.ts: a folder behind a symbolic link is neither read nor written',
      ],
    },
    {
      id: 'V5.4.1',
      topic: 'names of downloads',
      shown: [
        'server/http/private-download.ts',
        'app/features/tattoos/tattoo-words.test.ts: §9 downloads have fixed names, each its own',
      ],
    },
    {
      id: 'V5.4.2',
      topic: 'names in headers and mails',
      shown: ['server/http/private-download.ts'],
      note: 'All are constants of ours; mails have no attachments.',
    },
    {
      id: 'V5.4.3',
      topic: 'virus scanners',
      outside: 'No file is served as it came: only pixels painted anew are kept.',
    },
  ],
}
