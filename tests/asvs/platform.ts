import type { Chapter } from '#tests/asvs/row.ts'

export const CRYPTOGRAPHY: Chapter = {
  title: 'V11 Cryptography',
  rows: [
    {
      id: 'V11.1.1',
      topic: 'rules for keys',
      shown: ['docs/security-inventory.md#keys-and-algorithms'],
    },
    {
      id: 'V11.1.2',
      topic: 'list of keys and algorithms',
      shown: ['docs/security-inventory.md#keys-and-algorithms'],
    },
    {
      id: 'V11.2.1',
      topic: 'cryptography of others, well tried',
      shown: ['server/platform/signing.ts', 'server/features/accounts/passwords.ts'],
      note: 'Node’s OpenSSL, jose and the stripe package.',
    },
    {
      id: 'V11.2.2',
      topic: 'algorithms and keys can be exchanged',
      shown: [
        'docs/security-inventory.md#keys-and-algorithms',
        'server/features/accounts/passwords.ts',
      ],
    },
    {
      id: 'V11.2.3',
      topic: 'at least 128 bits',
      open: 'Ours have 128 to 256 bits. Google signs its ID tokens with RSA of 2048 bits, about 112, and that is Google’s to change; the sandbox on this machine does as Google does.',
      shown: ['docs/security-inventory.md#keys-and-algorithms'],
    },
    { id: 'V11.3.1', topic: 'block modes and padding', shown: ['server/platform/secret-box.ts'] },
    {
      id: 'V11.3.2',
      topic: 'ciphers',
      shown: ['server/platform/secret-box.ts'],
      note: 'AES-256-GCM.',
    },
    {
      id: 'V11.3.3',
      topic: 'authenticated encryption',
      shown: [
        'server/platform/secret-box.test.ts: it opens for nobody else, with no other key, and not when a bit of it was changed',
      ],
    },
    {
      id: 'V11.4.1',
      topic: 'hash functions',
      shown: [
        'server/platform/tokens.ts',
        'tests/security-rules.test.ts: hashes are SHA-256, and chance is the system’s',
      ],
      note: 'Codes of authenticator apps are HMAC-SHA-1, the one that every app knows; NIST allows it inside HMAC.',
    },
    {
      id: 'V11.4.2',
      topic: 'hashing passwords',
      shown: [
        'server/features/accounts/passwords.test.ts: a hash is argon2id, salted, and only its own password opens it',
      ],
    },
    {
      id: 'V11.4.3',
      topic: 'length of hashes',
      shown: [
        'server/platform/signing.ts',
        'tests/security-rules.test.ts: hashes are SHA-256, and chance is the system’s',
      ],
    },
    { id: 'V11.4.4', topic: 'keys from passwords', outside: 'No key is derived from a password.' },
    {
      id: 'V11.5.1',
      topic: 'chance',
      shown: [
        'server/platform/tokens.ts',
        'tests/security-rules.test.ts: hashes are SHA-256, and chance is the system’s',
      ],
    },
    {
      id: 'V11.6.1',
      topic: 'public-key algorithms',
      shown: [
        'server/providers/identity/oidc-verifier.ts',
        'server/providers/identity/sandbox/sandbox-key.ts',
      ],
    },
  ],
}

const PROXY =
  'TLS ends in front of the product, which has no certificate. docs/operations.md says what the proxy has to be set to.'

export const COMMUNICATION: Chapter = {
  title: 'V12 Secure communication',
  rows: [
    { id: 'V12.1.1', topic: 'versions of TLS', outside: PROXY },
    { id: 'V12.1.2', topic: 'cipher suites', outside: PROXY },
    { id: 'V12.1.3', topic: 'client certificates', outside: 'They are not used.' },
    {
      id: 'V12.2.1',
      topic: 'TLS from client to service',
      shown: [
        'docs/operations.md#tls-in-front',
        'server/http/app.db.test.ts: carries the security headers, HSTS only behind TLS, and a request id',
      ],
    },
    { id: 'V12.2.2', topic: 'public certificates', outside: PROXY },
    {
      id: 'V12.3.1',
      topic: 'TLS to every service',
      open: 'Mail, Stripe and Google are spoken to over TLS alone. Postgres beyond this machine is the operator’s to encrypt (sslmode in DATABASE_URL), and a bucket or a model server may be given an http:// address in a private network; the product refuses neither.',
      shown: [
        'server/providers/mail/smtp-mailer.test.ts: a server elsewhere that does not turn to TLS is told nothing',
        'docs/security-inventory.md#connections',
      ],
    },
    {
      id: 'V12.3.2',
      topic: 'certificates are checked',
      shown: ['tests/security-rules.test.ts: nobody switches the check of certificates off'],
    },
    {
      id: 'V12.3.3',
      topic: 'TLS between parts of the product',
      outside: 'Its parts do not speak HTTP to each other: web and worker share the database.',
    },
    {
      id: 'V12.3.4',
      topic: 'certificates between parts',
      outside: 'Its parts do not speak HTTP to each other.',
    },
  ],
}

