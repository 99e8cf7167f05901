/** Symbols and signs, and what people call them. How a line reads is told in `lexicon.ts`. */
export const SYMBOLS = `
heart: heart, hearts, love heart, heart outline, red heart, tiny heart, heart shape ; es: corazon, corazoncito, corazones ; de: herz, herzen, herzchen ; fr: coeur, coeurs ; pt: coracao, coracaozinho, coracoes
broken-heart > heart: broken heart, heartbreak ; es: corazon roto ; de: gebrochenes herz ; fr: coeur brise ; pt: coracao partido
sacred-heart > heart/sacred: sacred heart, immaculate heart, heart of jesus, flaming heart, burning heart ; es: sagrado corazon ; de: herz jesu ; fr: sacre coeur ; pt: sagrado coracao
cross: cross, crucifix, christian cross, ornate cross, wooden cross, upside down cross, inverted cross ; es: cruz, crucifijo ; de: kreuz, kruzifix ; fr: croix, crucifix ; pt: cruz, crucifixo
cross/celtic: celtic cross, irish cross ; es: cruz celta ; de: keltisches kreuz ; fr: croix celtique ; pt: cruz celta
star: star, stars, sparkle, sparkles, starburst, little stars, star cluster, north star, stardust, glitter ; es: estrella, estrellas, estrellita, estrellitas ; de: stern, sterne, sternchen ; fr: etoile, etoiles ; pt: estrela, estrelas, estrelinha
star/shooting: shooting star, falling star, wishing star ; es: estrella fugaz ; de: sternschnuppe ; fr: etoile filante ; pt: estrela cadente
night-sky > galaxy > star: night sky, starry sky, starry night, van gogh starry night ; es: cielo estrellado, noche estrellada ; de: sternenhimmel ; fr: ciel etoile ; pt: ceu estrelado
star-of-david > star: star of david ; es: estrella de david ; de: davidstern ; fr: etoile de david ; pt: estrela de davi
pentagram > star: pentagram, pentacle, inverted pentagram ; de: pentagramm ; es: pentagrama
nautical-star: nautical star, sailor star, five point star ; es: estrella nautica ; de: nautischer stern ; fr: etoile nautique ; pt: estrela nautica
infinity: infinity, infinity symbol, infinity sign, eternity sign, eternity symbol, infinity loop ; es: infinito, simbolo infinito, simbolo del infinito ; de: unendlichkeitszeichen, unendlichkeit ; fr: infini, symbole infini ; pt: infinito, simbolo do infinito
semicolon-butterfly: semicolon, semi colon, semicolon butterfly ; es: punto y coma ; de: semikolon ; fr: point virgule ; pt: ponto e virgula
heartbeat: heartbeat, heartbeat line, heart beat, ecg, ekg, pulse, pulse line, lifeline, heart rate line ; es: latido, linea de vida ; de: herzschlag ; fr: battement de coeur ; pt: batimento cardiaco
yin-yang: yin yang, ying yang, yin and yang, ying and yang, taijitu ; es: yin y yang ; de: yin und yang, ying und yang ; fr: yin et yang ; pt: yin e yang
zodiac: zodiac, zodiac sign, star sign, horoscope, aries, taurus, gemini, cancer sign, cancer zodiac, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces, scorpio zodiac, leo zodiac, astrology ; es: zodiaco, signo zodiacal, escorpio, sagitario, piscis, acuario ; de: sternzeichen, tierkreiszeichen, skorpion sternzeichen, steinbock, wassermann, zwilling ; fr: signe du zodiaque, signe astrologique, zodiaque ; pt: zodiaco, signo
constellation: constellation, big dipper, orion, cassiopeia, star map, leo constellation, orions belt, ursa major ; es: constelacion ; de: sternbild ; fr: constellation ; pt: constelacao
ankh: ankh, key of life, egyptian cross ; es: anj, cruz egipcia ; de: anch, henkelkreuz ; fr: croix de vie ; pt: cruz egipcia, ankh
all-seeing-eye: all seeing eye, all-seeing eye, eye of providence, illuminati, pyramid eye, third eye, eye in a triangle, all seeing eye in a triangle, all seeing eye in a pyramid, eye in a pyramid, pyramid with an eye ; es: ojo que todo lo ve ; de: allsehendes auge ; fr: oeil qui voit tout ; pt: olho que tudo ve
evil-eye: evil eye, nazar, nazar amulet ; es: mal de ojo, ojo turco ; de: nazar auge ; fr: mauvais oeil ; pt: olho grego, olho turco
hamsa: hamsa, hand of fatima, khamsa, hamsa hand, fatima hand ; es: mano de fatima ; de: hand der fatima ; fr: main de fatma, main de fatima ; pt: mao de fatima
unalome: unalome
mandala: mandala, rosette, mandala flower, ornament, ornamental pattern, mandalas ; es: mandala ; de: mandala ; fr: mandala ; pt: mandala
sacred-geometry > mandala/geometric: sacred geometry, flower of life, metatrons cube, metatron, sri yantra, seed of life, geometric pattern, geometric shapes, hexagon, hexagons ; es: flor de la vida ; de: blume des lebens ; fr: fleur de vie
henna > mandala/lace: henna, mehndi, mehendi, henna pattern, henna design
filigree > mandala/lace: filigree, baroque, ornate pattern, scrollwork, damask, arabesque
lace > mandala/lace: lace, lace pattern, garter, lace garter, doily ; es: encaje ; de: spitze ; fr: dentelle ; pt: renda
chandelier > mandala/lace: chandelier, hanging jewels, jewelry, jewellery, beads
celtic-knot: celtic knot, knotwork, irish knot, endless knot, celtic, celtic knotwork ; es: nudo celta ; de: keltischer knoten ; fr: noeud celtique ; pt: no celta
claddagh > heart: claddagh, claddagh ring
celtic-knot/triquetra: triquetra, trinity knot
tribal-band: tribal, tribal pattern, tribal band, tribal design, tribal armband, armband, tribal filling, abstract tribal ; es: tribal ; de: tribal ; fr: tribal ; pt: tribal
polynesian-band > tribal-band: maori, maori tribal, polynesian, polynesian pattern, polynesian band, polynesian tribal, samoan, samoan tribal, tongan, hawaiian tribal, maori pattern, maori band, marquesan
treble-clef: treble clef, g clef, clef, bass clef ; es: clave de sol ; de: notenschlüssel, violinschlüssel ; fr: cle de sol ; pt: clave de sol
music-notes > treble-clef/notes: music note, musical note, music notes, musical notes, music, sheet music, melody, staff notes, song notes ; es: nota musical, notas musicales, musica ; de: musiknote, musik, noten, musiknoten ; fr: note de musique, notes de musique, musique ; pt: nota musical, notas musicais, musica
paw-print: bear paw, wolf paw, lion paw, bear paw print, wolf paw print, dog paw print, cat paw print, bear claw, paw print, paw, paws, pawprint, paw prints, pawprints, dog paw, cat paw, dog print, puppy paw ; es: huella de perro, huella de gato, huella, huellas, huellita, huellitas, patita, patitas ; de: pfote, pfoten, pfotenabdruck ; fr: patte, pattes, empreinte de patte ; pt: pata, patinha, patinhas
banner: banner, ribbon, scroll, ribbon banner, name banner ; es: cinta, listón, pergamino ; de: banner, band schleife, schriftrolle ; fr: banniere, ruban ; pt: faixa, fita
flames: flames, flame, fire, on fire, burning flames, hellfire, fireball, bonfire ; es: fuego, llama, llamas ; de: flamme, feuer ; fr: flamme, feu ; pt: fogo, chama
eye-of-horus > icon eye-of-horus: eye of horus, eye of ra ; es: ojo de horus ; de: auge des horus ; fr: oeil d horus ; pt: olho de horus
atom > icon atom: atom
dna > icon dna1: dna, double helix, dna strand
biohazard > icon biohazard: biohazard
fleur-de-lis > icon fleur-de-lys: fleur de lis, fleur de lys, flor de lis
mjolnir > icon thor-hammer: mjolnir, thors hammer, thor hammer, mjölnir
caduceus > icon caduceus: caduceus, medical symbol
rod-of-asclepius > icon rod-of-asclepius: rod of asclepius
triforce > icon triforce: triforce
puzzle-piece > icon puzzle: puzzle piece, autism puzzle, jigsaw piece
snowflake > icon snowflake-1: snowflake ; es: copo de nieve ; de: schneeflocke ; fr: flocon de neige ; pt: floco de neve
rune-stone > icon rune-stone: rune stone, rune, runes, viking runes, nordic runes
triskele > icon triple-yin: triskele, triskelion, triskel
anarchy-symbol > icon anarchy: anarchy symbol, anarchy
spades > icon spades: spades, spade suit
garden-spade > icon spade: spade, shovel, garden spade, spade handle ; de: spaten, schaufel ; es: pala
maze > icon maze: maze, labyrinth
aztec-calendar > icon aztec-calendar-sun: aztec calendar, aztec sun, mayan calendar, aztec calendar sun
totem > icon totem: totem, totem pole
crown-of-thorns > crown/thorns: crown of thorns, thorn crown ; es: corona de espinas ; de: dornenkrone ; fr: couronne d epines ; pt: coroa de espinhos
none owned (star): deathly hallows, deathly hollows, harry potter deathly hallows
none (star): sigil, alchemy symbol, sigils, vegvisir, helm of awe, aegishjalmur, viking compass
valknut (celtic-knot/triquetra): valknut, odins knot
peace-sign > icon peace-dove: peace sign, peace symbol
om (unalome): om, om symbol, aum, om sign, ohm symbol ; es: simbolo om ; de: om zeichen, om symbol ; fr: symbole om ; pt: simbolo om
chakra (lotus): chakra, chakras, chakra symbols, seven chakras, 7 chakras
none script (unalome): sanskrit
world-map > icon world (compass): world map, map of the world, worldmap ; es: mapamundi, mapa del mundo, mapa mundi ; de: weltkarte ; fr: carte du monde, mappemonde ; pt: mapa mundi
map > icon treasure-map: map, treasure map, old map, country outline ; es: mapa ; de: landkarte ; fr: carte ; pt: mapa
barcode (banner): barcode, bar code, qr code ; es: codigo de barras ; de: strichcode, barcode ; fr: code barres ; pt: codigo de barras
soundwave > heartbeat: soundwave, sound wave, audio wave, voice wave, soundwaves, sound waves ; de: schallwelle ; es: onda de sonido
none script (lettering in Latin letters): kanji, kanji symbol, chinese letters, chinese characters, chinese symbol, japanese writing, japanese letters, japanese characters, japanese symbol, hanzi, arabic writing, arabic calligraphy, arabic letters, hebrew, hebrew letters, thai script, korean letters, hangul, hieroglyphs, hieroglyphics
none personal (your own words as lettering): signature, coordinates, coordenadas, koordinaten, coordonnées, handwriting of, his handwriting, her handwriting
none hate: swastika, confederate flag, ss bolts, white power, totenkopf ss, iron eagle swastika
none sacred (tribal-band): moko, ta moko, moko kauae, facial moko, maori face tattoo, pe a, peʻa, samoan pe a, malu, kakau, kakau uhi, batok, batek, whang od, kalinga tattoo
halo > icon spiked-halo: halo, aureola, halos, glory ; es: aureola ; de: heiligenschein ; fr: aureole ; pt: aureola
`
