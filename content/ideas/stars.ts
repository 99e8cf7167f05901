import type { Idea } from '#content/ideas/idea.ts'

export const stars: Idea = {
  name: 'Stars',
  tags: ['star', 'nautical-star', 'constellation', 'shooting-star', 'stars'],
  description:
    'One star, a scatter of them, a nautical star or your own constellation. For guidance, wishes, and the people you look up to.',
  meaning: `<p>Steering by them came first: stars mean <strong>guidance and hope</strong>, something steady to look at. A falling star is a wish; a row of small ones is often children; a constellation is a birthday or a night that mattered.</p>
<p>Ptolemy listed 48 constellations in the second century; astronomers agreed on today’s 88 in 1922. The cluster of the Pleiades is <em>Subaru</em> in Japan and <strong>Matariki</strong> for Māori, whose new year it opens; it has been a public holiday in New Zealand since 2022.</p>
<p>The shape decides what people read. The two-tone <strong>nautical star</strong> stands for finding the way home; in 1950s Buffalo, New York, some lesbians wore a small blue star on the wrist, as Elizabeth Kennedy and Madeline Davis recorded. The six-pointed <strong>Star of David</strong> is the emblem of the Jewish people, forced on them as a badge by the Nazis: wear it if it is yours. A five-pointed star in a circle is the pentacle of Wiccans; upside down it is used by Satanists. The red star is communism.</p>
<p>Large eight-pointed stars below the collarbones or on the knees are, in Russian prison custom, the rank of a <strong>thief-in-law</strong>, and copying them has got people hurt. A handful of little stars has none of this baggage.</p>`,
  faqItems: [
    {
      question: 'How do I get my constellation right?',
      answer:
        'Use a star chart, not a logo: the brightest stars as bigger dots, the others smaller, joined by thin lines or not at all. Check that it is not mirrored.',
    },
    {
      question: 'How small may a star be?',
      answer:
        'Five points need about 6 mm to stay pointed. For anything smaller use a four-armed sparkle or a simple dot.',
    },
    {
      question: 'Are white stars a good idea?',
      answer:
        'White ink alone tends to turn cream or disappear. Leave stars as skin inside a dark sky and they will stay.',
    },
    {
      question: 'Do stars on the shoulders mean something?',
      answer:
        'Big eight-pointed ones do in the Russian underworld. Small loose stars trailing over a shoulder are an ordinary decoration of the 2000s.',
    },
    {
      question: 'How can old scattered stars be freshened up?',
      answer:
        'Join them into one piece: a night sky, a branch between them, or a dotwork cloud. An artist can sharpen points that have gone round.',
    },
  ],
}
