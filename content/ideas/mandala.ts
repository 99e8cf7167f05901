import type { Idea } from '#content/ideas/idea.ts'

export const mandala: Idea = {
  name: 'Mandala',
  tags: ['mandala', 'yantra-circle', 'ornamental-mandala'],
  description:
    'A circle of repeating rings and petals, worn for balance, focus and calm, and for the pleasure of exact geometry on a moving body.',
  meaning: `<p>The word is Sanskrit for <strong>circle</strong>. In Hindu and Buddhist practice a mandala is a diagram of a sacred realm with a deity at the centre, used in initiation and meditation; Tibetan monks lay them in coloured sand over days and then sweep them up and give the sand to a river. The great terraces of Borobudur in Java, built around 800, are often read as a mandala in stone.</p>
<p>What studios call a mandala is mostly something looser: an ornamental rosette that borrows from Indian henna, lace, church windows and Islamic tile. The psychologist Carl Jung helped the word on its way; from 1916 he drew circles of his own and took them for pictures of the <strong>whole self</strong>. Most wearers mean just that: balance, a centre, a breath.</p>
<p>So the question is how close you come to the ritual kind. A rosette of petals and dots is decoration and open to everyone. A <strong>Sri Yantra</strong>, a Kalachakra mandala, seed syllables such as Om, or a deity in the middle are religious objects. Have them drawn correctly, by somebody who knows the tradition, and place them on the upper body, never on the feet or below the waist.</p>
<p>The craft is unforgiving. A mandala is the design where a beginner’s hand shows first.</p>`,
  faqItems: [
    {
      question: 'Why do mandalas need an experienced artist?',
      answer:
        'Every ring repeats, so a wobble of half a millimetre repeats as well. Look for healed photos of circles and long symmetrical lines, not only fresh ones.',
    },
    {
      question: 'Where does a circle stay a circle?',
      answer:
        'On flat or evenly domed places: upper back, shoulder cap, thigh front, sternum, top of the forearm. Knees and elbows look splendid but hurt, heal slowly and warp as you bend.',
    },
    {
      question: 'How small can a mandala be?',
      answer:
        'Four rings at 5 cm is sensible. Each ring wants 4 to 5 mm of its own, or the gaps fill in.',
    },
    {
      question: 'Dotwork or line?',
      answer:
        'Lines for the skeleton, dots for the shade is the sturdy mix. Dots alone look dreamy when fresh but lose their edges.',
    },
    {
      question: 'Can a mandala be built out later?',
      answer:
        'Easily: leave the outer ring open or scalloped, so that new petals can hook in. That makes it a good first piece for a sleeve or back.',
    },
  ],
}
