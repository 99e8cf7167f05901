import type { Section } from '#tests/conformance/row.ts'

export const OVERVIEW: Section = {
  title: '§1 What the product does',
  rows: [
    {
      kind: 'rule',
      what: 'A description with gender, style, colour and skin tone becomes tattoo images',
      proof: [
        "server/http/tattoo.db.test.ts: §7 the create screen's payload answers two designs in `output` and costs one credit",
        'e2e/design.e2e.ts: §4 a description becomes a design, for one credit, with the server’s stages on the way',
      ],
    },
    {
      kind: 'constant',
      what: 'Generating a tattoo costs 1 credit',
      proof: [
        'server/features/generations/generations.db.test.ts: is delivered with all its variations for one credit, and tells its stages',
      ],
    },
    {
      kind: 'rule',
      what: 'AI Body Mapping is a preview on personal photos',
      proof: [
        'server/providers/body/body-studio.test.ts: §4 body mapping: a photo is read and a design laid on its skin by the real model',
        'e2e/body.e2e.ts: §4 five photos go up, are read and carry the next design for 15 credits; a link shows one picture; what is deleted is on record',
      ],
    },
    {
      kind: 'constant',
      what: 'AI Body Mapping costs 15 credits per use',
      proof: [
        'server/features/body/mapping.db.test.ts: costs 15 credits and comes with the design on each photo, for its owner alone',
        'server/features/body/mapping.db.test.ts: costs 15 credits once, goes where it is put, and is deleted with its photo',
      ],
    },
    {
      kind: 'rule',
      what: 'Users keep their own designs, browse, favourite, like, tag, zoom and download',
      proof: [
        'e2e/create.e2e.ts: §2 a card: words, likes, date, three tags and +N, favourite, download, delete',
        'e2e/tattoo.e2e.ts: §2 like, share and report on a phone',
      ],
    },
    {
      kind: 'rule',
      what: 'Anonymous visitors may view 3 tattoos, counted locally; signed-in users have no limit',
      proof: [
        'e2e/explore.e2e.ts: §9 the fourth look asks a visitor to come in, and nobody who is signed in',
      ],
    },
    {
      kind: 'rule',
      what: 'Sign-in by email and password, or by Google',
      proof: [
        'e2e/session.e2e.ts: §4 a person signs up, stays signed in over a reload, signs out and signs in again',
        'e2e/google.e2e.ts: §2 Google: a sample account chosen in the popup signs in and leads to /design',
      ],
    },
    {
      kind: 'rule',
      what: 'Paid plans add credits, private designs and body mapping',
      proof: [
        'server/features/billing/subscriber-life.db.test.ts: §4 §9 trial, renewals, upgrade, downgrade, a failed card, recovery, cancel, refund',
        'server/http/entitlements.db.test.ts: §6 Pro keeps designs private: one by one, and out of the gallery at once',
        'server/http/entitlements.db.test.ts: §6 body mapping is for paid plans: refused by name for the others, and when a plan has ended',
      ],
    },
    {
      kind: 'text',
      what: 'Landing claims: 50K+ designs, 10K+ users, 100+ styles; 51 reviews',
      proof: [
        'content/landing/landing.test.ts: §1 the landing figures: 50K+ designs, 10K+ users, 100+ styles, 51 reviews, and that they are samples',
      ],
    },
    {
      kind: 'text',
      what: 'Training takes about 10 minutes',
      proof: [
        'content/landing/landing.test.ts: §2 landing: nine questions, each asked once; body mapping is available and asks for 5 to 10 photos',
      ],
    },
  ],
}

