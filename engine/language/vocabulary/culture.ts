/** Culture or meaning to be careful with: a note for the person, and the words that call for it after " :: ". */
export const CULTURAL_NOTES = `
Tā moko, pe‘a, kākau and batok belong to living peoples and carry family, rank and story, so we do not generate them. We can draw an ornamental band of our own instead; for the real thing, ask a tattooer of that people. :: moko, ta moko, moko kauae, pe a, peʻa, pe'a, malu, kakau, kakau uhi, batok, batek, kalinga tattoo
Maori and Polynesian patterns carry family and rank: we draw only an ornamental pattern inspired by their bands, and a tattooer of that tradition can make the real one. :: maori, polynesian, samoan, tongan, marquesan, hawaiian tribal, polinesio, polinesia, polynesisch, polynésien
Native American dress and symbols belong to living peoples; a headdress is earned, not decorative. :: native american, indian chief, headdress, headress, war bonnet, indian headdress, native chief
A sacred image for Buddhists; on the lower body or feet it is felt as an insult in several countries. :: buddha, buddah, budha, buda, bouddha
A sacred Hindu image; below the waist it is felt as disrespectful. :: ganesha, ganesh, shiva, kali, krishna, hanuman, vishnu, om, om symbol, om sign, aum
Have the characters checked by a native reader; we do not translate into another script. :: kanji, chinese letters, chinese characters, chinese symbol, japanese writing, japanese letters, japanese characters, arabic writing, hebrew, sanskrit, arabic calligraphy, hangul
A hate symbol in most of the world; we do not draw it. :: swastika, 1488, ss bolts, totenkopf ss, confederate flag, white power
A character owned by a company; we can draw the idea, not the character. :: pikachu, pokemon, mickey mouse, harry potter, deathly hallows, star wars, batman, superman, spiderman, spider man, naruto, disney, hello kitty, snoopy, stitch, simba, goku, dragon ball, winnie the pooh, marvel, minion, minions, bart simpson, homer simpson, jack skellington, peaky blinders
Sak Yant designs are blessed by a monk or master; a copy has not that meaning. :: sak yant
`
