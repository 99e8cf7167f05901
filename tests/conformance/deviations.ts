import type { RequirementId } from '#tests/conformance/specification.ts'

/** Where the product does something else than the specification says. The tests that claim the requirement show what it does. */
export interface Deviation {
  id: RequirementId
  /** What the product does. */
  instead: string
  reason: string
}

export const DEVIATIONS: readonly Deviation[] = [
  {
    id: '§2.auth.title',
    instead: 'The page title is Sign In when the screen signs in and Sign Up when it signs up.',
    reason: 'A title that says the other thing than its page misleads; mode in the query or not.',
  },
  {
    id: '§2.idea.missing',
    instead: 'A word that is no idea leads to `/ideas`, filtered by it.',
    reason: 'Whoever looked for a rose of some kind finds roses, not everything.',
  },
  {
    id: '§2.card.delete',
    instead:
      'The administrator deletes any design over its image, people their own from a menu, after a question.',
    reason: 'What people made is theirs to take away.',
  },
  {
    id: '§2.card.tag-editor',
    instead:
      "The tag editor is for the administrator alone, on long cards, on the design's own page and on the public walls.",
    reason: 'The designs of others, whose tags need care, are on those pages.',
  },
  {
    id: '§2.header.avatar',
    instead: 'The avatar is drawn by the product itself from the username.',
    reason: 'No name goes to others.',
  },
  {
    id: '§2.shell.recording',
    instead:
      'A session-recording script is loaded only where the operator names one, and only after the visitor has said yes.',
    reason: 'Nobody is filmed unasked, and no page that shows photos is filmed at all.',
  },
  {
    id: '§3.tattoo.tags',
    instead: 'Tags are an array of strings, and whatever is none is refused.',
    reason: 'The API answers arrays alone, so that nothing has to be guessed.',
  },
  {
    id: '§3.social.fields',
    instead:
      'The browser keeps which provider somebody came by; name, address and id are read from the verified token on the server.',
    reason: 'What a browser says about a person proves nothing.',
  },
  {
    id: '§3.tier.price-ids',
    instead:
      'A tier carries no price id: production reads its own from the settings, development has those of its sandbox.',
    reason: 'An id in the code is wrong in every installation but one.',
  },
  {
    id: '§4.gallery.first-filter',
    instead: 'Every filter click shows what it asks for, the first one too.',
    reason: 'A filter that changes nothing looks broken.',
  },
  {
    id: '§4.designer.failure',
    instead:
      'Too few credits open Out of Credits and remove the placeholder; any other failure stays on its card with its reason, and that nothing was charged.',
    reason: 'Somebody with credits must not be told that there are none.',
  },
  {
    id: '§4.header.upgrade',
    instead:
      'The header reads Upgrade for everybody who is signed in; Billing depends on the plan.',
    reason: 'There are higher plans for those who have one.',
  },
  {
    id: '§5.create.empty',
    instead: 'An empty description is refused from the create screen too, and nothing is charged.',
    reason: 'There would be nothing to draw.',
  },
  {
    id: '§5.upload.count',
    instead: 'A training needs five photos that can be used, and says which to take again.',
    reason: 'The panel asks for five because fewer do not make a profile.',
  },
  {
    id: '§6.free.browse',
    instead: 'Signing up gives 5 credits to generate with; visitors look at 3 designs.',
    reason: 'The specification gives these credits to everybody who signs up (§9.credits.signup).',
  },
  {
    id: '§6.plans.mapping',
    instead: 'Every paid plan has body mapping, Starter too.',
    reason: 'The specification gives it to every plan above 0 (§6.paid.mapping).',
  },
  {
    id: '§6.faq.mapping',
    instead: 'The FAQ says that the preview is available, and what it takes.',
    reason: 'It is.',
  },
  {
    id: '§7.tattoo.generate-designer',
    instead: 'Both screens get the same answer, with the list in output.',
    reason: 'One call, one shape.',
  },
  {
    id: '§7.tattoo.improve-designer',
    instead: 'Both screens get prompt.',
    reason: 'One call, one shape.',
  },
  {
    id: '§8.generate.failure',
    instead:
      'These words come when credits are missing; other failures say what went wrong, and that nothing was charged.',
    reason: 'Somebody with credits must not be told that there are none.',
  },
  {
    id: '§8.idea.redirect',
    instead:
      'An idea that fails leads to `/ideas`, a word that is none to `/ideas` filtered by it, both without a word.',
    reason: 'Whoever looked for a rose of some kind finds roses, not everything.',
  },
  {
    id: '§8.log.silent',
    instead:
      "People are told what failed and can try again; only similar designs and an idea's wall stay empty without a word.",
    reason: 'A button that does nothing looks broken.',
  },
  {
    id: '§9.designer.placeholders',
    instead: 'One placeholder for each variation that was asked for; four are the default.',
    reason: 'The designer draws up to four at once.',
  },
  {
    id: '§9.policy.starter',
    instead: "The policy's Starter is $3.50 a month with 20 credits, its regular price $9.99.",
    reason: 'Policy and prices read one catalogue, so that they say the same.',
  },
  {
    id: '§9.credits.cycle',
    instead: 'Credits of a subscription expire at the end of its billing cycle, a calendar month.',
    reason: 'That is how the payment service counts a cycle.',
  },
]
