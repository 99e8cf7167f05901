import type { Idea } from '#content/ideas/idea.ts'

export const skull: Idea = {
  name: 'Skull',
  tags: ['skull', 'sugar-skull', 'calavera', 'skull-and-crossbones', 'memento-mori'],
  description:
    'The face under every face. Worn as memento mori, as defiance, as humour or in loving memory, and as the sugar skull of Mexico.',
  meaning: `<p>Death is the plain meaning, and people have always drawn the opposite lesson from it: <strong>live now</strong>. In a novel by Petronius a Roman host has a little silver skeleton brought to dinner; Dutch painters of the seventeenth century set a skull among books and flowers as <em>vanitas</em>; tattooers gave it roses, dice and a grin.</p>
<p>In Mexico the skull laughs. José Guadalupe Posada etched his elegant lady skeleton around 1910; Diego Rivera gave her a full-length dress in his Alameda mural of 1947, and as <em>La Catrina</em> she became famous. On the <strong>Day of the Dead</strong>, on UNESCO’s list since 2008, families put sugar skulls with names on the altar to welcome their own dead home. It is a feast of remembrance and not a Mexican Halloween. If you are not from that culture, a sugar skull for a real person, with their flowers and things, is nearer the spirit than a pretty face painted as a costume.</p>
<p>Elsewhere skulls are sacred tools: Tibetan Buddhism has skull cups and the dancing Citipati, Hindu Kali wears a garland of heads. Those belong with their religion and above the waist.</p>
<p>One form is to be avoided: a slightly turned skull with the bones crossed <strong>right behind the jaw</strong>, as on a cap badge, was the <em>Totenkopf</em> of the SS and is still used by neo-Nazis. The pirates’ skull over bones is a different drawing, but ask your artist to know which is which.</p>`,
  faqItems: [
    {
      question: 'Does a skull tattoo look aggressive?',
      answer:
        'It depends on the jaw. A skull without the lower jaw is calm and still; an open jaw shouts. Flowers, moths or a candle turn it towards memory.',
    },
    {
      question: 'What makes a skull anatomically right?',
      answer:
        'Eye sockets in the middle of the height, a nose like an upside-down heart, cheekbones that reach back to the ear. Most bad skulls have eyes too high.',
    },
    {
      question: 'May I wear a sugar skull if I am not Mexican?',
      answer:
        'Many Mexicans are happy to see it worn with understanding: for someone you lost, with marigolds and a name. As a costume or as “scary Mexican” décor it grates.',
    },
    {
      question: 'Where do skulls sit well?',
      answer:
        'On rounded places that echo the form: shoulder cap, knee, elbow, fist, calf. Knee and elbow are painful and take longer to heal.',
    },
    {
      question: 'How small can a skull be?',
      answer:
        'Two centimetres works if it is only sockets, nose and a row of five or six teeth. Cracks and sutures come in from about 6 cm.',
    },
    {
      question: 'Black and grey or colour?',
      answer:
        'Black and grey gives bone its form with little ink. A traditional skull in cream and brown is warm, but pale cream can vanish on light skin, so let skin be the bone.',
    },
  ],
}
