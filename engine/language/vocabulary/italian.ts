/** What things are called in Italian: "English word of the lists: Italian words". Words are singular; plurals are found by rule. */
export const ITALIAN_SUBJECTS = `
rose: rosa
flower: fiore, fiori
peony: peonia
lotus: loto, fiore di loto
cherry blossom: fiore di ciliegio, fiori di ciliegio
sunflower: girasole
daisy: margherita
poppy: papavero
lily: giglio
tulip: tulipano
lavender: lavanda
orchid: orchidea
dandelion: soffione
branch: ramo, rametto, ramo di ciliegio
leaf: foglia
tree: albero
tree of life: albero della vita
pine tree: pino, abete
palm tree: palma
olive branch: ramo di ulivo
ivy: edera
mushroom: fungo, funghi
clover: quadrifoglio, trifoglio
wolf: lupo
lion: leone
lioness: leonessa
tiger: tigre
fox: volpe
bear: orso
cat: gatto, gatta, gattino
dog: cane, cagnolino
horse: cavallo
deer: cervo
rabbit: coniglio
elephant: elefante
monkey: scimmia
snake: serpente
turtle: tartaruga
frog: rana
fish: pesce
koi: carpa
shark: squalo
whale: balena
dolphin: delfino
octopus: polpo, piovra
jellyfish: medusa marina
seahorse: cavalluccio marino
crab: granchio
owl: gufo, civetta
eagle: aquila
raven: corvo
swallow: rondine
dove: colomba
bird: uccello
hummingbird: colibrì
peacock: pavone
hedgehog: riccio
butterfly: farfalla
moth: falena
bee: ape
spider: ragno
spider web: ragnatela
dragonfly: libellula
ladybug: coccinella
scorpion: scorpione
beetle: scarabeo
dragon: drago, dragone
phoenix: fenice
unicorn: unicorno
mermaid: sirena
angel: angelo
devil: diavolo
ghost: fantasma
skull: teschio, cranio
skeleton: scheletro
woman: donna, ragazza
man: uomo
child: bambino, bambina
hand: mano, mani
eye: occhio
heart: cuore
anatomical heart: cuore anatomico
lips: labbra
brain: cervello
wing: ala, ali
feather: piuma
crown: corona
sword: spada
dagger: pugnale, stiletto
arrow: freccia
axe: ascia
anchor: ancora, àncora
compass: bussola
lighthouse: faro
ship: nave, veliero
boat: barca
key: chiave
lock: lucchetto
clock: orologio
pocket watch: orologio da taschino
hourglass: clessidra
candle: candela
lantern: lanterna
book: libro
glasses: occhiali
hat: cappello
ring: anello
wedding ring: fede nuziale, fedi
chain: catena
rope: corda
guitar: chitarra
violin: violino
camera: macchina fotografica
bicycle: bicicletta
motorcycle: motocicletta
teacup: tazza, tazza di tè
bottle: bottiglia
wine glass: calice
balloon: palloncino
hot air balloon: mongolfiera
ribbon: nastro
banner: pergamena
mirror: specchio
umbrella: ombrello
dice: dado
playing card: carta da gioco
moon: luna, mezzaluna, falce di luna, spicchio di luna
sun: sole
star: stella
cloud: nuvola
mountain: montagna, monte
sea: mare
wave: onda
forest: foresta, bosco
fire: fuoco
flame: fiamma
lightning: fulmine
rainbow: arcobaleno
planet: pianeta
astronaut: astronauta
samurai: samurai
geisha: geisha
cross: croce
infinity: infinito
mandala: mandala
yin yang: yin yang
dreamcatcher: acchiappasogni
semicolon: punto e virgola
footprint: impronta
paw print: impronta di zampa, impronta della zampa, impronta della sua zampa, impronta della zampina, zampa
`

/** The rest of the language, each list in the shape of the list it joins. */
export const ITALIAN_COUNTS = `
1: uno, un', una
2: due, coppia di, una coppia di, paio di, un paio di
3: tre
4: quattro
5: cinque
6: sei
7: sette
`

