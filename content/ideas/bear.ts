import type { Idea } from '#content/ideas/idea.ts'

export const bear: Idea = {
  name: 'Bear',
  tags: ['bear', 'grizzly', 'polar-bear', 'bear-paw', 'bear-head'],
  description:
    'A bear’s head, a standing bear or a paw, for quiet strength, for standing by your young, and for coming back after a long winter.',
  meaning: `<p>Few animals are as easily read: a bear means <strong>strength that does not need to show off</strong>, and a mother bear with cubs means nobody should come between them. Because it sleeps through winter and walks out again in spring, it also stands for recovery.</p>
<p>In Europe the bear was a holy animal long before it was a toy. A Roman-age bronze found at Muri near Bern in 1832 shows the goddess Artio seated before a bear; her name comes from the Celtic word for the animal. The Norse <em>berserkr</em> was probably a “bear-shirt”, a warrior who took on the beast. Greek and Roman poets put the bear in the sky: Ovid tells how Callisto, turned into a bear, became Ursa Major.</p>
<p>For the Ainu of northern Japan the bear is a visiting god, sent home in the <em>iyomante</em> rite. Among the Haida, Tlingit and Tsimshian of the Pacific Northwest, <strong>bear crests belong to particular clans and houses</strong>; the right to show them is inherited. Bear drawings in that formline style, with its ovoids and U-shapes, should come from an artist of those nations and with their leave. The bear fetishes with a heart line are likewise the work of Zuni carvers.</p>
<p>A naturalistic, geometric or woodland bear is nobody’s property. Mountains, pines, salmon and a night sky keep it in its own country.</p>`,
  faqItems: [
    {
      question: 'Should the bear roar or look calm?',
      answer:
        'A roar is all teeth and wrinkles and wants space, 15 cm or more. A calm face says strength more quietly and still reads at 6 or 7 cm.',
    },
    {
      question: 'How is fur kept from turning into a grey patch?',
      answer:
        'By drawing it in clumps, dark at the root and open at the tip, with bare skin left along the brow and muzzle. Single hairs all over look rich on the day and flat after some years.',
    },
    {
      question: 'What does a bear paw mean by itself?',
      answer:
        'Usually a quiet version of the whole animal, or a mark for a father, mother or child with that nickname. A print with claws reads as bear; without them people see a dog.',
    },
    {
      question: 'Where do bears sit well?',
      answer:
        'The head is broad, so shoulder, upper arm, chest and thigh suit it. A walking bear is long and fits the forearm or ribs.',
    },
    {
      question: 'Which scene can go inside a bear outline?',
      answer:
        'Forest, peaks and a river are the usual double exposure. Keep the horizon above the snout and leave the eye solid, or the animal disappears into the landscape.',
    },
  ],
}
