import type { Idea } from '#content/ideas/idea.ts'

export const wave: Idea = {
  name: 'Wave',
  tags: ['wave', 'great-wave', 'ocean-wave', 'surf'],
  description:
    'A single curl, a band of swell or Hokusai’s claws of foam. For the sea, for ups and downs, and for strength that never stands still.',
  meaning: `<p>It rises, breaks and comes again: the wave stands for <strong>strength in movement</strong>, for moods and grief that come in sets, and for anyone who thinks best in salt water.</p>
<p>The best known one is Japanese. Hokusai’s <em>Under the Wave off Kanagawa</em>, about 1831, is a view of Mount Fuji, with three boats about to be swamped; its blue is Prussian blue, then a new import. It shows a storm wave and not a tsunami, as is often said. In Japanese tattooing water is the ground on which everything else sits: <strong>finger waves</strong>, spray and whirlpools lead from figure to figure and finish at a clean edge on the body. The scale-like <em>seigaiha</em> pattern, “blue sea waves”, takes its name from a court dance and wishes calm.</p>
<p>Surfing is a Polynesian art. Captain Cook’s people described it in Tahiti and Hawaiʻi in the 1770s, and in Hawaiʻi it was a matter of chiefs and chants long before it was a sport. <strong>Wave motifs in Polynesian and Māori work</strong> carry meanings about journeys, ancestors and change within a whole system of marks, so they are better not cut out on their own. A simple line curl owes nothing to anyone.</p>`,
  faqItems: [
    {
      question: 'Can I have Hokusai’s wave as it is?',
      answer:
        'Yes, it is long out of copyright and beloved in Japan. It needs 10 cm or more for the foam claws; below that, use one crest and the little Fuji.',
    },
    {
      question: 'Is a minimalist wave line too common?',
      answer:
        'It is common, and still pretty. Take the outline of a real break you surf or a coast you know, and it is yours.',
    },
    {
      question: 'How are waves joined to other tattoos?',
      answer:
        'They are the best connector there is. Let water run round and behind the older pieces and leave a thin rim of skin about each.',
    },
    {
      question: 'Does blue hold?',
      answer:
        'Dark and Prussian-like blues hold very well. Turquoise and pale foam shades soften early, so foam is best left as skin.',
    },
    {
      question: 'Which places suit a wave band?',
      answer:
        'Forearm, ankle or upper arm all round. Where the ends meet, plan a crest that covers the join.',
    },
  ],
}
