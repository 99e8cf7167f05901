import type { Section } from '#tests/conformance/row.ts'

export const STATES: Section = {
  title: '§4 States and transitions',
  rows: [
    {
      kind: 'state',
      what: 'Session: logged in when a session is set (token and user stored) or auth/me succeeds',
      proof: [
        'e2e/session.e2e.ts: §4 a person signs up, stays signed in over a reload, signs out and signs in again',
      ],
    },
    {
      kind: 'state',
      what: 'Session: a stored token is restored on start',
      proof: [
        'e2e/session.e2e.ts: §4 a person signs up, stays signed in over a reload, signs out and signs in again',
      ],
    },
    {
      kind: 'state',
      what: 'Session: logged out on logout or when auth/me fails, then /login',
      proof: [
        'e2e/session.e2e.ts: §4 a token that the server has revoked logs out at the next start and goes to /login',
        'e2e/session.e2e.ts: §8 a failing auth/me logs out, also on a page that anybody may see',
      ],
    },
    {
      kind: 'state',
      what: 'Session end: social sign-out',
      proof: [
        'app/platform/stored-state.test.ts: §4 the end of a session signs out of the provider and clears token, user, pricing-seen flag and session storage',
        'app/platform/social-login.test.ts: §8 social login: Not logged in, for whoever came in by e-mail',
      ],
    },
    {
      kind: 'state',
      what: 'Session end: token, pricing-seen flag, user and session storage are cleared',
      proof: [
        'app/platform/stored-state.test.ts: §4 the end of a session signs out of the provider and clears token, user, pricing-seen flag and session storage',
        'e2e/session.e2e.ts: §4 a person signs up, stays signed in over a reload, signs out and signs in again',
      ],
    },
    {
      kind: 'state',
      what: 'Auth screen mode is toggled by the link and kept in the query',
      proof: [
        'e2e/auth-form.e2e.ts: §2 the toggle link updates mode, the words and the page title, and back undoes it',
      ],
    },
    {
      kind: 'state',
      what: 'utm_params is removed after successful sign-in or sign-up',
      proof: [
        'e2e/utm.e2e.ts: §4 UTM parameters are removed after signing in, and stay while it fails',
        'e2e/utm.e2e.ts: §2 UTM parameters of the landing page go with the sign-up and are removed after it',
      ],
    },
    {
      kind: 'state',
      what: 'Gallery: changing a filter or search resets to page 1, clears the list and reloads',
      proof: [
        'e2e/explore.e2e.ts: §2 filters: toggle, address, Back, Clear All, and a click outside closes the panel',
        'e2e/explore.e2e.ts: §2 the search box searches what is typed, and a shared link shows the same',
      ],
    },
    {
      kind: 'state',
      what: 'Gallery: near the end the next page loads, only if hasMore and nothing is loading',
      proof: [
        'e2e/explore.e2e.ts: after 1,000 cards at most 60 are mounted, nothing has moved, and Back finds the same place',
      ],
    },
    {
      kind: 'state',
      what: 'Gallery: a failed next page reverts the page counter',
      proof: [
        'e2e/explore.e2e.ts: §4 a failed next page reverts and can be tried again, up to the end',
      ],
    },
    {
      kind: 'state',
      what: 'Gallery: the first filter click reuses the loaded list without a refetch',
      instead: 'every filter click shows what it asks for, the first one too',
      proof: [
        'e2e/explore.e2e.ts: §2 filters: toggle, address, Back, Clear All, and a click outside closes the panel',
      ],
    },
    {
      kind: 'state',
      what: 'Gallery: Clear All empties filters and search and reloads page 1',
      proof: [
        'e2e/explore.e2e.ts: §2 filters: toggle, address, Back, Clear All, and a click outside closes the panel',
      ],
    },
    {
      kind: 'state',
      what: 'Favourite: call first, then isFavorited flips on success',
      proof: [
        'e2e/design.e2e.ts: §4 favourite: the call first, then the heart',
        'e2e/create.e2e.ts: §4 a favourite that could not be saved does not flip',
        'server/http/tattoo.db.test.ts: §4 favourite: adding and taking out, and it shows on the design',
      ],
    },
    {
      kind: 'state',
      what: 'Like: optimistic, kept in upvotedTattoos, reverted on failure',
      proof: [
        'app/platform/stored-state.test.ts: §4 a like adds the id to upvotedTattoos, an unlike removes it',
        'e2e/explore.e2e.ts: §4 a visitor’s like shows at once, is remembered, and goes back when the call fails',
      ],
    },
    {
      kind: 'state',
      what: 'Unlike: the id leaves upvotedTattoos, the count drops by 1',
      proof: [
        'app/platform/stored-state.test.ts: §4 a like adds the id to upvotedTattoos, an unlike removes it',
        'server/http/gallery-voices.db.test.ts: §4 likes once per person and takes it back, in every list',
      ],
    },
    {
      kind: 'state',
      what: 'Prompt improvement: loading blocks repeated clicks; success replaces the text',
      proof: [
        'e2e/design.e2e.ts: §4 Improve Prompt replaces the text and ignores a second click',
        'e2e/create.e2e.ts: §4 Need help to improve your prompt replaces the text',
      ],
    },
    {
      kind: 'state',
      what: 'Create: 2 placeholders, filled in order by results with imageUrl',
      proof: [
        'app/features/designer/design-requests.test.ts: §4 two placeholders appear at the top, one for each variation',
        'app/features/designer/design-requests.test.ts: §4 only results that have an imageUrl fill placeholders, in their order',
        'e2e/create.e2e.ts: §4 two placeholders on top, filled by two designs for one credit',
      ],
    },
    {
      kind: 'state',
      what: 'Designer: one placeholder at the front, filled on success, balance re-read',
      proof: [
        'e2e/design.e2e.ts: §4 a description becomes a design, for one credit, with the server’s stages on the way',
        'app/features/designer/generation-tracker.test.ts: stages move the placeholder, and the answer delivers',
      ],
    },
    {
      kind: 'state',
      what: 'Designer: balance then 0 or less opens Out of Credits',
      proof: [
        'e2e/design.e2e.ts: §4 the last credit: the design comes, then Out of Credits, then Upgrade leads to the prices',
      ],
    },
    {
      kind: 'state',
      what: 'Designer: on failure the popup opens and the placeholder is removed',
      instead:
        'too few credits do that; any other failure stays on its card with its reason, and that nothing was charged',
      proof: [
        'e2e/design.e2e.ts: §8 credits that went meanwhile: Out of Credits, and the placeholder is removed',
        'e2e/design.e2e.ts: a failure on our side can be tried again',
        'e2e/design.e2e.ts: a refused description says why, and that nothing was charged',
      ],
    },
    {
      kind: 'state',
      what: 'Designer defaults: gender male, skin tone medium, no style',
      proof: [
        'e2e/design.e2e.ts: §4 designer defaults: body type male, skin tone medium, no style; six styles, then all',
        'app/features/designer/design-form.test.ts: §4 defaults: gender male, skin tone medium, no style; body mapping off',
      ],
    },
    {
      kind: 'state',
      what: 'Create defaults: tiger preset, Geometric, Black and white, Male, first skin tone',
      proof: [
        'e2e/create.e2e.ts: §4 create defaults: tiger preset, Male, Geometric, Black and white, the first skin tone',
      ],
    },
    {
      kind: 'state',
      what: 'Pricing modal opens on the first visit to the designer, then sets hasSeenPricing',
      proof: [
        'e2e/pricing-modal.e2e.ts: §4 the modal opens by itself on the first visit to the designer, and only then',
      ],
    },
    {
      kind: 'state',
      what: 'Pricing modal opens when a user without credits clicks generate',
      proof: [
        'e2e/design.e2e.ts: §5 no credits: generate opens the pricing modal and asks for nothing',
      ],
    },
    {
      kind: 'state',
      what: 'Upgrade on Out of Credits closes it and opens the pricing modal',
      proof: [
        'e2e/design.e2e.ts: §4 the last credit: the design comes, then Out of Credits, then Upgrade leads to the prices',
      ],
    },
    {
      kind: 'state',
      what: 'Picking a plan while signed out closes the modal and goes to /login',
      proof: [
        'app/paths.test.ts: §4 what somebody picked before signing in waits on the pricing page',
        'e2e/pricing-modal.e2e.ts: §4 picking a plan while signed out closes the modal and goes to /login',
        'e2e/billing.e2e.ts: §4 a visitor picks Pro, signs up and comes back to its checkout; a declined card says so, the next one brings the credits',
      ],
    },
    {
      kind: 'state',
      what: 'Deleting a tattoo removes it from the list',
      proof: [
        'e2e/create.e2e.ts: §2 a card: words, likes, date, three tags and +N, favourite, download, delete',
        'e2e/design.e2e.ts: deleting asks first, then the design is gone',
      ],
    },
    {
      kind: 'state',
      what: 'Body mapping: toggle, off by default',
      proof: [
        'e2e/body.e2e.ts: §4 five photos go up, are read and carry the next design for 15 credits; a link shows one picture; what is deleted is on record',
        'app/features/designer/design-form.test.ts: §4 defaults: gender male, skin tone medium, no style; body mapping off',
      ],
    },
    {
      kind: 'state',
      what: 'Body mapping: upgrade prompt if subscriptionPlan is 0 or less, upload controls above',
      proof: [
        'e2e/body.e2e.ts: §4 without a paid plan the upload panel is an upgrade prompt, and so is the page of photos',
        'e2e/body.e2e.ts: §4 five photos go up, are read and carry the next design for 15 credits; a link shows one picture; what is deleted is on record',
        'server/http/body-uploads.db.test.ts: §4 plan 0 is asked to upgrade, before a byte is read',
      ],
    },
    {
      kind: 'state',
      what: 'Upload: "Starting upload...", "Upload started", "Uploading... {n}%", "Upload complete", "Upload failed"',
      proof: ['app/features/body/upload-status.test.ts: §4 upload statuses'],
    },
    {
      kind: 'state',
      what: 'Upload: files can be removed one at a time',
      proof: [
        'e2e/body.e2e.ts: §4 five photos go up, are read and carry the next design for 15 credits; a link shows one picture; what is deleted is on record',
      ],
    },
    {
      kind: 'state',
      what: 'Upload: image files get a preview; drag-over highlights the drop zone',
      proof: [
        'e2e/body.e2e.ts: §4 five photos go up, are read and carry the next design for 15 credits; a link shows one picture; what is deleted is on record',
      ],
    },
    {
      kind: 'state',
      what: 'Upload: chosen files join the list',
      proof: [
        'app/features/body/photo-picks.test.ts: §4 photos join what is chosen, in order, and none twice',
      ],
    },
    {
      kind: 'state',
      what: 'Card image: not loaded to loaded on load; an error keeps it not loaded',
      proof: [
        'e2e/pictures.e2e.ts: §4 a picture is awaited until it is there; §2 similar designs, an idea and the designer zoom into the one that was clicked',
      ],
    },
    {
      kind: 'state',
      what: 'Detail: loading, then content or error',
      proof: [
        'e2e/tattoo.e2e.ts: §2 detail: title, canonical, prompt, stats, tags, similar designs and the way back',
        'e2e/tattoo.e2e.ts: §2 a wrong id says "Invalid tattoo ID.", and a missing design is not found',
      ],
    },
    {
      kind: 'state',
      what: 'Support form: idle, sending, submitted (hidden) or error (stays); cleared after success',
      proof: [
        'e2e/support.e2e.ts: §4 support form: a failure shows its words and keeps the form; success replaces it',
      ],
    },
    {
      kind: 'state',
      what: 'Header: upgradeNeeded unless subscriptionPlan above 0',
      instead:
        'the link reads Upgrade for everybody who is signed in, because higher plans exist; only Billing depends on the plan',
      proof: [
        'e2e/header.e2e.ts: §2 header, signed in: Favourites, Upgrade and the avatar instead',
        'e2e/header.e2e.ts: §2 the dropdown shows Billing with a paid plan; §8 a failing portal: Unable to access billing portal.',
      ],
    },
    {
      kind: 'state',
      what: 'Billing: plan changes take effect at cycle end; monthly auto-renew unless cancelled',
      proof: [
        'server/features/billing/subscriber-life.db.test.ts: §4 §9 trial, renewals, upgrade, downgrade, a failed card, recovery, cancel, refund',
        'e2e/billing.e2e.ts: §6 a plan changes with the next cycle; cancelled in the portal, the rest of the cycle stays',
      ],
    },
  ],
}
