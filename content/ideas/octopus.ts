import type { Idea } from '#content/ideas/idea.ts'

export const octopus: Idea = {
  name: 'Octopus',
  tags: ['octopus', 'kraken', 'squid'],
  description:
    'Eight arms that can wind round a limb better than almost any other animal. Worn for cleverness, change of shape, and love of the deep.',
  meaning: `<p>Three hearts, blue blood, skin that changes colour in a blink, and more nerve cells in its arms than in its head: the octopus is the patron of <strong>clever escape artists</strong>. It stands for intelligence, adaptability, privacy and, when an arm is lost and grows again, for recovery.</p>
<p>Minoan potters loved it. Around 1500 BC they wrapped octopuses round jars in what is called the Marine Style; the flask from Palaikastro, now in Heraklion, shows how well the animal fits a curved surface, and tattooers solve the same problem today. The <strong>kraken</strong> entered learned books with Erik Pontoppidan’s natural history of Norway in 1752–53 and became an octopus-like ship-puller in later prints. In Hawaiʻi the <em>heʻe</em>, octopus or squid, is linked with the god Kanaloa.</p>
<p>Japan has comic octopuses, healing ones and, in a book by Hokusai of 1814, a notorious erotic one, which a Japanese viewer may well think of when an octopus comes with a woman.</p>
<p>There is little that is forbidden here. It is a body made of curves, and the fun lies in choosing what the arms hold: an anchor, a ship, a diver’s helmet, a lantern, a heart.</p>`,
  faqItems: [
    {
      question: 'What is the best place for an octopus?',
      answer:
        'One where arms can wander: shoulder with arms down the upper arm and over the chest, knee, hip, calf. Let at least two arms go out of sight round the limb.',
    },
    {
      question: 'How many suckers should be drawn?',
      answer:
        'Fewer than you think. Draw them in full only where an arm twists and shows its underside; rows of tiny rings close up into dots.',
    },
    {
      question: 'What is the smallest octopus that reads well?',
      answer:
        'About 5 cm with a plain head and eight distinct curls. Below that, show the head and four arms and let the rest be hidden.',
    },
    {
      question: 'Colour or black?',
      answer:
        'Red and orange pop against blue water, and deep purple works on most skin tones. In black and grey, keep the head pale and the background dark so the arms do not get lost.',
    },
    {
      question: 'Does an octopus have a dark meaning?',
      answer:
        'In political cartoons since the nineteenth century it stands for a power that grasps everything, and some of those cartoons were antisemitic. Avoid arms gripping a globe, and it stays an animal.',
    },
  ],
}
