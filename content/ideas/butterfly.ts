import type { Idea } from '#content/ideas/idea.ts'

export const butterfly: Idea = {
  name: 'Butterfly',
  tags: ['butterfly', 'semicolon-butterfly', 'monarch-butterfly', 'blue-butterfly'],
  description:
    'Open wings, from a tiny outline to a full monarch. Worn for change, for a soul remembered, or simply because it sits so prettily on a body.',
  meaning: `<p>Egg, caterpillar, chrysalis, wings: the butterfly is the shortest way to say <strong>I am not who I was</strong>. People take it after illness, divorce, coming out, getting sober or growing up, and just as often because they like butterflies, which is reason enough.</p>
<p>The link to the soul is old and well attested. Ancient Greek used one word, <em>psyche</em>, for both soul and butterfly, and artists of the Roman period gave Psyche butterfly wings. In central Mexico the Nahua pictured dead warriors as butterflies and hummingbirds, as Bernardino de Sahagún’s informants told him in the sixteenth century; monarchs reach the forests of Michoacán around the Day of the Dead, and people there still greet them as visiting souls. In Japan the swallowtail was the crest of the Taira family.</p>
<p>A <strong>semicolon whose dot and tail become a butterfly’s body</strong> has a particular meaning. It grew out of Project Semicolon, begun in 2013 by Amy Bleuel: the mark an author sets where a sentence might have stopped, and then goes on. It is worn by people who have lived through thoughts of suicide or lost somebody to it, so expect others to recognise it and perhaps to talk to you about it.</p>`,
  faqItems: [
    {
      question: 'Which butterfly should I ask for?',
      answer:
        'Monarch for journeys and for Mexico’s returning souls, morpho for strong blue, swallowtail for the long tails, cabbage white for something modest. Naming a species gives the artist a real wing pattern to follow.',
    },
    {
      question: 'Will the wing pattern last when it is small?',
      answer:
        'Under 3 cm keep the outline, the body and two or three cells per wing. A true monarch with its white dots wants 6 cm or more.',
    },
    {
      question: 'Do blue and purple butterflies fade faster?',
      answer:
        'Deep blue and violet keep well; pale lilac, yellow and white go first. A black rim around every cell carries the design even after the tints soften.',
    },
    {
      question: 'What is a good place for a single butterfly?',
      answer:
        'Anywhere with a gentle curve: shoulder blade, back of the upper arm, above the ankle. Set it at a slight angle, as if it had just landed, rather than straight like a pinned specimen.',
    },
    {
      question: 'Are lower-back butterflies really in fashion again?',
      answer:
        'Yes, the lower-back pieces of the 1990s and 2000s are asked for once more, usually with long symmetrical curves left and right of the wings. The skin there takes lines well but stretches with pregnancy and weight.',
    },
  ],
}
