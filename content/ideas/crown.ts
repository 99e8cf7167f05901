import type { Idea } from '#content/ideas/idea.ts'

export const crown: Idea = {
  name: 'Crown',
  tags: ['crown', 'tiara', 'king-crown', 'queen-crown'],
  description:
    'From a three-point scribble to a jewelled circlet. For self-respect, for couples and children, for faith, or for someone now at rest.',
  meaning: `<p>Wearing a crown on the skin says <strong>nobody rules me</strong>, or that someone is a king or queen to you. Couples, parents of small princes, people who took back their lives: all have made it theirs.</p>
<p>Rome gave crowns of leaves: oak for saving a citizen’s life, laurel for a triumph. Christians speak of the crown of life, and the <strong>crown of thorns</strong> belongs to the Passion. The crown used for British coronations was made in 1661 for Charles II. The name Stephen is the Greek word for it. Painter Jean-Michel Basquiat drew his three-pointed crown over the heads of Black athletes, musicians and saints in the 1980s, an honour in a few strokes and very much his own.</p>
<p>Among the Yoruba the beaded crown with its veil is <strong>sacred</strong>, so much so that the king himself must not look inside it; it is not decoration. The eagle-feather headdress of the Plains nations is sometimes called a crown in image searches and is not one: it is earned.</p>
<p>Caution with the <strong>five-pointed crown</strong>, above all with the letters LK, in black and gold: it is the sign of the Latin Kings gang in the Americas, and upside down it is an insult to them. Curves, jewels, three points or seven keep you clear of that.</p>`,
  faqItems: [
    {
      question: 'How do I make a small crown look refined?',
      answer:
        'Three points, one line thickness, a plain band, all within 2 cm. Jewels as dots, no filigree.',
    },
    {
      question: 'Is a couple’s king-and-queen pair a good idea?',
      answer:
        'It is sweet and rather common. Two different crowns of the same make stand alone better if life changes.',
    },
    {
      question: 'Where do people wear crowns?',
      answer:
        'Inner wrist, finger, behind the ear, collarbone, or on top of another piece such as a lion or initial. On fingers, expect touch-ups.',
    },
    {
      question: 'Could it be taken for a gang sign?',
      answer:
        'A five-point crown can be, in some cities of the Americas. Choose another number of points and skip black-and-gold.',
    },
    {
      question: 'Can I copy a real crown?',
      answer:
        'Yes, but real ones carry crosses, fleurs-de-lis and velvet that need 6 cm or more. Pick one feature and leave out the rest.',
    },
  ],
}
