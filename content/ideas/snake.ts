import type { Idea } from '#content/ideas/idea.ts'

export const snake: Idea = {
  name: 'Snake',
  tags: ['snake', 'serpent', 'cobra', 'viper', 'ouroboros'],
  description:
    'A coil, a striking head or a ring biting its tail. Worn for shedding the old skin, for danger, healing and temptation.',
  meaning: `<p>It sheds its skin whole, so nearly everywhere the snake stands for <strong>renewal</strong>. It also kills without a sound, so it stands for danger. A good snake tattoo keeps some of both.</p>
<p>The ring that bites its tail, the <strong>ouroboros</strong>, is first known from a gilded shrine in the tomb of Tutankhamun, fourteenth century BC, and later circled through Greek alchemy as “all is one”. The healer’s staff of Asclepius has one snake. The winged staff with two, Hermes’ caduceus, became a medical sign mainly because the United States Army’s medical corps adopted it in 1902; if you are a nurse or doctor, choose the single one. In Genesis the serpent tempts, in Numbers 21 a bronze one heals.</p>
<p>In India cobras shelter gods, and in Buddhist story the naga Mucalinda spreads its hoods over the meditating Buddha. In Japan a white snake serves Benzaiten and brings money luck. Mexico’s feathered serpent Quetzalcoatl is a god. The <strong>Rainbow Serpent</strong> belongs to Aboriginal nations of Australia, each with its own law about who may paint it: not a design to take from a picture search.</p>
<p>A coiled rattlesnake with “Don’t tread on me” is the Gadsden flag of 1775, and in today’s United States it is a political statement.</p>`,
  faqItems: [
    {
      question: 'Why are snakes so often wrapped round arms and legs?',
      answer:
        'The form was made for it, and hiding part of the body makes it look real. Have the stencil drawn on the limb by hand, since a flat drawing rarely meets itself.',
    },
    {
      question: 'Do I have to show every scale?',
      answer:
        'No. Scales along one side and a clean belly read better than a full net. On small snakes use bands or diamonds only.',
    },
    {
      question: 'What does a snake with a dagger, rose or skull mean?',
      answer:
        'With a dagger it is an enemy overcome, with a rose beauty that bites, with a skull life that goes on after death. These are habits of old flash sheets and nobody enforces them.',
    },
    {
      question: 'Which species should it be?',
      answer:
        'Cobra for the hood, rattlesnake for the tail, viper for the triangular head, python for long smooth coils. The head shape carries most of the character.',
    },
    {
      question: 'Can a snake be a small tattoo?',
      answer:
        'Yes, as a simple S with a tapering tail, 3 cm or more. Make the line thick and let only the tail go thin.',
    },
    {
      question: 'Does it bring bad luck in some cultures?',
      answer:
        'Some Christians will think of the tempter in Genesis before anything else. In China and Japan it is mostly lucky, and one of the zodiac years.',
    },
  ],
}
