import type { Idea } from '#content/ideas/idea.ts'

export const phoenix: Idea = {
  name: 'Phoenix',
  tags: ['phoenix', 'firebird', 'ho-o', 'fenghuang'],
  description:
    'A bird of fire with a long tail, rising. The plainest sign there is for having burned down and stood up again.',
  meaning: `<p>People come to the phoenix after the worst year of their life. It means <strong>rebirth</strong>, and hardly anybody needs it explained.</p>
<p>Herodotus wrote of it in the fifth century BC: a bird like an eagle, red and gold, that comes from Arabia to Heliopolis in Egypt every five hundred years. He adds that he has only seen it in pictures. The Egyptian model was probably the <em>bennu</em>, a heron tied to the sun. Fire came into the story in Roman times; around the end of the first century the letter of Clement of Rome already uses the bird as an argument for resurrection.</p>
<p>The East Asian “phoenix” is <strong>another creature</strong>. The Chinese <em>fenghuang</em> never burns: it appears when rule is just, stands for the empress, and makes a couple with the dragon. Japan calls it <em>hō-ō</em>; two of bronze crowned the roof of the Phoenix Hall at Uji, built in 1053. In Japanese tattooing it has a pheasant’s head and trailing tail plumes and rises among paulownia leaves. Russia’s firebird and the Persian Simurgh are cousins with tales of their own.</p>
<p>Choose the tradition first. Ash and flame belong to the western bird; clouds, paulownia and calm belong to the eastern one.</p>`,
  faqItems: [
    {
      question: 'How large should a phoenix be?',
      answer:
        'The tail needs length: thigh to hip, back, side or a full upper arm. Below 10 cm, choose a stylised outline with three tail plumes.',
    },
    {
      question: 'Is a phoenix good for covering an old tattoo?',
      answer:
        'Often yes, since feathers and flames can go dark wherever needed. Bring a photo of the old piece; black lettering sets where the body must lie.',
    },
    {
      question: 'Must it be red and orange?',
      answer:
        'No. Blue flame, black with one red accent, or pure black and grey work well. If you choose the warm range, yellow should be the smallest part, because it fades soonest.',
    },
    {
      question: 'Does it have to rise upwards?',
      answer:
        'A climbing bird makes the story clear, head towards the shoulder or the neck. One that looks back at its ashes is quieter and suits a memorial.',
    },
    {
      question: 'Over scars: possible?',
      answer:
        'Feathers are forgiving on uneven skin. Scars should be fully settled, usually a year or older, and an artist has to see them in person before promising anything.',
    },
    {
      question: 'How do I keep flames and feathers apart?',
      answer:
        'Give them different edges: feathers with ribs and rounded tips, flames with smooth, hooked ones. If both are drawn alike the bird dissolves.',
    },
  ],
}
