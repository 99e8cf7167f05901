/**
 * What things are called in the other languages, where their own line does not say it: "English word of the lists: Spanish | German |
 * French | Portuguese | Italian". Words are singular; plurals are found by rule, irregular ones stand beside. A place stays empty where
 * the line has the word already or the word means something else more often.
 */
export const TRANSLATIONS = `
bridge: puente | brücke | pont | ponte | ponte
tower: torre | turm | | torre | torre
church: iglesia | kirche | église | igreja | chiesa
cabin: cabaña | hütte, holzhütte, blockhütte | cabane | cabana | capanna, baita
window: ventana | fenster | fenêtre | janela | finestra
stairs: escalera | treppe | escalier | escada | scalinata
ladder: escalera de mano | leiter | échelle | escada de mão | scala
table: | tisch | | | tavolo
chair: | stuhl | | cadeira | sedia
bed: | | | | letto
castle: | | | | castello
shield: | | | | scudo
cap: gorra | mütze, schirmmütze | casquette, béret | boné, boina | berretto
fish hook: anzuelo | angelhaken | hameçon | anzol | amo da pesca
rubiks cube: cubo de rubik, cubo mágico | zauberwürfel, rubikwürfel | cube de rubik, rubik's cube | cubo mágico, cubo de rubik | cubo di rubik
man: hombre | mann | homme | homem | uomo
tea: té | tee | thé | chá | tè
bowler hat: bombín, sombrero de hongo | melone hut | chapeau melon | chapéu-coco | bombetta
fishing rod: caña de pescar, caña | angelrute, angel | canne à pêche | vara de pescar | canna da pesca
net: | fischernetz | filet de pêche | rede de pesca | rete da pesca
map: | landkarte, weltkarte, schatzkarte | | | mappa, mappa del tesoro
globe: | erdkugel, weltkugel | | globo terrestre | mappamondo
backpack: | | | | zaino
suitcase: | | | | valigia
airplane: avioneta | | | | aereo, aeroplano
paper plane: | | | aviãozinho de papel, avião de papel | aeroplanino di carta, aereo di carta, aeroplanino
rocket: | | | | razzo
spaceship: nave espacial | raumschiff | vaisseau spatial | nave espacial | astronave, navicella spaziale
train: tren | zug, lokomotive, dampflok | train, locomotive | trem, comboio | treno
car: | | | | automobile
truck: camión | lkw, lastwagen | camion | caminhão | camion
van: furgoneta | bulli, t1, t2, t3, t4, vw t1, vw t2, vw t3, vw bus, wohnmobil | fourgon, camping-car | furgão | furgone, camper
tractor: | traktor, trecker | tracteur | trator | trattore
submarine: submarino | u-boot | sous-marin | submarino | sottomarino
helicopter: helicóptero | hubschrauber | hélicoptère | helicóptero | elicottero
drums: | schlagzeug | batterie | bateria | batteria
drum: | | | | tamburo
trumpet: trompeta | trompete | trompette | trompete | tromba
saxophone: saxofón | saxophon, saxofon | saxophone | saxofone | sassofono
harp: arpa | harfe | harpe | harpa | arpa
accordion: acordeón | akkordeon | accordéon | sanfona, acordeão | fisarmonica
musical note: | | | | note musicali, nota musicale
treble clef: | | | | chiave di violino, chiave di sol
vinyl: vinilo, disco de vinilo | schallplatte | vinyle, disque vinyle | vinil, disco de vinil | vinile, disco in vinile
cassette: casete, cinta de casete | kassette | cassette | fita cassete | audiocassetta, musicassetta
radio: | radio | radio | rádio | radio
pencil: lápiz | bleistift | | lápis | matita
pen: bolígrafo | füller, kugelschreiber | stylo | caneta | penna
feather: | | | | penna stilografica
paintbrush: | | | | pennello
palette: paleta de pintor | farbpalette | palette de peintre | paleta de tintas | tavolozza
scissors: | | | | forbici
needle: aguja | nadel, nähnadel | aiguille | agulha | ago da cucito
spool of thread: hilo, carrete de hilo | faden, garnrolle | bobine de fil | carretel de linha | rocchetto di filo
yarn: ovillo, ovillo de lana | wollknäuel, garnknäuel | pelote de laine | novelo, novelo de lã | gomitolo, gomitolo di lana
sewing machine: | | | | macchina da cucire
typewriter: | | | | macchina da scrivere
telephone: teléfono | telefon | | telefone | telefono
computer: ordenador, computadora | computer | ordinateur | computador | computer
hammer: | | | | martello
wrench: | | | chave inglesa | chiave inglese
screwdriver: destornillador | schraubenzieher, schraubendreher | tournevis | chave de fenda | cacciavite
knife: | | | | coltello
bullet: bala | patrone, gewehrkugel | | bala | proiettile
grenade: granada | handgranate | | granada | granata
bomb: bomba | bombe | bombe | bomba | bomba
bow and arrow: arco y flecha | pfeil und bogen | arc et flèche | arco e flecha | arco e freccia
spear: | | | | lancia
sickle: hoz | sichel | faucille | | falcetto
scythe: guadaña | sense | | foice | falce
crossbow: ballesta | armbrust | arbalète | besta | balestra
cannon: cañón | kanone | | canhão | cannone
chess piece: | | | | pezzo degli scacchi
ball: | | | bola | palla
soccer ball: | | | | pallone, pallone da calcio
basketball: balón de baloncesto | basketball | ballon de basket | bola de basquete | palla da basket
skateboard: monopatín, patineta | skateboard | skate | skate | skateboard
surfboard: tabla de surf | surfbrett | planche de surf | prancha de surf | tavola da surf
chess: | | | | scacchi
cup: | becher | | | tazzina
coffee cup: taza de café | kaffeetasse, kaffeebecher | tasse de café | xícara de café | tazza di caffè, tazzina di caffè
teacup: taza de té | teetasse | tasse de thé | xícara de chá | tazza da tè, tazza di tè
wine glass: copa de vino | weinglas | verre de vin, verre à vin | taça, taça de vinho | calice di vino, bicchiere di vino
beer: | bierkrug | chope de bière | caneca de cerveja | boccale di birra
teapot: tetera | teekanne | théière | bule | teiera
moka pot: cafetera italiana | | cafetière italienne | cafeteira italiana | moka, caffettiera
watering can: regadera | gießkanne | arrosoir | regador | annaffiatoio
spoon: | | | | cucchiaio
fork: | | | | forchetta
bread: | | | | pane
cheese: | | | | formaggio
ice cream: helado | eistüte, eiswaffel | cornet de glace | sorvete | gelato, cono gelato
cupcake: magdalena | muffin, törtchen | | bolinho |
cake: tarta, pastel | | gâteau | bolo | torta
cookie: galleta | keks | biscuit | biscoito | biscotto
donut: rosquilla, dona | donut | donut, beignet | rosquinha | ciambella
croissant: cruasán | | | croissant | cornetto
hamburger: hamburguesa | burger | | hambúrguer |
apple: | | | | mela
pear: | | | | pera
orange fruit: | | | | arancia
lemon: | | | | limone
strawberry: | | | | fragola
cherry: | | | | ciliegia, ciliegie
banana: plátano | banane | banane | | banana
watermelon: sandía | wassermelone | pastèque | melancia | anguria
peach: melocotón, durazno | pfirsich | | pêssego |
avocado: aguacate | avocado | | abacate | avocado
chili: chile, guindilla | chilischote, peperoni | piment | pimenta | peperoncino
mushroom: champiñón | | | |
carrot: | | | | carota
tomato: | | | | pomodoro
olive: aceituna | | | azeitona | oliva
pumpkin: calabaza | kürbis | citrouille | abóbora | zucca
garlic: ajo | knoblauch | | alho | aglio
violet: violeta | | | violeta | violetta
carnation: | | | | garofano
jasmine: | | | | gelsomino
hydrangea: | | | | ortensia
dahlia: | dahlie | | |
iris: | schwertlilie | | íris | iris
magnolia: | | | | magnolia
wisteria: glicinia | blauregen, glyzinie | glycine | glicínia | glicine
fern: | | | | felce
oak tree: | | | | quercia
willow: | | | | salice, salice piangente
palm tree: | | | coqueiro |
bonsai: bonsái | bonsai | bonsaï | bonsai | bonsai
maple leaf: hoja de arce | ahornblatt | feuille d'érable | folha de bordo | foglia d'acero
acorn: bellota | eichel | | bolota | ghianda
pinecone: piña de pino | tannenzapfen | pomme de pin | pinha | pigna
seedling: | keimling, sprössling | jeune pousse | muda de planta | germoglio
rosemary: romero | rosmarin | romarin | alecrim | rosmarino
cotton: algodón | baumwolle | | algodão | cotone
eucalyptus: eucalipto | eukalyptus | eucalyptus | eucalipto | eucalipto
cow: | | | | mucca
pig: cerdo, cerdito, chancho | schwein, schweinchen, ferkel | cochon | porco, porquinho | maiale, maialino
boar: jabalí | wildschwein, keiler, eber | sanglier | javali | cinghiale
sheep: | | | | pecora
lamb: | | | | agnello
goat: | | | bode | capra
ram: | | | | ariete
donkey: | esel | âne | burro | asino
chicken: gallina, pollito | huhn, henne, küken | poule | galinha | gallina
duck: | | | | anatra, papera, paperella
goose: ganso | gans | oie | ganso | oca
swan: | | | | cigno
parrot: | | | arara | pappagallo
toucan: tucán | tukan | toucan | tucano | tucano
owl: | uhu, kauz | | |
vulture: buitre | geier | vautour | urubu, abutre | avvoltoio
falcon: | | | | falco, falcone
sparrow: | meise | mésange | | passero
robin: petirrojo | rotkehlchen | rouge-gorge | pisco-de-peito-ruivo | pettirosso
flamingo: | | flamant rose | | fenicottero
penguin: | | manchot | |
seagull: | | | | gabbiano
stork: cigüeña | storch | cigogne | cegonha | cicogna
heron: garza | reiher | héron | garça | airone
ostrich: avestruz | | autruche | avestruz | struzzo
woodpecker: pájaro carpintero | specht | pic-vert | pica-pau | picchio
kangaroo: canguro | känguru | kangourou | canguru | canguro
koala: | | | coala | koala
squirrel: ardilla | eichhörnchen | | | scoiattolo
badger: tejón | dachs | blaireau | texugo |
beaver: castor | biber | castor | castor | castoro
raccoon: | | | | procione
hare: | | lièvre | lebre | lepre
mouse: | | | | topo, topolino
rat: | ratte | | ratazana | ratto
bat: | | | | pipistrello
rhino: rinoceronte | nashorn | rhinocéros | rinoceronte | rinoceronte
hippo: hipopótamo | nilpferd, flusspferd | hippopotame | hipopótamo | ippopotamo
giraffe: | | | | giraffa
camel: camello | kamel, dromedar | chameau, dromadaire | camelo | cammello
lynx: lince | luchs | lynx | lince | lince
hyena: hiena | hyäne | hyène | hiena | iena
sloth: perezoso | faultier | | bicho-preguiça | bradipo
meerkat: suricata | erdmännchen | suricate | suricato | suricato
cobra: | kobra | | naja | cobra
lizard: | | | | lucertola
gecko: | | | | geco
chameleon: | | | | camaleonte
iguana: iguana | leguan | iguane | iguana | iguana
crocodile: | | | | coccodrillo
toad: | kröte | | | rospo
dinosaur: | | | | dinosauro
tyrannosaurus: | t-rex, tyrannosaurus | tyrannosaure | tiranossauro | tirannosauro
walrus: morsa | walross | morse | morsa | tricheco
squid: | | | | calamaro
starfish: | | | | stella marina
lobster: | | | | aragosta, astice
shrimp: gamba, camarón | garnele | crevette | camarão | gambero
goldfish: pez dorado | goldfisch | poisson rouge | peixe dourado | pesce rosso
clownfish: pez payaso | clownfisch | poisson-clown | peixe-palhaço | pesce pagliaccio
manta ray: raya marina | | raie manta | raia | manta, razza
coral: coral | koralle | corail | coral | corallo
snail: | | | caramujo | lumaca, chiocciola
seashell: | | | | conchiglia
moth: | falter, nachtfalter | | |
bumblebee: abejorro | hummel | bourdon | mamangava | bombo
wasp: avispa | wespe | guêpe | vespa |
housefly: mosca | fliege | | mosca | mosca
mosquito: | mücke | moustique | pernilongo | zanzara
ant: hormiga | ameise | fourmi | formiga | formica
praying mantis: mantis religiosa, mantis | gottesanbeterin | mante religieuse | louva-a-deus | mantide, mantide religiosa
caterpillar: oruga | raupe | chenille | lagarta | bruco
firefly: luciérnaga | glühwürmchen | luciole | vaga-lume | lucciola
beetle: | | | besouro |
worm: gusano | regenwurm | ver de terre | minhoca | verme
spider web: | | toile d'araignée | teia, teia de aranha |
cocoon: capullo de mariposa | kokon | cocon | casulo | bozzolo
demon: | | | | demone
fairy: | | | | fata, fatina
elf: elfo | | elfe | elfo | elfo
goblin: | kobold | gobelin, lutin | | folletto
gnome: gnomo | gartenzwerg, wichtel | nain de jardin | gnomo | gnomo
witch: | | | | strega
wizard: mago, hechicero | zauberer, magier | magicien, sorcier | mago, feiticeiro | mago
vampire: vampiro | vampir | | vampiro | vampiro
werewolf: hombre lobo | werwolf | loup-garou | lobisomem | lupo mannaro
mummy: momia | mumie | momie | múmia | mummia
zombie: zombi | | | zumbi |
minotaur: minotauro | minotaurus | minotaure | minotauro | minotauro
centaur: centauro | zentaur | centaure | centauro | centauro
pegasus: pegaso | pegasus | pégase | pégaso | pegaso
sphinx: esfinge | sphinx | sphinx | esfinge | sfinge
gargoyle: gárgola | wasserspeier | gargouille | gárgula | gargolla
scarecrow: espantapájaros | vogelscheuche | épouvantail | espantalho | spaventapasseri
robot: robot | roboter | robot | robô | robot
alien: extraterrestre | außerirdischer, alien | | alienígena, extraterrestre | alieno
ufo: ovni, platillo volante | ufo | ovni, soucoupe volante | disco voador, óvni | disco volante
clown: | | | | pagliaccio
viking: | | | | vichingo
knight: | | | | cavaliere
sailor man: marinero | matrose | marin, matelot | marinheiro | marinaio
gladiator: gladiador | gladiator | gladiateur | gladiador | gladiatore
soldier: | | | | soldato
boxer: boxeador | boxer | boxeur | boxeador | pugile
spartan helmet: casco espartano | spartanerhelm | casque spartiate | capacete espartano | elmo spartano
plague doctor: médico de la peste, doctor de la peste | pestdoktor | médecin de la peste | médico da peste | medico della peste
boy: niño | junge | garçon, petit garçon | menino, garoto | bambino, ragazzo
girl: niña | mädchen | fillette, petite fille | menina, garota | bambina, ragazza
king: | | | | re
queen: | | | | regina
lungs: pulmones | lunge | poumons | pulmões | polmoni
tooth: diente, muela | zahn | | dente | dente
lips: | | | | labbra
fist: puño | faust | poing | punho cerrado | pugno
footprint: | | | pegada, pezinho | orma
paw print: | | empreinte de patte, patte de chien | | impronta di zampa, zampetta
volcano: | | | | vulcano
river: | | | | fiume
waterfall: | | | | cascata
beach: | | | | spiaggia
island: | | | | isola
desert: desierto | wüste | | deserto | deserto
cliff: acantilado | klippe | falaise | penhasco | scogliera
rock: | felsen, fels | rocher | rocha | roccia, scoglio
rain: | | | | pioggia
raindrops: gotas de lluvia | regentropfen | gouttes de pluie | gotas de chuva | gocce di pioggia
snowflake: | | | | fiocco di neve
shooting star: | | | | stella cadente
galaxy: | | | | galassia
smoke: | | | | fumo
tornado: | wirbelsturm | tornade | tornado | tornado
eclipse: eclipse | sonnenfinsternis, mondfinsternis | éclipse | eclipse | eclissi
cross: | | | | croce
celtic cross: cruz celta | keltisches kreuz | croix celtique | cruz celta | croce celtica
telescope: telescopio | teleskop | télescope | telescópio | telescopio
spyglass: catalejo | fernrohr | longue-vue | luneta | cannocchiale
syringe: jeringa, jeringuilla | spritze | seringue | seringa | siringa
stethoscope: estetoscopio | stethoskop | stéthoscope | estetoscópio | stetoscopio
atom: átomo | atom | atome | átomo | atomo
dna: adn | dns, dna | adn | dna | dna
scales of justice: balanza | | | | bilancia
mask: | | | | maschera
puppet: marioneta, títere | marionette | marionnette | marionete, fantoche | marionetta, burattino
carousel: carrusel | karussell | carrousel, manège | carrossel | giostra
ferris wheel: noria | riesenrad | grande roue | roda-gigante | ruota panoramica
tree swing: columpio | schaukel | balançoire | balanço | altalena
kite: | | cerf-volant | pipa | aquilone
teddy bear: | | | | orsacchiotto, orsetto
doll: | puppe | poupée | boneca | bambola
snowman: muñeco de nieve | schneemann | bonhomme de neige | boneco de neve | pupazzo di neve
gift: regalo | geschenk | cadeau | presente | regalo
mailbox: buzón | briefkasten | boîte aux lettres | caixa de correio | cassetta della posta
love letter: carta de amor | liebesbrief | lettre d'amour | carta de amor | lettera d'amore, lettera
envelope: sobre de carta | briefumschlag | enveloppe | envelope | busta da lettera
postage stamp: sello de correos | briefmarke | timbre-poste | selo postal | francobollo
newspaper: periódico | zeitung | | jornal | giornale
coin: | | pièce de monnaie | | moneta
barrel: | | tonneau | | botte
treasure chest: | truhe | coffre au trésor | baú, baú do tesouro | baule, forziere
coffin: | | | | bara
tombstone: | | pierre tombale | | tomba, lapide
columns: columna griega, columna romana | | colonne grecque | coluna grega | colonna
statue: | | | | statua
fountain: | springbrunnen | | chafariz | fontana
windmill: molino, molino de viento | windmühle, mühle | moulin, moulin à vent | moinho, moinho de vento | mulino, mulino a vento
tent: tienda de campaña | zelt | tente | barraca de acampar | tenda da campeggio
campfire: fogata, hoguera | lagerfeuer | feu de camp | fogueira | falò
match: cerilla, fósforo | streichholz | allumette | fósforo | fiammifero
lighter: | | | isqueiro | accendino
cigar: puro habano, puro | zigarre | cigare | charuto | sigaro
cigarette: cigarro, cigarrillo | zigarette | | cigarro | sigaretta
pipe: pipa | tabakspfeife, pfeife | | cachimbo | pipa
honey pot: tarro de miel | honigglas, honigtopf | pot de miel | pote de mel | vasetto di miele
beehive: colmena | bienenstock | ruche | colmeia | alveare
honeycomb: panal | wabe, honigwabe | rayon de miel | favo de mel | nido d'ape
horseshoe: | | | | ferro di cavallo
boot: bota | stiefel | botte | bota | stivale
hiking boots: botas de montaña | wanderschuhe, wanderschuh | chaussures de randonnée | botas de trilha | scarponi
sneaker: zapatilla | turnschuh, sneaker | baskets | | scarpa da ginnastica
ballet shoes: zapatillas de ballet | ballettschuhe, spitzenschuhe | chaussons de danse, pointes | sapatilha, sapatilhas de balé | scarpette da ballo, scarpe da ballo
necklace: | | | | collana
wedding ring: alianza | ehering, trauring | alliance | aliança | fede nuziale, fedi nuziali
knot: | | | | nodo
bow tie: pajarita, corbatín | | noeud papillon | gravata borboleta | papillon, farfallino
flag: | | | | bandiera
banner: pergamino, banderola | spruchband | banderole, parchemin | pergaminho | pergamena, cartiglio
money: | | | | soldi
sunglasses: gafas de sol | sonnenbrille | lunettes de soleil | óculos de sol | occhiali da sole
top hat: sombrero de copa, chistera | zylinder | haut-de-forme | cartola | cilindro, cappello a cilindro
cowboy hat: sombrero vaquero | cowboyhut | chapeau de cowboy | chapéu de cowboy | cappello da cowboy
witch hat: sombrero de bruja | hexenhut | chapeau de sorcière | chapéu de bruxa | cappello da strega
cauldron: caldero | kessel, hexenkessel | chaudron | caldeirão | calderone
potion: poción | zaubertrank | potion | poção | pozione
crystal ball: bola de cristal | kristallkugel | boule de cristal | bola de cristal | sfera di cristallo
tarot card: carta del tarot | tarotkarte | carte de tarot | carta de tarô | carta dei tarocchi, carta dei tarocchi
playing card: carta de póker, naipe | | | carta de baralho |
sword in the stone: espada en la piedra | schwert im stein | épée dans la pierre | espada na pedra | spada nella roccia
magnifying glass: lupa | lupe | loupe | lupa | lente d'ingrandimento
chandelier: candelabro, lámpara de araña | kronleuchter | lustre | lustre | lampadario
paper crane: grulla de papel | papierkranich | grue en papier | tsuru | gru di carta
paper boat: barco de papel, barquito de papel | papierboot | bateau en papier | barquinho de papel | barchetta di carta
bathtub: bañera | badewanne | baignoire | banheira | vasca da bagno
armchair: sillón | sessel | fauteuil | poltrona | poltrona
bag: | tasche | | | borsa
box: | kiste, schachtel | boîte | caixa | scatola
basket: cesta, canasta | korb | panier | cesta, cesto | cestino
fence: valla | zaun | clôture | cerca | recinto
brick wall: muro de ladrillo | ziegelmauer | mur de briques | muro de tijolos | muro di mattoni
road: camino, carretera | straße | route | estrada | strada
lantern: farolillo | | lampion | |
canoe: canoa | kanu | canoë | canoa | canoa
motorcycle: | motorrad, moped | | | motocicletta
scooter: ciclomotor | roller | scooter | lambreta | motorino
ballerina: | | danseuse étoile | |
diver: buzo | taucher | plongeur | mergulhador | sommozzatore
surfer: surfista | surfer | surfeur | surfista | surfista
fisherman: pescador | fischer, angler | pêcheur | pescador | pescatore
farmer: granjero | | fermier | fazendeiro | contadino
santa muerte: santa muerte | | | |
sugar skull: calavera de azúcar, calavera mexicana, calavera de día de muertos | zuckerschädel | crâne mexicain, tête de mort mexicaine | caveira mexicana | teschio messicano
`
