import type { Idea } from '#content/ideas/idea.ts'

export const moon: Idea = {
  name: 'Moon',
  tags: ['moon', 'moon-face', 'crescent-moon', 'moon-phases', 'full-moon'],
  description:
    'A crescent, a full disc or the row of phases. Worn for change that comes round again, for night people, for mothers and lovers.',
  meaning: `<p>It leaves and comes back every month. So the moon stands for <strong>cycles, patience and change without loss</strong>, for the female body, for dreamers and for those who do their best thinking at night. Two people under different skies often share one moon as a matching piece.</p>
<p>On the Nebra sky disc, buried in central Germany around 1600 BC, a golden crescent hangs beside the oldest known concrete picture of the sky. Greece had Selene, Rome Luna; China tells of Chang’e, who lives there with a hare, and eats mooncakes at Mid-Autumn. The hare is seen in the moon in Japan, India and Mexico too.</p>
<p>The <strong>triple moon</strong>, waxing, full and waning, as maiden, mother and crone is younger than it looks: Robert Graves shaped it in <em>The White Goddess</em> in 1948 and modern pagans made it their emblem. It is a genuine religious sign for Wiccans, just not an ancient one.</p>
<p>A <strong>crescent with a star</strong> is another case. It is on the flags of Turkey, Pakistan, Tunisia and others and is taken worldwide as a sign of Islam, though it came in through Ottoman use and is not named as a symbol in the Qur’an. If you want the night sky and no flag, set the star outside the horns or add more stars.</p>`,
  faqItems: [
    {
      question: 'Which way does the crescent open?',
      answer:
        'Seen from the northern half of the world, a waxing moon is lit on the right and a waning one on the left; south of the equator it is the other way round. Pick the one that fits your meaning, or the actual phase of a date.',
    },
    {
      question: 'Can I have the moon as it was on a birthday?',
      answer:
        'Yes, the phase for any date is easy to look up. Give the artist the percentage lit and the side, and the craters can stay simplified.',
    },
    {
      question: 'How are phases kept apart when small?',
      answer:
        'Seven discs of 8 mm with gaps as wide as half a disc. The new moon should be an outlined ring, since a filled black dot reads as full.',
    },
    {
      question: 'Does a finely shaded full moon age well?',
      answer:
        'Craters in soft dotwork hold up if there is enough bare skin. Grey wash over the whole disc becomes a coin, so keep a third of it unshaded.',
    },
    {
      question: 'What goes well with a moon?',
      answer:
        'Moths, wolves, waves, mushrooms, peonies, a sun as its partner. For a face in the moon, look at old woodcuts for the profile.',
    },
  ],
}
