import type { Idea } from '#content/ideas/idea.ts'

export const raven: Idea = {
  name: 'Raven',
  tags: ['raven', 'crow', 'huginn-and-muninn', 'raven-skull'],
  description:
    'A big black bird with a shaggy throat, for memory, wit, prophecy and the company of the dead. Nearly all black, so it lasts.',
  meaning: `<p>Clever, long-lived and found on battlefields, the raven became the bird of <strong>memory, prophecy and death</strong>. Odin’s two, Huginn and Muninn, fly over the world each day; in the poem <em>Grímnismál</em> he fears more for Muninn, often rendered as memory. Viking armies marched under a raven banner. The Irish Morrígan comes as a crow, and Wales had its hero Brân, whose name means raven.</p>
<p>It is not only gloomy. Ravens feed Elijah in the Book of Kings. For the peoples of the <strong>Pacific Northwest coast</strong> Raven is the trickster who stole the light and let it out into the world. Among the Haida, Raven and Eagle are the two halves of society and crests are inherited; a raven in formline style should come from an artist with that right, and Bill Reid’s great carving <em>The Raven and the First Men</em> (1980) shows how much it carries.</p>
<p>Edgar Allan Poe’s “Nevermore” of 1845 gave it to literature lovers. The legend that Britain falls if the ravens leave the <strong>Tower of London</strong> is fond tradition: historians have found no trace of the birds there before the Victorian age.</p>`,
  faqItems: [
    {
      question: 'What tells a raven from a crow?',
      answer:
        'Size of bill, ragged throat feathers and a wedge-shaped tail; a crow is neater with a fan tail. On skin, the throat is what people notice.',
    },
    {
      question: 'How do I avoid a black blob?',
      answer:
        'Keep thin lines of bare skin between feather groups and a bright edge on the back and bill. Pure solid black works only as a clear silhouette.',
    },
    {
      question: 'Is solid black ink heavier to sit through?',
      answer:
        'Packing black takes longer and irritates skin more than lines do. Bigger birds are often split into line, then fill.',
    },
    {
      question: 'Does one raven or two make more sense?',
      answer:
        'Two suggest Huginn and Muninn and suit both shoulders or both sides of the chest. One, with an object in its bill, tells a private story.',
    },
    {
      question: 'What can it carry?',
      answer:
        'A key, ring, eye, letter, sprig of rowan or little sun. That corvids steal shiny things is mostly legend; magpies tested for it turned out to be wary of them.',
    },
  ],
}
