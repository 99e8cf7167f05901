import type { Idea } from '#content/ideas/idea.ts'

export const bee: Idea = {
  name: 'Bee',
  tags: ['bee', 'honeybee', 'bumblebee', 'honeycomb'],
  description:
    'A small, striped, hard-working creature, with or without comb and flowers. For community, work, sweetness, and the city of Manchester.',
  meaning: `<p>Bees stand for <strong>work done together</strong>, for sweetness, for the mother at the centre, and lately for worry about nature. One bee can be a quiet nod to a family in which everyone carries something.</p>
<p>Egypt’s kings were “he of the sedge and the bee” from the First Dynasty on. Bees are on the coins of Ephesus and on the gold pendant from Malia in Crete, some 3,700 years old (a few scholars see wasps). When the tomb of the Frankish king Childeric, who died around 481, was opened in 1653, hundreds of small golden bees or cicadas came out; <strong>Napoleon</strong> chose the bee for himself because of them. In England and New England bees were told of deaths and weddings in the house, so that they would not fly off.</p>
<p>The worker bee has been in <strong>Manchester’s</strong> arms since 1842. After the bombing of May 2017 studios there tattooed it for charity and people queued round the block; on a Mancunian it is grief and pride in one.</p>
<p>A honeybee dies when she stings a person; bumblebees do not. Some wear the bee for just that: gentle until it counts.</p>`,
  faqItems: [
    {
      question: 'How small can a bee be?',
      answer:
        'About 1.5 cm with three stripes and simple wings. At that size legs should be four short strokes, not six jointed ones.',
    },
    {
      question: 'Do see-through wings hold?',
      answer:
        'Wing veins in hairline fade or spread. Three or four veins and a touch of dotwork at the base are enough to suggest glass.',
    },
    {
      question: 'Honeybee or bumblebee?',
      answer:
        'Honeybees are slim with clear stripes; bumblebees are round and furry and look warmer in a small tattoo. For Manchester it is the honeybee seen from above.',
    },
    {
      question: 'What goes well with a bee?',
      answer:
        'Honeycomb cells, lavender, clover, sunflower, a dotted flight path, a jar. A looped dotted line makes a tiny bee fill more space.',
    },
    {
      question: 'Is yellow needed?',
      answer:
        'No. Black stripes on bare skin look like a field-guide engraving and last longer. If you want colour, take amber.',
    },
  ],
}
