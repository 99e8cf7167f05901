/** Crafts, kitchen, meadow and wood in the other languages, read like the lines of `translations.ts`: Spanish | German | French | Portuguese | Italian. */
export const BROADER_TRANSLATIONS = `
banner: | band, bänder, schriftband, spruchband | | |
envelope: un sobre, sobre abierto, sobre antiguo, sobre viejo, sobre de papel | umschlag, briefkuvert, kuvert | | | 
ball: bola | kugel, kugeln | boule | esfera | sfera
dog: mestizo, perro mestizo, galgo, podenco | mischling, windhund | lévrier, bâtard | galgo, vira lata | levriero, meticcio
jungle: selva, jungla | dschungel, urwald | jungle | selva | giungla
fishing net: red de pesca, red de pescador | fischernetz, netz | filet de pêche, filet de pêcheur | rede de pesca, rede de pescador | rete da pesca, rete da pescatore
gears: | | rouage, rouages | | ingranaggio, ingranaggi
leash: correa | leine, hundeleine | laisse | coleira, guia de cachorro | guinzaglio
stretcher: camilla | trage | brancard | maca | barella
beehive: | | | | alveare
music box: cajita de música | | boîte à musique | | scatola musicale
trowel: paleta de albañil, llana | maurerkelle, kelle | truelle | colher de pedreiro | cazzuola
kingfisher: martín pescador | eisvogel | martin pêcheur, martin-pêcheur | martim pescador, martim-pescador | martin pescatore
oil lamp: lámpara de aceite, candil | öllampe | lampe à huile | lamparina | lampada a olio, lume a olio
lantern: | grubenlampe, sturmlaterne | | |
bicycle: | rad | | |
reed: carrizo | schilfrohr | | |
poppy: | klatschmohn | pavot | |
cornflower: aciano | kornblume | bleuet | centáurea | fiordaliso
lily of the valley: lirio de los valles | | | |
forget-me-not: | | | não me esqueças, miosótis | nontiscordardimé
bluebell: campanilla azul | | campanule | |
daffodil: | | narcisse | |
snowdrop: campanilla de invierno | | | galanto |
geranium: geranio | geranie | | gerânio | geranio
lilac: lilas flor | | | | lillà
edelweiss: | | | edelvais | stella alpina
gentian: genciana | enzian | gentiane | genciana | genziana
heather: brezo | heidekraut | bruyère | urze | erica selvatica
clover: | klee | | |
four leaf clover: trébol de cuatro hojas | vierblättriges kleeblatt | trèfle à quatre feuilles | trevo de quatro folhas |
mistletoe: | | | visco | vischio
chestnut: castaña | kastanie | châtaigne, marron chaud | | castagna
pine cone: | kiefernzapfen | | |
pine tree: abeto | | | |
birch: abedul | birke | bouleau | bétula | betulla
olive tree: | olivenbaum | olivier | | ulivo
fig: | | | figo | fico
plum: | zwetschge | | |
blackberry: | | mûre | amora | mora
watermelon: | | | | cocomero
pineapple: ananá | | | |
coconut: | | | | noce di cocco
avocado: palta | | | |
garlic: cabeza de ajo | knoblauchknolle | tête d'ail | cabeça de alho | testa d'aglio
artichoke: alcachofa | artischocke | artichaut | alcachofra | carciofo
pumpkin: | | potiron | |
fly agaric: amanita muscaria, matamoscas | | amanite tue mouches, amanite tue-mouches | cogumelo vermelho | amanita muscaria
wheat: espiga de trigo, espigas de trigo | weizenähre, kornähre | épi de blé, épis de blé | espiga de trigo | spiga, spighe
bread: hogaza | brotlaib | miche | | pagnotta
croissant: medialuna | hörnchen | | |
pretzel: | breze | | |
ice cream: | eis | | |
fried egg: huevo frito | spiegelei | œuf au plat | ovo frito | uovo fritto
beer: jarra de cerveza | maßkrug, bierglas | chope | | birra
whisk: | | fouet de cuisine | batedor de ovos |
rolling pin: rodillo | | | |
frying pan: | bratpfanne | | |
cooking pot: cacerola | | | |
rope: soga | | | |
thread: | zwirn | fil à coudre | linha de costura | filo da cucito
needle: | | | | ago
yarn: | | pelote, pelote de laine | | gomitolo di lana
knitting needles: agujas de tejer | stricknadel, stricknadeln | aiguilles à tricoter | agulhas de tricô | ferri da maglia
wrench: | | | chave de boca |
pliers: | | tenaille, tenailles | | tenaglia
axe: | beil | | |
ladder: | | | | scala a pioli
fountain pen: pluma estilográfica | füllfederhalter | stylo plume | caneta tinteiro |
quill: pluma de escribir | schreibfeder, federkiel | plume d'oie | pena de escrever | penna d'oca
letter: carta de amor | brief, liebesbrief | lettre d'amour | carta de amor | lettera d'amore
envelope: | umschlag | | |
parasol: | | ombrelle | sombrinha | parasole
candlestick: | kerzenständer, kerzenhalter | bougeoir | castiçal | candeliere
cigarette: | | clope | |
pipe: | tabakpfeife | | |
pocket watch: | | montre de poche | | orologio da tasca
alarm clock: despertador | wecker | réveil, réveille matin | despertador | sveglia
camera: cámara de fotos | fotoapparat | | máquina fotográfica |
record player: | | | vitrola |
headphones: | | écouteurs | fone de ouvido |
accordion: | ziehharmonika | | |
saxophone: saxo | | saxo | |
crown: | | | | corona
beret: | baskenmütze | | |
sneakers: | | | | scarpe da ginnastica
ballet shoes: | | | | scarpette da danza
ice skates: patines de hielo | | patins à glace | patins de gelo |
skateboard: | | planche à roulettes | |
surfboard: | | | prancha, prancha de surfe |
earring: | | boucle d'oreille, boucles d'oreilles | |
glasses: anteojos | | | |
otter: | fischotter | | |
hedgehog: | | | porco espinho |
weasel: comadreja | wiesel | belette | doninha | donnola
hare: | feldhase | | |
fawn: cervatillo | kitz | | filhote de veado | cerbiatto
moose: | | orignal | |
ram: | | | | montone
sheep: | | brebis | |
ibex: cabra montés, cabra montesa, íbice | steinböcke, alpensteinbock | bouquetin | | stambecco
donkey: | | | jumento |
armadillo: | | | tatu bola |
macaw: guacamayo | | | |
blackbird: mirlo | amsel | | melro | merlo
robin: | | | pisco de peito ruivo |
titmouse: carbonero, herrerillo | blaumeise, kohlmeise, meise | mésange | chapim | cinciallegra
goldfinch: jilguero | stieglitz, distelfink | chardonneret | pintassilgo | cardellino
nightingale: ruiseñor | nachtigall | rossignol | rouxinol | usignolo
woodpecker: | | pivert | |
cuckoo: cuco | kuckuck | | cuco | cuculo
heron: | graureiher | | |
chick: | | poussin | pintinho | pulcino
pigeon: | | | pombo | piccione
seagull: | | goéland | |
pelican: pelícano | pelikan | | pelicano | pellicano
puffin: frailecillo | papageientaucher | macareux | papagaio do mar | pulcinella di mare
frog: | | | perereca |
salamander: | feuersalamander | | |
gecko: salamanquesa | | | osga |
bumblebee: | | | abelhão |
grasshopper: | grashüpfer | | |
stag beetle: ciervo volante | hirschkäfer | lucane | vaca loura | cervo volante
beetle: | | | | coleottero
spider web: | spinnwebe | | |
manta ray: | mantarochen | | |
lobster: bogavante | | | |
sardine: sardina | | | sardinha | sardina
chapel: ermita, capilla | kapelle | chapelle | capela | cappella
gate: verja | gartentor | | |
bench: | bank, holzbank | banc | |
teddy bear: oso de peluche | | | |
puppet: | handpuppe | | |
balloon: | | ballon de baudruche | bexiga |
kite: | papierdrachen | | |
steam train: tren de vapor, locomotora de vapor | dampflokomotive | locomotive à vapeur, train à vapeur | maria fumaça, locomotiva a vapor | locomotiva a vapore
truck: | | | camião |
camper van: autocaravana | campingbus | van aménagé | |
sailboat: | | | | barca a vela
rowing boat: bote de remos, barca de remos | | | barco a remo | barca a remi
ship wheel: rueda de timón | | barre à roue | timão |
cliff: | | | falésia |
waterfall: | | chute d'eau | |
river: | | fleuve | |
crescent moon: | | | | luna crescente
snowflake: | | flocon | |
paw print: | | | pegada de cachorro, pegada de gato |
wizard: | | | bruxo | stregone
princess: princesa | prinzessin | princesse | princesa | principessa
ballerina: | balletttänzerin | | |
diver: buceador | | | | subacqueo, palombaro
chess piece: | | pièce d'échecs | |
puzzle piece: | | | | tessera di puzzle
test tube: tubo de ensayo | reagenzglas | éprouvette, tube à essai | tubo de ensaio | provetta
jar: tarro | einmachglas, marmeladenglas | | |
vase: | | | vaso de flores |
treasure chest: | schatzkiste | | |
barbed wire: alambre de espino | | barbelé, barbelés | |
tree trunk: tronco de árbol | baumstamm | tronc, tronc d'arbre | tronco de árvore | tronco d'albero
nutcracker: cascanueces | nussknacker | casse noisette | quebra nozes | schiaccianoci
cuckoo clock: | | coucou suisse | |
space suit: traje espacial | raumanzug | combinaison spatiale | traje espacial | tuta spaziale
life buoy: flotador | | bouée de sauvetage | |
piston: | kolben | | pistão | pistone
lips: | kussmund | | |
thimble: dedal | nähfingerhut | dé à coudre | dedal | ditale
bathrobe: bata, albornoz | bademantel | peignoir, robe de chambre | roupão | accappatoio, vestaglia
honey pot: miel | honig | miel | mel | miele
sewing button: botón | knopf | bouton de couture | botão | bottone
harmonica: armónica | mundharmonika | harmonica | gaita de boca | armonica a bocca
water well: pozo | ziehbrunnen | puits | poço | pozzo
cradle: cuna | wiege | berceau | berço | culla
oar: remo | paddel | rame, pagaie | remo | remo
power line: tendido eléctrico, cable de luz | stromleitung | fil électrique | fio de luz, fio elétrico | filo della luce
swim cap: gorro de baño | badekappe | bonnet de bain | touca de natação | cuffia da bagno
handkerchief: pañuelo | taschentuch | mouchoir | lenço | fazzoletto
`
