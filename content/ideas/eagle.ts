import type { Idea } from '#content/ideas/idea.ts'

export const eagle: Idea = {
  name: 'Eagle',
  tags: ['eagle', 'bald-eagle', 'golden-eagle', 'eagle-head'],
  description:
    'A diving, perched or wide-winged eagle, for freedom, clear sight and pride in a country, a regiment or a family.',
  meaning: `<p>High flight and hard eyes have made the eagle a sign of <strong>freedom, watchfulness and rule</strong> almost everywhere that eagles live. It was the bird of Zeus and Jupiter; Pliny writes that Marius made it the first standard of the Roman legions in 104 BC. Byzantium, the Holy Roman Empire, Russia, Serbia and Albania took it over with two heads.</p>
<p>On the Great Seal of the United States it has held olive branch and arrows since 1782, and American tattooists have put it across chests since the days of the first electric machines. In Mexico the eagle on a cactus recalls the founding of Tenochtitlan by the Mexica, by tradition in 1325. Because it is a state emblem so often, check which country’s pose you are borrowing. An eagle with spread wings on a wreath is also the form the Nazis used; keep the wreath and that stiff pose out of it.</p>
<p>For many Native American nations the eagle is holy and its <strong>feathers are given for deeds and for ceremony</strong>. United States law lets only enrolled members of recognised tribes hold them for religious use. A war bonnet or a feather of honour on somebody who was not given one causes real offence. Eagle crests of the Haida, Tlingit and Tsimshian belong to their lineages, as does the formline style they are drawn in.</p>`,
  faqItems: [
    {
      question: 'How wide must an eagle with open wings be?',
      answer:
        'Across the chest or upper back, from one shoulder to the other. Squeezed into 10 cm the flight feathers become stripes; at that size choose a head or a folded bird.',
    },
    {
      question: 'Bald or golden eagle: does it matter?',
      answer:
        'It does to those who know. The bald eagle has a white head and tail and stands for the United States; the golden is brown all over and fits Mexico, Germany, Scotland or the steppe.',
    },
    {
      question: 'How is a white head done without white ink?',
      answer:
        'By leaving the skin bare and drawing the shadows under each feather clump. White ink laid in later often yellows, so skin is the better white.',
    },
    {
      question: 'Does a chest eagle hurt?',
      answer:
        'The middle of the breastbone and the collarbones are the sore parts; the muscle beside them is milder. Artists commonly split it into outline, left and right.',
    },
    {
      question: 'What can an eagle hold?',
      answer:
        'Snake, rose, banner, anchor, branch. Keep talons and object large, since hands and claws are where small birds lose their drawing.',
    },
  ],
}
