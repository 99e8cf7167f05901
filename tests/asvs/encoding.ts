import type { Chapter } from '#tests/asvs/row.ts'

export const ENCODING: Chapter = {
  title: 'V1 Encoding and sanitization',
  rows: [
    {
      id: 'V1.1.1',
      topic: 'decoded once, before it is checked',
      shown: [
        'docs/security.md#input',
        'server/http/api-router.ts',
        'server/http/app.db.test.ts: the body %s as %s answers %i and never 500',
      ],
    },
    {
      id: 'V1.1.2',
      topic: 'escaping last, by whoever interprets it',
      shown: [
        'server/http/discovery.db.test.ts: the feed tells of public designs, and what people wrote stays text',
        'server/providers/mail/mail-layout.test.ts: whatever a person wrote is text and never markup',
      ],
    },
    {
      id: 'V1.2.1',
      topic: 'output encoded for HTML, XML and headers',
      shown: [
        'server/http/discovery.db.test.ts: the feed tells of public designs, and what people wrote stays text',
        'server/providers/identity/sandbox/sandbox.routes.test.ts: is shown as text and never as markup',
        'tests/security-rules.test.ts: HTML is set as such in few places, none of which takes what people write',
      ],
    },
    {
      id: 'V1.2.2',
      topic: 'addresses built from data',
      shown: [
        'app/paths.test.ts: a username cannot leave the avatar folder',
        'app/platform/session/next-path.test.ts: refuses %j',
        'server/providers/mail/mail-layout.test.ts: a link that would run script is a bug and is not rendered',
      ],
    },
    {
      id: 'V1.2.3',
      topic: 'data inside scripts and JSON',
      shown: [
        'app/platform/head/structured-data.ts',
        'tests/security-rules.test.ts: HTML is set as such in few places, none of which takes what people write',
      ],
    },
    {
      id: 'V1.2.4',
      topic: 'SQL with parameters',
      shown: [
        'tests/security-rules.test.ts: SQL is never put together from text but by migrations',
        'tests/hostile-text.db.test.ts: a text that no database keeps is refused in every place of every body',
      ],
    },
    {
      id: 'V1.2.5',
      topic: 'no commands of the system',
      shown: [
        'tests/security-rules.test.ts: nothing that serves people starts a command or compiles text',
      ],
    },
    { id: 'V1.2.6', topic: 'LDAP', outside: 'There is no directory service.' },
    { id: 'V1.2.7', topic: 'XPath', outside: 'There are no XPath queries.' },
    { id: 'V1.2.8', topic: 'LaTeX', outside: 'There is no LaTeX.' },
    {
      id: 'V1.2.9',
      topic: 'no pattern from what people write',
      shown: ['tests/security-rules.test.ts: patterns are made of our own words'],
    },
    {
      id: 'V1.3.1',
      topic: 'HTML that is kept as HTML',
      shown: [
        'server/features/tattoos/compose-tattoo.service.ts',
        'tests/security-rules.test.ts: HTML is set as such in few places, none of which takes what people write',
      ],
      note: 'Nobody writes HTML. The meaning of a design is made by the product and goes through sanitize-html with a short list.',
    },
    {
      id: 'V1.3.2',
      topic: 'no code from text',
      shown: [
        'tests/security-rules.test.ts: nothing that serves people starts a command or compiles text',
        'e2e/security.e2e.ts: an inline script without the nonce does not run',
      ],
    },
    {
      id: 'V1.3.3',
      topic: 'what goes to dangerous places is cut to what is safe there',
      shown: [
        'server/providers/storage/file-store.ts',
        'server/features/accounts/usernames.test.ts: whatever the address, the name and its suffixed form are valid usernames',
        'server/http/tattoo.db.test.ts: options are checked against the catalogue: %j',
      ],
    },
    {
      id: 'V1.3.4',
      topic: 'SVG of others',
      outside:
        'No SVG is taken: uploads are JPEG, PNG or WebP. Those that are served are drawn here.',
    },
    {
      id: 'V1.3.5',
      topic: 'Markdown, stylesheets and templates of others',
      outside: 'Nothing people write is interpreted as markup of any kind.',
    },
    {
      id: 'V1.3.6',
      topic: 'the server connects only where it should',
      shown: [
        'server/providers/hosted/guarded-fetch.test.ts: is refused without a request: %s',
        'server/providers/hosted/guarded-fetch.test.ts: is refused when its name leads inside: %j',
        'docs/security-inventory.md#connections',
      ],
    },
    {
      id: 'V1.3.7',
      topic: 'templates from input',
      outside: 'Pages are React components; there is no template language.',
    },
    { id: 'V1.3.8', topic: 'JNDI', outside: 'There is no Java.' },
    { id: 'V1.3.9', topic: 'memcache', outside: 'There is no memcache.' },
    {
      id: 'V1.3.10',
      topic: 'format strings',
      outside:
        'No format string comes from outside: log messages are constants, values are fields.',
    },
    {
      id: 'V1.3.11',
      topic: 'mail headers',
      shown: [
        'server/providers/mail/smtp-mailer.test.ts: a line break in the subject adds neither header nor recipient',
        'server/providers/mail/smtp-mailer.test.ts: a second address smuggled into the first is refused before any server is asked',
      ],
    },
    {
      id: 'V1.4.1',
      topic: 'memory-safe strings',
      outside: 'The product is TypeScript alone; native code is that of Node, sharp and resvg.',
    },
    {
      id: 'V1.4.2',
      topic: 'numbers within range',
      shown: [
        'server/http/path-id.ts',
        'server/http/credits.db.test.ts: an amount that cannot be is refused',
        'server/features/credits/credits.service.db.test.ts: the database itself refuses a lot below zero or above what was granted',
      ],
    },
    {
      id: 'V1.4.3',
      topic: 'files, streams and connections are released',
      shown: [
        'server/http/tattoo.db.test.ts: asked for by HEAD are said to be there, and not left open',
        'server/http/body-uploads.db.test.ts: a connection that breaks leaves nothing behind',
        'server/http/connections.ts',
      ],
    },
    {
      id: 'V1.5.1',
      topic: 'XML parsers',
      outside:
        'No XML of others is parsed; answers of S3 are read by the SDK, which resolves no entities.',
    },
    {
      id: 'V1.5.2',
      topic: 'only data comes out of what is read',
      shown: [
        'server/http/app.db.test.ts: the body %s as %s answers %i and never 500',
        'server/features/gallery/gallery-cursor.test.ts: refuses %j',
        'server/platform/jobs.db.test.ts: data that does not fit the definition is refused where it is queued',
      ],
    },
  ],
}

