import type { Idea } from '#content/ideas/idea.ts'

export const arrow: Idea = {
  name: 'Arrow',
  tags: ['arrow', 'crossed-arrows', 'bow-and-arrow', 'arrowhead'],
  description:
    'A slim shaft, a point and a few feathers. People choose it for direction, for friends who stand by each other, or for a sharp turn in life.',
  meaning: `<p>A line that knows where it is going: that is why the arrow works so well as a small tattoo. It stands for <strong>direction and resolve</strong>, and the popular saying that an arrow must be pulled back before it can fly has made it a sign of setbacks overcome. Two crossed arrows are generally given to friends or siblings.</p>
<p>Older stories point in several directions. In Greek myth Apollo’s arrows bring plague and Eros’s bring love; Saint Sebastian, shot with arrows under Diocletian, was prayed to against plague. The Japanese lord Mōri Motonari is said to have shown his sons that one arrow snaps easily while three held together do not. At New Year, Japanese shrines sell <em>hamaya</em>, arrows that break bad luck.</p>
<p>Charts that give “Native American meanings” for broken, crossed or bundled arrows are everywhere and almost never name a nation or a source. Treat them as modern decoration. If a pattern, a wrap or a type of point comes from a particular people, ask somebody of that people before wearing it.</p>
<p>Two arrow signs have politics attached. Three parallel arrows pointing down to the left were the emblem of Germany’s anti-Nazi Iron Front in 1932. The arrow-shaped <strong>Tyr rune</strong> (ᛏ) was used by Nazi organisations and is used by far-right groups today; outside a clearly Norse design it can be misread.</p>`,
  faqItems: [
    {
      question: 'Why do small arrows blur so quickly?',
      answer:
        'Because everything in them is parallel and close: barbs, wraps, a double shaft. Leave at least a millimetre of bare skin between lines and simplify the fletching to five or six cuts a side.',
    },
    {
      question: 'Which way should the arrow point?',
      answer:
        'There is no rule. Pointing away from the heart or up the limb reads as going outwards; on the forearm many people have it point towards the hand so that it leads where they reach.',
    },
    {
      question: 'Is a single arrow too thin for a big area?',
      answer:
        'On its own it looks stranded on a back or thigh. Run it along a bone such as the collarbone, forearm or spine, or let something cross it: a sprig, a moon, a second arrow.',
    },
    {
      question: 'Does an arrow on the ribs hurt?',
      answer:
        'The ribs are among the sorer places, but a single straight shaft is quick, often under an hour. Breathing also moves the skin there, so have the stencil checked while you stand and breathe normally.',
    },
    {
      question: 'What goes well with an arrow?',
      answer:
        'Things that can be pierced, tied on or flown past: a heart, a compass, feathers, a constellation, or initials in place of the wrap.',
    },
  ],
}
