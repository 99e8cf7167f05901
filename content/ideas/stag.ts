import type { Idea } from '#content/ideas/idea.ts'

export const stag: Idea = {
  name: 'Stag',
  tags: ['stag', 'deer', 'antlers', 'stag-head'],
  description:
    'A crowned head, a leaping deer or antlers alone. For nobility, woodland, endurance, and growing back what was lost.',
  meaning: `<p>Antlers fall every winter and grow again, larger. So the stag is <strong>renewal with dignity</strong>, the lord of the woods, and a good sign for anyone who has had to start over.</p>
<p>Few animals have been worn on the head and skin for so long. At <strong>Star Carr</strong> in Yorkshire people made masks or headdresses of red deer skulls around 9000 BC. The Pazyryk dead of the Altai, fifth to third century BC, were tattooed with deer whose antlers end in birds’ heads. An antlered god sits on the silver cauldron from Gundestrup; a pillar from Paris of the first century gives the name <strong>Cernunnos</strong>, of whom we know little else, whatever modern books promise. Four stags gnaw at Yggdrasil.</p>
<p>Saint Eustace, and later Saint Hubert, met a stag with a crucifix between its antlers. A white hart was the badge of Richard II. In Japan the deer of Nara are messengers of the Kasuga shrine. For the Wixárika (Huichol) of Mexico the <strong>blue deer is a sacred being</strong>, tied to peyote and to their yarn paintings; do not lift it out as a motif.</p>
<p>For others it is Scotland, the Alps, a father who hunted, or the wish that nobody should.</p>`,
  faqItems: [
    {
      question: 'Head, whole animal or antlers only?',
      answer:
        'Antlers alone make a fine frame for flowers, moon or name. The head is the classic; the whole deer needs slender legs and so more size.',
    },
    {
      question: 'How many points should the antlers have?',
      answer:
        'Twelve is a “royal” in British usage. Symmetry to the last point looks like a trophy, so vary one tine.',
    },
    {
      question: 'Where does a head with antlers fit?',
      answer:
        'It is wide on top and narrow below: chest, upper back, shoulder, front of the thigh. On the forearm let the antlers bend inwards.',
    },
    {
      question: 'How do I avoid the hunting-lodge look?',
      answer:
        'Turn the head, add ferns or flowers, or break the form into dotwork. A frontal, neck-cut head is what makes it a trophy.',
    },
    {
      question: 'Does a doe or fawn say something else?',
      answer: 'Gentleness, motherhood and childhood. A fawn’s spots are best left as bare skin.',
    },
  ],
}
