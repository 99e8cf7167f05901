import type { Idea } from '#content/ideas/idea.ts'

export const owl: Idea = {
  name: 'Owl',
  tags: ['owl', 'barn-owl', 'horned-owl', 'owl-head'],
  description:
    'Round eyes, soft wings, awake when others sleep. For learning and quiet watchfulness, though some peoples see in it a herald of death.',
  meaning: `<p>Two big ideas meet in this bird. For heirs of Greece it is <strong>wisdom</strong>: Athena’s little owl was stamped on the silver coins of Athens from about 500 BC, so familiar that people called the money “owls”. For others it is the <strong>voice of the night and of death</strong>, and that includes the Romans: Pliny calls it a funereal bird of ill omen.</p>
<p>The difference matters today. Among the Navajo, Apache and many other Native American peoples an owl is a warning, and its picture is unwelcome near the sick or in the house. In Mexico a saying goes that when the owl cries, somebody dies. In India it carries the goddess Lakshmi, yet people also call a fool an owl. In Japan <em>fukurō</em> can be written to mean “no hardship”, so it is a lucky charm, and the Ainu honour the great fish owl as guardian of the village.</p>
<p>An owl was finger-drawn on the wall of the Chauvet cave more than thirty thousand years ago, head turned round over its back. Nothing about the bird is out of bounds; only think of <strong>who will see it</strong>, for instance as a nurse among Diné patients.</p>`,
  faqItems: [
    {
      question: 'Which owl looks best on skin?',
      answer:
        'Barn owl for a pale heart-shaped face, great horned for drama, little owl for charm, snowy for almost pure negative space. Tell your artist the species, not only “owl”.',
    },
    {
      question: 'How do I keep the eyes alive?',
      answer:
        'Solid black pupil, clean ring, one sharp highlight in bare skin. They are the whole portrait, so give each at least 6 mm.',
    },
    {
      question: 'Does an owl with a key, clock or book mean something special?',
      answer:
        'These are modern pairings: key for secrets, clock for sleepless hours, book for study. They have no old code behind them.',
    },
    {
      question: 'Chest piece or forearm?',
      answer:
        'Spread wings want a chest or upper back; a perched owl is upright and suits the forearm, calf or upper arm.',
    },
    {
      question: 'Will the feathers turn into a grey mass?',
      answer:
        'Not if face and chest stay light and the wings go dark. Ask for three clear values rather than an even texture.',
    },
  ],
}
