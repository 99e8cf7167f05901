import type { Idea } from '#content/ideas/idea.ts'

export const lily: Idea = {
  name: 'Lily',
  tags: ['lily', 'tiger-lily', 'stargazer-lily', 'fleur-de-lis'],
  description:
    'A trumpet of six petals on a tall stem. For purity, motherhood and mourning, with the fleur-de-lis as its formal cousin.',
  meaning: `<p>White lilies are for <strong>purity, renewal and farewell</strong>; orange tiger lilies for pride and fire; stargazers for daring. As a mother’s or daughter’s name, Lily, Lillian or Susanna, it is a favourite family flower.</p>
<p>On the walls of Akrotiri, buried by the volcano of Santorini in the sixteenth century BC, red lilies dance with swallows. A late Greek tale has the white one spring from Hera’s milk. In paintings of the <strong>Annunciation</strong> Gabriel brings it to Mary, which gave it the name Madonna lily.</p>
<p>The <strong>fleur-de-lis</strong>, a lily or perhaps an iris, was the sign of French kings from the twelfth century and is on the arms of Florence, Quebec and New Orleans. It has a cruel page: the <em>Code Noir</em> of 1685 ordered that people who fled slavery in French colonies be branded with it. In Louisiana some feel civic pride at it and some remember that.</p>
<p>In Ireland the <strong>Easter lily</strong> honours the dead of the 1916 rising and is a republican badge; the flower shown is in fact a calla. Callas, water lilies and lilies of the valley are not lilies at all, so say which you mean. No faith restricts the flower itself.</p>`,
  faqItems: [
    {
      question: 'Which lily should I ask for by name?',
      answer:
        'Madonna for plain white trumpets, stargazer for spotted pink, tiger lily for bent-back orange petals, calla for one smooth funnel. Each gives quite a different outline.',
    },
    {
      question: 'How is a white lily shown on skin?',
      answer:
        'By leaving it empty and darkening what is behind it, with leaves or soft dots. White ink used as a colour looks like a scar in time.',
    },
    {
      question: 'Are the spots and stamens worth drawing?',
      answer:
        'Stamens yes, they make it a lily at once; six with solid tips. Spots only on flowers wider than 7 cm.',
    },
    {
      question: 'Is a lily only for mourning?',
      answer:
        'In Britain and the United States it is the usual funeral flower. In China its name, baihe, recalls a wish for a hundred years of harmony, so it is given at weddings.',
    },
    {
      question: 'What body line suits it?',
      answer:
        'Long stems suit the side, the spine, the forearm and the outer thigh. A single head sits on shoulder or hip.',
    },
  ],
}
