import type { Idea } from '#content/ideas/idea.ts'

export const dagger: Idea = {
  name: 'Dagger',
  tags: ['dagger', 'knife', 'stiletto', 'dagger-and-rose'],
  description:
    'A slim blade, often driven through a heart, rose or snake. Worn for courage, betrayal survived, or the wish to cut something off for good.',
  meaning: `<p>A dagger is a weapon for close quarters, which makes it personal. Through a <strong>heart</strong> it is love gone wrong; through a <strong>rose</strong> it is beauty with a price, or grief; through a <strong>snake</strong> it is an enemy or a habit put down; through a <strong>skull</strong> it is death looked in the eye. These pairings became standard in American and British flash in the first half of the twentieth century and still read at a glance.</p>
<p>History supplies both heroes and murderers. After Caesar’s death Brutus struck a coin, in 42 BC, with two daggers and a cap of liberty. In Christian art a blade through the heart belongs to Mary, after Simeon’s words in Luke 2:35, so a pierced heart with rays or tears is not only romantic. The Fairbairn–Sykes knife, first issued in 1941, became the badge of British commandos and of units formed after them; with scrolls or lettering it is a military emblem to be left to those who served.</p>
<p>Some placements are read as a code. In the drawings of Soviet prison tattoos collected by the warder Danzig Baldaev, a <strong>dagger that seems to pass through the neck</strong> announces a killing. Prison codes change and are never certain, but the neck is the one position worth avoiding if you want no such story told about you.</p>`,
  faqItems: [
    {
      question: 'What makes a dagger look like a dagger and not a kitchen knife?',
      answer:
        'Two edges, a clear crossguard and a pommel. A line or groove down the middle of the blade, dark on one side and bare on the other, gives it its steel.',
    },
    {
      question: 'Where does the long shape work best?',
      answer:
        'Forearm, shin, outer thigh and along the breastbone, point down. A blade along the ribs is possible but the skin there is sore to work and moves with every breath.',
    },
    {
      question: 'Does a dagger through a rose have a fixed meaning?',
      answer:
        'Not fixed. Most read it as love that hurt or loyalty to the last; some theatre people take it for Romeo and Juliet. The wearer decides.',
    },
    {
      question: 'How do I keep the handle from turning muddy?',
      answer:
        'Limit it to one pattern, a wrap or a gem or engraving, and give that pattern solid blacks. Three ornaments on a grip two centimetres long will not stay apart.',
    },
    {
      question: 'Are blood drops a good idea?',
      answer:
        'Two or three in solid red are traditional and readable. A splash fades to something like a rash, so keep drops few, outlined and away from moles and scars.',
    },
  ],
}
