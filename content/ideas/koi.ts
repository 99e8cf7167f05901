import type { Idea } from '#content/ideas/idea.ts'

export const koi: Idea = {
  name: 'Koi',
  tags: ['koi', 'carp', 'koi-fish', 'dragon-koi'],
  description:
    'A Japanese carp twisting through water. Worn for perseverance, because it is the fish that swims up the falls and becomes a dragon.',
  meaning: `<p>According to a Chinese legend the carp that leaps the falls at the <strong>Dragon Gate</strong> on the Yellow River turns into a dragon. That is why carp streamers fly for children in Japan every May, and why a koi on skin says: I keep going, against the current.</p>
<p>As a tattoo the fish is Japanese through and through. Kuniyoshi and other print makers of the nineteenth century drew the strong boy Kintarō wrestling a giant carp, and the young Benkei hunting one, and tattooers took fish, splash and finger waves together. The many-coloured <strong>nishikigoi</strong> are younger than people think: farmers in the mountains of Niigata bred them from food carp in the early nineteenth century, and the wider public met them at a Tokyo exhibition in 1914.</p>
<p>Tables saying that a black koi is “father”, a red one “mother”, a blue one “son” are not ancient symbolism; they come from the custom of flying black, red and blue streamers for a family, and shops spread the rest. The real colour names are breeders’ words: <em>kohaku</em> is white with red, <em>shōwa</em> black with red and white, <em>ōgon</em> metallic gold.</p>
<p>The koi asks for no permission. What it deserves is respect for the tradition it comes from: its own background of water, maple, lotus or chrysanthemum, and scales that are drawn, not stamped.</p>`,
  faqItems: [
    {
      question: 'Should a koi swim up or down?',
      answer:
        'Upstream is the usual choice and means the struggle; downstream is read as having reached the goal, or as letting go. On an arm, up means towards the shoulder.',
    },
    {
      question: 'What is the difference between a koi and a dragon koi?',
      answer:
        'A dragon koi is caught halfway through the change, with horns, whiskers and a flaming fin on a fish’s body. It tells of becoming rather than arriving.',
    },
    {
      question: 'How large should it be?',
      answer:
        'A single fish reads well from 12 cm. Japanese artists prefer half-sleeve size or more, because the curve of the body is what gives it life.',
    },
    {
      question: 'Can koi be done without colour?',
      answer:
        'Yes: black water behind, pale fish in front. The patches of a kohaku turn into mid grey, so leave clear white between them.',
    },
    {
      question: 'Which flowers belong with it?',
      answer:
        'Autumn maple leaves floating on the water are the classic match; lotus fits a calm pond. Cherry petals give the scene a spring date.',
    },
    {
      question: 'Do two koi mean yin and yang?',
      answer:
        'Two fish circling head to tail suggest balance or a couple, and make a compact round piece for shoulder or thigh.',
    },
  ],
}
