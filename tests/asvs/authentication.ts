import type { Chapter } from '#tests/asvs/row.ts'

export const AUTHENTICATION: Chapter = {
  title: 'V6 Authentication',
  rows: [
    {
      id: 'V6.1.1',
      topic: 'defence against guessing is written down',
      shown: ['docs/security.md#ways-in', 'server/platform/rate-limit.ts'],
    },
    {
      id: 'V6.1.2',
      topic: 'words of this product in passwords',
      shown: ['docs/security.md#ways-in', 'server/features/accounts/password-rules.ts'],
    },
    { id: 'V6.1.3', topic: 'ways in are written down', shown: ['docs/security.md#ways-in'] },
    {
      id: 'V6.2.1',
      topic: 'length of passwords',
      open: 'The specification asks for 6 characters at least, and its words are on screen. What is guessed first is refused at any length, how hard the rest is to guess shows while typing, and ADMIN_PASSWORD needs 12.',
      shown: [
        'server/http/auth.db.test.ts: says how hard a password is to guess, and nothing of it is logged',
      ],
    },
    {
      id: 'V6.2.2',
      topic: 'changing a password',
      shown: [
        'server/http/user.db.test.ts: changing the password needs the old one, keeps this session and ends the others',
      ],
    },
    {
      id: 'V6.2.3',
      topic: 'the old one is asked for',
      shown: [
        'server/http/user.db.test.ts: changing the password needs the old one, keeps this session and ends the others',
      ],
    },
    {
      id: 'V6.2.4',
      topic: 'common passwords',
      shown: [
        'server/features/accounts/password-rules.test.ts: %s is too common',
        'server/http/recovery.db.test.ts: a common password is refused and the link stays good',
      ],
    },
    {
      id: 'V6.2.5',
      topic: 'no kinds of characters',
      shown: [
        'shared/credentials.ts',
        'server/features/accounts/password-rules.test.ts: %s is let through',
      ],
    },
    {
      id: 'V6.2.6',
      topic: 'masked fields',
      shown: ['app/features/account/new-password-field.tsx', 'app/features/account/auth-form.tsx'],
    },
    {
      id: 'V6.2.7',
      topic: 'pasting and password managers',
      shown: ['app/features/account/auth-form.tsx'],
      note: 'Fields have their autocomplete names, and nothing stops a paste.',
    },
    {
      id: 'V6.2.8',
      topic: 'checked as typed',
      shown: [
        'server/features/accounts/passwords.ts',
        'server/features/accounts/passwords.test.ts: a password typed with composed or decomposed letters is the same password',
      ],
      note: 'Neither cut nor changed in case; equal spellings of one letter (NFKC) count as the same, as NIST SP 800-63B asks.',
    },
    {
      id: 'V6.2.9',
      topic: 'long ones are allowed',
      shown: ['shared/limits.ts'],
      note: '200 characters.',
    },
    { id: 'V6.2.10', topic: 'no expiry', shown: ['docs/security.md#ways-in'] },
    {
      id: 'V6.2.11',
      topic: 'the list of words is used',
      shown: [
        'server/features/accounts/password-rules.test.ts: %s is what people would try here first',
        'server/features/accounts/password-rules.test.ts: %s is too close to its owner',
      ],
    },
    {
      id: 'V6.2.12',
      topic: 'leaked passwords',
      open: 'The ten thousand that leaked most often are refused. No service of leaked passwords is asked: it would be told a part of every new password’s hash, and signing up would hang on it.',
      shown: ['server/features/accounts/password-rules.test.ts: %s is too common'],
    },
    {
      id: 'V6.3.1',
      topic: 'guessing is slowed',
      shown: [
        'server/http/auth.db.test.ts: one address cannot try account after account',
        'server/http/password-guesses.db.test.ts: who guesses shuts out their own network, and the owner signs in from any other',
        'server/http/password-guesses.db.test.ts: guesses from everywhere at once are slowed down; from a known network the owner gets in',
      ],
    },
    {
      id: 'V6.3.2',
      topic: 'no accounts by default',
      shown: [
        'server/features/accounts/first-run.service.ts',
        'server/http/auth.db.test.ts: nobody gets number 1 by signing up first',
      ],
      note: 'The administrator has no default password: the operator’s, or a random one printed once. The gallery’s own account has neither password nor mailbox.',
    },
    {
      id: 'V6.3.3',
      topic: 'a second factor',
      open: 'Offered to everybody (authenticator app, passkey) and asked for on every way in once set up, but a choice: docs/security.md says why, and what stands in its place.',
      shown: [
        'docs/security.md#ways-in',
        'server/http/second-factor.db.test.ts: answers a ticket and the methods instead of a token, and a code ends it',
        'server/http/google.db.test.ts: somebody with a second step gets a ticket, not a token',
        'server/http/passkeys.db.test.ts: is both steps in one',
      ],
    },
    {
      id: 'V6.3.4',
      topic: 'no other way in',
      shown: [
        'docs/security.md#ways-in',
        'tests/api-routes.db.test.ts: the routes that anybody may call',
      ],
    },
    {
      id: 'V6.4.1',
      topic: 'first passwords do not stay',
      shown: [
        'server/features/accounts/first-run.db.test.ts: a printed password opens nothing but the change of it',
        'server/features/accounts/first-run.db.test.ts: without one a password of 128 random bits is made',
      ],
    },
    { id: 'V6.4.2', topic: 'no hints, no secret questions', shown: ['docs/security.md#ways-in'] },
    {
      id: 'V6.4.3',
      topic: 'forgotten passwords',
      shown: [
        'server/http/recovery.db.test.ts: the mailed link sets a new password once, and ends every session',
        'server/http/recovery.db.test.ts: a link is good for an hour, and a newer one replaces it',
        'server/http/second-factor.db.test.ts: a new password ends sign-ins that are half done',
      ],
      note: 'The link sets a password and signs nobody in: the second step is asked for as ever.',
    },
    {
      id: 'V6.4.4',
      topic: 'a lost second factor',
      shown: [
        'server/http/second-factor.db.test.ts: a recovery code works once, however it is typed',
        'docs/security.md#ways-in',
      ],
      note: 'Recovery codes, given out when the factor was set up, are the only way; support has none.',
    },
    {
      id: 'V6.5.1',
      topic: 'codes work once',
      shown: [
        'server/http/second-factor.db.test.ts: a code works once, also for another sign-in, and also the one before it',
        'server/http/second-factor.db.test.ts: of two right answers with one code at once, one gets in',
        'server/http/second-factor.db.test.ts: a recovery code works once, however it is typed',
      ],
    },
    {
      id: 'V6.5.2',
      topic: 'recovery codes at rest',
      shown: [
        'server/features/factors/recovery-codes.test.ts: ten different codes of 120 bits, in six groups',
        'server/http/second-factor.db.test.ts: neither the secret nor a recovery code is stored in clear',
      ],
    },
    {
      id: 'V6.5.3',
      topic: 'codes and seeds are random',
      shown: ['server/features/factors/recovery-codes.ts', 'server/features/factors/totp.ts'],
      note: 'Node’s generator, and otpauth’s, which is the platform’s.',
    },
    {
      id: 'V6.5.4',
      topic: 'codes are long enough',
      shown: [
        'server/features/factors/recovery-codes.test.ts: ten different codes of 120 bits, in six groups',
      ],
    },
    {
      id: 'V6.5.5',
      topic: 'codes have a lifetime',
      shown: [
        'server/http/second-factor.db.test.ts: a clock %i ms off answers %i',
        'server/features/factors/totp.ts',
        'server/http/second-factor.db.test.ts: a made-up ticket and an old one are refused alike, even with the right code',
      ],
      note: 'Steps of 30 seconds; the one before and the one after count as well, as RFC 6238 allows for slow clocks.',
    },
    { id: 'V6.6.1', topic: 'codes by telephone', outside: 'None is sent by telephone.' },
    {
      id: 'V6.6.2',
      topic: 'codes out of band belong to one request',
      outside: 'No code is sent out of band. The mailed link sets a password and signs nobody in.',
    },
    {
      id: 'V6.6.3',
      topic: 'guessing codes out of band',
      outside: 'No code is sent out of band; mailed links have 256 bits.',
    },
    {
      id: 'V6.8.1',
      topic: 'several identity providers',
      outside: 'There is one at a time: Google, or the sandbox in its place.',
    },
    {
      id: 'V6.8.2',
      topic: 'signatures of assertions',
      shown: [
        'server/http/google.db.test.ts: a forged token is refused',
        'server/providers/identity/google-identity.test.ts: refuses every algorithm but RS256, even from the right key',
      ],
    },
    { id: 'V6.8.3', topic: 'SAML', outside: 'There is no SAML.' },
    {
      id: 'V6.8.4',
      topic: 'strength that a provider vouches for',
      shown: [
        'docs/security.md#ways-in',
        'server/providers/identity/google-identity.test.ts: goes by when the person signed in at Google, where the token says so',
      ],
      note: 'Google is taken for one factor, whatever it asked for; how long ago counts where a fresh proof is asked for.',
    },
  ],
}

