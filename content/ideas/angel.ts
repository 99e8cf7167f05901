import type { Idea } from '#content/ideas/idea.ts'

export const angel: Idea = {
  name: 'Angel',
  tags: ['angel', 'angel-wings', 'guardian-angel', 'archangel', 'cherub', 'seraph'],
  description:
    'A winged messenger, guardian or warrior, or just the pair of wings. Often worn in memory of somebody, or in thanks for being kept safe.',
  meaning: `<p>“Messenger” is what the word means, both in Hebrew (<em>mal’akh</em>) and in Greek (<em>angelos</em>). On skin the messenger has mostly become a <strong>guardian</strong>: a figure that stands for protection, for a child or parent who has died, or for the feeling of having been looked after.</p>
<p>Wings were not always part of the picture. The angel of the Annunciation painted in the Catacomb of Priscilla in Rome in the third century has none; winged angels become usual in Christian art from about the end of the fourth century, helped along by the winged Victories of Roman art. The nine ranks from seraphim down to angels come from <em>The Celestial Hierarchy</em>, a Greek text written around the year 500.</p>
<p>Details change the story. <strong>Michael</strong> carries a sword or scales and treads down a dragon; <strong>Gabriel</strong> holds a lily; <strong>Raphael</strong> travels with a boy and a fish. The chubby winged child is a <em>putto</em>, borrowed by Renaissance painters from Roman Cupids. The cherubim that Ezekiel describes look nothing like it: they have four faces and four wings.</p>
<p>Angels belong to Judaism, Christianity and Islam alike, and the three differ about pictures. Many Muslims would not depict an angel such as Jibril at all, and many Jews and Muslims avoid tattooing altogether; worth knowing if the piece is meant to honour somebody of that faith.</p>`,
  faqItems: [
    {
      question: 'What is the difference between a guardian angel and an archangel in a design?',
      answer:
        'Posture and props. Guardians look down, hold or shelter; archangels stand frontal with armour, sword, scales or trumpet.',
    },
    {
      question: 'Are wings on the back better large or small?',
      answer:
        'A pair that follows the shoulder blades needs to reach from the spine to the back of the arm to look natural, which is two or more long sittings. If you want it small, do one wing or a whole little figure rather than shrinking the pair.',
    },
    {
      question: 'How can an angel be a memorial without looking sad?',
      answer:
        'Give the figure an open gesture, such as releasing a bird or holding a favourite flower, and put the name in small lettering below it. A bowed head and a gravestone are choices, not a must.',
    },
    {
      question: 'Does a face stay sharp in a small angel?',
      answer:
        'A face below about 3 cm loses its eyes first. Under that size turn the head away or into profile, or let hair fall over it.',
    },
    {
      question: 'What does a fallen angel mean?',
      answer:
        'For most people it is grief, guilt or rebellion, after John Milton’s Paradise Lost of 1667 and the paintings it inspired. It is not automatically a satanic image, though some churchgoers will read it so.',
    },
  ],
}
