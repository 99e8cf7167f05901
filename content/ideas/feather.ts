import type { Idea } from '#content/ideas/idea.ts'

export const feather: Idea = {
  name: 'Feather',
  tags: ['feather', 'quill', 'peacock-feather'],
  description:
    'A single feather, upright or drifting. Worn for lightness, for someone remembered, for truth, or for having flown through something.',
  meaning: `<p>Light enough to be carried off by a breath, a feather usually stands for <strong>freedom, lightness and memory</strong>. Many people wear a white one for someone who has died; the saying that a found feather is a greeting from them is modern and homely, and no less dear for that.</p>
<p>Ancient Egypt gave it a weightier task. In the Book of the Dead the heart of the dead person is weighed against the <strong>feather of Ma’at</strong>, truth; the scene is best known from the Papyrus of Ani, painted around 1250 BC and now in the British Museum. Peacock feathers belong to Krishna in India and to Hera in Greece. In Britain in 1914, on the other hand, a white feather was handed to men out of uniform to shame them as cowards, which is why a few older people still wince at it.</p>
<p>Eagle feathers are a different matter. Among the Lakota and many other nations of North America each one is <strong>given by the community for something done</strong>, and a bonnet of them is worn by those who have the right. Drawing a beaded or red-wrapped eagle feather as general “tribal” decoration takes a decoration of honour for a pattern. The dreamcatcher, often hung with feathers, is Ojibwe: Frances Densmore described it in 1929 as a charm over a child’s cradle. If these are yours by family, you will know whom to ask; if not, a swan, owl, jay or raven feather says freedom just as well.</p>`,
  faqItems: [
    {
      question: 'Which bird’s feather should I choose?',
      answer:
        'One with a reason: swan for loyalty, owl for night and learning, jay for its blue bars, raven for plain black. A real reference feather also gives the artist true markings.',
    },
    {
      question: 'Why do feather tattoos go soft with age?',
      answer:
        'The barbs are many thin lines side by side. Ask for fewer, heavier barbs with two or three clean splits along the edge, and a solid shaft to hold it all together.',
    },
    {
      question: 'Do feathers turning into birds still look good?',
      answer:
        'The design is very common, but it works when there are three to five birds of clearly different size. Birds below 8 mm heal as specks.',
    },
    {
      question: 'Where does a feather follow the body?',
      answer:
        'Behind the ear, along the forearm, on the side of the foot or over the ribs, with its curve running the way the muscle does. The side of the foot wears off fastest of these.',
    },
    {
      question: 'Is a watercolour feather a good idea?',
      answer:
        'It needs a black shaft and outline underneath. Colour without line spreads evenly until the feather turns into a bruise-shaped cloud.',
    },
  ],
}
