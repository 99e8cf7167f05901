import type { Idea } from '#content/ideas/idea.ts'

export const moth: Idea = {
  name: 'Moth',
  tags: ['moth', 'luna-moth', 'deaths-head-moth', 'hawk-moth'],
  description:
    'Wide furry wings drawn to the light. For the night, for faith or obsession, change in the dark, and messages from the dead.',
  meaning: `<p>The butterfly’s night sister stands for <strong>change that happens in the dark</strong>, for longing (the moth and the flame) and for death taken calmly. Persian poets made the flame a picture of love for God: in Attar’s <em>Conference of the Birds</em>, of the twelfth century, the moth that truly knows is the one that burns.</p>
<p>The <strong>death’s-head hawkmoth</strong> wears a skull-like mark on its back. Naturalists named it <em>Acherontia atropos</em>, after a river of the underworld and the Fate who cuts the thread. It squeaks and robs honey; otherwise it is harmless. <em>The Silence of the Lambs</em> put it on every wall in 1991; on the film poster the skull is a photograph of women posed by Salvador Dalí and Philippe Halsman.</p>
<p>In Mexico and the Caribbean the big <strong>black witch moth</strong> in the house announces a death, and in Hawaiʻi it is said to be the soul of someone come to say goodbye. The pale green luna moth of North America has no working mouth and lives about a week in its finery: brief beauty, no appetite. China’s silk moth has fed and clothed people for some five thousand years.</p>
<p>Nobody owns it. If your family comes from one of these places, ask your grandmother what a moth in the house means before you get a black one.</p>`,
  faqItems: [
    {
      question: 'How does a moth differ from a butterfly on skin?',
      answer:
        'Feathered antennae, a thick furry body, wings spread flat or roof-like, earth colours. Draw club-tipped antennae and it turns into a butterfly.',
    },
    {
      question: 'Why is the sternum so popular for moths?',
      answer:
        'The body follows the breastbone and the wings follow the ribs. It is also one of the sorer spots, so a simple design done in one go is kinder.',
    },
    {
      question: 'Will the wing patterns blur?',
      answer:
        'Eye spots and bands survive, powdery textures do not. Choose two or three strong pattern elements a wing.',
    },
    {
      question: 'What size for a death’s-head moth?',
      answer:
        'The skull mark has to be at least 1 cm to be read, so the moth comes to 8 cm or more.',
    },
    {
      question: 'Does dotwork suit a moth?',
      answer:
        'It is nearly ideal: dots look like wing dust and keep skin between them. Put solid black in the body and the wing rim to hold the shape.',
    },
    {
      question: 'What to put with it?',
      answer:
        'Moon phases, candle, lamp, skull, foxglove or evening primrose, which moths really visit.',
    },
  ],
}
