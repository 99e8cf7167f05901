import type { Idea } from '#content/ideas/idea.ts'

export const cherryBlossom: Idea = {
  name: 'Cherry Blossom',
  tags: ['cherry-blossom', 'sakura', 'blossom-branch', 'cherry-tree'],
  description:
    'A branch of notched pink petals, some of them falling. Chosen for beauty that does not last, for spring, and for love of Japan.',
  meaning: `<p>The flowers open for a week or so and come down in the first wind. That short life is the whole point: in Japan <em>sakura</em> stands for <strong>beauty felt more keenly because it passes</strong>. The scholar Motoori Norinaga, writing in the eighteenth century, gave the feeling its well-known name, <em>mono no aware</em>.</p>
<p>Blossom-viewing parties are recorded at the imperial court in the year 812, under Emperor Saga; before that, courtiers had admired the plum as the Chinese did. In <em>irezumi</em>, the large-scale Japanese tattoo, cherry petals are the sign of spring and drift through wind bars behind heroes, dragons and fish. Masters keep to subjects of one season, so a bodysuit has a calendar of its own.</p>
<p>The flower also has a hard chapter. In the Second World War falling petals were used to glorify soldiers’ deaths, and the flying bomb of the suicide units was named <em>Ōka</em>, cherry blossom. Older people in East Asia may think of that before they think of picnics. On the friendly side stand the 3,020 trees that Tokyo gave to Washington, D.C., in 1912.</p>
<p>Anybody may wear cherry blossom. What makes it look right is botany: <strong>five petals, each with a small notch at the tip</strong>, flowers in clusters on long stalks, bark with short horizontal marks. Without the notch it is a plum.</p>`,
  faqItems: [
    {
      question: 'How do I tell cherry from plum blossom in a drawing?',
      answer:
        'Cherry petals have a nick at the end and hang in bunches on stems; plum petals are round and sit right on the twig. Showing your artist that one detail avoids most mistakes.',
    },
    {
      question: 'Can cherry blossom be done in black only?',
      answer:
        'Yes. Let the bark carry the black and leave the petals as bare skin with a few fine lines at the heart; the contrast does the work that pink would do.',
    },
    {
      question: 'Does pink ink stay pink?',
      answer:
        'Light pink mellows towards skin colour, sooner on darker or sun-browned skin. A deeper rose at the centre fading out to the rim keeps the flower readable.',
    },
    {
      question: 'Where does a branch look natural?',
      answer:
        'Along something long: collarbone to shoulder, down the spine, hip to ribs, round the forearm. Let it grow from the body’s edge inwards, since a branch that floats has no beginning.',
    },
    {
      question: 'How many falling petals are enough?',
      answer:
        'Odd, few and uneven: three to seven, turned at different angles. A regular sprinkle looks like confetti.',
    },
  ],
}
