import type { Idea } from '#content/ideas/idea.ts'

export const swallow: Idea = {
  name: 'Swallow',
  tags: ['swallow', 'barn-swallow', 'sailor-swallow'],
  description:
    'A forked tail and pointed wings, often in pairs. The old sailors’ bird, for coming home, for loyalty and for miles behind you.',
  meaning: `<p>Every spring swallows return to the barn they left. To seamen, who saw them near the coast after weeks of water, they meant land; to everyone else they mean <strong>coming home, faithfulness and summer</strong>.</p>
<p>Flash sheets from the early twentieth century on show them in pairs on the chest with hearts, names and banners. The famous arithmetic, <strong>one swallow for 5,000 nautical miles</strong>, a second for ten thousand, is repeated in museums and sailors’ memories, but nobody has produced an early written rule. Some deckhands do still mind seeing swallows on people who have not sailed; most people see a pretty bird. The belief that a swallow carries a drowned sailor’s soul home is told in the same breath and has as little paper behind it.</p>
<p>The real bird needs no help: British barn swallows winter in South Africa, some ten thousand kilometres away. Children on ancient Rhodes went from door to door with a swallow song in spring, which Athenaeus quotes. It is the national bird of Estonia, and in Chinese paintings it brings spring and happy marriages.</p>
<p>On the hands, between thumb and finger, it has had a rougher name in Britain as a mark of fighters, or of time served, “bird” being slang for prison. That memory is fading, though not gone.</p>`,
  faqItems: [
    {
      question: 'Do I have to earn a swallow?',
      answer:
        'Only in the eyes of some sailors. If you work at sea, ask the old hands; otherwise wear it for home and return.',
    },
    {
      question: 'Swallow or sparrow: what is the difference in the drawing?',
      answer:
        'A swallow has a long forked tail, a slim body and pointed wings, with a red throat and blue back in the classic version. A sparrow is stout with a short tail.',
    },
    {
      question: 'Which way should it fly?',
      answer:
        'Pairs usually face each other or the heart. A single bird looks better flying towards the middle of the body than away from it.',
    },
    {
      question: 'How small is too small?',
      answer:
        'Under 2 cm the tail fork closes. Keep the two tail streamers apart by at least their own width.',
    },
    {
      question: 'Are chest swallows sore to get?',
      answer:
        'Below the collarbone it is bearable over muscle and sharp over bone. A pair of 8 cm birds is often done in one sitting.',
    },
  ],
}
