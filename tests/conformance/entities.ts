import type { Section } from '#tests/conformance/row.ts'

export const ENTITIES: Section = {
  title: '§3 Entities and their fields',
  rows: [
    {
      kind: 'field',
      what: 'Tattoo: id, userId, content, prompt, style, color, skinTone, imageUrl, altText, metaDescription, tags, upvotes, downvotes, votes, likes, creator, isFavorited, meaning, createdAt, updatedAt',
      proof: [
        "server/http/tattoo.db.test.ts: §7 the create screen's payload answers two designs in `output` and costs one credit",
        'tests/spec-figures.test.ts: §3 fields of a tattoo',
      ],
    },
    {
      kind: 'field',
      what: 'Tattoo: tags are an array of strings, or a JSON string of one; anything else is empty',
      instead:
        'the API answers arrays alone and refuses what is none, so nothing has to be guessed',
      proof: [
        'tests/spec-figures.test.ts: §3 fields of a tattoo',
        'server/http/gallery-voices.db.test.ts: refuses too many, too long, none, slurs, and everybody else',
      ],
    },
    {
      kind: 'field',
      what: 'Tattoo: valid if id above 0 and imageUrl non-empty',
      proof: [
        'app/features/designer/design-requests.test.ts: §4 only results that have an imageUrl fill placeholders, in their order',
        'e2e/tattoo.e2e.ts: §2 a wrong id says "Invalid tattoo ID.", and a missing design is not found',
      ],
    },
    {
      kind: 'field',
      what: 'Tattoo: counts 0 and isFavorited false at first',
      proof: [
        "server/http/tattoo.db.test.ts: §7 the create screen's payload answers two designs in `output` and costs one credit",
      ],
    },
    {
      kind: 'field',
      what: 'Tags display with camel-case split into words',
      proof: ['app/features/tattoos/tattoo-words.test.ts: §2 tag %s is shown as %s'],
    },
    {
      kind: 'state',
      what: 'List slots may be empty placeholders while generating',
      proof: [
        'app/features/designer/design-requests.test.ts: §4 two placeholders appear at the top, one for each variation',
      ],
    },
    {
      kind: 'field',
      what: 'User: id (1 is admin), email, username, photoUrl (default empty), subscriptionStatus, subscriptionPlan',
      proof: [
        'server/http/auth.db.test.ts: §7 POST /auth/signup answers 201 with user and token, and stores the marketing parameters',
        'server/http/auth.db.test.ts: nobody gets number 1 by signing up first',
      ],
    },
    {
      kind: 'field',
      what: 'User: subscriptionPlan above 0 means paid',
      proof: [
        'server/http/entitlements.db.test.ts: §6 body mapping is for paid plans: refused by name for the others, and when a plan has ended',
      ],
    },
    {
      kind: 'field',
      what: 'Social user: id, name, email, photoUrl, firstName, lastName, idToken, provider',
      instead:
        'the browser keeps only which provider somebody came by; the rest is read from the verified token on the server',
      proof: [
        'server/http/google.db.test.ts: §7 a new person is made from the token, with the marketing parameters, and found again next time',
        'app/platform/social-login.test.ts: §8 social login: Not logged in, for whoever came in by e-mail',
      ],
    },
    {
      kind: 'field',
      what: 'Credits response: creditBalance',
      proof: [
        'server/http/credits.db.test.ts: §7 creditBalance, with the published slash and without',
      ],
    },
    {
      kind: 'field',
      what: 'Explore response: tattoos and pagination with hasMore',
      proof: [
        'server/http/gallery.db.test.ts: §7 §9 pages of 20 by default, newest first, with pagination.hasMore',
      ],
    },
    {
      kind: 'field',
      what: 'Filter state: Gender, Placement, Sort, Tag, search term',
      proof: ['app/features/gallery/gallery-filters.test.ts: §2 filters in the address'],
    },
    {
      kind: 'field',
      what: 'Pricing tier: name, price, credits, recommended, features, cta',
      proof: [
        'e2e/pricing-modal.e2e.ts: §9 Starter and Pro with their prices, badges, credits and trials',
        'tests/spec-figures.test.ts: §9 plans: price, credits a cycle and trial days',
      ],
    },
    {
      kind: 'field',
      what: 'Pricing tier: a test and a production price id',
      instead:
        'price ids come from the payment service by lookup key, so that each environment has its own',
      proof: [
        'server/http/billing.db.test.ts: §7 checkout by name and price: an id and an address; what does not fit is refused',
      ],
    },
    {
      kind: 'field',
      what: 'Checkout request: name, priceId; response id',
      proof: [
        'server/http/billing.db.test.ts: §7 checkout by name and price: an id and an address; what does not fit is refused',
      ],
    },
    {
      kind: 'field',
      what: 'Idea: name, description, meaning, faqItems (question, answer)',
      proof: [
        'server/http/gallery.db.test.ts: §7 the list has name, description, meaning and faqItems of all fifty',
        'content/ideas/ideas.test.ts: has four to six plain questions with answers of one to three sentences',
      ],
    },
    {
      kind: 'field',
      what: 'Contact message: name, email, message',
      proof: [
        'server/http/support.db.test.ts: §7 a message is kept, mailed to the operator and answered once from the inbox',
      ],
    },
    {
      kind: 'field',
      what: 'Upload result: progress, url, key',
      proof: [
        'server/http/body-uploads.db.test.ts: keeps photos upright, without place and camera, under a key that nothing serves',
        'server/http/body-uploads.db.test.ts: §7 POST /tattoo/upload answers with url and key, /upload-photos with the photos',
      ],
    },
    {
      kind: 'field',
      what: 'Training request: payload with zipUrl and triggerWord',
      proof: [
        'app/features/body/body-profile.test.ts: a first upload goes by its zipUrl; later ones with everything there is',
        'server/http/body.db.test.ts: reads every photo, tells how far it is, and makes a profile of five',
      ],
    },
    {
      kind: 'field',
      what: 'Generation payload, create: prompt, style, color, skinTone (the description text), gender',
      proof: [
        "server/http/tattoo.db.test.ts: §7 the create screen's payload answers two designs in `output` and costs one credit",
      ],
    },
    {
      kind: 'field',
      what: 'Generation payload, designer: prompt, style, bodyMapping, skinTone, gender',
      proof: [
        "server/http/tattoo.db.test.ts: §7 the designer's payload answers one design",
        'app/features/designer/design-form.test.ts: §4 defaults: gender male, skin tone medium, no style; body mapping off',
      ],
    },
    {
      kind: 'field',
      what: 'Improve-prompt payload: prompt, style, skinTone, gender, create also color',
      proof: [
        'server/http/tattoo.db.test.ts: prompt-improve keeps what was asked and answers `prompt`',
      ],
    },
    {
      kind: 'option',
      what: 'Ten skin tones of the create screen, MST 1 to 10, with their colours',
      proof: ['tests/spec-figures.test.ts: §3 ten skin tones by name and colour'],
    },
    {
      kind: 'option',
      what: 'Create: genders Male, Female, Non-binary, Other; styles Geometric, Realistic, Minimalist; Black and white, Colored',
      proof: ['tests/spec-figures.test.ts: §3 genders, styles and colours of the create screen'],
    },
    {
      kind: 'option',
      what: 'Designer: male, female, other; Realistic, Traditional American, Geometric, Minimalist, Watercolor, Tribal; five skin tones',
      proof: [
        'tests/spec-figures.test.ts: §3 body types, styles and skin tones of the designer',
        'app/features/designer/skin-tones.test.ts: §3 the designer’s five tones cover the ten, and each shows the tone that it stands for',
      ],
    },
    {
      kind: 'rule',
      what: 'Whatever is not on these lists is refused',
      proof: ['server/http/tattoo.db.test.ts: options are checked against the catalogue: %j'],
    },
    {
      kind: 'field',
      what: 'Local storage: auth token, current user',
      proof: [
        'e2e/session.e2e.ts: §4 a person signs up, stays signed in over a reload, signs out and signs in again',
      ],
    },
    {
      kind: 'field',
      what: 'Local storage: hasSeenPricing, upvotedTattoos, utm_params',
      proof: [
        'tests/spec-figures.test.ts: §3 names in local storage that other parts rely on',
        'e2e/explore.e2e.ts: §4 a visitor’s like shows at once, is remembered, and goes back when the call fails',
      ],
    },
    {
      kind: 'field',
      what: 'Local storage: anonymous view count',
      proof: [
        'e2e/explore.e2e.ts: §9 the fourth look asks a visitor to come in, and nobody who is signed in',
        'e2e/tattoo.e2e.ts: §9 the gate stands over the fourth design, and is in no page that the server sends',
      ],
    },
  ],
}
