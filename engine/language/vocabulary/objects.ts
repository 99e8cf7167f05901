/** Things people make, and what people call them. How a line reads is told in `lexicon.ts`. */
export const OBJECTS = `
dagger: dagger, stiletto, dirk, athame, stilletto ; es: daga, puñal ; de: dolch ; fr: dague, poignard ; pt: adaga, punhal
knife > dagger: knife, knives, switchblade, chef knife, kitchen knife, butcher knife, cleaver, bowie knife, hunting knife ; es: cuchillo, navaja ; de: messer ; fr: couteau ; pt: faca
sword/stone: sword in the stone, sword in a stone, sword in stone
sword: sword, blade, excalibur, rapier, crossed swords, longsword, sabre, saber, broadsword, cutlass, scimitar ; es: espada ; de: schwert, schwerter ; fr: epee ; pt: espada
katana: katana, samurai sword, japanese sword
axe: axe, ax, viking axe, battle axe, hatchet, tomahawk ; es: hacha ; de: axt ; fr: hache ; pt: machado
arrow: arrow, arrowhead ; es: flecha ; de: pfeil ; fr: fleche ; pt: flecha, seta
arrow/crossed: crossed arrows, two crossed arrows
arrow/bow: bow and arrow, archery
anchor: anchor ; es: ancla ; de: anker ; fr: ancre ; pt: ancora
compass: compass, compass rose, wind rose, compas rose, nautical compass ; es: brujula, rosa de los vientos ; de: kompass, windrose ; fr: boussole, rose des vents ; pt: bussola, rosa dos ventos
crown: crown, tiara, kings crown, queens crown, royal crown, diadem, king crown, queen crown, king and queen crowns ; es: corona, coronita ; de: krone ; fr: couronne ; pt: coroa
crown/floral: flower crown, floral crown, crown of flowers, flower headband ; es: corona de flores ; de: blumenkrone ; fr: couronne de fleurs ; pt: coroa de flores
feather: feather, quill, quill pen, feather pen, feather quill, feather quill pen, plume, eagle feather, raven feather, owl feather, peacock feather ; es: pluma ; de: feder ; fr: plume ; pt: pena, pluma
clock: clock, clock face, roman clock, grandfather clock, melting clock, broken clock, wall clock ; es: reloj ; de: uhr ; fr: horloge ; pt: relogio
pocket-watch: pocket watch, pocketwatch, watch, old watch, timepiece, stopwatch ; es: reloj de bolsillo ; de: taschenuhr ; fr: montre a gousset, montre ; pt: relogio de bolso
hourglass: hourglass, hour glass, sand clock, sandglass, sand timer, sand glass ; es: reloj de arena ; de: sanduhr ; fr: sablier ; pt: ampulheta
key: key, skeleton key, old key, antique key ; es: llave ; de: schlüssel ; fr: cle, clef ; pt: chave
padlock: padlock, lock, heart lock, locked heart, locket, padlock shaped like a heart, heart shaped lock, heart shaped padlock ; es: candado ; de: schloss, vorhängeschloss ; fr: cadenas ; pt: cadeado
chain: chain, chains, chain link ; es: cadena ; de: kette ; fr: chaine ; pt: corrente
chain/broken: broken chain, broken chains, breaking chains ; es: cadena rota ; de: gesprengte kette ; fr: chaine brisee ; pt: corrente quebrada
rope-knot: rope, knot, rope knot, sailor knot, reef knot ; es: cuerda, nudo ; de: seil, knoten ; fr: corde, noeud ; pt: corda
sailing-ship: ship, sailing ship, tall ship, galleon, sailboat, sail boat, clipper, clipper ship, boat, sailing boat, ghost ship, yacht, schooner, flying dutchman ; es: barco, velero ; de: schiff, segelschiff, boot, segelboot ; fr: bateau, voilier, navire ; pt: navio, barco, veleiro
pirate-ship > sailing-ship: pirate ship, black pearl ship ; es: barco pirata ; de: piratenschiff ; fr: bateau pirate ; pt: navio pirata
viking-ship > sailing-ship: viking ship, longship, drakkar, viking boat, longboat ; de: wikingerschiff ; es: barco vikingo
lighthouse: lighthouse, light house ; es: faro ; de: leuchtturm ; fr: phare ; pt: farol
lantern: lantern, oil lamp, old lamp, lamp ; es: farol, linterna, lampara, farolillo ; de: laterne, lampe ; fr: lanterne, lampe ; pt: lanterna, lampiao
candle: candle, burning candle, candlestick ; es: vela ; de: kerze ; fr: bougie ; pt: vela
camera: camera, photo camera, vintage camera ; es: camara ; de: kamera ; fr: appareil photo ; pt: camera
guitar: guitar, acoustic guitar, electric guitar, bass guitar ; es: guitarra ; de: gitarre ; fr: guitare ; pt: guitarra, violao
microphone: microphone, mic, vintage microphone ; es: microfono ; de: mikrofon ; fr: micro, microphone ; pt: microfone
dice: snake eyes, dice, lucky dice, pair of dice ; es: dado, dados ; de: würfel ; fr: dés a jouer ; pt: dados
playing-card: playing card, playing cards, cards, poker cards, deck of cards, poker, card suit, joker card ; es: cartas, naipes, baraja ; de: spielkarten, spielkarte ; fr: carte a jouer, cartes ; pt: cartas, baralho
playing-card/spades: ace of spades, ace ; es: as de espadas, as de picas ; de: pik ass ; fr: as de pique ; pt: as de espadas
playing-card/hearts: ace of hearts, queen of hearts, king of hearts ; es: as de corazones ; de: herz ass ; fr: as de coeur ; pt: as de copas
diamond: diamond, gem, gemstone, jewel, ruby, emerald, sapphire, diamonds ; es: diamante ; de: diamant, edelstein ; fr: diamant ; pt: diamante
crystal > diamond: crystal, crystals, crystal cluster, quartz, amethyst, geode ; es: cristal ; de: kristall ; fr: cristal ; pt: cristal
dreamcatcher: dreamcatcher, dream catcher ; es: atrapasueños ; de: traumfänger ; fr: attrape reves ; pt: filtro dos sonhos
hot-air-balloon: hot air balloon, air balloon, hot air baloon, hot air ballon ; es: globo aerostatico ; de: heißluftballon ; fr: montgolfiere ; pt: balao de ar quente
balloon > icon balloons > hot-air-balloon: balloon, baloon, balloons, ballon, party balloon, heart balloon, red balloon, balloon dog ; es: globo ; de: ballon, luftballon ; fr: ballon ; pt: balao
paper-plane: paper plane, paper airplane, paper aeroplane ; es: avion de papel ; de: papierflieger ; fr: avion en papier ; pt: aviao de papel
airplane > icon airplane: airplane, plane, aeroplane ; es: avion ; de: flugzeug ; fr: avion ; pt: aviao
rosary > icon prayer-beads: rosary, rosary beads, prayer beads, mala beads ; es: rosario ; de: rosenkranz ; fr: chapelet ; pt: terco, rosario
spider-web > icon spider-web: spider web, spiderweb, cobweb, web, spider webs ; es: telaraña ; de: spinnennetz ; fr: toile d araignee ; pt: teia de aranha
barbed-wire > icon barbed-wire: barbed wire, barb wire, barbwire ; es: alambre de puas ; de: stacheldraht ; fr: fil barbele ; pt: arame farpado
ribbon-bow > icon bow-tie-ribbon: ribbon bow, bow, coquette bow, hair bow ; es: moño, lazo ; de: schleife ; fr: noeud papillon ; pt: laço
horseshoe > icon horseshoe: horseshoe, horse shoe ; es: herradura ; de: hufeisen ; fr: fer a cheval ; pt: ferradura
8-ball > icon eight-ball: 8 ball, eight ball, magic 8 ball, 8ball
bell > icon ringing-bell: bell
gun > revolver > pistol > icon revolver: gun, revolver, pistol, handgun, glock, guns, pistols, six shooter, colt, shotgun ; es: pistola ; de: pistole, revolver ; fr: pistolet, revolver ; pt: pistola, arma
ak47 > icon ak47: ak47, ak 47, rifle, machine gun
bullet > icon bullets: bullet, bullets
grenade > icon grenade: grenade
scythe > icon scythe: reapers scythe, scythe
spear > icon spears: spear, spears, lance, javelin ; es: lanza ; de: speer ; fr: lance ; pt: lanca
shield > icon shield: shield ; es: escudo ; de: schild ; fr: bouclier ; pt: escudo
crossbow > icon crossbow: crossbow
chess-king > icon chess-king: chess king, chess king and queen, king and queen chess pieces, king chess piece, chess, chess piece, chess pieces ; es: ajedrez ; de: schach, schachfigur ; fr: echecs ; pt: xadrez
queen-chess-piece > icon chess-queen: queen chess piece, chess queen
chess-knight > icon chess-knight: chess knight
umbrella > icon umbrella: umbrella, parasol ; es: paraguas, sombrilla ; de: regenschirm, schirm ; fr: parapluie ; pt: guarda chuva
glasses > icon spectacles: glasses, spectacles, eyeglasses ; es: gafas, lentes ; de: brille ; fr: lunettes ; pt: oculos
sunglasses > icon sunglasses: sunglasses, shades
headphones > icon headphones: headphones, headphone ; es: auriculares ; de: kopfhörer ; fr: casque audio ; pt: fones de ouvido
cigar > icon cigar: cigar
cigarette > icon cigarette: cigarette, joint, blunt
pipe > icon smoking-pipe: pipe, smoking pipe
wine-glass > icon wine-glass: wine glass, glass of wine, wine
martini > icon martini: martini, cocktail, martini glass
beer > icon beer-stein: beer, pint of beer, beer mug
coffee-cup > tea-cup > icon coffee-cup: coffee, coffee cup, cup of coffee, coffee mug, mug, latte, espresso ; es: cafe, taza de cafe, taza ; de: kaffee, kaffeetasse, tasse ; fr: cafe, tasse de cafe, tasse ; pt: cafe, xicara
tea-cup > coffee-cup > icon coffee-cup: cup, teacup, tea cup, cup of tea, tea, china cup ; es: taza de te ; de: teetasse ; fr: tasse de the ; pt: xicara de cha
vase > icon porcelain-vase: vase, flower vase, urn, pot, flower pot, plant pot ; es: jarron, florero ; de: vase ; fr: vase ; pt: vaso
helmet > icon visored-helm: helmet, knights helmet, army helmet ; es: casco ; de: helm ; fr: casque ; pt: capacete
diving-helmet > icon diving-helmet: diving helmet, old diving helmet, diver helmet, divers helmet, scuba helmet, diver, deep sea diver
witch-hat > icon pointy-hat: witch hat, witches hat, wizard hat
hat > icon fedora > icon western-hat: hat, fedora, bowler hat, cap, flat cap, beanie, baseball cap ; es: sombrero, gorra ; de: hut, mütze ; fr: chapeau ; pt: chapeu
money > icon banknote: money, dollar, dollar bill, dollar bills, dollars, cash, money bag, dollar sign ; es: dinero ; de: geld ; fr: argent ; pt: dinheiro
coin > icon crown-coin: coin, coins, gold coin ; es: moneda ; de: münze ; fr: piece d or ; pt: moeda
fan (feather): fan, hand fan, japanese fan, folding fan, paper fan ; es: abanico ; de: fächer ; fr: eventail ; pt: leque
fishing-rod > icon fishing-pole: fishing rod, fishing pole, fishing line ; de: angel rute, angelrute
net > icon fishing-net: net, fishing net
whiskey-glass > icon glass-shot: whiskey glass, whisky glass, glass of whiskey, shot glass, whiskey, whisky, rum, tequila, glass of whisky
record-player > gramophone > vinyl > icon compact-disc: record player, gramophone, turntable, vinyl record player, phonograph, jukebox ; es: tocadiscos ; de: plattenspieler, grammophon ; fr: tourne disque, gramophone ; pt: toca discos
typewriter (book): typewriter, type writer ; es: maquina de escribir ; de: schreibmaschine ; fr: machine a ecrire ; pt: maquina de escrever
sewing-machine (scissors): sewing machine, spool of thread, spool
boots > icon boots: boots, boot, combat boots, army boots, work boots, hiking boots ; de: stiefel ; es: botas
firefighter-helmet (flames): firefighter helmet, fire helmet, firefighter badge, fire hydrant, fire hat
maltese-cross > cross: maltese cross, iron cross, fire department cross
star-of-life > icon caduceus: star of life, paramedic symbol, ems symbol
tattoo-machine (needle): tattoo machine, tattoo gun
teapot > icon teapot: teapot, tea pot
cupcake > icon cupcake: cupcake, muffin
donut > icon donut: donut, doughnut
pizza > icon pizza-slice: pizza, pizza slice, slice of pizza
hamburger > icon hamburger: hamburger, burger
taco > icon tacos: taco
sushi > icon sushis: sushi
ice-cream > icon ice-cream-cone: ice cream, ice cream cone
book > icon open-book: book, open book, books, stack of books, pile of books, bible, novel, spell book, grimoire, diary, journal ; es: libro, libros, biblia ; de: buch, bücher, bibel ; fr: livre, livres, bible ; pt: livro, livros, biblia
pencil > icon pencil: pencil
pen > icon fountain-pen: pen, fountain pen
paintbrush > icon large-paint-brush: paintbrush, paint brush, paint brushes ; es: pincel ; de: pinsel ; fr: pinceau ; pt: pincel
palette > icon palette: palette, paint palette
scissors > icon scissors: scissors, shears ; es: tijeras ; de: schere ; fr: ciseaux ; pt: tesoura
straight-razor > icon razor: straight razor, razor, razor blade, barber razor
comb > icon comb: comb
safety-pin > icon safety-pin: safety pin
light-bulb > icon light-bulb: light bulb, lightbulb, bulb ; es: bombilla ; de: glühbirne ; fr: ampoule ; pt: lampada
gears > icon gears: gears, gear, cogs, cog, clockwork, cogwheel ; es: engranajes ; de: zahnräder ; fr: engrenages ; pt: engrenagens
glass-dome > jar > icon mason-jar: glass dome, dome, bell jar, cloche, terrarium, snow globe ; de: glasglocke ; fr: cloche de verre ; es: cupula
jar > icon mason-jar: jar, mason jar, glass jar ; es: frasco ; de: glas ; fr: bocal ; pt: pote
potion > icon magic-potion: potion, potion bottle
poison > icon poison-bottle: poison, poison bottle
bottle > icon square-bottle: bottle, message in a bottle, glass bottle ; es: botella ; de: flasche ; fr: bouteille ; pt: garrafa
crystal-ball > icon crystal-ball: crystal ball
magic-lamp > icon magic-lamp: magic lamp, genie lamp
cauldron > icon cauldron: cauldron
coffin > icon coffin: coffin, casket ; es: ataud ; de: sarg ; fr: cercueil ; pt: caixao
tombstone > icon tombstone: tombstone, gravestone, grave ; es: tumba, lapida ; de: grabstein ; fr: tombe ; pt: tumulo
piano > icon grand-piano: piano, grand piano
piano-keys > icon piano-keys: piano keys, piano keyboard
violin > icon violin: violin, cello, fiddle ; es: violin ; de: geige ; fr: violon ; pt: violino
trumpet > icon trumpet: trumpet
saxophone > icon saxophone: saxophone, sax
drums > icon drum-kit: drums, drum kit, drum set, drumsticks
harp > icon harp: harp, lyre
cassette > icon audio-cassette: cassette, cassette tape, tape
vinyl > icon compact-disc: vinyl, vinyl record, record
boombox > icon boombox: boombox
game-controller > icon gamepad: game controller, controller, playstation controller, xbox controller, gamepad
nintendo-controller > icon retro-controller: nintendo controller
telescope > icon telescope: telescope
binoculars > icon binoculars: binoculars
globe > icon globe: globe ; es: globo terraqueo ; de: globus
earth > icon world: earth, world, planet earth ; es: mundo, tierra ; de: welt, erde ; fr: monde, terre ; pt: mundo
rocket > icon rocket: rocket, rocket ship ; es: cohete ; de: rakete ; fr: fusee ; pt: foguete
spaceship > icon spaceship: spaceship, space ship
submarine > icon submarine: submarine
helicopter > icon helicopter: helicopter
motorcycle-helmet > icon full-motorcycle-helmet: motorcycle helmet
bicycle > icon dutch-bike: bicycle, bike, mountain bike ; es: bicicleta ; de: fahrrad ; fr: velo ; pt: bicicleta
car > icon city-car: car, vintage car ; es: coche, carro ; de: auto ; fr: voiture ; pt: carro
train > icon steam-locomotive: train, steam train, locomotive
van > icon surfer-van: van, campervan, vw bus, camper van
truck > icon truck: truck, lorry
ships-wheel > icon ship-wheel: ships wheel, ship wheel, helm, steering wheel, ship helm ; es: timon ; de: steuerrad ; fr: gouvernail ; pt: leme
surfboard > icon surf-board: surfboard, surf board
skateboard > icon skateboard: skateboard, skate board
soccer-ball > icon soccer-ball: soccer ball, football, soccer
basketball > icon basketball-ball: basketball
baseball-bat > icon baseball-bat: baseball bat, baseball
boxing-gloves > icon boxing-glove: boxing gloves, boxing glove
barbell > icon weight-lifting-up: barbell, dumbbell, weightlifter
ballet-shoes > icon ballerina-shoes: ballet shoes, ballet slippers, pointe shoes
sneaker > icon running-shoe: sneaker, running shoes, sneakers
high-heels > icon high-heel: high heels, high heel, stiletto heel
top-hat > icon top-hat: top hat
magicians-hat > icon magic-hat: magicians hat
ring > icon engagement-ring: ring, diamond ring, wedding ring, engagement ring, wedding rings ; es: anillo ; de: ring ; fr: bague ; pt: anel
necklace > icon pearl-necklace: necklace, pearls, pearl necklace, pearl
scales-of-justice > icon scales: scales of justice, scale, scales, balance, balance scale, scale of justice, lady justice, justice scales, balance scale ; es: balanza ; de: waage ; fr: balance ; pt: balanca
needle > icon sewing-needle: needle, sewing needle, needle and thread
spinning-wheel > icon spinning-wheel: spinning wheel
yarn > icon yarn: yarn, ball of yarn
telephone > icon rotary-phone: telephone, phone, rotary phone
film-projector > icon film-projector: film projector, projector
clapperboard > icon clapperboard: clapperboard
stethoscope > icon stethoscope: stethoscope
syringe > icon syringe: syringe
hammer > icon hammer-nails: hammer, hammer and nails
wrench > icon wrench: wrench, spanner
moon-tarot-card > icon tarot-18-the-moon: moon tarot card, the moon tarot
tarot-card > icon tarot-17-the-star: tarot card, tarot, star tarot card, tarot cards
sun-tarot-card > icon tarot-19-the-sun: sun tarot card
lovers-tarot-card > icon tarot-06-the-lovers: lovers tarot card, the lovers tarot
death-tarot-card > icon tarot-13-death: death tarot card
the-fool-tarot > icon tarot-00-the-fool: the fool tarot
letter > icon love-letter: love letter, envelope, old letter
kite > icon kite: kite
paper-boat > icon paper-boat: paper boat, origami boat ; es: barco de papel ; de: papierschiff ; fr: bateau en papier ; pt: barco de papel
paper-crane > icon paper-crane: paper crane, origami crane, origami
paper-lantern > icon paper-lantern: paper lantern, chinese lantern
torch > icon torch: torch
matryoshka > icon matryoshka-dolls: matryoshka, russian doll, nesting doll
puppet > icon puppet: puppet, marionette
carousel > icon carousel: carousel, merry go round
handcuffs > icon handcuffs: handcuffs
pumpkin > icon pumpkin-lantern: pumpkin, jack o lantern, jackolantern ; es: calabaza ; de: kürbis ; fr: citrouille ; pt: abobora
snowman > icon snowman: snowman
gift > icon present: gift, present
mirror > icon mirror-mirror: mirror ; es: espejo ; de: spiegel ; fr: miroir ; pt: espelho
door > icon door: door ; es: puerta ; de: tür ; fr: porte ; pt: porta
window > icon window: window
ladder > icon ladder: ladder
stairs > icon stairs: stairs, staircase, stairway, stairway to heaven
gates-of-heaven > icon heaven-gate: gates of heaven, heaven gates, heavens gate, heaven
telephone-booth (lantern): telephone booth, phone booth, tardis, phone box
teddy-bear > bear: teddy bear, teddy, stuffed animal, stuffed bear, gummy bear ; es: osito de peluche ; de: teddybär, teddy ; fr: ours en peluche, nounours ; pt: ursinho de pelucia
motorcycle > motorbike (bicycle): motorcycle, motorbike, harley, harley davidson, chopper, chopper bike, dirt bike, motocross, vintage motorbike ; es: moto, motocicleta ; de: motorrad ; fr: moto, motocyclette ; pt: moto, motocicleta
engine > icon gears: engine, motor, v twin engine, piston, pistons, turbo, spark plug, harley engine, car engine
scooter (bicycle): scooter, vespa, moped
tractor > icon farm-tractor: tractor
ferris-wheel (hot-air-balloon): ferris wheel, roller coaster
swing (rope-knot): swing, hammock
string > rope-knot: string, red string, thread, red thread, red string of fate, yarn string ; es: hilo rojo, hilo ; de: faden, roter faden ; fr: fil rouge ; pt: fio vermelho
trash-can > icon trash-can: trash can, garbage can, trash, bin, dustbin
bomb > icon dynamite: bomb, dynamite, stick of dynamite, tnt
flag > icon flying-flag (banner): flag, american flag, mexican flag, irish flag, union jack, puerto rican flag, italian flag, rainbow flag, pride flag ; es: bandera ; de: flagge, fahne ; fr: drapeau ; pt: bandeira
`