export const VALIDATION: Chapter = {
  title: 'V2 Validation and business logic',
  rows: [
    {
      id: 'V2.1.1',
      topic: 'rules of input are written down',
      shown: [
        'docs/security.md#input',
        'shared/accounts.ts',
        'server/http/app.db.test.ts: openapi.json is OpenAPI 3.1 and names the schema of a request',
      ],
    },
    {
      id: 'V2.1.2',
      topic: 'rules between fields are written down',
      shown: ['docs/security.md#input'],
    },
    {
      id: 'V2.1.3',
      topic: 'limits of the business are written down',
      shown: [
        'docs/security.md#input',
        'tests/spec-figures.test.ts: §9 what credits cost, and how long they live',
      ],
    },
    {
      id: 'V2.2.1',
      topic: 'every input against its rule',
      shown: [
        'server/http/tattoo.db.test.ts: options are checked against the catalogue: %j',
        'server/http/auth.db.test.ts: §5 sign-up refuses %j: %s',
        'tests/hostile-text.db.test.ts: a text that no database keeps is refused in every place of every body',
      ],
    },
    {
      id: 'V2.2.2',
      topic: 'checked at the server',
      shown: [
        'server/http/api-router.ts',
        'server/http/app.db.test.ts: the body %s as %s answers %i and never 500',
      ],
    },
    {
      id: 'V2.2.3',
      topic: 'fields that must agree',
      shown: [
        'server/http/billing.db.test.ts: §7 checkout by name and price: an id and an address; what does not fit is refused',
        'server/features/gallery/gallery-cursor.test.ts: refuses a place of a list that is sorted otherwise',
      ],
    },
    {
      id: 'V2.3.1',
      topic: 'steps in their order',
      shown: [
        'server/http/billing.db.test.ts: credits come by the event alone, and only their buyer sees the checkout',
        'server/features/credits/credits.service.db.test.ts: a hold ends once: %s first, whatever is tried afterwards changes nothing',
      ],
    },
    {
      id: 'V2.3.2',
      topic: 'limits are kept',
      shown: [
        'server/features/generations/generations.db.test.ts: one person has no more under way at once than the plan allows',
        'server/http/body-uploads.db.test.ts: keeps 30 photos of a person at most',
        'server/http/first-design.db.test.ts: a second one the same day is refused in plain words, for the browser and for the address',
      ],
    },
    {
      id: 'V2.3.3',
      topic: 'whole or not at all',
      shown: [
        'server/platform/jobs.db.test.ts: a job queued in a transaction that is rolled back never runs',
        'tests/killed.db.test.ts: killed at ten random moments while drawing: after a restart each request is delivered once or given back',
      ],
    },
    {
      id: 'V2.3.4',
      topic: 'nothing is spent or used twice',
      shown: [
        'server/features/credits/credits.concurrency.db.test.ts: 1,000 holds, 250 at once, on a balance of 10: exactly ten succeed',
        'server/http/recovery.db.test.ts: one link used twice at once works once',
      ],
    },
    {
      id: 'V2.4.1',
      topic: 'limits against machines',
      shown: [
        'server/http/app.db.test.ts: an address that floods the API is asked to wait',
        'server/http/gallery-voices.db.test.ts: an address that makes up visitors is stopped',
        'server/http/support.db.test.ts: a machine that fills in the hidden field is thanked, and nothing is kept',
        'server/platform/rate-limit.db.test.ts: attempts made all at once are counted one by one',
      ],
    },
  ],
}
