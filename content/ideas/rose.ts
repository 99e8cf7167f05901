import type { Idea } from '#content/ideas/idea.ts'

export const rose: Idea = {
  name: 'Rose',
  tags: ['rose', 'rosebud', 'rose-bouquet'],
  description:
    'The most tattooed flower of all, bud, bloom or thorny stem. For love, beauty, grief and the friend or mother it is named after.',
  meaning: `<p>A rose can mean almost anything tender: <strong>love, beauty, secrecy, loss</strong>. The thorns are part of it. A full bloom is love in the present, a bud a child or a beginning, a rose with falling petals somebody gone.</p>
<p>It was Aphrodite’s flower in Greece and hung over Roman tables, from which we have <em>sub rosa</em>, in confidence; how literally that was meant is disputed. Persian poets set the nightingale singing to it. For Christians it is Mary’s, and “rosary” means rose garden; in Mexico roses belong to the Virgin of Guadalupe, whose apparition is told under the year 1531. Henry Tudor joined the red rose and the white after 1485 and so made a badge of state.</p>
<p>Sailors’ flash of the early twentieth century put it with daggers, skulls and “Mother”, and the spiral of <strong>four or five bold petals</strong> that they worked out is still the clearest rose there is.</p>
<p>A few are not innocent of politics: the White Rose was the name of the Munich students executed in 1943 for resisting Hitler, a red rose in a fist is a socialist emblem, and the red and the white rose still mean Lancashire and Yorkshire. Colour codes such as yellow for friendship come from Victorian flower books, and those did not agree with each other.</p>`,
  faqItems: [
    {
      question: 'How do I get a rose that still looks like one in twenty years?',
      answer:
        'Big petals, a dark heart and outlines of at least medium weight. Count the petals in the sketch: more than fifteen in a 5 cm flower is too many.',
    },
    {
      question: 'What does a black rose mean?',
      answer:
        'Mourning, endings, rebellion or simply black as a style. There is no agreed reading, so a name or date decides it.',
    },
    {
      question: 'Do red roses keep their colour?',
      answer:
        'Red is one of the steadiest colours, helped by black shading in the folds. Keep it out of strong sun, and skip it if you know red pigment has given you trouble before.',
    },
    {
      question: 'Fine line rose or traditional rose?',
      answer:
        'Fine line is delicate and wants 6 cm or more plus a touch-up now and then. Traditional can be smaller and bolder and needs little care.',
    },
    {
      question: 'What about the hand or the neck?',
      answer:
        'A rose fits the back of the hand like a glove, its petals over the knuckles’ bases, but hands fade and are hard to hide. Many artists ask to see other work on you first.',
    },
    {
      question: 'Which things go with roses?',
      answer:
        'Skull, dagger, snake, clock, lettering, lace, swallow. Use the leaves to close gaps between pieces, as that is what they are for in a sleeve.',
    },
  ],
}