export const CONFIGURATION: Chapter = {
  title: 'V13 Configuration',
  rows: [
    {
      id: 'V13.1.1',
      topic: 'connections are written down',
      shown: ['docs/security-inventory.md#connections'],
    },
    {
      id: 'V13.2.1',
      topic: 'services know each other',
      shown: [
        'docs/security-inventory.md#connections',
        'server/providers/storage/s3-file-store.ts',
      ],
      note: 'An account for each service and installation; the bucket by a role’s short-lived keys where none are set.',
    },
    {
      id: 'V13.2.2',
      topic: 'as few rights as needed',
      open: 'The database role owns its database, because migrations run at every start with the role that serves. Roles of their own for both are not offered.',
      shown: ['docs/security-inventory.md#connections'],
    },
    {
      id: 'V13.2.3',
      topic: 'no default credentials',
      shown: [
        'server/platform/config.ts',
        'server/platform/config.test.ts: production is chosen by configuration alone',
      ],
      note: 'No setting has a credential for its default.',
    },
    {
      id: 'V13.2.4',
      topic: 'where the product may connect',
      shown: [
        'docs/security-inventory.md#connections',
        'server/providers/hosted/guarded-fetch.test.ts: the configured API may be in a private network',
      ],
      note: 'Every host is a setting. Addresses in a hosted model’s reply must be public HTTPS ones.',
    },
    {
      id: 'V13.2.5',
      topic: 'where the server may connect',
      open: 'A firewall is the operator’s; the list for it is in docs/security-inventory.md. The product itself allows a hosted model’s reply to name any public HTTPS host.',
      shown: ['docs/security-inventory.md#connections'],
    },
    {
      id: 'V13.3.1',
      topic: 'a vault for secrets',
      open: 'Settings come from the environment, which any vault can fill; the product brings none, and keeps its own signing keys in the database.',
      shown: ['server/platform/config.ts'],
    },
    {
      id: 'V13.3.2',
      topic: 'who sees secrets',
      shown: [
        'tests/architecture.test.ts: only config.ts reads the environment',
        'server/platform/log.test.ts: secrets and addresses are cut out, at the top and inside objects',
      ],
    },
    {
      id: 'V13.4.1',
      topic: 'no source control in reach',
      shown: ['server/http/pages.ts'],
      note: 'Only build/client is served.',
    },
    {
      id: 'V13.4.2',
      topic: 'no debugging in production',
      shown: [
        'server/production-mode.ts',
        'server/http/app.db.test.ts: a page that breaks answers 500 without a stack',
      ],
    },
    { id: 'V13.4.3', topic: 'no lists of folders', shown: ['server/http/pages.ts'] },
    {
      id: 'V13.4.4',
      topic: 'no TRACE',
      shown: [
        'server/http/app.db.test.ts: TRACE, and whatever else is no method of ours, is answered 405',
      ],
    },
    {
      id: 'V13.4.5',
      topic: 'documents and figures on purpose alone',
      shown: [
        'server/http/app.db.test.ts: metrics with a token set are shown to its bearer alone',
        'docs/operations.md#watching-it',
      ],
    },
  ],
}

export const DATA: Chapter = {
  title: 'V14 Data protection',
  rows: [
    { id: 'V14.1.1', topic: 'classes of data', shown: ['docs/security-inventory.md#data'] },
    {
      id: 'V14.1.2',
      topic: 'rules of each class',
      shown: ['docs/security-inventory.md#data', 'content/legal/privacy-policy.ts'],
    },
    {
      id: 'V14.2.1',
      topic: 'nothing secret in addresses',
      open: 'The session never is. Mailed links carry their one-time token in the query of a page, and pictures of private designs a signature that ends within two hours; no log of ours has either.',
      shown: ['server/http/auth.db.test.ts: neither address, password nor token reaches the log'],
    },
    {
      id: 'V14.2.2',
      topic: 'no caching on the way',
      shown: [
        'server/http/app.db.test.ts: carries the security headers, HSTS only behind TLS, and a request id',
        'e2e/security.e2e.ts: a public page is the same for everybody but for its nonce',
        'server/http/tattoo.db.test.ts: of private designs, kept in %s, are only for who holds a signed address, and not for long',
      ],
    },
    {
      id: 'V14.2.3',
      topic: 'nothing to trackers',
      shown: [
        'app/platform/consent/consent.test.ts: nothing is given before somebody has answered, and the question is on screen',
        'app/features/consent/photo-pages.test.ts: the designer shows photos to people with a plan',
        'server/http/measure.db.test.ts: §7 events are counted by day, tier and source, of nobody in particular and without a cookie',
      ],
    },
    {
      id: 'V14.2.4',
      topic: 'the rules are kept',
      shown: [
        'server/http/body.db.test.ts: are gone after 30 days, and with them what a crash left half-way',
        'server/http/measure.db.test.ts: single events are gone after 30 days, counts after 400',
        'server/platform/log.test.ts: an address inside an error, as databases write them, is cut out of message, stack and cause',
      ],
    },
    {
      id: 'V14.3.1',
      topic: 'signing out clears the browser',
      shown: [
        'app/platform/storage/stored-state.test.ts: §4 the end of a session signs out of the provider and clears token, user, pricing-seen flag and session storage',
        'e2e/session.e2e.ts: §4 signing out in one tab signs the other tab out',
        'e2e/routes.e2e.ts: §2 after signing out there is no way back to a private page',
      ],
    },
    {
      id: 'V14.3.2',
      topic: 'browsers keep nothing private',
      shown: [
        'server/http/app.db.test.ts: carries the security headers, HSTS only behind TLS, and a request id',
        'server/http/tattoo.db.test.ts: of private designs, kept in %s, are only for who holds a signed address, and not for long',
        'app/service-worker/handling.test.ts: what the server calls private, refuses or sends elsewhere is never kept',
      ],
    },
    {
      id: 'V14.3.3',
      topic: 'storage of the browser',
      open: 'Beside the token lies the person’s own user object, with name, address and plan, until sign-out: the specification asks for it by name.',
      shown: ['tests/spec-figures.test.ts: §3 names in local storage that other parts rely on'],
    },
  ],
}
