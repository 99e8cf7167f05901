import type { LegalDocument } from '#content/legal/legal-document.ts'
import { MINIMUM_AGE_YEARS } from '#shared/product.ts'

export const contentRules: LegalDocument = {
  title: 'Content Rules',
  lead: 'What may be drawn, tagged, named and uploaded here, and what happens to the rest.',
  effective: '2026-11-15',
  sections: [
    {
      id: 'never',
      heading: 'What is never drawn',
      blocks: [
        {
          list: [
            'Sexual content, and nakedness that is meant as such.',
            'Anything that sexualises children, in any style. It is reported where the law asks for it.',
            'Violence for its own sake: gore, torture, cruelty to people or animals.',
            'Hate: symbols, codes and slogans of groups that deny others their dignity, whatever their age or origin.',
            'Harassment of a person, threats, and the private data of others.',
            'Praise of terror or of self-harm.',
          ],
        },
      ],
    },
    {
      id: 'care',
      heading: 'What needs care',
      blocks: [
        'Some patterns belong to a people, and some to a family: tā moko, certain Polynesian, Native American and Aboriginal designs. They are not ours to hand out. The idea pages say what is known, and we draw in a spirit of respect, not copies of what is sacred.',
        'Skulls, daggers, snakes, blood drops, war memorials, saints and demons are at home in tattooing. So are words that only look like bad ones: nobody is refused a cocktail, a cock feather or Moby Dick.',
      ],
    },
    {
      id: 'how',
      heading: 'How it is checked',
      blocks: [
        'Words are checked before anything is charged. A refusal names the word and the rule, costs nothing, and can be appealed through the support page: rules made of words make mistakes.',
        'Uploaded photos are checked by content. A machine never convicts alone: what looks wrong goes to a person.',
        `Everybody may report a design in the gallery. Reported designs are looked at by a person, who hides them, removes them or lets them be. Whoever keeps breaking the rules, or is under ${MINIMUM_AGE_YEARS}, loses the account.`,
      ],
    },
  ],
}
