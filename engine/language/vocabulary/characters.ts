/** Characters that a company owns: we draw the idea, never the character, and what people call them. How a line reads is told in `lexicon.ts`. */
export const CHARACTERS = `
none owned (rabbit): alice in wonderland, mad hatter, bugs bunny
none owned (dog): snoopy, scooby doo, goofy, pluto dog, bluey, courage the cowardly dog
none owned (cat): hello kitty, garfield, cheshire cat, pink panther, tom and jerry, salem cat, felix the cat
none owned (bear): winnie the pooh, pooh bear, baloo, care bear
none owned (wolf): wile coyote, wile e coyote
none owned (frog): kermit, kermit frog, kermit the frog
none owned (lion): simba, mufasa, lion king, the lion king
none owned (lightning): pikachu, pokemon, charizard, sonic, gengar
none owned (dragon): goku, dragon ball, dragonball, vegeta, toothless, dragon ball z, game of thrones
none owned (koi): finding nemo, dory
none owned (icon mouse): mickey mouse, minnie mouse, mickey, minnie
none owned (mermaid): ariel, little mermaid
none owned (star): harry potter, ghost rider, hogwarts, star wars, darth vader, baby yoda, yoda, grogu, marvel, stormtrooper, batman, superman, spiderman, spider man, iron man, deadpool, naruto, sasuke, itachi, one piece, luffy, zoro, anime character, disney, stitch, lilo, lilo and stitch, bart simpson, homer simpson, the simpsons, spongebob, patrick star, zelda, mario, super mario, jack skellington, nightmare before christmas, pennywise, chucky, freddy krueger, groot, baby groot, minion, minions, totoro, ghibli, studio ghibli, peaky blinders, thomas shelby, rick and morty, demon slayer, tanjiro, sailor moon, joker batman, harley quinn, iron maiden, metallica, hulk, thanos, wolverine, venom, captain america, power rangers, transformers, optimus prime, gandalf, lord of the rings, frodo
`
