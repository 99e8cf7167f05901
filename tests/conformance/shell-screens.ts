import type { Section } from '#tests/conformance/row.ts'

export const PRICING_AND_SUPPORT: Section = {
  title: '§2 Pricing, support and legal pages',
  rows: [
    {
      kind: 'screen',
      what: 'Pricing as a modal with Starter and Pro',
      proof: [
        'e2e/pricing-modal.e2e.ts: §9 Starter and Pro with their prices, badges, credits and trials',
      ],
    },
    {
      kind: 'screen',
      what: 'Pricing as a full page',
      proof: [
        'e2e/words.e2e.ts: §2 /pricing: every plan with its price, and the top-ups',
        'e2e/billing.e2e.ts: §6 a plan changes with the next cycle; cancelled in the portal, the rest of the cycle stays',
      ],
    },
    {
      kind: 'text',
      what: '"Contact Support", "We typically respond within 24 hours during business days."',
      proof: [
        'e2e/support.e2e.ts: §4 support form: a failure shows its words and keeps the form; success replaces it',
      ],
    },
    {
      kind: 'text',
      what: 'Support intro: technical issues, subscription questions, help with design generation, billing inquiries',
      proof: ['e2e/words.e2e.ts: §2 /support: what people write about'],
    },
    {
      kind: 'screen',
      what: 'Support form: name, email, message, Submit ("Sending..." in flight)',
      proof: [
        'e2e/support.e2e.ts: §4 support form: a failure shows its words and keeps the form; success replaces it',
      ],
    },
    {
      kind: 'text',
      what: '"Thank you for contacting us! We\'ll get back to you soon." replaces the form',
      proof: [
        'e2e/support.e2e.ts: §4 support form: a failure shows its words and keeps the form; success replaces it',
      ],
    },
    {
      kind: 'text',
      what: 'Terms dated 21/01/2025',
      proof: [
        'e2e/support.e2e.ts: §2 legal pages: dated terms, figures of the catalogue, and one leads to the next',
        'content/legal/legal.test.ts: §2 legal pages are dated: the terms as they were, the others for real',
      ],
    },
    {
      kind: 'text',
      what: 'Privacy policy with an unfilled date',
      instead: 'it carries a real date',
      proof: [
        'content/legal/legal.test.ts: §2 legal pages are dated: the terms as they were, the others for real',
      ],
    },
    {
      kind: 'text',
      what: 'Users must be at least 18',
      proof: ['content/legal/legal.test.ts: §2 terms: users must be at least 18'],
    },
    {
      kind: 'text',
      what: 'No NSFW, violent or offensive content',
      proof: [
        'content/legal/legal.test.ts: §2 terms: no NSFW, violent or offensive content',
        'server/features/moderation/moderation.service.test.ts: refuses inside a long text, whatever stands around',
      ],
    },
    {
      kind: 'text',
      what: 'No reverse-engineering',
      proof: ['content/legal/legal.test.ts: §2 terms: no reverse-engineering'],
    },
    {
      kind: 'text',
      what: 'Users keep rights to generated content',
      proof: [
        'content/legal/legal.test.ts: §2 terms: users keep rights to generated content',
        'app/platform/structured-data.test.ts: §2 terms: a design is its creator’s, under the terms',
      ],
    },
    {
      kind: 'text',
      what: 'Non-exclusive, royalty-free licence to use, display and promote inside the platform',
      proof: [
        'content/legal/legal.test.ts: §2 terms: a licence to use, display and promote it inside the platform',
      ],
    },
    {
      kind: 'text',
      what: 'Accounts may be suspended or terminated for violations',
      proof: ['content/legal/legal.test.ts: §2 terms: accounts may be suspended or terminated'],
    },
    {
      kind: 'text',
      what: 'Plan changes take effect at the end of the billing cycle',
      proof: ['content/legal/legal.test.ts: §2 terms: plan changes take effect at the cycle’s end'],
    },
    {
      kind: 'text',
      what: 'Plans auto-renew monthly unless cancelled',
      proof: ['content/legal/legal.test.ts: §2 terms: plans auto-renew monthly unless cancelled'],
    },
  ],
}

