import type { Section } from '#tests/conformance/row.ts'

export const CALLS: Section = {
  title: '§7 Calls',
  rows: [
    {
      kind: 'rule',
      what: 'Calls send a bearer token',
      proof: [
        'server/http/auth.db.test.ts: GET /auth/me without a token, or with a bad one, answers 401',
        'tests/api-routes.db.test.ts: every route says who may call it, and what it says is true of visitors',
      ],
    },
    {
      kind: 'rule',
      what: 'Non-GET calls carry a cross-site-request-forgery header read from a cookie',
      proof: [
        'server/http/app.db.test.ts: a call without the XSRF header, or with another value than the cookie, is refused',
      ],
    },
    {
      kind: 'call',
      what: 'GET /auth/me',
      proof: [
        'server/http/auth.db.test.ts: §7 POST /auth/signup answers 201 with user and token, and stores the marketing parameters',
        'server/http/auth.db.test.ts: GET /auth/me without a token, or with a bad one, answers 401',
      ],
    },
    {
      kind: 'call',
      what: 'POST /auth/google: token, utmParams',
      proof: [
        'server/http/google.db.test.ts: §7 a new person is made from the token, with the marketing parameters, and found again next time',
      ],
    },
    {
      kind: 'call',
      what: 'POST /auth/login: email, password',
      proof: ['server/http/auth.db.test.ts: §7 POST /auth/login answers token and user'],
    },
    {
      kind: 'call',
      what: 'POST /auth/signup: email, password, utmParams',
      proof: [
        'server/http/auth.db.test.ts: §7 POST /auth/signup answers 201 with user and token, and stores the marketing parameters',
      ],
    },
    {
      kind: 'call',
      what: 'POST /auth/validate-token: isValid',
      proof: [
        'server/http/auth.db.test.ts: §7 POST /auth/validate-token tells a good token from any other',
      ],
    },
    {
      kind: 'call',
      what: 'GET /auth/billing-portal: url',
      proof: [
        'server/http/billing.db.test.ts: §8 billing portal failure: Unable to access billing portal.',
      ],
    },
    {
      kind: 'call',
      what: 'GET /user/{id}',
      proof: [
        'server/http/user.db.test.ts: §7 others see the public part, people all of themselves',
      ],
    },
    {
      kind: 'call',
      what: 'POST /credits/subscribe: product',
      proof: [
        'server/http/billing.db.test.ts: credits come by the event alone, and only their buyer sees the checkout',
      ],
    },
    {
      kind: 'call',
      what: 'GET /credits/user/: creditBalance',
      proof: [
        'server/http/credits.db.test.ts: §7 creditBalance, with the published slash and without',
      ],
    },
    {
      kind: 'call',
      what: 'POST /deduct: userId, amount',
      proof: [
        'server/http/credits.db.test.ts: §7 userId and amount: takes what is there, and tells what is left',
      ],
    },
    {
      kind: 'call',
      what: 'POST /purchase: userId, credits',
      proof: [
        'server/http/credits.db.test.ts: §7 userId and credits: adds a lot that lives the 90 days of a top-up',
      ],
    },
    {
      kind: 'call',
      what: 'POST /tattoo/generate, create: payload, output',
      proof: [
        "server/http/tattoo.db.test.ts: §7 the create screen's payload answers two designs in `output` and costs one credit",
      ],
    },
    {
      kind: 'call',
      what: 'POST /tattoo/generate, designer: a list',
      instead: 'both screens get the same shape, with the list in `output`',
      proof: ["server/http/tattoo.db.test.ts: §7 the designer's payload answers one design"],
    },
    {
      kind: 'call',
      what: 'POST /tattoo/prompt-improve: response.prompt',
      proof: [
        'server/http/tattoo.db.test.ts: prompt-improve keeps what was asked and answers `prompt`',
      ],
    },
    {
      kind: 'call',
      what: 'POST /tattoo/prompt-improve, designer: the response as plain text',
      instead: 'both screens get `prompt`',
      proof: [
        'server/http/tattoo.db.test.ts: prompt-improve keeps what was asked and answers `prompt`',
        'e2e/design.e2e.ts: §8 prompt-improve with nothing usable: No valid response from API',
      ],
    },
    {
      kind: 'call',
      what: 'GET /tattoo/explore: page, limit, gender, placement, search, sort',
      proof: [
        'server/http/gallery.db.test.ts: §7 §9 pages of 20 by default, newest first, with pagination.hasMore',
        'server/http/gallery.db.test.ts: §2 filters by gender, placement and both, whatever their capitals',
        'server/http/gallery.db.test.ts: forgives capitals, plurals and typos, and knows families and synonyms',
      ],
    },
    {
      kind: 'call',
      what: 'GET /tattoo/by-user',
      proof: [
        'server/http/tattoo.db.test.ts: §7 by-user answers them newest first, by-filename one of them',
      ],
    },
    {
      kind: 'call',
      what: 'GET /tattoo/by-tag/{tag}',
      proof: [
        'server/http/gallery.db.test.ts: §7 by-tag answers an array of the newest, also by the name of an idea',
      ],
    },
    {
      kind: 'call',
      what: 'GET /tattoo/by-filename/{filename}',
      proof: [
        'server/http/tattoo.db.test.ts: §7 by-user answers them newest first, by-filename one of them',
      ],
    },
    {
      kind: 'call',
      what: 'GET /tattoo/by-id/{id}',
      proof: [
        'server/http/gallery.db.test.ts: lists leave out what only a design’s own page shows',
        'server/http/gallery.db.test.ts: a private design is there for its owner and the administrator alone',
      ],
    },
    {
      kind: 'call',
      what: 'GET /tattoo/favorites',
      proof: [
        'server/http/gallery.db.test.ts: §7 favorites: the last favoured first, without what has become private',
      ],
    },
    {
      kind: 'call',
      what: 'POST /tattoo/toggle-upvote: tattooId',
      proof: [
        'server/http/gallery-voices.db.test.ts: §4 likes once per person and takes it back, in every list',
      ],
    },
    {
      kind: 'call',
      what: 'POST and DELETE /tattoo/favorite: tattooId',
      proof: [
        'server/http/tattoo.db.test.ts: §4 favourite: adding and taking out, and it shows on the design',
      ],
    },
    {
      kind: 'call',
      what: 'DELETE /tattoo/delete: tattooId',
      proof: [
        'server/http/tattoo.db.test.ts: §6 one deletes one’s own, the administrator anybody’s, nobody else',
      ],
    },
    {
      kind: 'call',
      what: 'PATCH /tattoo/{id}/tags: tags',
      proof: [
        'server/http/gallery-voices.db.test.ts: §7 §5 the administrator sets, adds and removes them: trimmed, none twice',
      ],
    },
    {
      kind: 'call',
      what: 'POST /tattoo/{id}/tag: tag',
      proof: [
        'server/http/gallery-voices.db.test.ts: §7 §5 the administrator sets, adds and removes them: trimmed, none twice',
      ],
    },
    {
      kind: 'call',
      what: 'DELETE /tattoo/{id}/tag/{tag}',
      proof: [
        'server/http/gallery-voices.db.test.ts: §7 §5 the administrator sets, adds and removes them: trimmed, none twice',
      ],
    },
    {
      kind: 'call',
      what: 'GET /tattoo/{id}/similar: data',
      proof: [
        'server/http/gallery.db.test.ts: similar: what shares the rarest tags first, never itself, never what is private',
      ],
    },
    {
      kind: 'call',
      what: 'POST /tattoo/upload-zip: multipart files, url, progress',
      proof: [
        'server/http/body-uploads.db.test.ts: keeps photos upright, without place and camera, under a key that nothing serves',
      ],
    },
    {
      kind: 'call',
      what: 'POST /upload-photos and /tattoo/upload-photos',
      proof: [
        'server/http/body-uploads.db.test.ts: §7 POST /tattoo/upload answers with url and key, /upload-photos with the photos',
      ],
    },
    {
      kind: 'call',
      what: 'POST /tattoo/upload: url, key',
      proof: [
        'server/http/body-uploads.db.test.ts: §7 POST /tattoo/upload answers with url and key, /upload-photos with the photos',
      ],
    },
    {
      kind: 'call',
      what: 'POST /training/start: zipUrl, triggerWord',
      proof: ['server/http/body.db.test.ts: §7 POST /training/start'],
    },
    {
      kind: 'call',
      what: 'GET /tattoo/ideas',
      proof: [
        'server/http/gallery.db.test.ts: §7 the list has name, description, meaning and faqItems of all fifty',
      ],
    },
    {
      kind: 'call',
      what: 'GET /tattoo/ideas/{name}',
      proof: [
        'server/http/gallery.db.test.ts: §8 by name in any writing, else: No tattoo idea found with the given name.',
      ],
    },
    {
      kind: 'call',
      what: 'POST /contact: name, email, message',
      proof: [
        'server/http/support.db.test.ts: §7 a message is kept, mailed to the operator and answered once from the inbox',
      ],
    },
    {
      kind: 'rule',
      what: 'Checkout: with the session id the browser goes to the hosted checkout',
      proof: [
        'e2e/billing.e2e.ts: §4 a visitor picks Pro, signs up and comes back to its checkout; a declined card says so, the next one brings the credits',
      ],
    },
    {
      kind: 'rule',
      what: 'A realtime websocket',
      proof: [
        'server/http/realtime.db.test.ts: every tab of a person hears the stages and the new balance, and nobody else does',
      ],
    },
    {
      kind: 'rule',
      what: 'Google sign-in without auto-login',
      proof: [
        'e2e/admin.e2e.ts: scripts of others: nothing is loaded before a yes, after a no, against the browser or where photos are, and a yes can be taken back; §7 Google is told not to sign in by itself',
      ],
    },
    {
      kind: 'rule',
      what: 'Analytics event upgrade_clicked (tier)',
      proof: [
        'e2e/billing.e2e.ts: §4 a visitor picks Pro, signs up and comes back to its checkout; a declined card says so, the next one brings the credits',
        'server/http/measure.db.test.ts: §7 events are counted by day, tier and source, of nobody in particular and without a cookie',
      ],
    },
    {
      kind: 'rule',
      what: 'Analytics event generate_design',
      proof: ['e2e/words.e2e.ts: §2 §7 the designer: Pro Tips, and what is told of its use'],
    },
    {
      kind: 'rule',
      what: 'Analytics event on pricing modal open',
      proof: [
        'e2e/words.e2e.ts: §2 §7 the designer: Pro Tips, and what is told of its use',
        'server/http/measure.db.test.ts: §7 events are counted by day, tier and source, of nobody in particular and without a cookie',
        'app/platform/analytics.test.ts: §7 what happens in one go is told in one call, without session or cookie',
      ],
    },
  ],
}
