/** Everyday things that people carry, grow, eat and keep, read like the lines of `translations.ts`: Spanish | German | French | Portuguese | Italian. */
export const EVERYDAY_TRANSLATIONS = `
pot: maceta, tiesto | blumentopf, blumentöpfe, topf, tontopf | pot de fleurs, pot en terre cuite, pot en terre | vaso de planta, vaso de barro, vasinho | vaso di fiori, vaso di terracotta
mountain: cumbre, cima | gipfel, bergspitze, berggipfel | sommet | cume, pico de montanha | vetta, cima
worm: lombriz, lombrices | wurm, würmer, bücherwurm | ver à soie | | lombrico, verme
heartbeat: línea del pulso, línea de pulso, línea del corazón | pulslinie, pulsschlag | ligne de pouls, ligne du pouls, ligne de vie | linha do pulso, linha de batimentos, linha da vida | linea del battito, linea del polso, linea del cuore
earrings: arete, aretes | | | argola, argolas | 
paintbrush: brocha | | | |
pen: | | | | penna stilografica, penna a sfera
tent: | | | barraca, barraca de camping | tenda da campeggio, tenda
mug: | | | caneca |
teapot: | | bouilloire | chaleira, bule | bollitore
moka pot: | kaffeekanne, espressokanne, mokakanne | cafetière italienne | cafeteira, cafeteira italiana | 
corn: | | épi de maïs | espiga de milho | 
onion: | | | | cipolla
pizza: porción de pizza, rebanada de pizza | | | | trancio di pizza, fetta di pizza, spicchio di pizza
lamp: | tischlampe | lampe de chevet | abajur | lampada da tavolo
television: televisor | | | |
car: | | | | macchina
train: locomotora | | | |
wheel: | wagenrad | | roda | ruota
hand saw: serrucho | säge, handsäge | scie | | sega, seghetto
shovel: | | pelle | | 
kite: papalote, barrilete | | | |
chess piece: | | | | pezzo degli scacchi, pezzo di scacchi
pill: | tablette, tabletten | | |
bandaid: | | | curativo |
bone: hueso | knochen | ossement | osso | osso
tongue: | | langue | |
honeycomb: | | | | favo di miele
fog: | | brouillard | | nebbia, foschia
water drop: | | | | goccia d acqua
vine: | | liane, plante grimpante | trepadeira | pianta rampicante
sailor: | seemann | | |
baby: | neugeborenes, säugling | nouveau né, nourrisson | recém nascido | neonato, neonata
fist: | | | punho cerrado | pugno chiuso
mouse: | | | camundongo |
hamster: | | | | criceto
guinea pig: cobaya, cuy | meerschweinchen | cochon d inde | porquinho da índia | porcellino d india
flamingo: flamenco | | | |
robin: | | | pintarroxo |
cardinal: | kardinalvogel, roter kardinal | | cardeal |
crow: | | | gralha | cornacchia
trout: | | | | trota
squid: | kalmar | calmar | |
cricket: | | grillon | grilo |
puppet: pinocho | pinocchio | pinocchio | pinóquio | pinocchio
gravestone: | grabkreuz | tombe | | pietra tombale
bookshelf: estantería, librero | bücherregal | bibliothèque, étagère | estante de livros | libreria, scaffale
horseshoe: | hufeisen | fer à cheval | ferradura | ferro di cavallo
rocking horse: caballito de madera | schaukelpferd | cheval à bascule | cavalinho de pau | cavallo a dondolo
pinwheel: molinete, rehilete | windrad, windrädchen | moulinet | cata-vento | girandola
wind chime: móvil de viento | windspiel | carillon à vent | sino dos ventos | campanelle a vento
bird cage: jaula de pájaros | vogelkäfig | cage à oiseaux | gaiola | gabbietta
bird house: casita de pájaros | vogelhaus, vogelhäuschen | nichoir | casa de passarinho | casetta per uccelli
safety pin: imperdible, seguro | sicherheitsnadel | épingle à nourrice | alfinete de segurança | spilla da balia
paper clip: | büroklammer | trombone de bureau | clipe de papel | graffetta
keyhole: ojo de cerradura, cerradura | schlüsselloch | trou de serrure, serrure | fechadura | serratura, buco della serratura
magnifying glass: lupa | lupe | loupe | lupa | lente d ingrandimento
telescope: telescopio | teleskop, fernrohr | télescope, longue vue | telescópio, luneta | telescopio, cannocchiale
typewriter: máquina de escribir | schreibmaschine | machine à écrire | máquina de escrever | macchina da scrivere
sewing machine: máquina de coser | nähmaschine | machine à coudre | máquina de costura | macchina da cucire
coin: moneda | münze | pièce de monnaie | moeda | moneta
ticket: boleto, entrada de cine | eintrittskarte, fahrkarte | ticket, billet de train | ingresso | biglietto
tram: tranvía | straßenbahn | tramway | bonde, elétrico | tram
scooter: | roller, motorroller | trottinette | patinete, lambreta | monopattino
canoe: canoa | kanu | canoë | canoa | canoa
buoy: boya, salvavidas | boje, rettungsring | bouée | boia | salvagente, boa di mare
hammock: hamaca | hängematte | hamac | rede de dormir | amaca
parasol: sombrilla | sonnenschirm | parasol | guarda-sol | ombrellone
sunglasses: gafas de sol, lentes de sol | sonnenbrille | lunettes de soleil | óculos de sol, óculos escuros | occhiali da sole
crown: | krönchen | | coroinha | coroncina
stethoscope: fonendoscopio | | | |
beads: abalorio, abalorios | | perles de verre | miçanga, miçangas | perlina, perline
socks: | | | meia, meias |
bow tie: pajarita, moño | fliege zum binden | nœud papillon | gravata borboleta | papillon, farfallino
`