export const ROUTES: Section = {
  title: '§2 Routes',
  rows: [
    {
      kind: 'route',
      what: '/ is the landing page',
      proof: [
        'e2e/routes.e2e.ts: §2 every route answers 200 with a page',
        'e2e/landing.e2e.ts: §2 landing: hero links, featured designs with likes, features, body mapping, three steps, testimonials and the closing call',
      ],
    },
    {
      kind: 'route',
      what: '/login is the sign-in screen',
      proof: ['e2e/auth-form.e2e.ts: §2 /login shows the words of sign in'],
    },
    {
      kind: 'route',
      what: '/signup is the same screen with mode signup',
      proof: ['e2e/auth-form.e2e.ts: §2 /signup shows the words of sign up'],
    },
    {
      kind: 'route',
      what: '/explore is the gallery',
      proof: [
        'e2e/explore.e2e.ts: §2 explore: heading, subtitle, designs and the next page are there without scripts',
      ],
    },
    {
      kind: 'route',
      what: '/explore/{filter} is the gallery, filtered',
      proof: [
        'e2e/explore.e2e.ts: §2 tag sets a filter, clears others except Sort, and so does a word in the address',
        'app/features/gallery/gallery-filters.test.ts: §2 filters in the address',
      ],
    },
    {
      kind: 'route',
      what: '/ideas is the ideas list',
      proof: ['e2e/ideas.e2e.ts: §2 ideas: cards lead to pages, and two banners into the product'],
    },
    {
      kind: 'route',
      what: "/ideas/{idea} is an idea's detail",
      proof: [
        'e2e/ideas.e2e.ts: §2 an idea: its designs, and questions of which one is open at a time',
      ],
    },
    {
      kind: 'route',
      what: '/ideas/{filter} is the list, filtered; a name that is an idea wins',
      proof: [
        'e2e/ideas.e2e.ts: §2 a word that is no idea filters the list by it',
        'e2e/ideas.e2e.ts: §2 ideas: cards lead to pages, and two banners into the product',
      ],
    },
    {
      kind: 'route',
      what: "/tattoo/{id} is a tattoo's detail",
      proof: [
        'e2e/tattoo.e2e.ts: §2 detail: title, canonical, prompt, stats, tags, similar designs and the way back',
      ],
    },
    {
      kind: 'route',
      what: '/create is for signed-in users',
      proof: [
        'e2e/guard.e2e.ts: §2 /create sends visitors to /login and takes them back after signing in',
      ],
    },
    {
      kind: 'route',
      what: '/design is for signed-in users',
      proof: [
        'e2e/guard.e2e.ts: §2 /design sends visitors to /login and takes them back after signing in',
      ],
    },
    {
      kind: 'route',
      what: '/favourites is for signed-in users',
      proof: [
        'e2e/guard.e2e.ts: §2 /favourites sends visitors to /login and takes them back after signing in',
      ],
    },
    {
      kind: 'route',
      what: '/pricing shows pricing as a full page',
      proof: [
        'e2e/routes.e2e.ts: §2 every route answers 200 with a page',
        'e2e/words.e2e.ts: §2 /pricing: every plan with its price, and the top-ups',
      ],
    },
    {
      kind: 'route',
      what: '/terms, /credit-policy and /privacy-policy',
      proof: [
        'e2e/support.e2e.ts: §2 legal pages: dated terms, figures of the catalogue, and one leads to the next',
      ],
    },
    {
      kind: 'route',
      what: '/support',
      proof: [
        'e2e/support.e2e.ts: §4 support form: a failure shows its words and keeps the form; success replaces it',
      ],
    },
    {
      kind: 'rule',
      what: 'The auth guard sends unauthenticated users to /login',
      proof: [
        'e2e/guard.e2e.ts: §2 /favourites sends visitors to /login and takes them back after signing in',
      ],
    },
    {
      kind: 'rule',
      what: 'After logout the browser goes to /login',
      proof: [
        'e2e/session.e2e.ts: §4 a person signs up, stays signed in over a reload, signs out and signs in again',
        'e2e/routes.e2e.ts: §2 after signing out there is no way back to a private page',
      ],
    },
  ],
}