export const SHELL: Section = {
  title: '§2 Header, footer, shell',
  rows: [
    {
      kind: 'screen',
      what: 'Header fixed, logo to home',
      proof: [
        'e2e/header.e2e.ts: §2 the header is fixed',
        'e2e/header.e2e.ts: §2 header, signed out: logo, Design, Ideas, Explore, Pricing, Sign in, Sign up',
      ],
    },
    {
      kind: 'screen',
      what: 'Links Design, Ideas, Explore',
      proof: [
        'e2e/header.e2e.ts: §2 header, signed out: logo, Design, Ideas, Explore, Pricing, Sign in, Sign up',
      ],
    },
    {
      kind: 'screen',
      what: 'Favourites only when signed in',
      proof: [
        'e2e/header.e2e.ts: §2 header, signed in: Favourites, Upgrade and the avatar instead',
        'e2e/header.e2e.ts: §2 header, signed out: logo, Design, Ideas, Explore, Pricing, Sign in, Sign up',
      ],
    },
    {
      kind: 'text',
      what: '"Pricing" signed out, "Upgrade" signed in, opening the upgrade modal',
      proof: [
        'e2e/header.e2e.ts: §2 header, signed in: Favourites, Upgrade and the avatar instead',
        'e2e/pricing-modal.e2e.ts: §9 Starter and Pro with their prices, badges, credits and trials',
        'e2e/pricing-modal.e2e.ts: §4 picking a plan while signed out closes the modal and goes to /login',
      ],
    },
    {
      kind: 'screen',
      what: 'Opening it sends an analytics event',
      proof: [
        'e2e/words.e2e.ts: §2 §7 the designer: Pro Tips, and what is told of its use',
        'app/platform/analytics.test.ts: §7 what happens in one go is told in one call, without session or cookie',
        'server/http/measure.db.test.ts: §7 events are counted by day, tier and source, of nobody in particular and without a cookie',
      ],
    },
    {
      kind: 'screen',
      what: 'Signed out: Sign in and Sign up to /login with mode',
      proof: [
        'e2e/header.e2e.ts: §2 header, signed out: logo, Design, Ideas, Explore, Pricing, Sign in, Sign up',
        'app/paths.test.ts: §2 Sign in and Sign up link to /login with mode signin or signup',
      ],
    },
    {
      kind: 'screen',
      what: 'Avatar from an external service seeded by username',
      instead: 'the avatar is drawn here from the username, so that no name goes to others',
      proof: [
        'e2e/header.e2e.ts: §2 header, signed in: Favourites, Upgrade and the avatar instead',
      ],
    },
    {
      kind: 'screen',
      what: 'Dropdown: username, email, Support, Sign out',
      proof: [
        'e2e/header.e2e.ts: §2 the dropdown shows username, email, Support and Sign out; Billing only with a paid plan',
      ],
    },
    {
      kind: 'screen',
      what: 'Dropdown: Billing only with a paid plan',
      proof: [
        'e2e/header.e2e.ts: §2 the dropdown shows Billing with a paid plan; §8 a failing portal: Unable to access billing portal.',
        'e2e/header.e2e.ts: §2 the dropdown shows username, email, Support and Sign out; Billing only with a paid plan',
      ],
    },
    {
      kind: 'screen',
      what: 'Dropdown closes on outside click',
      proof: ['e2e/header.e2e.ts: §2 the dropdown closes on a click outside'],
    },
    {
      kind: 'screen',
      what: 'Hamburger mirrors the header and closes on navigation',
      proof: [
        'e2e/header.e2e.ts: §2 the hamburger mirrors the header, signed out, and closes on navigation',
        'e2e/header.e2e.ts: §2 the hamburger mirrors the header, signed in, and signs out',
      ],
    },
    {
      kind: 'screen',
      what: 'Footer: Ideas, Explore, Pricing, Signup, Login; Terms, Credits, Privacy; copyright with current year',
      proof: ['e2e/shell.e2e.ts: §2 footer: company links, information links and this year'],
    },
    {
      kind: 'screen',
      what: 'Footer: 30 popular idea links',
      proof: [
        'e2e/shell.e2e.ts: §2 footer: 30 popular ideas, each linking to /ideas/{name}',
        'app/paths.test.ts: §2 the footer has 30 popular idea links, each its own',
      ],
    },
    {
      kind: 'rule',
      what: 'Footer links scroll to top',
      proof: [
        'e2e/shell.e2e.ts: §2 footer links scroll to top',
        'e2e/shell.e2e.ts: §2 a footer link to the page one is on scrolls to top as well',
      ],
    },
    {
      kind: 'rule',
      what: 'Navigation restores scroll on back, scrolls to top otherwise',
      proof: [
        'e2e/shell.e2e.ts: §2 back restores the scroll position, new navigation goes to the top',
      ],
    },
    {
      kind: 'rule',
      what: 'A session-recording analytics script is injected at start-up',
      instead: 'only where the operator names one, and only after the visitor has said yes',
      proof: [
        'e2e/admin.e2e.ts: scripts of others: nothing is loaded before a yes, after a no, against the browser or where photos are, and a yes can be taken back; §7 Google is told not to sign in by itself',
      ],
    },
    {
      kind: 'option',
      what: 'Lists of 20 design subjects and 19 styles',
      proof: [
        'tests/spec-figures.test.ts: §2 lists of 20 design subjects and the 19 styles',
        'content/ideas/ideas.test.ts: holds every popular idea and every design subject once, and nothing else',
      ],
    },
  ],
}
