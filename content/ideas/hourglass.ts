import type { Idea } from '#content/ideas/idea.ts'

export const hourglass: Idea = {
  name: 'Hourglass',
  tags: ['hourglass', 'sand-clock', 'winged-hourglass'],
  description:
    'Two bulbs, a thread of sand, often with wings, a skull or flowers. A reminder that time runs, and a nudge to use it.',
  meaning: `<p>Sand runs one way only, so an hourglass is a small sermon on <strong>time</strong>. Some people hear “hurry”, others “be here now”; a glass that can be turned over adds a third reading, a fresh start.</p>
<p>The earliest sure picture of one is in Ambrogio Lorenzetti’s fresco of Good Government in Siena, painted in 1338, where Temperance holds it up. Ships measured the watch with half-hour glasses and a bell. Dürer set an hourglass beside his <em>Knight, Death and the Devil</em> in 1513, and in the seventeenth century painters of <em>vanitas</em> still lifes put it next to skulls, candles and watches. On gravestones of Scotland and New England it grew wings: time flies.</p>
<p>Pirates liked it for the same reason. In July 1700 the captain of HMS <em>Poole</em> reported a black flag with bones, skull and hourglass on the ship of the Frenchman Emanuel Wynn; the message to a merchantman was that his time was running out.</p>
<p>No religion owns it and no group has claimed it, apart from one recent use: environmental activists draw an hourglass in a circle for extinction. A drawing with a wooden frame and real sand will not be mistaken for that.</p>`,
  faqItems: [
    {
      question: 'What can run through the glass instead of sand?',
      answer:
        'Stars, water, petals, snow, a shoreline in one half and a city in the other. Keep the narrow neck simple, because that is where detail clogs.',
    },
    {
      question: 'Should the sand be at the top or the bottom?',
      answer:
        'Half and half says life in progress; nearly empty on top is a memento mori. For a birth, people often fill the upper bulb.',
    },
    {
      question: 'How is glass shown on skin?',
      answer:
        'With very little: two bright edges left bare, one curved shadow and a broken reflection. Grey all over makes it look like stone.',
    },
    {
      question: 'Which placement keeps it straight?',
      answer:
        'A symmetrical object shows every tilt, so choose the centre line of a forearm, shin, upper arm or breastbone and check the stencil standing up.',
    },
    {
      question: 'Does a broken hourglass mean death?',
      answer:
        'It can mean a life cut short, and is worn as a memorial. Others take it as time no longer ruling them, so add a date or a flower if you want to be understood.',
    },
  ],
}
