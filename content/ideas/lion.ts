import type { Idea } from '#content/ideas/idea.ts'

export const lion: Idea = {
  name: 'Lion',
  tags: ['lion', 'lioness', 'lion-head', 'lion-of-judah'],
  description:
    'A maned head, a crowned king or a lioness with her young, worn for courage, family pride, faith or the star sign Leo.',
  meaning: `<p>Kingship, <strong>courage and the family you would fight for</strong>: the lion has carried these for a very long time. The ivory Lion-man of the Hohlenstein-Stadel cave in Germany is some 35,000 to 40,000 years old. Striding lions lined the Processional Way to the Ishtar Gate of Babylon in the sixth century BC, and Egypt gave its war goddess Sekhmet a lioness’s head.</p>
<p>Faiths have their own lions. The <strong>Lion of Judah</strong> comes from Jacob’s blessing in Genesis 49 and is used of Christ in Revelation 5. The emperors of Ethiopia bore it as a title, and for Rastafari it stands for Haile Selassie: crowned, with flag and staff, it is a sign of faith. The four lions of Ashoka’s pillar at Sarnath, made about 250 BC, are the State Emblem of India, whose use the law restricts. The Sikh name Singh means lion.</p>
<p>England’s three lions were fixed on the second great seal of Richard I in 1198. In Japan and China the <em>karajishi</em>, a curly-maned guardian drawn by people who had never met a lion, keeps demons out and is partnered with the peony.</p>
<p>On the body the lion is mostly personal: a father, a recovery, a birth in August. The lioness, who does most of the hunting, is a popular answer to the king.</p>`,
  faqItems: [
    {
      question: 'What makes one lion portrait better than another?',
      answer:
        'The eyes and the mane. Eyes need a catch light at the same side and clear lids; the mane needs direction, three or four big streams rather than a thousand equal hairs.',
    },
    {
      question: 'Is a crown too much?',
      answer:
        'It fits if it is part of the design, sunk into the mane and lit the same way. A crown floating over the head looks like a sticker.',
    },
    {
      question: 'How big should a realistic lion be?',
      answer:
        'Hand-sized is the minimum for a face, 15 cm is comfortable. Small lions work better as linework or as a heraldic outline.',
    },
    {
      question: 'Where do people put it?',
      answer:
        'Upper arm, chest, shoulder blade and thigh, all of them broad and calm areas. On the back of the hand the face folds each time you make a fist.',
    },
    {
      question: 'Can a lion be feminine?',
      answer:
        'A lioness, a mane that turns into flowers, or fine lines around a calm gaze all do that without weakening the animal.',
    },
  ],
}
