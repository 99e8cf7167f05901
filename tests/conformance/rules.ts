import type { Section } from '#tests/conformance/row.ts'

export const VALIDATION: Section = {
  title: '§5 Validation rules',
  rows: [
    {
      kind: 'message',
      what: '"Please enter a valid email"',
      proof: [
        'app/features/account/auth-form-state.test.ts: §5 email required and valid: %j',
        'e2e/auth-form.e2e.ts: §5 messages show once a field is touched, and go when it is right',
        'e2e/auth-form.e2e.ts: §5 an email that is only empty says so once touched',
      ],
    },
    {
      kind: 'message',
      what: '"Password must be at least 6 characters"',
      proof: [
        'app/features/account/auth-form-state.test.ts: §5 password required, min 6: %j',
        'server/http/auth.db.test.ts: §5 sign-up refuses %j: %s',
      ],
    },
    {
      kind: 'message',
      what: '"Please confirm your password"',
      proof: [
        'app/features/account/auth-form-state.test.ts: §5 sign-up requires Confirm Password, min 6: %j',
      ],
    },
    {
      kind: 'message',
      what: '"Passwords do not match"',
      proof: ['app/features/account/auth-form-state.test.ts: §5 Confirm Password must match'],
    },
    {
      kind: 'rule',
      what: 'Messages show once a field is touched',
      proof: [
        'app/features/account/auth-form-state.test.ts: §5 messages show once a field is touched',
        'e2e/auth-form.e2e.ts: §5 messages show once a field is touched, and go when it is right',
      ],
    },
    {
      kind: 'rule',
      what: 'Submit is disabled while invalid',
      proof: [
        'e2e/auth-form.e2e.ts: §5 submit is disabled while the sign-in form is invalid',
        'e2e/auth-form.e2e.ts: §5 submit is disabled while the sign-up passwords differ',
      ],
    },
    {
      kind: 'rule',
      what: 'Submitting an invalid form marks all fields touched',
      proof: [
        'app/features/account/auth-form-state.test.ts: §5 submitting an invalid form marks all fields touched',
        'e2e/auth-form.e2e.ts: §5 Enter on an invalid sign-in form marks all fields touched and sends nothing',
        'e2e/auth-form.e2e.ts: §5 Enter on an invalid sign-up form marks all fields touched',
      ],
    },
    {
      kind: 'message',
      what: '"Please enter a description for your tattoo design."',
      proof: [
        'e2e/design.e2e.ts: §5 an empty description: Please enter a description for your tattoo design.',
      ],
    },
    {
      kind: 'rule',
      what: 'Designer: generate is blocked and the pricing modal opens if the balance is 0 or less',
      proof: [
        'e2e/design.e2e.ts: §5 no credits: generate opens the pricing modal and asks for nothing',
      ],
    },
    {
      kind: 'rule',
      what: 'Create: no empty-prompt check',
      instead: 'the server refuses an empty description from either screen, and charges nothing',
      proof: ['server/http/tattoo.db.test.ts: options are checked against the catalogue: %j'],
    },
    {
      kind: 'rule',
      what: 'Upload: the prompt says at least 5 photos',
      proof: [
        'e2e/body.e2e.ts: §4 five photos go up, are read and carry the next design for 15 credits; a link shows one picture; what is deleted is on record',
        'app/features/body/body-profile.test.ts: §5 the prompt says at least 5 photos, and how many are missing',
      ],
    },
    {
      kind: 'rule',
      what: 'Upload: no count check',
      instead: 'a training needs five that can be used, and says which to take again',
      proof: [
        'server/http/body.db.test.ts: with too few that can be used says which to take again, and why',
      ],
    },
    {
      kind: 'rule',
      what: 'Upload button disabled with no files',
      proof: [
        'e2e/body.e2e.ts: §4 five photos go up, are read and carry the next design for 15 credits; a link shows one picture; what is deleted is on record',
      ],
    },
    {
      kind: 'rule',
      what: 'Tag add: trimmed, non-empty, not already there; the input clears; Enter adds',
      proof: [
        'e2e/tattoo.e2e.ts: §5 the administrator edits tags, trimmed and none twice, and deletes',
        'server/http/gallery-voices.db.test.ts: §7 §5 the administrator sets, adds and removes them: trimmed, none twice',
      ],
    },
    {
      kind: 'rule',
      what: 'Gallery search: trimmed, sent only when not empty',
      proof: [
        'app/features/gallery/gallery-filters.test.ts: §5 a search is trimmed, and left out when empty',
        'server/http/gallery.db.test.ts: §5 a blank search is none',
        'e2e/explore.e2e.ts: §2 the search box searches what is typed, and a shared link shows the same',
      ],
    },
    {
      kind: 'rule',
      what: 'Support form: all required, email of type email',
      proof: [
        'server/http/support.db.test.ts: §5 name, email and message are all required, and the email must be one',
        'e2e/support.e2e.ts: §4 support form: a failure shows its words and keeps the form; success replaces it',
      ],
    },
    {
      kind: 'message',
      what: 'Detail: "Invalid tattoo ID."',
      proof: [
        'e2e/tattoo.e2e.ts: §2 a wrong id says "Invalid tattoo ID.", and a missing design is not found',
        'server/http/gallery.db.test.ts: §8 by-id 404: No tattoo found with the given ID',
      ],
    },
    {
      kind: 'message',
      what: 'Ideas: "No tattoo ideas found."',
      proof: ['e2e/ideas.e2e.ts: §2 a word that is no idea filters the list by it'],
    },
    {
      kind: 'rule',
      what: 'Eligibility: age 18 or older',
      proof: ['content/legal/legal.test.ts: §2 terms: users must be at least 18'],
    },
  ],
}

