import type { Idea } from '#content/ideas/idea.ts'

export const treeOfLife: Idea = {
  name: 'Tree of Life',
  tags: ['tree-of-life', 'yggdrasil', 'world-tree', 'family-tree'],
  description:
    'Roots below, crown above, usually in a circle. Worn for family, growth and the tie between where you come from and where you reach.',
  meaning: `<p>Roots, trunk, branches: <strong>where we come from, who we are, who comes after</strong>. As a family emblem the tree of life needs no footnote, and initials on leaves or roots make it a family record.</p>
<p>Very different trees carry the name. Assyrian palace reliefs at Nimrud, ninth century BC, show kings beside a stylised sacred tree. Genesis 2:9 plants one in Eden. Under the Bodhi tree the Buddha woke; a descendant of it has been tended at Anuradhapura in Sri Lanka since the third century BC. Norse poems, in a manuscript of the 1270s, tell of the ash <strong>Yggdrasil</strong> that joins nine worlds. The Maya set a great ceiba at the centre of the earth. Darwin sketched his own in a notebook in 1837, with the words “I think” above it.</p>
<p>The <strong>Kabbalistic tree</strong>, ten circles joined by paths, is a diagram of Jewish mysticism, studied with great seriousness, and no ornament. The round tree with knotwork roots sold as an ancient Celtic sign is a modern design; the Irish did honour certain great trees, but that drawing does not come down from them. It is lovely all the same.</p>`,
  faqItems: [
    {
      question: 'Which tree should I choose for the shape?',
      answer:
        'Oak for a broad crown, ash for Yggdrasil, olive for the Mediterranean, baobab for Africa, willow for mourning. A real species looks better than a general one.',
    },
    {
      question: 'How are names built in without looking like a list?',
      answer:
        'Put initials in the roots for parents and grandparents, birds or fruit for children, and keep one branch free. New arrivals then have a place.',
    },
    {
      question: 'Does it have to be in a circle?',
      answer:
        'No. The ring gives calm and helps on the upper back or shoulder; without it the roots can run down the spine or the forearm.',
    },
    {
      question: 'How detailed can the leaves be?',
      answer:
        'Under 8 cm draw masses of foliage with a few single leaves on the rim. Hundreds of tiny leaves join up into one dark cap.',
    },
    {
      question: 'Is the knotwork tree a Viking or Celtic original?',
      answer:
        'Neither, in that form. Interlace is genuine early medieval art; combining it with a round tree is work of the last decades.',
    },
  ],
}
