import type { Idea } from '#content/ideas/idea.ts'

export const medusa: Idea = {
  name: 'Medusa',
  tags: ['medusa', 'gorgon', 'gorgoneion'],
  description:
    'A woman’s face crowned with snakes. Worn as protection, as anger turned into strength, and by many survivors of sexual violence.',
  meaning: `<p>She was put on doors, ovens, shields and graves of archaic Greece to scare off harm: a round grinning face with fangs, the <strong>gorgoneion</strong>, common from the seventh century BC. Protection is the oldest meaning of Medusa, and still a good one.</p>
<p>Her story changed with the tellers. In Hesiod’s <em>Theogony</em> she is the mortal one of three Gorgon sisters. It is the Roman poet <strong>Ovid</strong>, around AD 8, who makes her a beautiful woman raped by the god of the sea in Minerva’s temple, and punished by the goddess with snakes for hair. Perseus then kills her for a king. Later art took the hero’s side, from Cellini’s bronze in Florence (1554) to countless shields and doorways; Caravaggio painted her at the moment she sees her own death, in the 1590s.</p>
<p>Readers of the last fifty years have looked at it from hers. The sculptor Luciano Garbati turned the scene round in 2008, showing Medusa holding the head of Perseus, and a cast stood opposite a New York court in 2020. Since then the tattoo has become known, above all through social media, as a sign worn by <strong>survivors of sexual assault</strong>: she was wronged, and nobody gets near her again.</p>
<p>You may wear her for myth, beauty or plain menace. Do know that strangers may take it as a disclosure, and that some will quietly show you theirs.</p>`,
  faqItems: [
    {
      question: 'Will people assume that I am a survivor?',
      answer:
        'Some will, particularly those who are survivors themselves. If that is not your story, a gorgon mask in the archaic Greek style reads more as myth.',
    },
    {
      question: 'Should her eyes be open, closed or blank?',
      answer:
        'Open eyes challenge, closed ones mourn, blank ones look like marble. Choose first, because everything else in the face follows from it.',
    },
    {
      question: 'How many snakes are enough?',
      answer:
        'Seven to twelve that can be told apart, with two or three heads in front. Thirty thin ones turn into hair.',
    },
    {
      question: 'Where does a Medusa portrait fit?',
      answer:
        'Thigh, upper arm, shoulder blade and forearm give her 12 cm or more. On the neck or hand the face will be too small to keep its expression.',
    },
    {
      question: 'What style suits her?',
      answer:
        'Black and grey like a broken statue, engraving lines, or bold traditional with green snakes. Fine line works if the face is kept to a few firm strokes.',
    },
  ],
}