export const ROLES: Section = {
  title: '§6 Roles and permissions',
  rows: [
    {
      kind: 'role',
      what: 'Admin (user id 1) deletes any design and edits tags',
      proof: [
        'server/http/tattoo.db.test.ts: §6 one deletes one’s own, the administrator anybody’s, nobody else',
        'server/http/gallery-voices.db.test.ts: refuses too many, too long, none, slurs, and everybody else',
        'e2e/tattoo.e2e.ts: §5 the administrator edits tags, trimmed and none twice, and deletes',
      ],
    },
    {
      kind: 'role',
      what: 'Nobody else becomes admin',
      proof: [
        'server/http/auth.db.test.ts: nobody gets number 1 by signing up first',
        'server/http/google.db.test.ts: nobody becomes the administrator through the sandbox',
      ],
    },
    {
      kind: 'role',
      what: 'Visitor: gallery, detail, ideas, pricing, policies, support, home',
      proof: [
        'e2e/routes.e2e.ts: §2 every route answers 200 with a page',
        'tests/api-routes.db.test.ts: the routes that anybody may call',
      ],
    },
    {
      kind: 'role',
      what: 'Visitor: view limit 3, counted locally',
      proof: [
        'e2e/tattoo.e2e.ts: §9 the gate stands over the fourth design, and is in no page that the server sends',
      ],
    },
    {
      kind: 'role',
      what: 'Visitor: picking a plan sends to /login',
      proof: [
        'e2e/pricing-modal.e2e.ts: §4 picking a plan while signed out closes the modal and goes to /login',
      ],
    },
    {
      kind: 'role',
      what: 'Signed in: create, design, favourites, own tattoos, likes',
      proof: [
        'tests/api-routes.db.test.ts: every route says who may call it, and what it says is true of visitors',
        'e2e/guard.e2e.ts: §2 /create sends visitors to /login and takes them back after signing in',
      ],
    },
    {
      kind: 'role',
      what: 'Signed in: generates while credits remain',
      proof: [
        'server/http/tattoo.db.test.ts: §8 out of credits is its own refusal, with the words of the popup',
        'server/features/generations/generations.db.test.ts: 1,000 parallel requests on a balance of 10 give exactly 10 jobs and 10 designs',
      ],
    },
    {
      kind: 'role',
      what: 'Signed in: no view limit',
      proof: [
        'e2e/explore.e2e.ts: §9 the fourth look asks a visitor to come in, and nobody who is signed in',
      ],
    },
    {
      kind: 'role',
      what: 'Without a paid plan designs appear in the public gallery',
      proof: [
        "server/http/tattoo.db.test.ts: §7 the create screen's payload answers two designs in `output` and costs one credit",
        'server/http/entitlements.db.test.ts: need Pro, and one’s own design',
      ],
    },
    {
      kind: 'role',
      what: 'Without a paid plan an upgrade prompt replaces body-mapping upload',
      proof: [
        'e2e/body.e2e.ts: §4 without a paid plan the upload panel is an upgrade prompt, and so is the page of photos',
        'server/http/body-uploads.db.test.ts: §4 plan 0 is asked to upgrade, before a byte is read',
      ],
    },
    {
      kind: 'role',
      what: 'Paid: body-mapping upload',
      proof: [
        'server/http/body-uploads.db.test.ts: keeps photos upright, without place and camera, under a key that nothing serves',
        'tests/spec-figures.test.ts: §6 what the plans allow: body mapping, private designs, resolution, white label',
      ],
    },
    {
      kind: 'role',
      what: 'Paid: Billing link to the billing portal',
      proof: [
        'e2e/billing.e2e.ts: §6 a plan changes with the next cycle; cancelled in the portal, the rest of the cycle stays',
        'server/http/billing.db.test.ts: §8 billing portal failure: Unable to access billing portal.',
      ],
    },
    {
      kind: 'role',
      what: 'Pro keeps designs private',
      proof: [
        'server/http/entitlements.db.test.ts: §6 Pro keeps designs private: one by one, and out of the gallery at once',
        'e2e/billing.e2e.ts: §6 Pro keeps designs private: nobody else sees one until its owner puts it in the gallery, in no tab once they have left',
      ],
    },
    {
      kind: 'role',
      what: 'Free browses up to 3 designs per month with no generation',
      instead: 'signing up gives 5 credits to generate with; visitors look at 3 designs',
      proof: [
        'server/http/credits.db.test.ts: §9 signup gives 5 free credits expiring after 30 days',
        'e2e/explore.e2e.ts: §9 the fourth look asks a visitor to come in, and nobody who is signed in',
      ],
    },
    {
      kind: 'role',
      what: 'Pro, Premium and Business have body mapping',
      instead: 'every paid plan has it, Starter too',
      proof: [
        'tests/spec-figures.test.ts: §6 what the plans allow: body mapping, private designs, resolution, white label',
        'server/http/entitlements.db.test.ts: §6 body mapping is for paid plans: refused by name for the others, and when a plan has ended',
      ],
    },
    {
      kind: 'role',
      what: 'Premium has high-res downloads, Business white-label designs',
      proof: [
        'server/http/entitlements.db.test.ts: of plan %i are at most %i pixels, and sheets carry %s',
        'tests/spec-figures.test.ts: §6 what the plans allow: body mapping, private designs, resolution, white label',
      ],
    },
    {
      kind: 'text',
      what: 'The FAQ says that body mapping is not yet available',
      instead: 'it is, and the FAQ says so',
      proof: [
        'content/landing/landing.test.ts: §2 landing: nine questions, each asked once; body mapping is available and asks for 5 to 10 photos',
      ],
    },
  ],
}
