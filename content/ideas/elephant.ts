import type { Idea } from '#content/ideas/idea.ts'

export const elephant: Idea = {
  name: 'Elephant',
  tags: ['elephant', 'elephant-head', 'ganesha', 'baby-elephant'],
  description:
    'Great, gentle and never alone for long. For family, memory, patience and luck, and for Ganesha where that faith is one’s own.',
  meaning: `<p>Size without cruelty is rare, and people love it. The elephant stands for <strong>family, memory, patience</strong>; herds are led by older females, mothers stay close for years, and elephants have been seen to linger over the bones of their own kind. Mother and calf, trunk to tail, is one of the most asked-for family pieces.</p>
<p>In Buddhist story Queen Maya dreams of a white elephant before the Buddha’s birth; in Thailand white elephants belong to the king. Indra rides Airavata. Hannibal took war elephants over the Alps in 218 BC. The notion that a <strong>raised trunk</strong> brings luck is a modern, mostly western superstition; in India and Thailand trunks hang either way on lucky elephants.</p>
<p><strong>Ganesha</strong>, elephant-headed, remover of obstacles, is another matter: a god worshipped every day by hundreds of millions. He is shown seated or dancing, with broken tusk, sweets and a mouse. Hindus differ about tattoos of him, and many do wear him, but always above the waist and treated with respect. Not on legs, feet or lower back, and not as a joke. If he is not part of your life, an ordinary elephant with painted festival patterns is the better choice.</p>`,
  faqItems: [
    {
      question: 'Does the trunk have to point up?',
      answer:
        'That is a superstition from the souvenir trade. A hanging trunk looks calmer and more natural.',
    },
    {
      question: 'Where is it fine to have Ganesha?',
      answer:
        'Upper arm, shoulder, upper back or chest. Many Hindus would ask you to keep him off anything below the waist and away from hands that get dirty.',
    },
    {
      question: 'How is wrinkled skin done so that it lasts?',
      answer:
        'With a few deep folds at the trunk, knee and eye, and soft shading between. A net of tiny wrinkles turns grey.',
    },
    {
      question: 'African or Asian elephant?',
      answer:
        'African: big ears shaped like the continent, tusks on both sexes, hollow back. Asian: smaller ears, domed head, rounded back. Mixed features bother people who know.',
    },
    {
      question: 'Is a tiny elephant possible?',
      answer: 'As a side outline, from 2 cm. The trunk’s curve and one ear are enough.',
    },
    {
      question: 'What does an elephant with a mandala mean?',
      answer:
        'It usually means nothing more than calm and ornament. If the patterns include Om or a deity, treat placement as you would for those.',
    },
  ],
}
