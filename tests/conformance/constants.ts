import type { Section } from '#tests/conformance/row.ts'

export const CONSTANTS: Section = {
  title: '§9 Business constants and limits',
  rows: [
    {
      kind: 'constant',
      what: 'Anonymous view limit 3',
      proof: [
        'tests/spec-figures.test.ts: §9 limits of screens and forms',
        'e2e/explore.e2e.ts: §9 the fourth look asks a visitor to come in, and nobody who is signed in',
      ],
    },
    {
      kind: 'constant',
      what: 'Gallery page size 20, page default 1',
      proof: [
        'server/http/gallery.db.test.ts: §7 §9 pages of 20 by default, newest first, with pagination.hasMore',
        'tests/spec-figures.test.ts: §9 limits of screens and forms',
      ],
    },
    {
      kind: 'constant',
      what: 'Infinite scroll trigger distance 2, throttle 150 ms',
      proof: [
        'app/features/gallery/near-end.test.ts: §9 infinite scroll trigger distance 2: the end is less than two windows below this one',
        'app/features/gallery/near-end.test.ts: §9 infinite scroll throttle 150 ms, however often somebody scrolls',
      ],
    },
    {
      kind: 'constant',
      what: 'Up to 3 tags per card, rest as "+N"',
      proof: [
        'e2e/create.e2e.ts: §2 a card: words, likes, date, three tags and +N, favourite, download, delete',
      ],
    },
    {
      kind: 'constant',
      what: 'Two placeholders on the create screen',
      proof: [
        'e2e/create.e2e.ts: §4 two placeholders on top, filled by two designs for one credit',
      ],
    },
    {
      kind: 'constant',
      what: 'One placeholder on the designer',
      instead: 'one for each variation that was asked for; one is the default',
      proof: [
        "server/http/tattoo.db.test.ts: §7 the designer's payload answers one design",
        'app/features/designer/generation-tracker.test.ts: stages move the placeholder, and the answer delivers',
      ],
    },
    {
      kind: 'constant',
      what: 'Ten skin tones on the create screen',
      proof: ['tests/spec-figures.test.ts: §3 ten skin tones by name and colour'],
    },
    {
      kind: 'constant',
      what: 'Admin id 1',
      proof: [
        'tests/spec-figures.test.ts: §9 limits of screens and forms',
        'server/http/auth.db.test.ts: nobody gets number 1 by signing up first',
      ],
    },
    {
      kind: 'constant',
      what: 'Password minimum 6',
      proof: [
        'app/features/account/auth-form-state.test.ts: §5 password required, min 6: %j',
        'server/http/auth.db.test.ts: §5 sign-up refuses %j: %s',
      ],
    },
    {
      kind: 'constant',
      what: 'Snackbar 3000 ms for login and sign-up, 5000 ms for Google errors',
      proof: [
        'e2e/auth-errors.e2e.ts: §8 login 401: Invalid password, for 3 s',
        'e2e/google.e2e.ts: §8 Google, a popup that was blocked: ${STATE_ERROR}',
        'tests/spec-figures.test.ts: §9 limits of screens and forms',
      ],
    },
    {
      kind: 'constant',
      what: 'Starter 3.50 USD, 20 credits, recommended, 2-day trial, "Limited Time Offer", "Most Popular"',
      proof: [
        'e2e/pricing-modal.e2e.ts: §9 Starter and Pro with their prices, badges, credits and trials',
        'tests/spec-figures.test.ts: §9 plans: price, credits a cycle and trial days',
      ],
    },
    {
      kind: 'constant',
      what: 'A struck-out 9.99 on the second tier',
      proof: [
        'e2e/pricing-modal.e2e.ts: §9 Starter and Pro with their prices, badges, credits and trials',
      ],
    },
    {
      kind: 'constant',
      what: 'Pro 17 USD, 40 credits, 2-day trial',
      proof: [
        'e2e/pricing-modal.e2e.ts: §9 Starter and Pro with their prices, badges, credits and trials',
        'tests/spec-figures.test.ts: §9 plans: price, credits a cycle and trial days',
      ],
    },
    {
      kind: 'text',
      what: 'Prices in USD, billed monthly, cancel anytime',
      proof: [
        'e2e/pricing-modal.e2e.ts: §9 Starter and Pro with their prices, badges, credits and trials',
      ],
    },
    {
      kind: 'constant',
      what: 'Price ids differ between production and development',
      instead: "each environment's payment service names its own prices by lookup key",
      proof: [
        'server/http/billing.db.test.ts: §7 checkout by name and price: an id and an address; what does not fit is refused',
      ],
    },
    {
      kind: 'text',
      what: 'Starter: HD downloads, basic customization, email support; Pro: advanced customization tools, priority support',
      proof: [
        'e2e/pricing-modal.e2e.ts: §9 Starter and Pro with their prices, badges, credits and trials',
      ],
    },
    {
      kind: 'text',
      what: 'Out of Credits lists 40 credits a month, advanced styles, unlimited storage, priority generation',
      proof: [
        'e2e/design.e2e.ts: §4 the last credit: the design comes, then Out of Credits, then Upgrade leads to the prices',
      ],
    },
    {
      kind: 'constant',
      what: 'Policy: Starter $9/month',
      instead: 'policy and pricing read one catalogue: $3.50, regular price $9.99',
      proof: [
        'e2e/support.e2e.ts: §2 legal pages: dated terms, figures of the catalogue, and one leads to the next',
        'tests/spec-figures.test.ts: §9 plans: price, credits a cycle and trial days',
      ],
    },
    {
      kind: 'constant',
      what: 'Policy: Free 0; Premium $42, 100 credits; Business $142, 500 credits',
      proof: [
        'tests/spec-figures.test.ts: §9 plans: price, credits a cycle and trial days',
        'e2e/words.e2e.ts: §2 /pricing: every plan with its price, and the top-ups',
      ],
    },
    {
      kind: 'constant',
      what: 'Generation 1 credit, body mapping 15 credits',
      proof: [
        'tests/spec-figures.test.ts: §9 what credits cost, and how long they live',
        'content/legal/legal.test.ts: §9 credit policy: a generation costs 1 credit',
        'server/features/body/mapping.db.test.ts: costs 15 credits and comes with the design on each photo, for its owner alone',
      ],
    },
    {
      kind: 'constant',
      what: 'Subscription credits expire at the end of the 30-day cycle',
      instead:
        'at the end of the billing cycle, which is a calendar month as the payment service counts it',
      proof: [
        'server/features/billing/subscriber-life.db.test.ts: §4 §9 trial, renewals, upgrade, downgrade, a failed card, recovery, cancel, refund',
        'content/legal/legal.test.ts: §9 credit policy: credits of a plan expire with their cycle',
      ],
    },
    {
      kind: 'constant',
      what: 'Top-up credits expire 90 days after purchase',
      proof: [
        'server/http/credits.db.test.ts: §7 userId and credits: adds a lot that lives the 90 days of a top-up',
        'content/legal/legal.test.ts: §9 credit policy: top-ups expire 90 days after purchase',
      ],
    },
    {
      kind: 'constant',
      what: 'Signup gives 5 free credits expiring after 30 days',
      proof: [
        'server/http/credits.db.test.ts: §9 signup gives 5 free credits expiring after 30 days',
      ],
    },
    {
      kind: 'constant',
      what: 'Top-ups: 10 for $5; 50 for $20; 100 for $35',
      proof: [
        'tests/spec-figures.test.ts: §9 top-ups: 10 for $5, 50 for $20, 100 for $35',
        'e2e/billing.e2e.ts: the upgrade modal leads to the checkout, which can be left, and a top-up arrives',
      ],
    },
    {
      kind: 'rule',
      what: 'No refunds except as required by law; credits non-refundable and non-transferable',
      proof: [
        'content/legal/legal.test.ts: §9 credit policy: no refunds except as required by law',
        'content/legal/legal.test.ts: §9 credit policy: credits are non-refundable and non-transferable',
      ],
    },
    {
      kind: 'constant',
      what: 'Support response target 24 hours on business days',
      proof: [
        'content/legal/legal.test.ts: §9 credit policy: an answer within 24 hours on business days',
        'e2e/support.e2e.ts: §4 support form: a failure shows its words and keeps the form; success replaces it',
      ],
    },
    {
      kind: 'constant',
      what: 'Minimum age 18',
      proof: [
        'tests/spec-figures.test.ts: §9 limits of screens and forms',
        'content/legal/legal.test.ts: §2 terms: users must be at least 18',
      ],
    },
    {
      kind: 'rule',
      what: 'What expires first is spent first',
      proof: [
        'server/features/credits/credits.service.db.test.ts: §9 spending takes the lot that expires first, then the next',
      ],
    },
    {
      kind: 'constant',
      what: 'Content max width 1400px',
      proof: [
        'e2e/words.e2e.ts: §9 layout: content is 1400px wide at most, the phone ends at 768px; §2 an open answer is at most 1000px high',
      ],
    },
    {
      kind: 'constant',
      what: 'Mobile breakpoint 768px',
      proof: [
        'e2e/words.e2e.ts: §9 layout: content is 1400px wide at most, the phone ends at 768px; §2 an open answer is at most 1000px high',
      ],
    },
    {
      kind: 'constant',
      what: 'Download file name is a fixed png name',
      proof: [
        'app/features/tattoos/tattoo-words.test.ts: §9 downloads have fixed names, each its own',
      ],
    },
    {
      kind: 'constant',
      what: "Canonical base is the product's own site",
      proof: ["app/platform/meta.test.ts: §9 the canonical base is the product's own site"],
    },
  ],
}
