import type { Idea } from '#content/ideas/idea.ts'

export const sunflower: Idea = {
  name: 'Sunflower',
  tags: ['sunflower', 'sunflower-field'],
  description:
    'A broad golden head on a sturdy stem. For warmth, loyalty and turning towards the light, and a quiet sign for Ukraine or for Van Gogh.',
  meaning: `<p>It is hard to be gloomy at a sunflower. It stands for <strong>warmth, loyalty and looking towards the light</strong>, which young plants really do: they follow the sun by day until they bloom, and then mostly face east.</p>
<p>The plant is American. People of eastern North America were growing it more than four thousand years ago, and it came to Europe with Spanish ships in the sixteenth century. So the Greek tale of Clytie, turned by Ovid into a flower that follows the sun, cannot have meant this one. Van Gogh painted his vases of sunflowers at Arles in 1888 and wished them to say <strong>gratitude</strong>.</p>
<p>It is the flower of Ukraine, seen everywhere since 2022 as a sign of support; in 1996, when the country gave up its last nuclear warheads, ministers planted sunflowers at a former missile base at Pervomaisk. Since 2016 a lanyard of sunflowers on green, first used at Gatwick Airport, has told staff that the wearer has a disability that cannot be seen. Painted small and in that pattern it may be read so.</p>
<p>There are no taboos to watch. Its seeds are set in spirals, by the way, and artists who draw them properly count Fibonacci numbers.</p>`,
  faqItems: [
    {
      question: 'How do I stop the yellow from disappearing?',
      answer:
        'Use golden ochre and orange in the shadows, with a dark brown centre and firm black outlines. Pure lemon yellow is the weakest choice, above all on olive or dark skin.',
    },
    {
      question: 'Does a black and grey sunflower make sense?',
      answer:
        'Yes, thanks to its dark disc and pale petals. It looks like an old engraving and needs less care than colour.',
    },
    {
      question: 'What is a good size?',
      answer:
        'The seed disc asks for 2 cm of its own, so the flower comes to 6 cm or more. For less, draw it from the side, half open.',
    },
    {
      question: 'Where does the stem go?',
      answer:
        'Along the forearm, calf, spine or up the side with leaves to left and right. Without a stem it works as a round piece on shoulder, knee or elbow.',
    },
    {
      question: 'What pairs with it?',
      answer:
        'Bees, lavender, poppies, wheat, a name along the stem, or a semicolon. Roses next to it tend to fight for attention.',
    },
  ],
}
