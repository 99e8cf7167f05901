import type { Chapter } from '#tests/asvs/row.ts'

export const AUTHORIZATION: Chapter = {
  title: 'V8 Authorization',
  rows: [
    {
      id: 'V8.1.1',
      topic: 'who may do what is written down',
      shown: [
        'docs/security.md#who-may-do-what',
        'tests/api-routes.db.test.ts: every route says who may call it, and what it says is true of visitors',
      ],
    },
    {
      id: 'V8.1.2',
      topic: 'who may see and set which field',
      shown: ['docs/security.md#who-may-do-what'],
    },
    {
      id: 'V8.2.1',
      topic: 'functions',
      shown: [
        'tests/api-routes.db.test.ts: every route says who may call it, and what it says is true of visitors',
        'server/http/credits.db.test.ts: people and visitors are refused, for themselves too',
      ],
    },
    {
      id: 'V8.2.2',
      topic: 'things of others',
      shown: [
        'server/http/gallery.db.test.ts: a private design is there for its owner and the administrator alone',
        "server/features/generations/generations.db.test.ts: is nobody else's to see or to cancel",
        'server/http/body.db.test.ts: are for their owner alone: by token, or by an address that expires',
        'server/http/tattoo.db.test.ts: §6 one deletes one’s own, the administrator anybody’s, nobody else',
      ],
    },
    {
      id: 'V8.2.3',
      topic: 'fields',
      shown: [
        'server/http/user.db.test.ts: §7 others see the public part, people all of themselves',
        'server/http/gallery.db.test.ts: lists leave out what only a design’s own page shows',
      ],
    },
    {
      id: 'V8.3.1',
      topic: 'decided at the server',
      shown: [
        'server/http/access.ts',
        'server/http/entitlements.db.test.ts: §6 body mapping is for paid plans: refused by name for the others, and when a plan has ended',
      ],
    },
    {
      id: 'V8.4.1',
      topic: 'tenants',
      outside: 'There are no tenants: one installation, one operator.',
    },
  ],
}

export const TOKENS: Chapter = {
  title: 'V9 Self-contained tokens',
  rows: [
    {
      id: 'V9.1.1',
      topic: 'signatures are checked',
      shown: [
        'server/http/google.db.test.ts: a forged token is refused',
        'server/http/tattoo.db.test.ts: of private designs, kept in %s, are only for who holds a signed address, and not for long',
      ],
    },
    {
      id: 'V9.1.2',
      topic: 'algorithms',
      shown: [
        'server/providers/identity/google-identity.test.ts: refuses every algorithm but RS256, even from the right key',
      ],
    },
    {
      id: 'V9.1.3',
      topic: 'keys from where we expect them',
      shown: [
        'server/providers/identity/google-identity.ts',
        'server/providers/identity/google-identity.test.ts: are asked for once and then remembered',
      ],
    },
    {
      id: 'V9.2.1',
      topic: 'time',
      shown: [
        'server/providers/identity/sandbox/sandbox-identity.test.ts: a token ends after five minutes',
        'server/providers/identity/oidc-verifier.ts',
      ],
    },
    {
      id: 'V9.2.2',
      topic: 'kind and purpose',
      shown: [
        'server/providers/identity/oidc-verifier.ts',
        'server/http/recovery.db.test.ts: a link for one purpose does not serve another',
      ],
      note: 'Only ID tokens are ever asked for; the signature of a picture covers its path.',
    },
    {
      id: 'V9.2.3',
      topic: 'audience',
      shown: [
        'server/providers/identity/sandbox/sandbox-identity.test.ts: a token of another installation, or for another address of ours, is refused',
        'server/providers/identity/oidc-verifier.ts',
      ],
    },
    {
      id: 'V9.2.4',
      topic: 'one key, several audiences',
      outside: 'The product issues tokens to itself alone.',
    },
  ],
}

const SANDBOX_ONLY =
  'The product is no authorization server. The sandbox that plays Google gives ID tokens alone, to one client, on this machine.'
const NO_RESOURCE_SERVER = 'The API takes its own session tokens and no OAuth access tokens.'

