import type { Chapter } from '#tests/asvs/row.ts'

export const ARCHITECTURE: Chapter = {
  title: 'V15 Secure coding and architecture',
  rows: [
    {
      id: 'V15.1.1',
      topic: 'when dependencies are mended',
      shown: ['docs/security-inventory.md#dependencies'],
    },
    {
      id: 'V15.1.2',
      topic: 'bill of materials',
      shown: ['docs/security-inventory.md#dependencies', 'package.json'],
    },
    {
      id: 'V15.1.3',
      topic: 'what costs time is written down',
      shown: ['docs/security.md#what-costs-time'],
    },
    {
      id: 'V15.2.1',
      topic: 'dependencies within their time',
      open: 'Whether a pinned version has a known weakness could not be asked where this table was made, without an advisory service in reach: npm audit is still to be run.',
      shown: ['docs/security-inventory.md#dependencies'],
    },
    {
      id: 'V15.2.2',
      topic: 'what costs time is bounded',
      shown: [
        'server/features/share-images/work-queue.test.ts: few run at a time, some wait, and the rest is refused',
        'server/features/generations/generations.db.test.ts: a design over its time is given up and not charged',
        'server/http/first-design.db.test.ts: two are drawn at once; the third is asked to wait, and may come back',
        'server/features/gallery/gallery-plans.db.test.ts: no question to the gallery reads all designs',
      ],
    },
    {
      id: 'V15.2.3',
      topic: 'nothing in production but what is needed',
      shown: [
        'server/platform/config.test.ts: a sandbox that strangers could reach is refused: %o',
        'docs/security-inventory.md#dependencies',
      ],
    },
    {
      id: 'V15.3.1',
      topic: 'only the fields that are needed',
      shown: [
        'server/http/user.db.test.ts: §7 others see the public part, people all of themselves',
        'server/features/accounts/accounts.present.ts',
      ],
    },
    {
      id: 'V15.3.2',
      topic: 'redirects of others',
      shown: [
        'server/providers/hosted/guarded-fetch.test.ts: the configured API cannot send its caller elsewhere',
        'server/providers/hosted/guarded-fetch.test.ts: leaves a redirect to whoever asked',
      ],
    },
    {
      id: 'V15.3.3',
      topic: 'fields that nobody may set',
      shown: [
        'docs/security.md#who-may-do-what',
        'server/http/security-fields.db.test.ts: what a request’s schema does not name is not set, whatever it is called',
      ],
    },
    {
      id: 'V15.3.4',
      topic: 'the address of who asks',
      shown: [
        'server/http/app.db.test.ts: X-Forwarded-For counts only as far as our own proxies vouch for it',
      ],
    },
    {
      id: 'V15.3.5',
      topic: 'types are what they are',
      shown: [
        'tsconfig.json',
        'server/http/app.db.test.ts: the body %s as %s answers %i and never 500',
      ],
    },
    {
      id: 'V15.3.6',
      topic: 'prototypes',
      shown: ['server/http/security-fields.db.test.ts: a body that names a prototype changes none'],
    },
    {
      id: 'V15.3.7',
      topic: 'parameters given twice',
      shown: [
        'server/http/app.db.test.ts: one name given twice in a query is refused, not guessed at',
      ],
    },
  ],
}

