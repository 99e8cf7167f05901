import type { Idea } from '#content/ideas/idea.ts'

export const heart: Idea = {
  name: 'Heart',
  tags: ['heart', 'anatomical-heart', 'sacred-heart', 'broken-heart'],
  description:
    'The plain love heart, a bannered classic, a burning Sacred Heart or the real organ with its vessels: one sign for whoever you love.',
  meaning: `<p>Everybody can read it, which is both its charm and its risk. A heart means <strong>love</strong>; everything else is said by what goes with it: a name, a lock, a dagger, flames, stitches.</p>
<p>The familiar outline has a fairly exact history. A French manuscript of the <em>Roman de la Poire</em>, made around 1250, shows a lover offering his heart, still shaped like a pear or pine cone. Giotto’s Charity hands hers to God in the Arena Chapel in Padua, around 1305. The dip in the top and the point below settled in during the fourteenth and fifteenth centuries, and playing cards spread the shape over Europe.</p>
<p>The <strong>Sacred Heart</strong>, crowned with thorns and flames, goes back to the visions of Margaret Mary Alacoque at Paray-le-Monial in the 1670s and is a devotional image for Catholics; in Mexico it is close kin to the tin <em>milagros</em> hung up as thanks. Wearing it as pure style is common, but a believer will see a prayer. The hands, heart and crown of the <strong>Claddagh</strong> come from a Galway ring of the seventeenth century.</p>
<p>The anatomical heart is the newer fashion. It says love without sugar, or thanks to a surgeon, a donor or one’s own stubborn muscle.</p>`,
  faqItems: [
    {
      question: 'How do I keep a heart from looking generic?',
      answer:
        'Change one thing with a reason: draw it in your child’s pencil line, use your own pulse trace, let a plant you know grow from it, or hide the initials in the shading.',
    },
    {
      question: 'What is the smallest heart that lasts?',
      answer:
        'An outline of 6 to 8 mm is about the limit; smaller than that the two bumps run together. Filled solid, it keeps its shape a little longer than a hairline does.',
    },
    {
      question: 'Is a tiny heart on the finger worth it?',
      answer:
        'Know that finger skin wears fast: lines drop out or thicken, and most need redoing. Set it between knuckles on the top of the finger, never on the side.',
    },
    {
      question: 'Does a black heart mean something bad?',
      answer:
        'It can be mourning, independence or plain taste for black. Nobody has a fixed code for it.',
    },
    {
      question: 'How detailed should an anatomical heart be?',
      answer:
        'Three or four large vessels, a clear fat line and one main shadow are enough at palm size. Every small vessel copied from a textbook becomes noise in ten years.',
    },
    {
      question: 'Should I add a partner’s name?',
      answer:
        'Artists have seen every outcome. A detail that only you two understand does the same work and never needs a cover-up.',
    },
  ],
}
