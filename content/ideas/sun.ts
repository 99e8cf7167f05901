import type { Idea } from '#content/ideas/idea.ts'

export const sun: Idea = {
  name: 'Sun',
  tags: ['sun', 'sunburst', 'sun-face', 'sunrise'],
  description:
    'A disc with rays, a smiling woodcut face or a sunrise line. Worn for warmth, new mornings and whoever lights up the room.',
  meaning: `<p>Light, heat, a <strong>new day</strong>: the sun is the friendliest sign in the book. It is worn after dark times, for a child, or with a moon for two people who complete each other.</p>
<p>Its older pictures are grander. The bronze chariot from Trundholm in Denmark, about 1400 BC, draws a gilded sun disc behind a horse. Under Akhenaten, in the fourteenth century BC, Egypt’s sun ended its rays in little hands. The Inca called themselves children of Inti, and the smiling <strong>Sun of May</strong> came on to Argentina’s flag in 1818. Japan’s ruling house traces itself to the goddess Amaterasu.</p>
<p>Three suns need thought. The <strong>Zia sun</strong>, a ring with four groups of four rays, is a sacred sign of Zia Pueblo; New Mexico took it for its flag in 1925 without asking, and the Pueblo still objects to casual use. The carved <strong>Aztec Sun Stone</strong>, dug up in Mexico City in 1790, is a monument to past ages of the world and a national treasure, more than a calendar. The red sun with sixteen rays of Japan’s old military flag stands for conquest and occupation to many Koreans and Chinese.</p>
<p>Lastly, the <strong>Black Sun</strong>, a wheel of twelve hooked rays, is a floor ornament the SS put into Wewelsburg castle. It is a neo-Nazi sign and nothing else.</p>`,
  faqItems: [
    {
      question: 'How can a sun be simple without looking like an emoji?',
      answer:
        'Mix ray shapes: straight and wavy in turn, as in old woodcuts, or broken lines of unequal length. A face in profile or half a disc on a horizon also helps.',
    },
    {
      question: 'Does yellow show up at all?',
      answer:
        'On its own it is weak and fades first. Let black lines make the sun and use ochre or orange as a tint.',
    },
    {
      question: 'Sun and moon together: one tattoo or two?',
      answer:
        'Both are common. For a couple or siblings, one each on the same spot; for one person, a joined disc with a shared outline keeps it compact.',
    },
    {
      question: 'What are good spots for rays?',
      answer:
        'Places with space all round: shoulder cap, elbow, knee, upper back, below the nape. Around the elbow the rays follow the joint neatly, though the point itself is tender.',
    },
    {
      question: 'How many rays should I take?',
      answer:
        'Eight, twelve or sixteen divide cleanly and are easy to keep even. At 2 cm, eight is the limit.',
    },
  ],
}
