import type { Idea } from '#content/ideas/idea.ts'

export const samurai: Idea = {
  name: 'Samurai',
  tags: ['samurai', 'ronin', 'samurai-helmet', 'katana', 'samurai-mask'],
  description:
    'A warrior in lacquered armour, a helmet and mask, or a lone swordsman. For discipline, loyalty and courage under a code.',
  meaning: `<p>People wear the samurai for <strong>discipline, loyalty, and keeping one’s word</strong>. A masterless <em>rōnin</em> adds loneliness; a woman with a halberd, such as Tomoe Gozen of the <em>Tale of the Heike</em>, adds another kind of courage.</p>
<p>Warrior houses rose in Japan from about the tenth century, ruled from the twelfth, and were abolished as a class in the 1870s; the right to carry swords went in 1876. What is sold as an ancient code was largely put into words for foreigners in 1900, when Nitobe Inazō wrote <em>Bushidō</em> in English. Musashi’s <em>Book of Five Rings</em>, from about 1645, is a sword teacher’s own voice.</p>
<p>Real samurai <strong>rarely wore tattoos</strong>. Those belonged to Edo’s firemen, labourers and gamblers, who loved Kuniyoshi’s warrior prints, and from 1720 the state also tattooed criminals. Japan banned the practice from 1872 to 1948, and many baths and gyms still turn tattooed guests away, so think of that before you travel.</p>
<p>Details are somebody’s. <strong>Family crests (<em>mon</em>) belong to families</strong>; a helmet crest such as Date Masamune’s great crescent is a portrait. The horned <strong>Hannya</strong> often shown beside him is a noh mask of a woman turned demon by jealousy and grief, not a samurai’s mask; the snarling iron face of the armour is a <em>menpō</em>. Rising-sun rays behind the figure pull in wartime memories and are better replaced by waves, wind or blossom.</p>`,
  faqItems: [
    {
      question: 'How much room does an armoured figure need?',
      answer:
        'Lacing and plates are small parts, so a full figure wants a back, thigh or full sleeve. On a forearm take helmet and mask only.',
    },
    {
      question: 'Which flowers and creatures go with a samurai?',
      answer:
        'Cherry blossom for a short life, chrysanthemum for endurance, tiger and dragon for rivals, koi for effort. Stay within one season.',
    },
    {
      question: 'May I use a family crest I like?',
      answer:
        'Better not: it names a living family, and some crests are the imperial house’s or a shrine’s. An invented simple mark does the job.',
    },
    {
      question: 'Is Japanese lettering with it a good idea?',
      answer:
        'Only if a reader of Japanese has checked sense, stroke order and direction. One well-written character beats a sentence from a translation page.',
    },
    {
      question: 'Black and grey or Japanese colour?',
      answer:
        'Black and grey gives a film-still mood. Colour in the woodblock manner, with indigo, vermilion and bare skin, reads from farther away.',
    },
    {
      question: 'Does the mask need to be symmetrical?',
      answer:
        'Slightly turned is easier and livelier. A frontal mask on a muscle will look lopsided whenever you flex.',
    },
  ],
}
