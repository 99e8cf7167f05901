import type { Idea } from '#content/ideas/idea.ts'

export const tiger: Idea = {
  name: 'Tiger',
  tags: ['tiger', 'bengal-tiger', 'tiger-head', 'white-tiger'],
  description:
    'Stripes, weight and a straight look. Worn for courage, passion and protection, from Japanese backs to roaring chest pieces.',
  meaning: `<p>Where the lion is a king, the tiger is a <strong>force</strong>: courage, appetite, anger held in. In China it is the white guardian of the West, one of the four directions, and the pattern on its brow is read as 王, king. Children there wore tiger caps against evil. In Korea a tiger sits beside the mountain spirit, and folk painters made it look a little foolish, it is often said to tease the gentry.</p>
<p>Japan has no wild tigers. Its painters worked from Chinese pictures, imported skins and house cats, which explains the lovely bend of the <em>irezumi</em> tiger; with bamboo and wind it stands for strength that can yield, set against the dragon of water. The goddess Durga rides a tiger or a lion, so a many-armed rider makes it a religious image to be placed with care.</p>
<p>The <strong>Thai twin tigers and other sak yant</strong> are something else again. They are tattooed with blessings by a monk or <em>ajarn</em>, with rules the wearer promises to keep. Copied from a picture, the script is empty at best and wrong at worst. If you want one, go to a master and ask.</p>
<p>The animal itself is scarce: the IUCN’s count of 2022 put wild tigers at roughly 3,700 to 5,600. A fair number of people wear one for that reason.</p>`,
  faqItems: [
    {
      question: 'How are stripes drawn so that they look right?',
      answer:
        'They follow the form, thin where the body turns away and broken on the shoulder; no two sides match. Straight bars make a toy.',
    },
    {
      question: 'Roaring or calm?',
      answer:
        'An open mouth has great energy and needs 15 cm. A closed mouth with a fixed stare is more menacing than people expect, and ages better.',
    },
    {
      question: 'Where does a crawling tiger go?',
      answer:
        'Downwards on the shoulder and upper arm, on the thigh or over the back, with paws following the muscles. Head-down poses are traditional on the arm.',
    },
    {
      question: 'Is orange needed?',
      answer:
        'Not really, since stripes alone say tiger. On dark skin, solid black stripes with skin between them are the strongest version.',
    },
    {
      question: 'What should the background be?',
      answer:
        'Bamboo, wind bars, rocks and peony in Japanese work; leaves or plain black in modern pieces. Clouds and water belong rather to the dragon.',
    },
  ],
}
