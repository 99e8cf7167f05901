import type { Idea } from '#content/ideas/idea.ts'

export const lotus: Idea = {
  name: 'Lotus',
  tags: ['lotus', 'water-lily', 'lotus-flower'],
  description:
    'A flower that rises clean out of mud. Worn for renewal, calm and spiritual growth, with roots in Egypt, India and all of Buddhist Asia.',
  meaning: `<p>Its roots are in mud, its stem in murky water, and the flower opens clean above both. That is the picture: <strong>purity, growth, starting again</strong>. The Chinese scholar Zhou Dunyi put it in a famous short essay in 1063, loving the lotus because it comes out of the mire without being stained.</p>
<p>In Hindu art Lakshmi sits or stands on a lotus, and Brahma is born from the one that grows from Vishnu’s navel. In Buddhism it is the seat of Buddhas and bodhisattvas, and the mantra <em>Om mani padme hum</em> names it. The “lotus” of ancient Egypt is a blue water lily, which closes at night and opens with the sun; the god Nefertem wears it.</p>
<p>The flower alone is open to all. Take care with what is put on it. <strong>Om, mantras, Buddhas and Hindu gods belong above the waist</strong>, best on the upper body; on feet, calves or the lower back they hurt people’s feelings, because the feet are the lowest and least clean part of a person. In Sri Lanka this is a matter for the police: in 2014 a British visitor was deported for a Buddha sitting on a lotus on her arm. Thailand and Myanmar also take such images seriously.</p>
<p>The <strong>unalome</strong>, a spiral that straightens into a line and is often crowned by a lotus, comes from Thai sacred yantra designs, where it is usually given by a monk or master with blessings. Ask what it means before you borrow it.</p>`,
  faqItems: [
    {
      question: 'Do lotus colours have fixed meanings?',
      answer:
        'In Buddhist teaching white is linked to purity of mind, pink to the Buddha himself, red to love and compassion, blue to wisdom. Few will read it that strictly on a tattoo.',
    },
    {
      question: 'Is it disrespectful to have a lotus on the foot or ankle?',
      answer:
        'A plain flower is usually fine. With Om, a mantra or a deity it is not, so move those to the shoulder, upper back or arm.',
    },
    {
      question: 'How many petals should a small lotus have?',
      answer:
        'Seven to nine in the front view keep it open. More layers need more than 5 cm, otherwise the centre closes up.',
    },
    {
      question: 'Lotus or water lily: what is the difference in a drawing?',
      answer:
        'A lotus stands above the water, has a flat-topped seed pod in the middle and round leaves without a cut; a water lily floats and its leaves have a notch.',
    },
    {
      question: 'What is it like on the sternum or spine?',
      answer:
        'Both are bony and among the sharper spots, but symmetry there is perfect for the flower. Shorter sittings and a good breakfast help.',
    },
    {
      question: 'Does dotwork shading suit it?',
      answer:
        'Very well. Dots leave bare skin between them, so the petals stay light as the ink settles.',
    },
  ],
}