export const OAUTH: Chapter = {
  title: 'V10 OAuth and OIDC',
  rows: [
    {
      id: 'V10.1.1',
      topic: 'tokens go only where they are needed',
      shown: [
        'app/features/account/use-login-return.ts',
        'server/features/accounts/accounts.service.ts',
      ],
      note: 'The ID token goes from Google through the browser to our server, is used once and kept nowhere. There are no access or refresh tokens.',
    },
    {
      id: 'V10.1.2',
      topic: 'answers to our own question',
      shown: [
        'server/http/google.db.test.ts: serves the browser that asked for it and no other',
        'server/http/google.db.test.ts: is one that we gave out',
        'app/features/account/google-sign-in.test.ts: takes the answer to our own question only',
      ],
    },
    { id: 'V10.2.1', topic: 'forged code flows', outside: 'The code flow is not used.' },
    { id: 'V10.2.2', topic: 'several authorization servers', outside: 'There is one at a time.' },
    { id: 'V10.3.1', topic: 'audience of access tokens', outside: NO_RESOURCE_SERVER },
    { id: 'V10.3.2', topic: 'scopes of access tokens', outside: NO_RESOURCE_SERVER },
    { id: 'V10.3.3', topic: 'who an access token is', outside: NO_RESOURCE_SERVER },
    { id: 'V10.3.4', topic: 'strength behind an access token', outside: NO_RESOURCE_SERVER },
    {
      id: 'V10.4.1',
      topic: 'redirect addresses',
      shown: [
        'server/providers/identity/sandbox/sandbox.routes.test.ts: $why gets neither page nor token',
      ],
      note: 'Of the sandbox.',
    },
    { id: 'V10.4.2', topic: 'codes once', outside: SANDBOX_ONLY },
    { id: 'V10.4.3', topic: 'codes are short-lived', outside: SANDBOX_ONLY },
    {
      id: 'V10.4.4',
      topic: 'grants',
      shown: [
        'server/providers/identity/sandbox/sandbox.routes.test.ts: every parameter is needed',
      ],
      note: 'Of the sandbox: response_type id_token alone.',
    },
    { id: 'V10.4.5', topic: 'refresh tokens played again', outside: SANDBOX_ONLY },
    { id: 'V10.4.6', topic: 'PKCE', outside: SANDBOX_ONLY },
    { id: 'V10.4.7', topic: 'dynamic registration', outside: SANDBOX_ONLY },
    { id: 'V10.4.8', topic: 'end of refresh tokens', outside: SANDBOX_ONLY },
    { id: 'V10.4.9', topic: 'revoking tokens', outside: SANDBOX_ONLY },
    { id: 'V10.4.10', topic: 'confidential clients', outside: SANDBOX_ONLY },
    { id: 'V10.4.11', topic: 'scopes of clients', outside: SANDBOX_ONLY },
    {
      id: 'V10.5.1',
      topic: 'ID tokens played again',
      shown: [
        'server/http/google.db.test.ts: is used up by the first sign-in, also when the same token comes five times at once',
        'server/http/google.db.test.ts: is good for a quarter of an hour, and gone when the next is asked for',
      ],
    },
    {
      id: 'V10.5.2',
      topic: 'people by their subject',
      shown: [
        'server/http/google.db.test.ts: another Google identity with the same address is refused',
        'server/http/google.db.test.ts: §7 a new person is made from the token, with the marketing parameters, and found again next time',
      ],
    },
    {
      id: 'V10.5.3',
      topic: 'issuer',
      shown: [
        'server/providers/identity/google-identity.ts',
        'server/providers/identity/oidc-verifier.ts',
      ],
      note: 'Issuer and address of the keys are constants; no metadata is read.',
    },
    {
      id: 'V10.5.4',
      topic: 'audience of ID tokens',
      shown: [
        'server/providers/identity/oidc-verifier.ts',
        'server/providers/identity/sandbox/sandbox-identity.test.ts: a token of another installation, or for another address of ours, is refused',
      ],
    },
    { id: 'V10.5.5', topic: 'back-channel logout', outside: 'It is not used.' },
    {
      id: 'V10.6.1',
      topic: 'response types of a provider',
      shown: [
        'server/providers/identity/sandbox/sandbox-identity.test.ts: its discovery document names addresses that exist',
        'server/providers/identity/sandbox/sandbox.routes.ts',
      ],
      note: 'Of the sandbox: id_token.',
    },
    {
      id: 'V10.6.2',
      topic: 'forced logout at a provider',
      outside: 'The sandbox keeps no sessions, so there is none to end.',
    },
    { id: 'V10.7.1', topic: 'consent', outside: SANDBOX_ONLY },
    { id: 'V10.7.2', topic: 'words of consent', outside: SANDBOX_ONLY },
    { id: 'V10.7.3', topic: 'taking consent back', outside: SANDBOX_ONLY },
  ],
}