export const ITALIAN_RELATIONS = `
around: intorno a, intorno al, intorno alla, attorno a, attorno al, attorno alla, avvolto intorno a, avvolta intorno a, avvolto a, avvolta a, che avvolge, avvolto intorno, attorcigliato a, attorcigliata a
around~: circondato da, circondata da, avvolto da, avvolta da, avvolto in, avvolta in
through: attraverso, che trafigge, che attraversa
through~: trafitto da, trafitta da
above@emerging: che esce da, che esce dal, che esce dalla, che escono da, che escono dagli, che nasce da, che emerge da
on: su un, su una, su uno, seduto su, seduta su, seduto sulla, seduta sulla, seduto sul, seduta sul, posato su, posata su, sopra un, sopra una, che dorme su, appoggiato su, appoggiata su, sulla, sul, sui, sulle, sugli, sullo, su
on~: che indossa, che porta
behind: dietro, dietro a, dietro al, dietro alla
behind~: davanti a, davanti al, davanti alla
under: sotto, sotto un, sotto una, appeso a, appesa a
above: sopra, sopra il, sopra la, al di sopra di, che vola sopra
inside: dentro, dentro un, dentro una, in un, in una, all'interno di, all'interno del, nel, nella, nei, nelle, negli, nello, in
with@forming: che formano, che forma, a forma di
inside~@made-of: fatto di, fatta di, fatti di, fatte di, fatto con, fatta con, composto da, composta da
holding: che tiene, che tengono, che legge, che suona, che fuma, che regge, tenendo
holding@in-mouth: che mangia, che morde
between: tra, fra
with: con, insieme a, con un, con una, e con
with@beside: accanto, vicino al, vicino alla, di fianco a, di fianco al, accanto a, accanto al, accanto alla, vicino a
with@towards: che ulula alla, che ulula a, che guarda, che guarda la, che guarda il
with@drinking: che beve da
with@becoming: che diventa, che si trasforma in, che diventano
`

export const ITALIAN_COLOURS = `
red: rosso, rossa, rossi, rosse
blue: blu, azzurro, azzurra, azzurri, azzurre
green: verdi
yellow: giallo, gialla, gialli, gialle
gold: dorato, dorata, dorati, dorate
orange: arancione, arancioni
purple: viola
white: bianco, bianca, bianchi, bianche
black: nero, nera, neri, nere
grey: grigio, grigia, grigi, grigie
brown: marrone, marroni
`

export const ITALIAN_COLOUR_MODES = `
black: bianco e nero, nero e grigio, solo nero, senza colore, senza colori, niente colori, niente colore
colored: a colori, colori vivaci, colorato, colorata
`

export const ITALIAN_SIZES = `
small: piccolo, piccola, piccoli, piccole, piccolissimo, minuscolo
medium: medio, media grandezza
large: grosso, grossa, grandissimo
`

export const ITALIAN_STYLES = `
Watercolor: acquerello, stile acquerello
Realistic: realistico, realistica, realismo
Traditional American: tradizionale, stile tradizionale
Japanese: giapponese
Geometric: geometrico stilizzato, geometrica
Fine Line: linea sottile, linee sottili, tratto fine
Minimalist: minimale
Dotwork: puntinismo
Lettering: corsivo, in corsivo
Engraving: incisione
`

export const ITALIAN_PLACEMENTS = `
Forearm: avambraccio, braccio, gomito
Full Sleeve: manica, manica intera
Half Sleeve: mezza manica, bicipite
Shoulder: spalla, collo, nuca, dietro l'orecchio
Chest: petto, costole, clavicola, pancia, fianco
Back: schiena, colonna vertebrale, scapola
Wrist: polso
Calf: polpaccio, gamba, stinco
Thigh: coscia, anca
Ankle: caviglia, piede
Finger: dito
Hand: mano destra, mano sinistra
`

export const ITALIAN_POSITIONS = `
behind: sullo sfondo, dietro, di sfondo, come sfondo
around: intorno, attorno, tutto intorno, tutt'intorno
under: in basso, di sotto, sotto
above: in alto, di sopra, sopra
inside: al centro, nel mezzo
`

export const ITALIAN_DETAILS = 'spine, spina, petali, radici, sangue, criniera'
