import type { Idea } from '#content/ideas/idea.ts'

export const fox: Idea = {
  name: 'Fox',
  tags: ['fox', 'kitsune', 'red-fox', 'fox-head'],
  description:
    'A fox’s face, a curled sleeper or a many-tailed kitsune, for wit, quick feet, playfulness and living by one’s own rules.',
  meaning: `<p>Nobody accuses a fox of being strong. It lives by <strong>wits, patience and good timing</strong>, and people who have had to find their own way round things tend to like it. A curled-up fox softens that to home and warmth; a running one is independence.</p>
<p>European stories made it a rogue: Aesop’s fox of the sour grapes, and Reynard, whose tricks fill the French <em>Roman de Renart</em> from the twelfth century on. In Finland the northern lights are called <em>revontulet</em>, fox fires, after a tale in which a fox sweeps snow into the sky with its tail.</p>
<p>In Japan the <strong>kitsune</strong> has two faces. White foxes are the messengers of Inari, the kami of rice and prosperity, whose head shrine at Fushimi dates itself to 711; other foxes bewitch people and gain tails as they age, up to nine. China’s <em>huli jing</em> and Korea’s <em>kumiho</em> are relatives, the Korean one mostly deadly. Inari’s foxes are part of a living religion: the stone fox with a red bib, a key or a jewel in its mouth is a shrine guardian, so treat it as you would a saint. The white festival mask with red strokes is theatre and free to play with.</p>`,
  faqItems: [
    {
      question: 'How many tails should my kitsune have?',
      answer:
        'One to nine; more tails mean more age and power, and nine is the legendary limit. Each tail needs room to curl, so nine want a thigh, back or half sleeve.',
    },
    {
      question: 'Does orange ink hold up?',
      answer:
        'Orange stays bright longer than yellow and pink, especially with black in the ears, legs and outline. On deep brown skin a redder rust shows better than a light orange.',
    },
    {
      question: 'Can a fox face work at 3 cm?',
      answer:
        'Yes, as a simple triangle face with white cheeks left as skin and two dark ears. Whiskers are the one thing to leave out at that size.',
    },
    {
      question: 'What pairs well with a fox?',
      answer:
        'Ferns, mushrooms, autumn leaves and moon for the woodland fox; maple, chrysanthemum, torii gate or blue fox fire for the Japanese one.',
    },
    {
      question: 'Geometric or natural fur?',
      answer:
        'A geometric fox gains from its triangular face and stays clear for decades. Natural fur looks warmer but asks for 8 cm and a patient artist.',
    },
  ],
}
