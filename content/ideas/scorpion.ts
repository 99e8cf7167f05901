import type { Idea } from '#content/ideas/idea.ts'

export const scorpion: Idea = {
  name: 'Scorpion',
  tags: ['scorpion', 'scorpio', 'scorpion-tail'],
  description:
    'Claws in front, sting above. For Scorpios, for self-defence, and for those who have learned to carry their own antidote.',
  meaning: `<p>Left alone it does nothing. Pressed, it strikes: so the scorpion stands for <strong>self-defence, intensity and survival</strong>, and for those born between late October and late November.</p>
<p>Egypt feared it and so made it a guardian. The goddess <strong>Serket</strong> wears one on her head and protects the dead; on the Metternich Stela, of the fourth century BC, Isis walks with seven scorpions, and the text was used to treat stings. A king called Scorpion is pictured on a macehead from about 3100 BC. In the <em>Epic of Gilgamesh</em> scorpion-people guard the gate of the sun. The Babylonians had the constellation by 1000 BC, and Greek poets tell how its sting killed Orion, which is why one sets as the other rises.</p>
<p>Weavers in Anatolia still work a scorpion figure into kilims against the real thing: <strong>like keeps off like</strong>. The fable of the scorpion and the frog is not by Aesop. In that form it turns up in a Russian novel of 1933 (Persian writers have an older one with a turtle), and it became known through Orson Welles’s film <em>Mr. Arkadin</em> in 1955.</p>
<p>There are no sacred claims on it today. Some prison systems use scorpions in their own codes, with meanings that change from place to place; on neck or hand it draws more attention than on the shoulder.</p>`,
  faqItems: [
    {
      question: 'How do I show I mean the star sign?',
      answer:
        'Use the glyph, an M with an arrow tail, or the constellation with its bright red heart Antares. The animal alone says danger first.',
    },
    {
      question: 'Which way up should the tail be?',
      answer:
        'Raised over the back when ready to strike, curled to the side when resting. The curve can follow a shoulder, ankle or collarbone.',
    },
    {
      question: 'What about scorpions seen from above?',
      answer:
        'It is the clearest view, with eight legs and two claws spread like a diagram. Make the claws bigger than life for balance.',
    },
    {
      question: 'Can it be tiny?',
      answer:
        'From 2.5 cm, in solid black. Legs drawn as single strokes need gaps of a millimetre.',
    },
    {
      question: 'Does it suit colour?',
      answer:
        'Black with a few amber highlights is plenty. Blue-green works as a joke for those who know that scorpions glow under ultraviolet light.',
    },
  ],
}
