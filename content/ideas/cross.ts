import type { Idea } from '#content/ideas/idea.ts'

export const cross: Idea = {
  name: 'Cross',
  tags: ['cross', 'crucifix', 'celtic-cross', 'latin-cross'],
  description:
    'Two lines and two thousand years of belief. For faith, remembrance or heritage, from a bare outline to wood, stone or knotwork.',
  meaning: `<p>For Christians the cross is <strong>death overcome</strong>, and the commonest confession of faith on skin. It is also a memorial: a name, two dates, a rosary. Early Christians hardly drew it; it spread after Constantine, in the fourth century, as crucifixion itself went out of use.</p>
<p>Tattooed crosses have an unbroken history few symbols can match. <strong>Copts in Egypt</strong> wear a small one on the inner wrist, often from childhood, as a mark that cannot be taken away. Pilgrims to Jerusalem have had them done for centuries: a diary of 1484 mentions them on a dead knight, Jean de Thévenot describes in 1658 how his own were made, and the Razzouk family still works there with old wooden stamps. Catholic women in Bosnia marked hands and arms with crosses, <em>sicanje</em>, and Ethiopian and Eritrean Christians may wear one on the forehead. These are community marks: admire them, and do not imitate them as style.</p>
<p>Forms matter. Ringed high crosses stood in Ireland by the ninth century. The upside-down cross is <strong>Saint Peter’s</strong>, now also a sign of irreligion. A short ringed cross with equal arms is used by white supremacists; one with a long foot and knotwork is not. The Iron Cross is a German medal with a Nazi past, and three rays over a small cross between thumb and finger, the pachuco cross, is a Mexican American gang-era mark.</p>
<p>Some Christians read Leviticus 19:28 as forbidding all tattoos; most churches leave it to conscience.</p>`,
  faqItems: [
    {
      question: 'Which cross fits which tradition?',
      answer:
        'A long foot is Latin and western, equal arms are Greek, three bars with the lowest one slanted are Russian Orthodox. A ring with knotwork is Irish or Scottish, and flared arms are Coptic or Maltese, depending on the ends.',
    },
    {
      question: 'How do I keep it from looking stiff?',
      answer:
        'Give it a material, such as rough wood, forged iron or weathered stone, or let a plant, ribbon or rosary fall across it. Light from one side does the rest.',
    },
    {
      question: 'What is a good size for a first cross?',
      answer:
        'Three to four centimetres on the inner forearm or behind the shoulder. Thin outlines need both lines at least 2 mm apart.',
    },
    {
      question: 'Does a cross on the hand or finger mean something?',
      answer:
        'On the wrist it recalls Coptic custom; between thumb and index finger with rays it is the pachuco cross. Elsewhere it is simply faith, though hand ink wears off faster.',
    },
    {
      question: 'How do I add a name and dates?',
      answer:
        'Along the crossbar or on a ribbon at the foot, in letters at least 5 mm high. Roman numerals take more width than people expect.',
    },
    {
      question: 'Is it right to wear one if I do not believe?',
      answer:
        'People do, for a grandmother or for heritage. A crucifix with the body of Christ is more clearly devotional than a bare cross.',
    },
  ],
}