export const LOGGING: Chapter = {
  title: 'V16 Security logging and error handling',
  rows: [
    {
      id: 'V16.1.1',
      topic: 'what is logged is written down',
      shown: ['docs/security-inventory.md#logs'],
    },
    {
      id: 'V16.2.1',
      topic: 'when, where, who, what',
      shown: [
        'server/http/security-events.db.test.ts: says who asked by account and by a hash of the address, never by the address',
      ],
    },
    {
      id: 'V16.2.2',
      topic: 'one time for all',
      shown: ['docs/security-inventory.md#logs', 'server/platform/log.ts'],
    },
    {
      id: 'V16.2.3',
      topic: 'logs go where it says',
      shown: ['docs/security-inventory.md#logs', 'server/platform/log.ts'],
    },
    {
      id: 'V16.2.4',
      topic: 'logs can be read by machines',
      shown: [
        'server/platform/log.ts',
        'server/http/app.db.test.ts: keeps the request id of a proxy in front, if it looks like one',
      ],
    },
    {
      id: 'V16.2.5',
      topic: 'nothing secret in logs',
      shown: [
        'server/http/auth.db.test.ts: neither address, password nor token reaches the log',
        'server/platform/log.test.ts: secrets and addresses are cut out, at the top and inside objects',
      ],
    },
    {
      id: 'V16.3.1',
      topic: 'signing in is logged',
      shown: [
        'server/http/security-events.db.test.ts: a sign-up, a sign-in, failures and a lock-out are each one line and one in the figures',
        'server/http/security-events.db.test.ts: resets, changes of password and ended sessions',
      ],
    },
    {
      id: 'V16.3.2',
      topic: 'refusals are logged',
      shown: [
        'server/http/app.db.test.ts: a refusal stands in the log by its code, with who was refused',
      ],
    },
    {
      id: 'V16.3.3',
      topic: 'tries to get around controls',
      shown: [
        'server/http/app.db.test.ts: a refusal stands in the log by its code, with who was refused',
        'server/http/security-events.db.test.ts: a sign-up, a sign-in, failures and a lock-out are each one line and one in the figures',
      ],
    },
    {
      id: 'V16.3.4',
      topic: 'unexpected errors are logged',
      shown: [
        'server/http/auth.db.test.ts: §8 login other: An error occurred during login, and the cause only in the log',
        'server/http/error-response.ts',
      ],
    },
    {
      id: 'V16.4.1',
      topic: 'nobody writes lines of their own',
      shown: [
        'server/platform/log.test.ts: what people send cannot begin a line of its own, nor speak to the terminal',
      ],
    },
    {
      id: 'V16.4.2',
      topic: 'logs cannot be read or changed',
      open: 'The audit log refuses changes. Lines on standard output are as safe as the system that collects them, which is the operator’s.',
      shown: [
        'server/http/audit.db.test.ts: the database lets nobody change or remove an entry',
        'docs/security-inventory.md#logs',
      ],
    },
    {
      id: 'V16.4.3',
      topic: 'logs go to another system',
      open: 'The product writes to standard output; sending the lines elsewhere is the operator’s, and docs/security-inventory.md asks for it.',
      shown: ['docs/security-inventory.md#logs'],
    },
    {
      id: 'V16.5.1',
      topic: 'errors tell nothing',
      shown: [
        'server/http/app.db.test.ts: a page that breaks answers 500 without a stack',
        'server/http/auth.db.test.ts: §8 login other: An error occurred during login, and the cause only in the log',
      ],
    },
    {
      id: 'V16.5.2',
      topic: 'a service that is away',
      shown: [
        'server/http/app.db.test.ts: healthz and readyz answer, and readyz fails when a part is away',
        'server/providers/identity/google-identity.test.ts: of a server that is gone are an outage and no refusal',
        'server/features/gallery/meaning.db.test.ts: without the model, and with one that fails, a search answers with what its words find',
      ],
    },
    {
      id: 'V16.5.3',
      topic: 'what fails is refused',
      shown: [
        'server/http/body-uploads.db.test.ts: a photo that cannot be checked is not kept',
        'tests/killed.db.test.ts: killed at ten random moments while drawing: after a restart each request is delivered once or given back',
        'tests/hostile-clients.test.ts: %s, and resets: the process lives on',
        'tests/fuzz.test.ts: thousands of hostile requests break nothing: no answer of 500, no silence, no leak, and a clean stop',
      ],
    },
  ],
}

const NO_WEBRTC = 'There is no WebRTC.'

export const WEBRTC: Chapter = {
  title: 'V17 WebRTC',
  rows: [
    { id: 'V17.1.1', topic: 'TURN', outside: NO_WEBRTC },
    { id: 'V17.2.1', topic: 'DTLS keys', outside: NO_WEBRTC },
    { id: 'V17.2.2', topic: 'DTLS cipher suites', outside: NO_WEBRTC },
    { id: 'V17.2.3', topic: 'SRTP authentication', outside: NO_WEBRTC },
    { id: 'V17.2.4', topic: 'malformed SRTP', outside: NO_WEBRTC },
    { id: 'V17.3.1', topic: 'floods of signalling', outside: NO_WEBRTC },
    { id: 'V17.3.2', topic: 'malformed signalling', outside: NO_WEBRTC },
  ],
}
