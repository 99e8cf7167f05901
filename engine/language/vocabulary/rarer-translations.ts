/** Rarer things in the other languages, read like the lines of `translations.ts`: Spanish | German | French | Portuguese | Italian. */
export const RARER_TRANSLATIONS = `
cello: violonchelo, chelo | cello | violoncelle | violoncelo | violoncello
double bass: contrabajo | kontrabass | contrebasse | contrabaixo | contrabbasso
puddle: charco | pfütze | flaque, flaque d'eau | poça, poça d'água | pozzanghera
ice cream: | eis am stiel, eiscreme | glace, boule de glace | gelado | coppa gelato
st george: san jorge | heiliger georg, sankt georg | saint georges | são jorge | san giorgio
bouquet: | | | | mazzo di fiori, bouquet di fiori
chrysanthemum: | | | | crisantemo
dahlia: | | dahlia | dália | dalia
ranunculus: ranúnculo | ranunkel | renoncule | ranúnculo | ranuncolo
marigold: cempasúchil, caléndula | | | | calendula, tagete
thistle: | | | | cardo
protea: protea | protea | protée | protea | protea
wildflower: | | | | fiore di campo, fiori di campo, fiori selvatici
spider lily: lirio araña | spinnenlilie | lis araignée | lírio aranha | giglio ragno
bird of paradise: ave del paraíso | paradiesvogelblume, strelitzie | oiseau de paradis | ave do paraíso | uccello del paradiso
calla lily: cala, lirio de agua | calla | arum | copo de leite | calla
daffodil: | | | | narciso
magnolia: | | magnolia | magnólia |
lily of the valley: lirio del valle, muguete | | | lírio do vale | mughetto
hibiscus: | | | | ibisco
plumeria: plumeria | frangipani | frangipanier | plumeria, jasmim manga | plumeria, frangipane
wheat: | | | | grano, spiga di grano, spighe di grano
laurel: | | | | alloro, corona di alloro
vine: | | | | rampicante, rampicanti
bamboo: | | | | bambù
pineapple: | | | | ananas
banana: | | | banana |
peach: | | pêche | | pesca
avocado: | | avocat | |
acorn: | | gland | |
venus flytrap: venus atrapamoscas | venusfliegenfalle | dionée | dioneia, planta carnívora | venere acchiappamosche
fish bone: espina de pescado, raspa de pescado | fischgräte, fischskelett | arête de poisson, squelette de poisson | espinha de peixe | lisca di pesce
dog tag: placas militares | hundemarke | plaque militaire | placa militar | piastrina militare
holly: | | | | agrifoglio
oak leaf: | | | folha de carvalho | foglia di quercia
reed: junco, juncos | schilf | roseau | junco | canna palustre, giunco
grass: | | | | erba
log: tronco | baumstamm, holzscheit | bûche | tronco | tronco
polar bear: | | | | orso polare
elk: | | | | alce
doe: cierva, venada | | | corça | cerbiatta
bull: | | | | toro
buffalo: | büffel, bison | buffle, bison | búfalo | bufalo, bisonte
gorilla: | | | | gorilla
magpie: | | | pega | gazza
birds: | | | | uccelli, stormo di uccelli
crane: | | | | gru
kraken: | | | | kraken
rooster: | | | | gallo
penguin: | | | | pinguino
rat: rata | | rat | |
badger: | | | | tasso
donkey: burro, asno | | | |
salmon: | | | | salmone
bird cage: jaula de pájaros | | cage à oiseaux, cage à oiseau | gaiola | gabbia, gabbia per uccelli
panther: | | | | pantera
leopard: | | | leopardo | leopardo
zebra: | zebra | | zebra | zebra
llama: | | | lhama | lama animale
seal: | | | | foca
red panda: panda rojo | roter panda | panda roux | panda vermelho | panda rosso
egg: | | | | uovo, uova
nest: | | | | nido
grasshopper: | | | | cavalletta, grillo
cicada: | | | cigarra | cicala
pufferfish: | | poisson globe | baiacu | pesce palla
eel: | | anguille | enguia | anguilla
oyster: ostra | auster | huître | ostra | ostrica
dragon head: | | | | testa di drago
cherub: | | | | cherubino, angioletto
angel wings: | | | | ali d'angelo, ali di angelo
grim reaper: | | | | tristo mietitore, la morte con la falce
warrior: | | | | guerriero, guerriera
griffin: | | | | grifone
cyclops: cíclope | zyklop | cyclope | ciclope | ciclope
pharaoh: faraón | pharao | pharaon | faraó | faraone
trident: | | | | tridente
harpy: arpía | harpyie | harpie | harpia | arpia
nymph: ninfa | nymphe | nymphe | ninfa | ninfa
genie: genio de la lámpara | flaschengeist | génie de la lampe | gênio da lâmpada | genio della lampada
skeleton hand: | | | | mano scheletrica, mano di scheletro
ribcage: caja torácica, costillar | brustkorb, rippenbogen | cage thoracique | caixa torácica | gabbia toracica
crossbones: huesos cruzados | gekreuzte knochen | os croisés | ossos cruzados | ossa incrociate
old woman: | | | | anziana, vecchietta
couple: | | | | coppia, innamorati
dancer: | | | | ballerina, ballerino, danzatrice
praying hands: | | | | mani giunte, mani in preghiera
fingerprint: | | | | impronta digitale
pirate: | | | | pirata
gas mask: máscara de gas | gasmaske | masque à gaz | máscara de gás | maschera antigas
cowboy boot: bota vaquera | cowboystiefel | botte de cow-boy | bota de cowboy | stivale da cowboy
voodoo doll: muñeco vudú, muñeca vudú | voodoo-puppe, voodoopuppe | poupée vaudou | boneco vodu, boneca vodu | bambola voodoo
virgin mary: | | | | madonna, vergine maria
jesus: | | | | gesù
old man: | | | | vecchio uomo, vecchietto, uomo anziano
firefighter: | | | | pompiere, vigile del fuoco
chef: | | cuisinier | cozinheiro | cuoco
nurse: | | | | infermiera
police officer: policía | polizist | policier | policial | poliziotto
cowboy: vaquero | | | vaqueiro |
archer: arquero | bogenschütze | archer | arqueiro | arciere
broken heart: | | | | cuore spezzato
sacred heart: | | | | sacro cuore
night sky: | | | | cielo stellato, cielo notturno
star: lluvia de estrellas | sternenregen | pluie d'étoiles | chuva de estrelas | pioggia di stelle
heartbeat: | | | | battito, elettrocardiogramma
constellation: | | | | costellazione
evil eye: | | | | malocchio, occhio turco
celtic knot: | | | | nodo celtico
soundwave: | | onde sonore | onda sonora | onda sonora
puzzle piece: pieza de puzle, pieza de rompecabezas | puzzleteil, puzzlestück | pièce de puzzle | peça de quebra-cabeça | pezzo di puzzle
maze: laberinto | labyrinth | labyrinthe | labirinto | labirinto
crown of thorns: | | | | corona di spine
peace sign: símbolo de la paz | friedenszeichen, peacezeichen | signe de la paix | símbolo da paz | simbolo della pace
world map: | | | | mappamondo, mappa del mondo, planisfero
barcode: | | | | codice a barre
halo: | | | | aureola
spiral: espiral | spirale | spirale | espiral | spirale
pirate ship: | | | | nave pirata, galeone, veliero
viking ship: | | drakkar, bateau viking | navio viking, barco viking | nave vichinga
microphone: | | | | microfono
diamond: | | | | diamante
crystal: | | | | cristallo, cristalli
rosary: | | | | rosario
barbed wire: | | | | filo spinato
ribbon bow: | | | | fiocco
bell: | | | | campana, campanella
gun: | | | | pistola
bullet: | | balle de fusil | |
headphones: | | | | cuffie
cigarette: | | cigarette | | sigaretta
pipe: | | pipe | | pipa
vase: | | | | vaso
helmet: | | | | elmo, casco
fan: | | | | ventaglio
net: red de pesca | | | |
whiskey glass: vaso de whisky | whiskeyglas, whiskyglas | verre de whisky | copo de uísque | bicchiere di whisky
tattoo machine: | | | | macchinetta per tatuaggi
pizza: pizza, trozo de pizza | pizza, pizzastück | pizza, part de pizza | pizza, fatia de pizza | pizza, fetta di pizza
hamburger: | | burger | | hamburger
pencil: | | crayon | |
comb: peine | kamm | peigne | pente | pettine
safety pin: imperdible | sicherheitsnadel | épingle à nourrice | alfinete de segurança | spilla da balia
light bulb: | | | | lampadina
pillow: | | | | cuscino
gears: engranaje, engranajes | zahnrad, zahnräder | engrenage, engrenages | engrenagem, engrenagens | ingranaggio, ingranaggi
glass dome: | | | cúpula de vidro, redoma | campana di vetro, cupola di vetro
jar: | | | | barattolo, vasetto
magic lamp: lámpara mágica | wunderlampe | lampe magique | lâmpada mágica | lampada magica
piano: piano | klavier, flügel klavier | piano | piano | pianoforte
piano keys: teclas de piano | klaviertasten | touches de piano | teclas de piano | tasti del pianoforte
drums: batería | | | |
game controller: mando de consola | controller | manette de jeu, manette | controle de videogame | joystick, controller
binoculars: prismáticos, binoculares | fernglas | jumelles | binóculo | binocolo
globe: | | globe terrestre | |
earth: | | | | pianeta terra
baseball bat: bate de béisbol | baseballschläger | batte de baseball | taco de beisebol | mazza da baseball
boxing gloves: | | | | guantoni, guantoni da boxe
barbell: | | | | bilanciere
high heels: tacones, zapato de tacón | stöckelschuh, high heels | talons aiguilles, talon aiguille | salto alto | tacchi a spillo, tacchi
telephone: | | téléphone | |
kite: cometa de papel, papalote | drachen steigen | | |
paper lantern: farolillo | papierlaterne, lampion | lanterne en papier, lampion | lanterna de papel | lanterna di carta
torch: | | flambeau | | torcia, fiaccola
handcuffs: esposas de policía, grilletes | handschellen | menottes | algemas | manette
door: | | | | porta
telephone booth: cabina telefónica | telefonzelle | cabine téléphonique | cabine telefônica | cabina telefonica
tractor: tractor | | | |
string: cuerda, cordel | schnur, faden, bindfaden | ficelle | barbante | spago, filo
string lights: guirnalda de luces | lichterkette | guirlande lumineuse | cordão de luzes | filo di luci
music box: caja de música | spieluhr, spieldose | boîte à musique | caixa de música, caixinha de música | carillon
box: caja, cajita | | | |
pretzel: pretzel | | bretzel | pretzel | pretzel
sandwich: bocadillo, sándwich | | sandwich | sanduíche | panino
noodles: fideos | nudeln | nouilles | macarrão | noodles
chopsticks: palillos chinos | essstäbchen | baguettes chinoises | hashi, palitinhos | bacchette
popcorn: palomitas | popcorn | pop-corn | pipoca | popcorn
gingerbread man: hombre de jengibre | lebkuchenmann | bonhomme de pain d'épices | biscoito de gengibre | omino di pan di zenzero
candy: | bonbon | bonbon | | caramella
lollipop: | lutscher, lolli | sucette | pirulito | lecca-lecca, leccalecca
slice of cake: | | | | fetta di torta
wine bottle: | weinflasche | | garrafa de vinho | bottiglia di vino
beer bottle: botella de cerveza | bierflasche | bouteille de bière | garrafa de cerveja | bottiglia di birra
coffee beans: | | grains de café | grãos de café | chicchi di caffè
moka pot: cafetera italiana | mokkakanne, espressokocher | | |
grapes: | | | | uva, grappolo d'uva
raspberry: | | | framboesa | lampone
blueberry: arándano | | myrtille | mirtilo | mirtillo
plum: | | | ameixa | prugna
coconut: | | noix de coco | coco | noce di cocco
pomegranate: | | | romã | melagrana, melograno
tomato: | | | tomate |
corn: | | | | pannocchia, mais
potato: | | pomme de terre | batata | patata
eggplant: | aubergine | aubergine | berinjela | melanzana
whisk: batidor | schneebesen | fouet | batedor de ovos, fouet | frusta da cucina
rolling pin: rodillo de cocina | nudelholz | rouleau à pâtisserie | rolo de massa | mattarello
cooking pot: olla | kochtopf | casserole, marmite | panela | pentola
frying pan: | | poêle | frigideira | padella
corkscrew: sacacorchos | korkenzieher | tire-bouchon | saca-rolhas | cavatappi
anvil: | | | bigorna | incudine
chainsaw: | | tronçonneuse | motosserra | motosega
pickaxe: | | pioche | picareta | piccone
screw: tornillo | schraube | vis métallique | parafuso | bullone
nail: | | | prego | chiodo
pliers: alicates | zange | pince à outils | alicate | pinza da lavoro
ruler: regla | lineal | règle graduée | régua | righello
pitchfork: horca de labrador | mistgabel, heugabel | fourche | forcado | forcone
sickle: | | | foice |
bucket: | | seau | balde | secchio
broom: | | | | scopa
magnet: | magnet | aimant | ímã | calamita, magnete
microscope: | | microscope | microscópio | microscopio
television: | fernseher | télévision, télé | televisão | televisore, televisione
pill: pastilla | tablette pille | pilule | comprimido | pillola
mace: maza | morgenstern | masse d'armes | maça | mazza ferrata
slingshot: tirachinas, resortera | steinschleuder, zwille | lance-pierre | estilingue | fionda
brass knuckles: puño americano | schlagring | poing américain | soco inglês | tirapugni
machete: | machete | machette | facão | machete
whip: | | | chicote | frusta
armor: | | | | armatura
throne: | | | | trono
magic wand: | | | | bacchetta magica
calendar: calendario | kalender | calendrier | calendário | calendario
newspaper: | | journal papier | |
passport: pasaporte | reisepass | passeport | passaporte | passaporto
ticket: boleto, entrada de cine | eintrittskarte, fahrkarte | billet de train | bilhete, ingresso | biglietto
life buoy: | | bouée | boia salva-vidas | salvagente
inkwell: tintero | tintenfass | encrier | tinteiro | calamaio
easel: caballete | staffelei | chevalet | cavalete | cavalletto
handshake: apretón de manos | handschlag, händedruck | poignée de main | aperto de mão | stretta di mano
fingers crossed: dedos cruzados | gedrückte daumen | doigts croisés | dedos cruzados | dita incrociate
tongue: lengua | zunge | | | lingua
volleyball: | volleyball | ballon de volley | bola de vôlei | pallone da pallavolo
tennis racket: | tennisschläger | raquette de tennis | raquete de tênis | racchetta da tennis
tennis ball: pelota de tenis | tennisball | balle de tennis | bola de tênis | pallina da tennis
ball: | fußball ball | | |
bowling pin: bolo de bolera | kegel | quille | pino de boliche | birillo
skis: esquís | | | esquis | sci da neve
roller skate: patín, patines | | patins à roulettes, patin | patins | pattini, pattini a rotelle
ice skate: patín de hielo | schlittschuh, schlittschuhe | patin à glace | patim de gelo | pattini da ghiaccio
whistle: silbato | trillerpfeife | sifflet | apito | fischietto
trophy: | | | troféu | trofeo
medal: | | médaille | medalha | medaglia
parachute: | | parachute | paraquedas | paracadute
bullseye: | zielscheibe | cible | alvo | bersaglio
flute: | | | flauta | flauto
tambourine: pandereta | tamburin | tambourin | pandeiro | tamburello
speaker: altavoz | lautsprecher | enceinte audio | caixa de som | altoparlante
disco ball: bola de discoteca | discokugel | boule à facettes | globo de discoteca | palla da discoteca
domino: dominó, ficha de dominó | dominostein | domino | dominó | domino
spinning top: peonza, trompo | kreisel | toupie | pião | trottola
rubber duck: patito de goma | | canard en plastique | patinho de borracha | paperella
rocking horse: caballito de madera | schaukelpferd | cheval à bascule | cavalinho de pau | cavallo a dondolo
pinwheel: molinillo | windrädchen | moulin à vent en papier | cata-vento | girandola
fireworks: | | | fogos de artifício | fuochi d'artificio
film reel: rollo de película | filmrolle | bobine de film | rolo de filme | bobina di pellicola
circus tent: carpa de circo | zirkuszelt | chapiteau | tenda de circo | tendone da circo
classic car: | | voiture ancienne, vieille voiture | carro antigo | auto d'epoca, macchina d'epoca
race car: coche de carreras | rennwagen | voiture de course | carro de corrida | auto da corsa
bus: | bus, linienbus | autobus | ônibus | autobus
ambulance: ambulancia | krankenwagen | ambulance | ambulância | ambulanza
tank: tanque de guerra | panzer fahrzeug | char d'assaut | tanque de guerra | carro armato
raft: balsa | floß | radeau | jangada | zattera
shipwreck: | schiffswrack | épave | naufrágio | relitto
tire: | | | pneu | pneumatico
traffic light: semáforo | ampel | feu tricolore | semáforo | semaforo
railroad: vías del tren, vía del tren | bahngleise, schienen | voie ferrée, rails | trilhos | binari
tunnel: túnel | tunnel | tunnel | túnel | galleria
barn: | | | | fienile
treehouse: casa del árbol | baumhaus | cabane dans les arbres | casa na árvore | casa sull'albero
haunted house: casa embrujada | spukhaus, geisterhaus | maison hantée | casa assombrada | casa stregata
wishing well: pozo de los deseos | wunschbrunnen | puits à souhaits | poço dos desejos | pozzo dei desideri
gate: | | | | cancello
rocking chair: mecedora | schaukelstuhl | fauteuil à bascule | cadeira de balanço | sedia a dondolo
bed: | | | cama |
table: | | table | mesa |
bookshelf: estantería | bücherregal | bibliothèque | estante de livros | libreria
fireplace: | | cheminée | lareira | camino acceso, caminetto
street lamp: | | | poste de luz | lampione
park bench: banco de parque | parkbank | banc public | banco de praça | panchina
birdhouse: casita de pájaros | vogelhaus, vogelhäuschen | nichoir | casinha de passarinho | casetta per uccelli
aquarium: acuario, pecera | aquarium | aquarium, bocal | aquário | acquario
barrel: | | | barril |
bag: bolsa | | sac | saco |
handbag: | handtasche | sac à main | bolsa de mão | borsetta
lipstick: | | | | rossetto
perfume: | parfümflasche | | frasco de perfume | boccetta di profumo
dress: | | | | vestito
cloak: capa | umhang | cape | capa de manto | mantello
glove: | | | luva | guanto
necktie: | | | gravata | cravatta
earring: | | | brinco | orecchino
shoe: | | | | scarpa
sandal: sandalia | sandale | sandale | sandália | sandalo
sock: calcetín | socke, socken | chaussette | meia de pé | calzino
chef hat: gorro de chef | | toque de chef | chapéu de chef | cappello da chef
jester hat: gorro de bufón | narrenkappe | bonnet de bouffon | chapéu de bobo | cappello da giullare
baby bottle: biberón | babyflasche | biberon | mamadeira | biberon
keyhole: | | trou de serrure | buraco de fechadura, fechadura | buco della serratura, serratura
wax seal: sello de cera | wachssiegel | cachet de cire | selo de cera | sigillo di ceralacca
solar system: | | | | sistema solare
comet: | | | | stella cadente, stella cometa
snow: | | | | neve
storm: | | | | tempesta, temporale
tornado: tornado | | | |
desert: | | désert | |
city skyline: | | | | profilo della città, grattacieli
house: | | | | casa, casetta
pyramid: | | | | piramide
columns: | säule, säulen | | |
aurora: | | | aurora boreal | aurora boreale
field: | | | | campo di grano
eiffel tower: | | | | torre eiffel
tower: | | tour de château | |
bubbles: | | | | bolle di sapone
wind chime: campanillas de viento | windspiel | carillon à vent | sino dos ventos | campanelle a vento
seashell: concha, caracola | muschel | coquillage | concha | conchiglia
cherry: | | | | ciliegia, ciliegie
mirror: | | | | specchio
swing: columpio | schaukel | balançoire | balanço | altalena
hammock: hamaca | hängematte | hamac | rede de dormir | amaca
suitcase: maleta | koffer | valise | mala de viagem | valigia
backpack: mochila | rucksack | sac à dos | mochila | zaino
envelope: sobre cerrado | briefumschlag | enveloppe | envelope | busta
yarn: ovillo, ovillo de lana | wollknäuel | pelote de laine | novelo, novelo de lã | gomitolo
watering can: regadera | gießkanne | arrosoir | regador | annaffiatoio
teapot: tetera | teekanne | théière | bule | teiera
typewriter: | | | | macchina per scrivere
bicycle: bicicleta, bici | fahrrad | vélo, bicyclette | bicicleta | bicicletta
sewing machine: máquina de coser | nähmaschine | machine à coudre | máquina de costura | macchina da cucire
unicycle: monociclo | einrad | monocycle | monociclo | monociclo
night sky: noche estrellada, cielo estrellado | sternennacht | nuit étoilée, ciel étoilé | noite estrelada, céu estrelado | notte stellata
old man: hombre viejo | alter mann, alten mann | vieil homme, vieillard | homem velho, velhinho | anziano
old woman: mujer vieja, viejita | alte frau, alten frau | vieille femme, vieille dame | mulher velha, velhinha | donna anziana
koi: pez koi, peces koi, carpa koi | koi-fisch, koifisch, koi karpfen | carpe koï, poisson koï | peixe koi, carpa koi, carpas | pesce koi, pesci koi, carpa koi, carpe koi
`
