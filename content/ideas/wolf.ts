import type { Idea } from '#content/ideas/idea.ts'

export const wolf: Idea = {
  name: 'Wolf',
  tags: ['wolf', 'wolf-head', 'howling-wolf', 'wolf-pack'],
  description:
    'A howling, running or watchful wolf. For loyalty to the pack, for going one’s own way, and for the wild side that stays.',
  meaning: `<p>Pack and loner in one animal: people wear a wolf for <strong>family loyalty</strong> or for having walked alone, and often for both. Eyes straight ahead mean watchfulness, the raised muzzle longing or calling.</p>
<p>Rome told that a she-wolf fed Romulus and Remus. Turkic peoples tell of the wolf mother Asena. In the <em>Edda</em> written down by Snorri Sturluson around 1220, Fenrir bites off the god Tyr’s hand and at the end swallows Odin, who feeds two other wolves, Geri and Freki, at his table. Japan’s wolves, extinct since 1905, guard the Mitsumine shrine. Wolf crests among the Tlingit and their neighbours are <strong>clan property</strong> like the other crests of that coast.</p>
<p>Two popular stories do not hold. The “alpha wolf” came from captive animals; the biologist David Mech, whose book of 1970 spread the idea, has long since withdrawn it: a wild pack is parents and young. And the tale of the <strong>two wolves inside us</strong> is no Cherokee legend; an early form with two dogs is in a book by the preacher Billy Graham of 1978.</p>
<p>Be wary of two signs. The <em>Wolfsangel</em>, a hooked bar, was used by SS units and is used by the far right; the wolf hand sign and three crescents belong to Turkey’s ultranationalist Grey Wolves.</p>`,
  faqItems: [
    {
      question: 'How do I avoid the wolf that everyone has?',
      answer:
        'Skip the half-face with forest and pick a moment: asleep with tail over nose, drinking, running low, a pup. A definite light from one side also helps.',
    },
    {
      question: 'What does a howling wolf mean?',
      answer:
        'Wolves howl to find each other, so it says calling for your people. The moon is decoration; they howl without one too.',
    },
    {
      question: 'How big does realistic fur need to be?',
      answer:
        'For a head, 12 cm. Smaller than that, go for engraving lines, bold black or a geometric shape.',
    },
    {
      question: 'Which places suit it?',
      answer:
        'A frontal head fits shoulder, upper arm, thigh and chest; a running wolf fits forearm, ribs or calf.',
    },
    {
      question: 'Do light eyes stay light?',
      answer:
        'Pale blue and amber fade to almost nothing. Keep the iris mostly bare skin with a dark rim, and add a hint of colour if you like.',
    },
    {
      question: 'Does it go with Norse symbols?',
      answer:
        'Fenrir with knotwork does. Leave single runes such as Othala and Sowilo pairs aside, as the far right has used them so much that people may misread you.',
    },
  ],
}
