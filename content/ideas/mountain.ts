import type { Idea } from '#content/ideas/idea.ts'

export const mountain: Idea = {
  name: 'Mountain',
  tags: ['mountain-range', 'mountain', 'mountains', 'peak', 'mount-fuji'],
  description:
    'A single peak or a long ridge line, for a climb that was hard, a home country, or the quiet that is only found up there.',
  meaning: `<p>Mountains are for things that were <strong>hard to get over and worth the view</strong>. Climbers wear the ridge they climbed; others wear the hills they grew up under, or a summit as a private word for an illness, a degree, a year without drink.</p>
<p>Many peaks are holy to somebody. Kailash in Tibet is sacred to Hindus, Buddhists, Jains and Bon and no ascent of it is recorded; pilgrims walk round it. Fuji has shrines on its slopes and crater rim and entered the World Heritage list in 2013 for its place in faith and art; Hokusai drew it in his <em>Thirty-six Views</em> around 1830. Four mountains mark the homeland of the Navajo. In Aotearoa, Māori name their mountain when they introduce themselves, and Aoraki is an ancestor of Ngāi Tahu. A skyline is free to draw, but <strong>patterns or names that belong to such a place</strong> are worth asking about first.</p>
<p>For a truly personal ridge, trace a photograph or use the height profile of a route you walked. People who know the range will recognise it from across the room; everyone else sees a good line.</p>`,
  faqItems: [
    {
      question: 'How do I get the real outline of my mountain?',
      answer:
        'Bring a photo taken from where you stood, with clear sky behind. The artist traces the skyline and exaggerates the height a little, because skin flattens it.',
    },
    {
      question: 'Can a mountain be a single line?',
      answer:
        'Yes, and it is one of the few designs that works as one. Use a line of normal thickness; a hairline ridge loses its small teeth first.',
    },
    {
      question: 'Where does a range run well?',
      answer:
        'Round the forearm or ankle as a band, along the collarbone, or over the ribs. On a full band, decide where the ends meet, since arms taper and the horizon will step there.',
    },
    {
      question: 'What can be added without crowding it?',
      answer:
        'Pines at the foot, a moon or sun disc, contour lines, coordinates, the reflection in a lake. One of them is usually enough.',
    },
    {
      question: 'How is snow done?',
      answer:
        'It is bare skin. Shade the shadow side of each face in black or dots and leave the lit side alone.',
    },
  ],
}
