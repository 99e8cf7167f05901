import type { Idea } from '#content/ideas/idea.ts'

export const dragon: Idea = {
  name: 'Dragon',
  tags: [
    'dragon',
    'western-dragon',
    'dragon-head',
    'japanese-dragon',
    'chinese-dragon',
    'welsh-dragon',
  ],
  description:
    'A winding water dragon of East Asia or a winged fire-breather of Europe. Worn for power, luck, protection and stubborn courage.',
  meaning: `<p>There are really <strong>two animals with one name</strong>. The East Asian dragon (<em>long</em> in Chinese, <em>ryū</em> in Japanese) is a long, wingless master of water and weather and on the whole brings good. The European dragon has wings, guards gold and is there to be fought. Decide which story you want before you decide on the pose.</p>
<p>Coiled dragon-like jades were carved by the Hongshan people of north-east China well before 3000 BC. Under the later dynasties the five-clawed dragon was the emperor’s and ordinary people could be punished for using it. Japanese painters usually draw three claws, and Japanese tattooing took its dragons above all from Utagawa Kuniyoshi’s prints of the heroes of the <em>Suikoden</em> (from 1827), among them Shishin with nine dragons on his skin.</p>
<p>In Europe the dragon killed by Saint George was made famous by the <em>Golden Legend</em> in the thirteenth century; the red dragon of Wales is told of in the ninth-century <em>Historia Brittonum</em> and has been on the national flag since 1959. Vietnamese, Korean, Bhutanese and Persian dragons each have a shape of their own: if yours stands for family, ask at home which one it is.</p>
<p>No faith forbids the dragon, and no people keeps it to itself. What is easily got wrong is mixture: bat wings on a river dragon, or a pearl in the claws of a Welsh one.</p>`,
  faqItems: [
    {
      question: 'Why does an Eastern dragon need so much space?',
      answer:
        'Its body is a rhythm of scales, back fin, belly plates and claws, and each scale wants 3 mm or more. A sleeve, thigh or back panel lets it coil; for a small piece take only the head and one claw.',
    },
    {
      question: 'Should the dragon climb or come down?',
      answer:
        'In Japanese work a rising dragon suggests ambition and effort, a descending one power coming to earth. Either way the head should face the front of the body, not your back.',
    },
    {
      question: 'How many claws should it have?',
      answer:
        'As a rule of thumb, three for Japan, four for Korea and for Chinese nobles, five for the Chinese emperor. Old art has exceptions, so it is custom rather than law.',
    },
    {
      question: 'What surrounds a dragon in traditional work?',
      answer:
        'Clouds, wind bars, waves, flames or a jewel for the Eastern kind, often with peony or maple. For the Western kind: rock, ruins, sword, storm.',
    },
    {
      question: 'Is colour or black and grey better for scales?',
      answer:
        'Black and grey keeps form at a distance for decades. In colour, choose one main hue, green, blue or red, with a paler belly, since scales in four colours break the body up.',
    },
    {
      question: 'How long does a full back dragon take?',
      answer:
        'Commonly 25 to 50 hours, spread over many months. Plan the outline in one or two long sittings so that the flow is set by one hand on one day.',
    },
  ],
}