export const SESSIONS: Chapter = {
  title: 'V7 Session management',
  rows: [
    {
      id: 'V7.1.1',
      topic: 'times of sessions are written down',
      shown: ['docs/security.md#sessions'],
    },
    { id: 'V7.1.2', topic: 'sessions at a time', shown: ['docs/security.md#sessions'] },
    { id: 'V7.1.3', topic: 'sessions beside Google’s', shown: ['docs/security.md#sessions'] },
    {
      id: 'V7.2.1',
      topic: 'tokens are checked at the server',
      shown: [
        'server/http/auth.db.test.ts: GET /auth/me without a token, or with a bad one, answers 401',
      ],
    },
    { id: 'V7.2.2', topic: 'tokens are made anew', shown: ['server/platform/tokens.ts'] },
    {
      id: 'V7.2.3',
      topic: 'tokens cannot be guessed',
      shown: [
        'server/platform/tokens.ts',
        'server/http/auth.db.test.ts: no token is stored in clear, neither of a session nor of a link',
      ],
    },
    {
      id: 'V7.2.4',
      topic: 'a new token with every sign-in',
      shown: [
        'server/features/accounts/sessions.service.ts',
        'server/http/auth.db.test.ts: §7 POST /auth/login answers token and user',
      ],
      note: 'Sign-in is offered to whoever is signed out; a changed password ends the others.',
    },
    {
      id: 'V7.3.1',
      topic: 'end by disuse',
      shown: [
        'server/http/auth.db.test.ts: a session lasts 30 days from its last use and no longer',
      ],
    },
    {
      id: 'V7.3.2',
      topic: 'end for good',
      shown: [
        'server/http/sessions.db.test.ts: a session used every day ends 180 days after it was opened',
        'server/http/sessions.db.test.ts: a row that claims to last longer is not believed',
      ],
    },
    {
      id: 'V7.4.1',
      topic: 'an ended session is of no use',
      shown: [
        'server/http/auth.db.test.ts: logout ends this session and no other',
        'e2e/session.e2e.ts: §4 a token that the server has revoked logs out at the next start and goes to /login',
      ],
    },
    {
      id: 'V7.4.2',
      topic: 'sessions end with the account',
      shown: [
        'server/http/user.db.test.ts: deleting needs my name and password, and leaves nothing behind',
        'server/http/sessions.db.test.ts: suspends a person, who can no longer sign in, and lifts it again',
        'server/http/sessions.db.test.ts: a session opened in the moment of the suspension is worth nothing',
      ],
    },
    {
      id: 'V7.4.3',
      topic: 'others end when a factor changes',
      shown: [
        'server/http/user.db.test.ts: changing the password needs the old one, keeps this session and ends the others',
        'e2e/account.e2e.ts: changing the password keeps this session and ends the others',
        'e2e/account.e2e.ts: signing out everywhere ends this session and all the others',
      ],
    },
    {
      id: 'V7.4.4',
      topic: 'signing out is at hand',
      shown: [
        'e2e/header.e2e.ts: §2 the dropdown shows username, email, Support and Sign out; Billing only with a paid plan',
        'e2e/header.e2e.ts: §2 the hamburger mirrors the header, signed in, and signs out',
      ],
    },
    {
      id: 'V7.4.5',
      topic: 'the administrator can end sessions',
      shown: [
        'server/http/sessions.db.test.ts: ends all sessions of a person, which the audit log has',
      ],
    },
    {
      id: 'V7.5.1',
      topic: 'proof before signing in is changed',
      shown: [
        'server/http/user.db.test.ts: changing the password needs the old one, keeps this session and ends the others',
        'server/http/google.db.test.ts: %s by no session alone',
        'server/http/google.db.test.ts: %s by no token twice, nor by one of a while ago',
      ],
    },
    {
      id: 'V7.5.2',
      topic: 'people see and end their sessions',
      open: 'They see and end each, without being asked for the password again: somebody who finds a stranger in the list should lose no time.',
      shown: [
        'server/http/sessions.db.test.ts: has each by device, with this one first, and nothing else of browser or address',
        'server/http/sessions.db.test.ts: a session ended from it is signed out, the others are not',
      ],
    },
    {
      id: 'V7.6.1',
      topic: 'Google’s session and ours',
      shown: [
        'docs/security.md#sessions',
        'server/http/google.db.test.ts: %s by no token twice, nor by one of a while ago',
      ],
    },
    {
      id: 'V7.6.2',
      topic: 'no session without a person’s doing',
      shown: [
        'e2e/admin.e2e.ts: scripts of others: nothing is loaded before a yes, after a no, against the browser or where photos are, and a yes can be taken back; §7 Google is told not to sign in by itself',
      ],
    },
  ],
}
