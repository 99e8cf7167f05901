import type { Idea } from '#content/ideas/idea.ts'

export const anchor: Idea = {
  name: 'Anchor',
  tags: ['anchor', 'fouled-anchor', 'ship-anchor', 'nautical-anchor'],
  description:
    'A ship’s anchor, plain or wound with rope. People wear it for steadiness, for the sea, and for whoever keeps them in place when the weather turns.',
  meaning: `<p>An anchor is the one piece of a ship that is there to hold still, and that is nearly always what the wearer means: <strong>steadiness</strong>, a home port, a person or a promise you are tied to. Paired with a name or a date it says who does the holding.</p>
<p>The picture is much older than sailors’ flash. Christians cut anchors into tomb slabs in the catacombs of Rome in the second and third centuries, and the Letter to the Hebrews (6:19) calls hope “an anchor of the soul”. An anchor whose ring and bar read as a cross still carries that second meaning for many believers.</p>
<p>At sea the habit is well recorded. From 1796 American seamen could carry papers that proved their citizenship, and clerks wrote down tattoos as identifying marks; when the historian Ira Dye studied those files in 1989, initials and anchors stood at the top of the list. The often repeated rule that an anchor is <em>earned</em> by crossing the Atlantic is sailors’ lore: it is told everywhere, but nobody has found where it was ever laid down.</p>
<p>A <strong>fouled anchor</strong>, with rope or chain wrapped round the shank, comes from the seal of England’s Lord High Admiral in the reign of Elizabeth I. With the letters USN over it, it is the badge of a chief petty officer in the United States Navy. Rope alone is free for everyone; rank badges are better left to those who held them.</p>`,
  faqItems: [
    {
      question: 'Do I need to have been a sailor to wear an anchor?',
      answer:
        'No. It has been a religious and a family emblem for as long as a naval one. Leave out ranks, ship names and service letters that you did not serve under.',
    },
    {
      question: 'How small can an anchor go?',
      answer:
        'A bare outline works from about 2 cm, because the shape is known from its silhouette alone. Rope needs room: give each twist at least 2 mm or it closes into a grey band within a few years.',
    },
    {
      question: 'What does an anchor with a rope or chain mean?',
      answer:
        'An unfouled anchor is ready to drop; a rope around it shows it has been used, so many people read it as a hard time come through. In naval heraldry the rope simply marks the old Admiralty badge.',
    },
    {
      question: 'Which spots suit the shape?',
      answer:
        'It is tall and symmetrical, so it sits well on the outer forearm, the back of the calf or the shin. On the inner wrist the flukes bend with the tendons, so keep it narrow there.',
    },
    {
      question: 'Should I choose black or the old red, blue and gold?',
      answer:
        'Solid black with a little bare skin as highlight ages best. In the classic palette, let the colour fill banners and roses and keep the iron itself black, so that the shape holds when the colours soften.',
    },
  ],
}
