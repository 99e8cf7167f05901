import type { Section } from '#tests/conformance/row.ts'

export const MESSAGES: Section = {
  title: '§8 Error catalogue',
  rows: [
    {
      kind: 'message',
      what: '"No valid response from API"',
      proof: [
        'app/features/designer/failure-words.test.ts: §8 an answer that is not understood: No valid response from API',
        'app/features/designer/generation-tracker.test.ts: §8 an answer without anything usable: No valid response from API',
        'e2e/design.e2e.ts: §8 prompt-improve with nothing usable: No valid response from API',
      ],
    },
    {
      kind: 'message',
      what: '"Failed to fetch tattoos, please try again later."',
      proof: [
        'server/http/gallery-voices.db.test.ts: §8 what cannot be fetched or tagged says so in words of its own',
        'e2e/create.e2e.ts: §8 Failed to fetch tattoos, please try again later.',
      ],
    },
    {
      kind: 'message',
      what: '"No tattoos found in the API response"',
      proof: [
        'server/http/gallery-voices.db.test.ts: §8 No tattoos found in the API response: by-user and by-tag, in the log only',
      ],
    },
    {
      kind: 'message',
      what: '"No tattoo found with the given ID"',
      proof: [
        'server/http/gallery.db.test.ts: §8 by-id 404: No tattoo found with the given ID',
        'e2e/tattoo.e2e.ts: §2 a wrong id says "Invalid tattoo ID.", and a missing design is not found',
      ],
    },
    {
      kind: 'message',
      what: '"Failed to fetch tattoo. Please try again later."',
      proof: [
        'server/http/gallery-voices.db.test.ts: §8 what cannot be fetched or tagged says so in words of its own',
      ],
    },
    {
      kind: 'message',
      what: '"No favorite tattoos found."',
      proof: [
        'e2e/tattoo.e2e.ts: §2 favourites: empty at first, then what was kept, until it is let go of',
      ],
    },
    {
      kind: 'message',
      what: '"Failed to fetch favorite tattoos. Please try again later."',
      proof: [
        'server/http/gallery-voices.db.test.ts: §8 what cannot be fetched or tagged says so in words of its own',
      ],
    },
    {
      kind: 'message',
      what: '"Failed to fetch similar tattoos."',
      proof: [
        'server/http/gallery-voices.db.test.ts: §8 what cannot be fetched or tagged says so in words of its own',
      ],
    },
    {
      kind: 'message',
      what: '"Failed to update tags", "Failed to add tag", "Failed to remove tag"',
      proof: [
        'server/http/gallery-voices.db.test.ts: §8 what cannot be fetched or tagged says so in words of its own',
      ],
    },
    {
      kind: 'message',
      what: '"Failed to fetch tattoo ideas. Please try again later.", "Failed to fetch tattoo idea. Please try again later."',
      proof: [
        'server/http/gallery-voices.db.test.ts: §8 ideas that cannot be fetched say so in words of their own',
      ],
    },
    {
      kind: 'message',
      what: '"No tattoo ideas found."',
      proof: ['e2e/ideas.e2e.ts: §2 a word that is no idea filters the list by it'],
    },
    {
      kind: 'message',
      what: '"No tattoo idea found with the given name."',
      proof: [
        'server/http/gallery.db.test.ts: §8 by name in any writing, else: No tattoo idea found with the given name.',
      ],
    },
    {
      kind: 'message',
      what: 'Login 404 "User not found"',
      proof: [
        'server/http/auth.db.test.ts: §8 login 404: User not found',
        'e2e/auth-errors.e2e.ts: §8 login 404: User not found, for 3 s',
      ],
    },
    {
      kind: 'message',
      what: 'Login 401 "Invalid password"',
      proof: [
        'server/http/auth.db.test.ts: §8 login 401: Invalid password',
        'e2e/auth-errors.e2e.ts: §8 login 401: Invalid password, for 3 s',
      ],
    },
    {
      kind: 'message',
      what: 'Login other "An error occurred during login"',
      proof: [
        'server/http/auth.db.test.ts: §8 login other: An error occurred during login, and the cause only in the log',
        'e2e/auth-errors.e2e.ts: §8 /login with an answer that has no words: An error occurred during login',
      ],
    },
    {
      kind: 'rule',
      what: "The screen shows the server's message if present",
      proof: [
        'e2e/auth-errors.e2e.ts: §8 /login shows what the server says, if it says anything',
        'e2e/auth-errors.e2e.ts: §8 /signup shows what the server says, if it says anything',
      ],
    },
    {
      kind: 'rule',
      what: 'Snackbar with a Close action for 3 s',
      proof: [
        'e2e/auth-errors.e2e.ts: §8 after a message was closed by hand, the next one still goes by itself after 3 s',
        'e2e/auth-errors.e2e.ts: §8 the Close action takes the message away at once',
        'e2e/auth-errors.e2e.ts: §8 login 401: Invalid password, for 3 s',
      ],
    },
    {
      kind: 'message',
      what: 'Sign-up 409 "Email already exists"',
      proof: [
        'server/http/auth.db.test.ts: §8 sign-up 409: Email already exists, whatever its case',
        'e2e/auth-errors.e2e.ts: §8 sign-up 409: Email already exists, for 3 s',
      ],
    },
    {
      kind: 'message',
      what: 'Sign-up other "An error occurred during signup"',
      proof: [
        'server/http/auth.db.test.ts: §8 sign-up other: An error occurred during signup, when the database fails',
      ],
    },
    {
      kind: 'message',
      what: 'Sign-up screen "An error occurred during sign up" (3 s)',
      proof: [
        'e2e/auth-errors.e2e.ts: §8 /signup with an answer that has no words: An error occurred during sign up',
        'e2e/auth-errors.e2e.ts: §8 /signup without a connection: An error occurred during sign up',
      ],
    },
    {
      kind: 'message',
      what: '"Unexpected response from server" (3 s)',
      proof: [
        'e2e/auth-errors.e2e.ts: §8 /signup answered without token and user: Unexpected response from server',
      ],
    },
    {
      kind: 'message',
      what: '"Failed to sign in with Google. Please try again." (5 s)',
      proof: [
        'e2e/google.e2e.ts: §8 Google, a popup that was blocked: ${STATE_ERROR}',
        'e2e/google.e2e.ts: §8 Google, an answer to a question nobody asked: ${STATE_ERROR}',
      ],
    },
    {
      kind: 'message',
      what: '"Failed to complete Google sign-in. Please try again." (5 s), or the server\'s message',
      proof: [
        'e2e/google.e2e.ts: §8 Google, failed sign-in at our server: ${BACKEND_ERROR}',
        'e2e/google.e2e.ts: §8 Google, failed sign-in at our server shows what the server says',
        'server/http/google.db.test.ts: §8 a failure nobody foresaw reads: Failed to complete Google sign-in. Please try again.',
      ],
    },
    {
      kind: 'message',
      what: 'Social login: Login provider not found',
      proof: ['app/platform/social-login.test.ts: §8 social login: Login provider not found'],
    },
    {
      kind: 'message',
      what: 'Social login: Not logged in',
      proof: [
        'app/platform/social-login.test.ts: §8 social login: Not logged in, for whoever came in by e-mail',
      ],
    },
    {
      kind: 'message',
      what: 'Social login: login providers not ready yet',
      proof: [
        'app/platform/social-login.test.ts: §8 social login: login providers not ready yet, until the script of the provider has run',
      ],
    },
    {
      kind: 'message',
      what: 'Social login: provider not supported for token refresh or access token',
      proof: ['app/platform/social-login.test.ts: §8 social login: provider not supported for %s'],
    },
    {
      kind: 'rule',
      what: 'A failing auth/me logs the user out',
      proof: [
        'e2e/session.e2e.ts: §8 a failing auth/me logs out, also on a page that anybody may see',
      ],
    },
    {
      kind: 'message',
      what: 'Generate failure (any error): "You\'ve used all your available credits for generating designs."',
      instead:
        'only when credits are missing; other failures say what went wrong, and that nothing was charged',
      proof: [
        'e2e/design.e2e.ts: §8 credits that went meanwhile: Out of Credits, and the placeholder is removed',
        'server/http/tattoo.db.test.ts: §8 out of credits is its own refusal, with the words of the popup',
        'e2e/design.e2e.ts: a failure on our side can be tried again',
      ],
    },
    {
      kind: 'message',
      what: 'Upload failure: "Upload failed"',
      proof: [
        'app/features/body/upload-status.test.ts: §4 upload statuses',
        'app/features/body/upload-status.test.ts: §8 upload failure',
      ],
    },
    {
      kind: 'message',
      what: '"Unable to access billing portal."',
      proof: [
        'e2e/header.e2e.ts: §2 the dropdown shows Billing with a paid plan; §8 a failing portal: Unable to access billing portal.',
        'server/http/billing.db.test.ts: §8 billing portal failure: Unable to access billing portal.',
      ],
    },
    {
      kind: 'message',
      what: '"Error fetching tattoo. Please try again later."',
      proof: [
        'app/routes/failing-pages.test.ts: §8 a design that cannot be fetched: Error fetching tattoo. Please try again later.',
      ],
    },
    {
      kind: 'message',
      what: '"Failed to send message. Please try again later."',
      proof: [
        'e2e/support.e2e.ts: §4 support form: a failure shows its words and keeps the form; success replaces it',
      ],
    },
    {
      kind: 'rule',
      what: 'Idea load failure or missing: silent redirect to /ideas',
      proof: ['e2e/ideas.e2e.ts: §2 a word that is no idea filters the list by it'],
    },
    {
      kind: 'rule',
      what: 'Logged only, nothing shown: credits, create-screen generation, prompt improvement, tags, delete, gallery fetch, favourites, user tattoo list, training',
      instead:
        "people are told what failed and can try again; only similar designs and an idea's wall stay silently empty",
      proof: [
        'e2e/create.e2e.ts: §4 a favourite that could not be saved does not flip',
        'e2e/explore.e2e.ts: §4 a failed next page reverts and can be tried again, up to the end',
        'e2e/create.e2e.ts: §8 Failed to fetch tattoos, please try again later.',
        'e2e/create.e2e.ts: a refused description is told on its card, and nothing was charged',
      ],
    },
  ],
}
