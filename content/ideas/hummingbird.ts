import type { Idea } from '#content/ideas/idea.ts'

export const hummingbird: Idea = {
  name: 'Hummingbird',
  tags: ['hummingbird', 'colibri', 'hummingbird-and-flower'],
  description:
    'A tiny bird hanging in the air before a flower. For joy, energy, love messages and the people who stay a short while.',
  meaning: `<p>Weightless, fierce and gone in a second: hummingbirds stand for <strong>joy in small things and for stubborn energy</strong>. The smaller kinds beat their wings some fifty to eighty times a second, and the bee hummingbird of Cuba, under six centimetres, is the smallest bird there is.</p>
<p>They live only in the Americas and so do their stories. On the desert of Nazca in Peru a hummingbird over ninety metres long was drawn in the ground well over a thousand years ago. The war god of the Mexica was <strong>Huitzilopochtli</strong>, whose name contains the word for hummingbird; Sahagún was told in the sixteenth century that warriors who fell came back after four years as hummingbirds and butterflies to sip flowers. In Mexico the <em>chuparrosa</em> is still a love charm on prayer cards and packets.</p>
<p>On the coat of arms of Trinidad and Tobago there are two; Jamaica’s national bird, the doctor bird, is a streamertail. Many people in Mexico and the American South-West greet one as a visit from <strong>somebody who has died</strong>, which is why it is often a memorial.</p>
<p>Anyone may wear the bird. The Nazca figure is a Peruvian emblem, so expect Peruvians to greet you for it, and a god such as Huitzilopochtli should be drawn after the painted codices rather than made up.</p>`,
  faqItems: [
    {
      question: 'How is the shimmer done?',
      answer:
        'With blocks: green on the back, a ruby or violet throat, darker shadows next to them, a few flecks of bare skin. Blending everything smooth loses the metal.',
    },
    {
      question: 'How big should it be?',
      answer:
        'True life size, 8 to 10 cm with wings, is ideal. Under 4 cm choose one colour and a plain wing shape.',
    },
    {
      question: 'Which flower belongs with it?',
      answer:
        'Long tubes they really visit: trumpet vine, fuchsia, hibiscus, salvia, honeysuckle. A rose is pretty but has nothing for that bill.',
    },
    {
      question: 'Will the beak fade?',
      answer:
        'A needle-thin beak is the first thing to break up. Draw it slightly thicker than life and let it end in clear skin, not over a flower.',
    },
    {
      question: 'Does watercolour style suit it?',
      answer:
        'It suits the mood, provided the bird has a dark skeleton of lines. Loose splashes should stay outside the body.',
    },
  ],
}
