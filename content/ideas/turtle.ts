import type { Idea } from '#content/ideas/idea.ts'

export const turtle: Idea = {
  name: 'Turtle',
  tags: ['turtle', 'sea-turtle', 'tortoise', 'honu'],
  description:
    'An unhurried traveller with its home on its back. For long life, patience, family, and the sea, in many island cultures and beyond.',
  meaning: `<p>Slow, old and hard to turn from its way: the turtle is <strong>patience, long life and home</strong>. Sea turtles cross oceans and return to their own stretch of coast to lay, so they also stand for finding the way back.</p>
<p>Some of the great stories rest on it. For the Haudenosaunee, Lenape, Anishinaabe and others the earth was built on a turtle’s back, and <strong>Turtle Island</strong> is their name for the continent. Vishnu became the tortoise Kurma to carry the churning mountain. In China the Black Tortoise guards the North, and the oldest Chinese writing, from about 1200 BC, stands on turtle shells and ox bones used for oracles. In Japan it lives ten thousand years and partners the crane. American sailors give the name “shellback”, and sometimes the tattoo, to those who have crossed the equator.</p>
<p>In Polynesia it is the <em>honu</em> of Hawaiʻi and the Marquesas, <em>fonu</em> in Tonga, and it is often drawn filled with patterns. <strong>Those patterns are a language.</strong> The Samoan <em>peʻa</em> and <em>malu</em> are earned through family and endurance and are not for outsiders; Māori <em>tā moko</em> tells the wearer’s descent and belongs to Māori, while <em>kirituhi</em> is the name for Māori-style work made for others by artists entitled to do it. If you want a Polynesian turtle, go to an artist from those islands, tell your story and let them choose the marks.</p>
<p>A natural turtle, shell scutes and all, is open to anyone.</p>`,
  faqItems: [
    {
      question: 'Can I get a Polynesian turtle if I have no such roots?',
      answer:
        'Ask an artist from that culture; many gladly make a piece for outsiders with fitting marks. Mixing patterns from image searches is like copying words from a language you cannot read.',
    },
    {
      question: 'Turtle or tortoise?',
      answer:
        'Sea turtles have flippers and a flat shell, tortoises have legs like an elephant and a dome. Check with your sketch, as the two are mixed up often.',
    },
    {
      question: 'What lasts best on the shell?',
      answer:
        'Clear scutes with one shaded edge each; thirteen large ones on top are true to nature for most species. Fill patterns need lines 1 mm apart or more.',
    },
    {
      question: 'Which way should it swim?',
      answer:
        'Upwards, towards the heart or shoulder, is the common choice. On the foot or ankle it usually swims forward.',
    },
    {
      question: 'Where do small turtles go?',
      answer:
        'Ankle, shoulder blade, behind the ear, hip. On ankle bone and foot the needle feels sharp, and shoes rub, so expect a longer healing.',
    },
    {
      question: 'Which pairings look natural?',
      answer: 'Hibiscus, waves, coral, a map line, a row of hatchlings for children.',
    },
  ],
}
