import type { Idea } from '#content/ideas/idea.ts'

export const compass: Idea = {
  name: 'Compass',
  tags: ['compass', 'compass-rose', 'wind-rose', 'nautical-compass'],
  description:
    'A compass rose or an old ship’s instrument, worn by people who travel, who came back, or who have found the thing they steer by.',
  meaning: `<p>Finding your way is the meaning, and it can be taken literally or not: <strong>a journey made, a home to return to, a principle to steer by</strong>. Often the needle does not point north but to a set of coordinates, an initial or the heart.</p>
<p>Magnetic needles were described in China by Shen Kuo in 1088, about a century before they turn up in European writing. The star-shaped compass rose appears on the Catalan Atlas of 1375, where it shows the winds that sailors named long before they counted degrees. The fleur-de-lis that marks north on so many tattoos became customary on Portuguese charts around 1500.</p>
<p>One design needs a correction. The <strong>vegvísir</strong>, the ring of eight staves sold as a “Viking compass”, is best known from the Huld manuscript, a book of magic staves that Geir Vigfússon put together in Iceland in 1860. Nothing like it is known from the Viking Age. It is a fine piece of Icelandic folk magic under its real date.</p>
<p>The compass is nobody’s sacred sign. The care it asks for is geometric: eight or sixteen points that are slightly uneven look wrong forever.</p>`,
  faqItems: [
    {
      question: 'Does the needle have to point north?',
      answer:
        'No, and it would not stay there: your arm turns. Most people let it point up the limb, towards the heart, or at a letter that stands for a place.',
    },
    {
      question: 'How big must a compass rose be to stay crisp?',
      answer:
        'Eight points hold from about 4 cm across. Sixteen points, degree marks or lettering want 8 cm or more, because fine ticks merge first.',
    },
    {
      question: 'Why do compasses look crooked on a forearm?',
      answer:
        'A circle laid round a cylinder turns into an egg as soon as the arm twists. Keep it on the flat inner side or well up on the upper arm, and have the stencil put on while the arm hangs loosely.',
    },
    {
      question: 'How can I make it personal without a banner of text?',
      answer:
        'Swap one cardinal letter for an initial, set the needle to a real bearing between two towns, or break one point where a hard year was.',
    },
    {
      question: 'What fits around it?',
      answer:
        'A torn map edge, rope, a ship, a mountain line, a swallow, or a clock if time is part of the story. Two instruments side by side compete, so let one overlap the other.',
    },
  ],
}