export const LANDING: Section = {
  title: '§2 Landing page',
  rows: [
    {
      kind: 'screen',
      what: 'Hero with Start Designing (to /design) and Explore Designs',
      proof: [
        'e2e/landing.e2e.ts: §2 landing: hero links, featured designs with likes, features, body mapping, three steps, testimonials and the closing call',
      ],
    },
    {
      kind: 'screen',
      what: 'Features grid, body-mapping section (upload 5-10 photos), 3-step how-it-works, testimonials, closing call to action',
      proof: [
        'e2e/landing.e2e.ts: §2 landing: hero links, featured designs with likes, features, body mapping, three steps, testimonials and the closing call',
      ],
    },
    {
      kind: 'screen',
      what: 'Featured designs with likes',
      proof: [
        'app/routes/home.db.test.ts: §2 landing: featured designs with likes, the best-liked first',
      ],
    },
    {
      kind: 'screen',
      what: 'FAQ of 9 questions, one open at a time; clicking the open one closes it',
      proof: [
        'e2e/landing.e2e.ts: §2 landing FAQ: nine questions, one open at a time, a second click closes it, by mouse and by keyboard',
        'content/landing/landing.test.ts: §2 landing: nine questions, each asked once; body mapping is available and asks for 5 to 10 photos',
      ],
    },
    {
      kind: 'constant',
      what: 'FAQ panel max height 1000px',
      proof: [
        'e2e/words.e2e.ts: §9 layout: content is 1400px wide at most, the phone ends at 768px; §2 an open answer is at most 1000px high',
      ],
    },
    {
      kind: 'rule',
      what: 'Reads utm_source, utm_medium, utm_campaign, utm_term and utm_content from the query',
      proof: ['app/platform/utm.test.ts: §2 reads the five utm parameters'],
    },
    {
      kind: 'rule',
      what: 'Only defined parameters are saved, as utm_params',
      proof: [
        'app/platform/utm.test.ts: §2 only defined ones are saved',
        'e2e/utm.e2e.ts: §2 UTM parameters of the landing page go with the sign-up and are removed after it',
        'e2e/utm.e2e.ts: §2 a landing without UTM parameters saves nothing',
      ],
    },
  ],
}

export const SIGN_IN: Section = {
  title: '§2 Login and sign-up screen',
  rows: [
    {
      kind: 'rule',
      what: 'Query parameter mode takes signin or signup; /signup sets signup',
      proof: [
        'app/features/account/auth-mode.test.ts: §2 mode takes signin or signup, and /signup sets signup: %s%s is %s',
      ],
    },
    {
      kind: 'rule',
      what: 'The toggle link updates mode',
      proof: [
        'e2e/auth-form.e2e.ts: §2 the toggle link updates mode, the words and the page title, and back undoes it',
      ],
    },
    {
      kind: 'text',
      what: '"Welcome back", "Don\'t have an account? Sign up", "Sign In"',
      proof: ['e2e/auth-form.e2e.ts: §2 /login shows the words of sign in'],
    },
    {
      kind: 'text',
      what: '"Create your account", "Already have an account? Sign in", "Create Account"',
      proof: ['e2e/auth-form.e2e.ts: §2 /signup shows the words of sign up'],
    },
    {
      kind: 'text',
      what: 'Google button and the divider "Or continue with"',
      proof: ['e2e/auth-form.e2e.ts: §2 /login shows the words of sign in'],
    },
    {
      kind: 'text',
      what: 'Page title Sign Up, or Sign In when mode is in the query',
      instead:
        'the title follows what the screen shows: Sign In when it signs in, Sign Up when it signs up, with mode in the query or without',
      proof: [
        'e2e/auth-form.e2e.ts: §2 /login shows the words of sign in',
        'e2e/auth-form.e2e.ts: §2 the toggle link updates mode, the words and the page title, and back undoes it',
      ],
    },
    {
      kind: 'rule',
      what: 'In a popup on a non-mobile browser it posts google-login-success to the opener and closes',
      proof: [
        'e2e/google.e2e.ts: §2 opened in a popup, /login posts google-login-success to its opener and closes',
        'app/features/account/google-sign-in.test.ts: §2 posts a google-login-success message',
      ],
    },
    {
      kind: 'rule',
      what: 'Already authenticated: go to /design',
      proof: ['e2e/guard.e2e.ts: §2 /login leads somebody who is signed in to /design'],
    },
    {
      kind: 'rule',
      what: 'After success go to /design',
      proof: [
        'e2e/session.e2e.ts: §4 a person signs up, stays signed in over a reload, signs out and signs in again',
      ],
    },
    {
      kind: 'rule',
      what: 'Mobile is detected by iPhone, iPad, iPod or Android in the user agent',
      proof: [
        'app/platform/user-agent.test.ts: §2 mobile is detected by iPhone, iPad, iPod or Android: %s',
        'e2e/google.e2e.ts: §2 Google goes in the same window and comes back signed in',
      ],
    },
    {
      kind: 'constant',
      what: 'Google button width between 200 and 400, 0 means default',
      proof: [
        'app/features/account/google-sign-in.test.ts: §2 Google button width must be between 200 and 400 (0 means default): %i becomes %i',
      ],
    },
  ],
}
