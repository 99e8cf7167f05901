import type { Idea } from '#content/ideas/idea.ts'

export const horse: Idea = {
  name: 'Horse',
  tags: ['horse', 'horse-head', 'stallion', 'mustang'],
  description:
    'A head in profile, a gallop or a single line. For freedom, trust between two beings, and a bond that riders know and others envy.',
  meaning: `<p>Freedom with a partner: that is what the horse means to most who wear one. <strong>Speed, pride, trust</strong> come with it, and for riders it is often one particular animal, drawn from a photograph, with the right blaze and the right ears.</p>
<p>Horses were painted in the Chauvet cave more than thirty thousand years ago and cut into the chalk at Uffington some three thousand years ago. Genetic work published in 2021 traces today’s domestic horses to the steppe around the lower Volga and Don, about 2200 BC. The <strong>frozen tombs of Pazyryk</strong> in the Altai, fifth to third century BC, held richly harnessed horses beside people whose own skin was tattooed with twisting animals.</p>
<p>Epona, a goddess from Gaul, was taken up by Roman cavalry; Odin rides eight-legged Sleipnir; Pegasus springs from Medusa’s blood. In Chinese a galloping horse wishes success on arrival. For the Lakota, Comanche and other Plains peoples horses changed everything, and the <strong>handprints, rings and bolts painted on war horses</strong> told of a rider’s own deeds. They are not a general pattern, so leave them off, or ask.</p>
<p>The saying that a raised hoof on a statue shows how the rider died does not survive a check of the statues.</p>`,
  faqItems: [
    {
      question: 'Can my own horse be tattooed from a photo?',
      answer:
        'Yes: take it at eye level, from the side or three quarters, in soft light. Mark what must be right, such as the star, the whorl and a torn ear.',
    },
    {
      question: 'What is the hardest part to draw?',
      answer:
        'Legs. If the artist is not at home with horses, choose a head and neck, or let the legs run into dust, grass or brushstrokes.',
    },
    {
      question: 'How well does a one-line horse age?',
      answer:
        'Very well when the line is firm and the curves are open. Tight loops at the muzzle and hooves are the first to close.',
    },
    {
      question: 'Where does a running horse fit?',
      answer:
        'Along ribs, thigh, forearm or shoulder blade, galloping towards the front of the body. Leave room before the nose so that it has somewhere to run.',
    },
    {
      question: 'What is the meaning of a horseshoe with it?',
      answer:
        'Luck; in Britain and Ireland most hang it open side up, so that the luck stays in. Elsewhere it hangs the other way and pours the luck out over you.',
    },
  ],
}
