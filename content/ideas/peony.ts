import type { Idea } from '#content/ideas/idea.ts'

export const peony: Idea = {
  name: 'Peony',
  tags: ['peony', 'botan', 'peony-bouquet'],
  description:
    'A heavy, many-petalled bloom from China and Japan. Worn for wealth, honour, a happy marriage, and because nothing fills skin so richly.',
  meaning: `<p>China calls it the king of flowers. In Tang times people of Chang’an and Luoyang went mad for it, and around 810 the poet Bai Juyi let an old farmer sigh that one bunch cost the taxes of ten households. It stands for <strong>wealth, honour and springtime love</strong>, and Luoyang still holds its festival every April.</p>
<p>In Japan <em>botan</em> became the great flower of the tattoo. Set with the lion in the <em>karajishi-botan</em>, it recalls the noh play <em>Shakkyō</em>, where lions dance among peonies; a daring beauty beside brute strength. It was in Kuniyoshi’s prints of tattooed heroes from 1827 and has been used to <strong>fill and link large pieces</strong> ever since, because its petals can be turned to any shape the body offers.</p>
<p>The western name remembers Paeon, who heals gods in Homer’s <em>Iliad</em>; European herbals prescribed the root for centuries. Victorian flower books gave it bashfulness. For wearers today it is mostly femininity without frailty, a wedding, a grandmother’s garden.</p>
<p>It is a secular flower with no ownership. If the piece is to be truly Japanese, leave season and partners to an artist who knows the rules; a peony with maple leaves, for instance, mixes early summer and autumn.</p>`,
  faqItems: [
    {
      question: 'How do peony and rose differ in a drawing?',
      answer:
        'Peony petals are wide with ragged, cupped edges and open in layers; a rose turns in a spiral. Leaves help too, as the peony’s are long and deeply cut.',
    },
    {
      question: 'Why do tattooers like peonies as filler?',
      answer:
        'They can be stretched, tipped or half hidden without looking wrong. A couple of blooms turn separate tattoos into a sleeve.',
    },
    {
      question: 'What size does one bloom need?',
      answer:
        'Palm-sized, 8 to 10 cm, so that petals have shadow between them. Small peonies become a cabbage.',
    },
    {
      question: 'Is red, pink or black better?',
      answer:
        'Deep red and magenta last and suit every skin tone. Soft pink looks loveliest when fresh, so anchor it with dark folds at the heart.',
    },
    {
      question: 'Where is it least painful?',
      answer:
        'Outer thigh, outer upper arm and calf, all well padded. Hip bone and ribs look wonderful with peonies and are distinctly sharper.',
    },
  ],
}
