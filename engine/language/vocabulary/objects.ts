/** Things people make, and what people call them. How a line reads is told in `lexicon.ts`. */
export const OBJECTS = `
dagger: dagger, stiletto, dirk, athame, stilletto, daggers, crossed daggers, ritual dagger, ceremonial dagger, shiv, shank ; es: daga, puñal ; de: dolch ; fr: dague, poignard ; pt: adaga, punhal
knife > dagger: knife, knives, switchblade, chef knife, kitchen knife, butcher knife, cleaver, bowie knife, hunting knife, kitchen knives, knifes, chefs knife, crossed knives, fighting knife, steak knife ; es: cuchillo, navaja ; de: messer ; fr: couteau ; pt: faca
sword/stone: sword in the stone, sword in a stone, sword in stone
sword: sword, blade, excalibur, rapier, crossed swords, longsword, sabre, saber, broadsword, cutlass, scimitar, swords, claymore, claymore sword, knight sword, knights sword, medieval sword, viking sword, gladius, roman sword, flaming sword, fantasy sword, master sword, sword of damocles, foil sword, fencing sword, crossed sabers, broken sword, sword blade, pirate sword, long sword, great sword, greatsword, jian ; es: espada ; de: schwert, schwerter ; fr: epee ; pt: espada
katana: katana, samurai sword, japanese sword, katanas, crossed katanas, samurai swords, wakizashi, japanese katana, ninja sword
axe: axe, ax, viking axe, battle axe, hatchet, tomahawk, axes, crossed axes, lumberjack axe, fire axe, woodcutter axe, norse axe, crossed hatchets, fireman axe, leviathan axe ; es: hacha ; de: axt ; fr: hache ; pt: machado
axe/double: double axe, double headed axe, labrys
arrow: arrow, arrowhead, arrows, broken arrow, tribal arrow, feathered arrow, flying arrow, arrow heads, indian arrow ; es: flecha ; de: pfeil ; fr: fleche ; pt: flecha, seta
arrow/crossed: crossed arrows, two crossed arrows, two arrows crossed, arrows crossed, crossed arrow
arrow/bow: bow and arrow, archery, bow and arrows, bow n arrow, archers bow, cupids bow, drawn bow, longbow, hunting bow, compound bow
anchor: anchor, anchors, ships anchor, boat anchor, naval anchor, sailor anchor, rusty anchor ; es: ancla ; de: anker ; fr: ancre ; pt: ancora
compass: compass, compass rose, wind rose, rosa dei venti, rosa de los vientos, rosa dos ventos, rose des vents, windrose, compas rose, nautical compass, compasses, compass needle, old compass, broken compass, antique compass, travel compass, world compass, compass star ; es: brujula, rosa de los vientos ; de: kompass, windrose ; fr: boussole, rose des vents ; pt: bussola, rosa dos ventos
crown: crown, tiara, kings crown, queens crown, royal crown, diadem, king crown, queen crown, king and queen crowns, crowns, princess crown, jewelled crown, jeweled crown, imperial crown, prince crown, basquiat crown, matching crowns, tilted crown ; es: corona, coronita ; de: krone ; fr: couronne ; pt: coroa
crown/floral: flower crown, floral crown, crown of flowers, flower headband ; es: corona de flores ; de: blumenkrone ; fr: couronne de fleurs ; pt: coroa de flores
feather: feather, quill, quill pen, feather pen, feather quill, feather quill pen, plume, eagle feather, raven feather, owl feather, peacock feather, feathers, bird feather, bird feathers, falling feather, floating feather, crow feather, hawk feather, swan feather, angel feather, angel feathers, owl feathers, plumes ; es: pluma ; de: feder ; fr: plume ; pt: pena, pluma
clock: clock, clock face, roman clock, grandfather clock, broken clock, wall clock, clocks, old clock, clock hands, clock tower face, alarm clock, time clock, clock gears, roman numeral clock, broken clock face, antique clock, mechanical clock, clockface ; es: reloj ; de: uhr ; fr: horloge ; pt: relogio
clock/melting: melting clock, melting clocks, dripping clock, dali clock, soft clock, melting watch, melted clock, melting dali clock, salvador dali clock ; es: reloj derretido, reloj derritiendose ; de: schmelzende uhr, zerfliessende uhr ; fr: horloge fondante, montre molle ; pt: relogio derretido, relogio derretendo
pocket-watch: pocket watch, pocketwatch, watch, old watch, timepiece, stopwatch, pocket watches, antique watch, broken watch, broken pocket watch, wrist watch, wristwatch, rolex, stop watch, clock watch, pocket clock, fob watch ; es: reloj de bolsillo ; de: taschenuhr ; fr: montre a gousset, montre ; pt: relogio de bolso
hourglass: hourglass, hour glass, sand clock, sandglass, sand timer, sand glass, hourglasses, broken hourglass, winged hourglass, sand of time, sands of time, hour glasses, sand hourglass ; es: reloj de arena ; de: sanduhr ; fr: sablier ; pt: ampulheta
key: key, skeleton key, old key, antique key, keys, house key, heart key, key to my heart, skeleton keys, heart shaped key, crossed keys, old keys, brass key, ornate key, bunch of keys ; es: llave ; de: schlüssel ; fr: cle, clef ; pt: chave
padlock: padlock, lock, heart lock, locked heart, locket, padlock shaped like a heart, heart shaped lock, heart shaped padlock, padlocks, locks, heart padlock, love lock, chain lock, old lock, heart locket, heart shaped locket, locked padlock, combination lock ; es: candado ; de: schloss, vorhängeschloss ; fr: cadenas ; pt: cadeado
chain: chain, chains, chain link, chain links, chained, iron chain, wrapped chain, chain bracelet, rusty chain, shackles, chain mail ; es: cadena ; de: kette ; fr: chaine ; pt: corrente
chain/broken: broken chain, broken chains, breaking chains ; es: cadena rota ; de: gesprengte kette ; fr: chaine brisee ; pt: corrente quebrada
rope-knot: rope, knot, rope knot, sailor knot, reef knot, ropes, nautical rope, bowline knot, lovers knot, lover knot, nautical knot, square knot, sailors knot, knots, infinity knot, shibari rope, macrame, tied rope ; es: cuerda, nudo ; de: seil, knoten ; fr: corde, noeud ; pt: corda
sailing-ship: ship, sailing ship, tall ship, galleon, clipper, clipper ship, boat, ghost ship, yacht, schooner, flying dutchman, ships, sailing ships, old ship, sail ship, boats, wooden ship, wooden boat, spanish galleon, old sailing ship, brig, frigate, mayflower, argo, sailing vessel, vessel, catamaran, dhow, junk ship, chinese junk, caravel, sail, ship silhouette ; es: barco, barco de vela, barco velero ; de: schiff, dreimaster, segelschiff, boot, dreimaster ; fr: bateau, navire ; pt: navio, barco, barco a vela
sailing-ship/cutter: sailboat, sail boat, sailing boat, sailboats, sail boats ; es: velero ; de: segelboot ; fr: voilier ; pt: veleiro
pirate-ship > sailing-ship: pirate ship, black pearl ship ; es: barco pirata ; de: piratenschiff ; fr: bateau pirate ; pt: navio pirata
viking-ship > sailing-ship: viking ship, longship, drakkar, viking boat, longboat ; de: wikingerschiff ; es: barco vikingo
lighthouse: lighthouse, light house, light houses, lighthouses, old lighthouse, lighthouse beam, pharos ; es: faro ; de: leuchtturm ; fr: phare ; pt: farol
lantern: lantern, oil lamp, old lamp, lamp, lanterns, hanging lantern, oil lantern, storm lantern, old lantern, gas lamp, railroad lantern, camping lantern, hurricane lamp, kerosene lamp, miners lamp, table lamp, light lantern ; es: farol, linterna, lampara, farolillo ; de: laterne, lampe ; fr: lanterne, lampe ; pt: lanterna, lampiao
candle: candle, burning candle, candlestick, candles, melting candle, dripping candle, lit candle, candlelight, candle stick, candelabra, candle holder, memorial candle, candle flame, tea light, menorah, hanukkah menorah ; es: vela ; de: kerze ; fr: bougie ; pt: vela
camera: camera, photo camera, vintage camera, cameras, old camera, film camera, video camera, movie camera, dslr, dslr camera, camera lens, nikon, canon camera ; es: camara ; de: kamera ; fr: appareil photo ; pt: camera
camera/instant: polaroid, polaroid camera
guitar: guitar, acoustic guitar, guitars, broken guitar, spanish guitar, classical guitar, guitar silhouette, burning guitar, twelve string ; es: guitarra ; de: gitarre ; fr: guitare ; pt: guitarra, violao
guitar/electric: electric guitar, bass guitar, fender guitar, gibson les paul, flying v guitar, les paul guitar, les paul, stratocaster, fender, gibson guitar
microphone: microphone, mic, vintage microphone, microphones, mike, old microphone, old school microphone, mic stand, microphone stand, studio mic, singing microphone ; es: microfono ; de: mikrofon ; fr: micro, microphone ; pt: microfone
dice: snake eyes, dice, lucky dice, pair of dice, dices, flaming dice, fuzzy dice, lucky seven dice, rolling dice, craps ; es: dado, dados ; de: würfel ; fr: dés a jouer ; pt: dados
playing-card: playing card, playing cards, cards, poker cards, deck of cards, poker, card suit, joker card, poker hand, royal flush, full house cards, card deck, joker playing card, king of spades, king of diamonds, queen of spades, queen of diamonds, jack of spades, jack of hearts, king of clubs, aces and eights, dead mans hand, card, ace of diamonds, ace of clubs, king and queen of hearts, king and queen cards, playing card suits, uno card, burning card, pair of aces, four aces ; es: cartas, naipes, baraja ; de: spielkarten, spielkarte ; fr: carte a jouer, cartes ; pt: cartas, baralho
playing-card/spades: ace of spades, ace ; es: as de espadas, as de picas ; de: pik ass ; fr: as de pique ; pt: as de espadas
playing-card/hearts: ace of hearts, queen of hearts, king of hearts, queen of hearts card, king of hearts card ; es: as de corazones ; de: herz ass ; fr: as de coeur ; pt: as de copas
diamond: diamond, gem, gemstone, jewel, ruby, emerald, sapphire, diamonds, diamond gem, cut diamond, precious stone, precious stones, jewels, gems, gemstones, rubies, emeralds, opal, topaz, garnet, birthstone, birth stone, sapphires ; es: diamante ; de: diamant, edelstein ; fr: diamant ; pt: diamante
crystal > diamond: crystal, crystals, crystal cluster, quartz, amethyst, geode, crystal point, quartz crystal, amethyst crystal, crystals cluster, geodes, quartz crystals, moonstone, kyber crystal, healing crystals, healing crystal, mineral, minerals ; es: cristal ; de: kristall ; fr: cristal ; pt: cristal
dreamcatcher: dreamcatcher, dream catcher, dreamcatchers, dream catchers ; es: atrapasueños ; de: traumfänger ; fr: attrape reves ; pt: filtro dos sonhos
hot-air-balloon: hot air balloon, air balloon, hot air baloon, hot air ballon, hot air balloons, hotair balloon, air balloons ; es: globo aerostatico ; de: heißluftballon ; fr: montgolfiere ; pt: balao de ar quente
balloon > icon balloons > hot-air-balloon: balloon, baloon, balloons, ballon, party balloon, heart balloon, red balloon, balloon dog, heart shaped balloon, heart shaped balloons, bunch of balloons, up balloons, balloon animal, banksy balloon, party balloons ; es: globo ; de: ballon, luftballon ; fr: ballon ; pt: balao
paper-plane: paper plane, paper airplane, paper aeroplane, paper planes, paperplane, paper air plane, origami plane, paper airplanes, paper jet ; es: avion de papel ; de: papierflieger ; fr: avion en papier ; pt: aviao de papel
airplane > icon airplane: airplane, plane, aeroplane, airplanes, planes, aeroplanes, aircraft, jumbo jet, boeing, boeing 747, 747, airliner, passenger plane, airplane silhouette, air plane ; es: avion ; de: flugzeug ; fr: avion ; pt: aviao
rosary > icon prayer-beads: rosary, rosary beads, prayer beads, mala beads, rosaries, rosery, cross necklace, prayer bead, rosary cross, tasbih ; es: rosario ; de: rosenkranz ; fr: chapelet ; pt: terco, rosario
spider-web > icon spider-web: spider web, spiderweb, cobweb, web, spider webs, webs, spiderwebs, elbow web, spider web elbow, cob web, cobwebs ; es: telaraña ; de: spinnennetz ; fr: toile d araignee ; pt: teia de aranha
barbed-wire > icon barbed-wire: barbed wire, barb wire, barbwire, barbed wires, razor wire, wire ; es: alambre de puas ; de: stacheldraht ; fr: fil barbele ; pt: arame farpado
ribbon-bow > icon bow-tie-ribbon: ribbon bow, bow, coquette bow, hair bow, bows, coquette ribbon, satin bow, bow ribbon, gift bow, silk bow ; es: moño, lazo ; de: schleife ; fr: noeud papillon ; pt: laço
horseshoe > icon horseshoe: horseshoe, horse shoe, horseshoes, lucky horseshoe, horse shoes ; es: herradura ; de: hufeisen ; fr: fer a cheval ; pt: ferradura
eight-ball: 8 ball, eight ball, magic 8 ball, 8ball, eightball, pool ball, pool balls, billiard ball, billiards, pool cue, pool cues, snooker ball, magic eight ball
bell > icon ringing-bell: bell, bells, liberty bell, jingle bells, church bell, church bells, brass bell, cowbell, hand bell ; es: campana ; de: glocke ; fr: cloche ; pt: sino
gun > revolver > pistol > icon revolver: gun, pistol, handgun, glock, guns, pistols, shotgun, crossed guns, crossed pistols, colt 45, colt 1911, 1911 pistol, flintlock, flintlock pistol, desert eagle, handguns, old gun, glock 19, beretta, dueling pistols, pirate pistol, luger ; es: pistola ; de: pistole ; fr: pistolet ; pt: pistola, arma
revolver: revolver, six shooter, colt, crossed revolvers, colt revolver, revolvers, smith and wesson, western gun, cowboy gun, six guns ; de: revolver ; fr: revolver
ak47 > icon ak47: ak47, ak 47, rifle, machine gun, rifles, kalashnikov, assault rifle, m16, m4, ar15, ar 15, uzi, military rifle
bullet: bullet, bullets, 50 cal, bullet hole, bullet holes, shotgun shell, shotgun shells
bullet/rounds: ammo, ammunition, bullet casing, bullet casings, bullet shell
grenade > icon grenade: grenade, hand grenade, frag grenade
scythe > icon scythe: reapers scythe, scythe, scythes, deaths scythe, death scythe
spear > icon spears: spear, spears, lance, javelin, lances, spartan spear, tribal spear, native spear, gungnir, odins spear, harpoon, harpoons ; es: lanza ; de: speer ; fr: lance ; pt: lanca
shield: shield, shields, knights shield, family crest, coat of arms, heraldic shield, captain shield, crest, heraldry, medieval shield ; es: escudo ; de: schild ; fr: bouclier ; pt: escudo
crossbow > icon crossbow: crossbow
chess-piece > icon chess-king: chess piece, chess, chess king, chess pieces, king chess piece, chess pawn, pawn, chess rook, chess bishop, chessboard, chess board, chess set, pawn chess piece ; es: ajedrez, pieza de ajedrez ; de: schach, schachfigur ; fr: echecs, piece d echecs ; pt: xadrez, peca de xadrez
chess-piece/queen: queen chess piece, chess queen ; de: schachdame ; es: reina de ajedrez
chess-piece/knight: chess knight, knight chess piece, knight chess, chess horse, horse chess piece ; es: caballo de ajedrez ; de: springer schach
umbrella > icon umbrella: umbrella, parasol, umbrellas, open umbrella, beach umbrella, broken umbrella, parasols ; es: paraguas, sombrilla ; de: regenschirm, schirm ; fr: parapluie ; pt: guarda chuva
monocle > glasses: monocle, eyeglass ; es: monoculo ; de: monokel ; fr: monocle ; pt: monoculo ; it: monocolo
glasses: glasses, spectacles, eyeglasses, eye glasses, reading glasses, round glasses, nerd glasses, goggles ; es: gafas, lentes ; de: brille ; fr: lunettes ; pt: oculos
sunglasses > icon sunglasses: sunglasses, shades, aviators, aviator sunglasses, sun glasses, ray bans, heart sunglasses, heart shaped sunglasses, eyewear
headphones > icon headphones: headphones, headphone, head phones, headset, earphones, earbuds ; es: auriculares ; de: kopfhörer ; fr: casque audio ; pt: fones de ouvido
cigar: cigar, cigars, cuban cigar
cigarette: cigarette, joint, blunt, cigarettes, lit cigarette, burning cigarette, pack of cigarettes, cigarette pack, rolled joint, blunts, joints, spliff, cigarette smoke, cigarette butt, ashtray
pipe: pipe, smoking pipe
wine-glass > icon wine-glass: wine glass, glass of wine, wine, glass of red wine, red wine, glasses of wine, wine glasses, goblet, chalice, holy grail, grail, wine goblet, white wine, champagne glass, champagne flute ; es: copa de vino, copa, vino ; de: weinglas, wein, kelch ; fr: verre de vin, vin, calice ; pt: taca de vinho, vinho, calice
martini > icon martini: martini, cocktail, martini glass, cocktails, cocktail glass, margarita glass, espresso martini, mojito, pina colada, cosmopolitan, aperol spritz, martini with olive, old fashioned cocktail, tiki drink
beer > icon beer-stein: beer, pint of beer, beer mug, beers, glass of beer, pint, pint glass, pint of guinness, guinness, beer glass, lager, beer stein, mug of beer ; es: cerveza ; de: bier, bierkrug ; fr: biere ; pt: cerveja
coffee-cup > tea-cup > icon coffee-cup: coffee, coffee cup, cup of coffee, coffee mug, mug, latte, espresso, hot coffee, coffee to go, starbucks cup, takeaway coffee, cup with coffee, cappuccino, coffee cups, steaming coffee, hot chocolate, mugs, steaming mug, iced latte ; es: cafe, taza de cafe, taza ; de: kaffee, kaffeetasse, tasse ; fr: cafe, tasse de cafe, tasse ; pt: cafe, xicara
tea-cup > coffee-cup > icon coffee-cup: cup, teacup, tea cup, cup of tea, tea, china cup, tea cups, teacups, floral teacup, broken teacup, cup and saucer, matcha, mad hatters teacup ; es: taza de te ; de: teetasse ; fr: tasse de the ; pt: xicara de cha
vase/amphora: greek vase, amphora, greek urn, urn, urns, clay pot, pottery
vase/porcelain: ming vase, porcelain vase, ginger jar
vase: vase, flower vase, pot, flower pot, plant pot, vases, pitcher, jug ; es: jarron, florero ; de: vase ; fr: vase ; pt: vaso
helmet: helmet, army helmet, helmets, soldier helmet, military helmet, army hat, ww2 helmet ; es: casco ; de: helm ; fr: casque ; pt: capacete
allen-key: allen key, allen keys, allen wrench, hex key, hex keys, hex wrench, ikea key, ikea allen key ; es: llave allen ; de: inbusschlüssel, imbusschlüssel, inbus, imbus ; fr: clé allen, clef allen, clé six pans ; pt: chave allen ; it: chiave a brugola, brugola
robot-vacuum: robot vacuum, roomba, robot vacuum cleaner, robot hoover, vacuum robot, robotic vacuum ; es: robot aspirador, aspirador robot ; de: saugroboter ; fr: aspirateur robot, robot aspirateur ; pt: robo aspirador, aspirador robo
scarf: knitted scarf, wool scarf, woolly scarf, woollen scarf, winter scarf
porthole: porthole, portholes, ship window, ship's window, round ship window, submarine window ; es: ojo de buey, portilla ; de: bullauge, bullaugen ; fr: hublot, hublots ; pt: escotilha, vigia do navio, vigia ; it: oblò
diving-helmet > icon diving-helmet: diving helmet, old diving helmet, diver helmet, divers helmet, scuba helmet ; es: casco de buzo, casco de buceo, escafandra ; de: taucherhelm, taucherhelme, tauchhelm, tauchhelme ; fr: casque de plongée, casque de scaphandrier, scaphandre ; pt: capacete de mergulho, capacete de mergulhador, escafandro ; it: casco da palombaro, elmo da palombaro
diver: diver, deep sea diver, scuba diver, divers, scuba divers, freediver
witch-hat > icon pointy-hat: witch hat, witches hat, wizard hat, witches hats, pointed hat, pointy hat, wizards hat, sorting hat
hat/cap: cap, flat cap, baseball cap, newsboy cap, caps, trucker hat, snapback ; es: gorra
hat/beanie: beanie, woolly hat, knitted hat ; de: mütze
hat/straw: straw hat, sun hat, bucket hat
hat: hat, fedora, bowler hat, hats, bowler, panama hat, beret, fedora hat, trilby ; es: sombrero ; de: hut ; fr: chapeau ; pt: chapeu
money > icon banknote: money, dollar, dollar bill, dollar bills, dollars, cash, money bag, dollar sign, dollar signs, hundred dollar bill, 100 dollar bill, stack of money, money stack, money bags, bag of money, bills of money, stacks of cash, rolled dollar bill, money roll, benjamins, euro, bitcoin symbol ; es: dinero ; de: geld ; fr: argent ; pt: dinheiro
coin > icon crown-coin: coin, coins, gold coin, silver coin, pirate coin, pirate coins, doubloon, bitcoin, penny, lucky penny, nickel, quarter coin, roman coin, greek coin, obol, token coin ; es: moneda ; de: münze ; fr: piece d or ; pt: moeda
folding-fan: fan, hand fan, japanese fan, folding fan, paper fan, war fan, chinese fan ; es: abanico ; de: fächer ; fr: eventail ; pt: leque ; it: ventaglio
fishing-rod > icon fishing-pole: fishing rod, fishing pole, fishing line, fishing rods, fishing poles, fly rod, fly fishing rod, rod and reel, fishing reel, fishing gear ; de: angel rute, angelrute
net > icon fishing-net: net, fishing net
whiskey-glass > icon glass-shot: whiskey glass, whisky glass, glass of whiskey, shot glass, whiskey, whisky, rum, tequila, glass of whisky, glass of rum, whiskey on the rocks, glass of bourbon, bourbon, whiskey tumbler, shot of whiskey, shots, tequila shot, shot of tequila, glass of scotch, scotch, gin and tonic, glass tumbler, glass of water, water glass, drinking glass, glass of milk, glass of juice
record-player > gramophone > vinyl/gramophone > icon compact-disc: record player, gramophone, turntable, vinyl record player, phonograph, jukebox, turntables, record players, gramaphone, dj turntable, dj deck, dj decks, victrola, mixing deck ; es: tocadiscos ; de: plattenspieler, grammophon ; fr: tourne disque, gramophone ; pt: toca discos
floor (table): checkered floor, chequered floor, checkerboard floor, chessboard floor, tiled floor, wooden floor
paper (love-letter): sheets of paper, papers, paper sheets, loose pages, loose paper, paper flying, flying paper, pieces of paper, torn paper
moss (fern): moss, mossy ; es: musgo ; de: moos ; fr: mousse ; pt: musgo ; it: muschio
sugar (cupcake): sugar cube, sugar cubes
tea-bag (tea-cup): tea bag, teabag
typewriter (book): typewriter, type writer ; es: maquina de escribir ; de: schreibmaschine ; fr: machine a ecrire ; pt: maquina de escrever
sewing-machine: sewing machine, singer sewing machine ; es: maquina de coser ; de: nähmaschine ; fr: machine a coudre ; pt: maquina de costura
boots/single: boot, hiking boot, combat boot, work boot
boots: boots, combat boots, army boots, work boots, hiking boots, doc martens, dr martens, worn boots, wellies, rain boots, military boots, ski boots, old boots ; de: stiefel ; es: botas
firefighter-helmet (flames): firefighter helmet, fire helmet, firefighter badge, fire hydrant, fire hat
maltese-cross > cross: maltese cross, iron cross, fire department cross
star-of-life > icon caduceus: star of life, paramedic symbol, ems symbol
tattoo-machine (needle): tattoo machine, tattoo gun, tattoo needle, coil machine ; es: maquina de tatuar ; de: tattoomaschine ; fr: machine a tatouer ; pt: maquina de tatuagem
teapot: teapot, tea pot, teapots, kettle, tea kettle, tea set
cupcake > icon cupcake: cupcake, muffin, cupcakes, muffins, cake, birthday cake
donut > icon donut: donut, doughnut, donuts, doughnuts, glazed donut, sprinkled donut
pizza: pizza, pizza slice, slice of pizza, pizzas, pepperoni pizza, slices of pizza, pizza pie
hamburger > icon hamburger: hamburger, burger, cheeseburger, burgers, hamburgers, cheese burger
taco > icon tacos: taco, tacos, burrito, nachos, quesadilla, tamale
sushi > icon sushis: sushi, sushi roll, sushi rolls, nigiri, maki, sashimi
ice-cream > icon ice-cream-cone: ice cream, ice cream cone, ice creams, icecream, ice cream cones, gelato, soft serve, sundae, ice cream sundae
book > icon open-book: book, open book, books, stack of books, pile of books, bible, novel, spell book, grimoire, diary, journal, old book, closed book, magic book, bibles, holy bible, quran, torah, open bible, reading book, novels, pages of a book, library books, ancient book, book of shadows, necronomicon, book page, pages, poem book, manuscript, bookworm, story book, storybook, comic book, notebook, dictionary, textbook, cookbook ; es: libro, libros, biblia ; de: buch, bücher, bibel, stapel bücher, bücherstapel ; fr: livre, livres, bible ; pt: livro, livros, biblia
pencil > icon pencil: pencil, pencils, colored pencils
pen > icon fountain-pen: pen, fountain pen, ink pen, ballpoint pen, pens, calligraphy pen, pen nib
paintbrush > icon large-paint-brush: paintbrush, paint brush, paint brushes, paintbrushes, brush, artist brush, makeup brush, makeup brushes ; es: pincel ; de: pinsel ; fr: pinceau ; pt: pincel
palette > icon palette: palette, paint palette, artist palette, painters palette, artists palette, paint pallet
scissors > icon scissors: scissors, shears, barber scissors, hair scissors, hairdresser scissors, hairdressing scissors, open scissors, barber tools, hair shears, kitchen scissors ; es: tijeras ; de: schere ; fr: ciseaux ; pt: tesoura
straight-razor > icon razor: straight razor, razor, razor blade, barber razor, barber blade, cut throat razor, cutthroat razor, razor blades, shaving razor, old razor, barber razors
comb > icon comb: comb, hair comb, hairbrush, hair brush, combs
safety-pin > icon safety-pin: safety pin, safety pins, pin, pins
light-bulb > icon light-bulb: light bulb, lightbulb, bulb, lightbulbs, light bulbs, edison bulb, broken light bulb, glowing bulb, string lights, fairy lights, christmas lights, idea bulb ; es: bombilla ; de: glühbirne ; fr: ampoule ; pt: lampada
pillow (sofa): pillow, cushion, pillows, cushions ; es: cojín, almohada ; de: kissen ; fr: coussin, oreiller ; pt: almofada, travesseiro
gears: gears, gear, cogs, cog, clockwork, cogwheel, mechanical gears, clock gear, clockwork gears, cog wheels, sprocket, machine parts, mechanical parts, robotic parts, brass parts, metal parts, clock parts ; es: engranajes ; de: zahnräder ; fr: engrenages ; pt: engrenagens
glass-dome > jar: glass dome, dome, bell jar, cloche, terrarium, snow globe, snowglobe, snow globes, glass bell, bell glass, rose dome, enchanted rose dome, glass globe, terrariums ; de: glasglocke ; fr: cloche de verre ; es: cupula
jar: jar, mason jar, glass jar, jars, mason jars, jam jar, pickle jar, cookie jar, broken jar ; es: frasco ; de: glas ; fr: bocal ; pt: pote
potion > bottle/potion > icon magic-potion: potion, potion bottle, potions, love potion, magic potion, potion bottles, alchemy bottle, elixir
poison > bottle > icon poison-bottle: poison, poison bottle, bottle of poison, poison vial, poison bottles, poison potion
bottle > icon square-bottle: bottle, message in a bottle, glass bottle, bottles, glass bottles, broken bottle, medicine bottle, spirit bottle, liquor bottle, whisky bottle, water bottle, old bottle, message bottle, flask bottle, xxx bottle, moonshine, hot sauce bottle ; es: botella ; de: flasche ; fr: bouteille ; pt: garrafa
crystal-ball > icon crystal-ball: crystal ball, crystal balls, fortune ball, magic ball, gazing ball
magic-lamp > icon magic-lamp: magic lamp, genie lamp
cauldron > icon cauldron: cauldron, witches cauldron, witch cauldron, bubbling cauldron
coffin > icon coffin: coffin, casket, coffins, open coffin, vampire coffin, caskets ; es: ataud ; de: sarg ; fr: cercueil ; pt: caixao
tombstone > icon grave-flowers: tombstone, gravestone, grave, headstone, grave stone, gravestones, tombstones, tomb, graveyard, cemetery, graves, rip tombstone, cross grave, headstones, crypt, mausoleum ; es: tumba, lapida ; de: grabstein ; fr: tombe ; pt: tumulo
piano > icon grand-piano: piano, grand piano, grand pianos, upright piano, baby grand
piano-keys > icon piano-keys: piano keys, piano keyboard, piano key, wavy piano keys, pianokeys, keys of a piano
violin > icon violin: violin, cello, fiddle, violins, double bass, upright bass, fiddles, viola, stradivarius, cellos, violin and bow ; es: violin ; de: geige ; fr: violon ; pt: violino
trumpet > icon trumpet: trumpet, trumpets, bugle, cornet, horn trumpet, brass horn
saxophone > icon saxophone: saxophone, sax, saxophones, saxaphone, alto sax, jazz sax
drums > icon drum-kit: drums, drum kit, drum set, drumsticks, drum sticks, drummer kit, crossed drumsticks, drumset, cymbals, cymbal
harp > icon harp: harp, lyre, harps, lyres, irish harp, celtic harp
cassette > icon audio-cassette: cassette, cassette tape, tape, cassettes, cassette tapes, mixtape, mix tape, tapes, audio tape, unwound cassette
vinyl > icon compact-disc: vinyl, vinyl record, record, records, vinyl records, lp record, lp, cd, compact disc, vinyl disc
boombox > icon boombox: boombox, boom box, ghetto blaster, stereo
game-controller > icon gamepad: game controller, controller, playstation controller, xbox controller, gamepad, game controllers, controllers, video game controller, ps controller, video games, video game, ps5 controller, ps2 controller, xbox, snes controller, n64 controller
nintendo-controller > icon retro-controller: nintendo controller
telescope > icon telescope: telescope, telescopes, observatory
binoculars > icon binoculars: binoculars
globe > icon globe: globe, globes, world globe, earth globe, old globe, atlas globe ; es: globo terraqueo ; de: globus
world > world-map: world, worlds, flat earth
earth > icon world: earth, planet earth, the earth, earth from space, planet earth from space, blue marble ; es: mundo, tierra ; de: welt, erde ; fr: monde, terre ; pt: mundo
rocket > icon rocket: rocket, rocket ship, rockets, rocketship, space rocket, space shuttle, shuttle, saturn v, nasa rocket, apollo rocket, space x rocket ; es: cohete ; de: rakete ; fr: fusee ; pt: foguete
spaceship > icon spaceship: spaceship, space ship, spaceships, space ships, starship, millennium falcon ship, spacecraft
submarine > icon submarine: submarine, submarines, yellow submarine, u boat
helicopter > icon helicopter: helicopter, helicopters, black hawk helicopter, apache helicopter, chopper helicopter
motorcycle-helmet > icon full-motorcycle-helmet: motorcycle helmet
bicycle > icon dutch-bike: bicycle, bike, mountain bike, bikes, bicycles, cycling, penny farthing bicycle, bike wheel, push bike, racing bike ; es: bicicleta ; de: fahrrad ; fr: velo ; pt: bicicleta
car > icon city-car: car, vintage car, cars, toy car, vw golf, mercedes, vw car, audi, dodge charger, delorean, honda civic, vehicle, automobile, skyline car, nissan skyline, drift car, supra ; es: coche, carro ; de: auto ; fr: voiture ; pt: carro
train > icon steam-locomotive: train, steam train, steam engine, steam locomotive, locomotive, trains, old train, railway train, engine train, locomotives, freight train, subway train, subway, hogwarts express, polar express, tram, streetcar, cable car
van > icon surfer-van: van, campervan, vw bus, camper van, camper, volkswagen bus, vw van, volkswagen van, vw camper, rv, motorhome, caravan, hippie van, hippie bus, vw campervan, vw kombi, kombi, airstream
truck > pickup-truck: truck, trucks
lorry > icon truck: lorry, tow truck, mack truck, kenworth, food truck, garbage truck
ships-wheel > icon ship-wheel: ships wheel, ship wheel, helm, ship helm, ships wheels, captains wheel, captain wheel, boat wheel, helm wheel, ship steering wheel, wheel of a ship ; es: timon ; de: steuerrad ; fr: gouvernail ; pt: leme
surfboard: surfboard, surf board, surfboards, surf boards, longboard surf, surfing
skateboard: skateboard, skate board, skateboards, skateboarding, skate, longboard
soccer-ball > icon soccer-ball: soccer ball, football, soccer, soccer balls, fussball, football ball, futbol ; es: balon de futbol, balon, pelota de futbol, futbol ; de: fußball ; fr: ballon de foot, ballon de football ; pt: bola de futebol, futebol
none (soccer-ball): soccer cleats, football boots, football cleats, football jersey, football shirt, soccer jersey, soccer shirt
basketball > soccer-ball/basketball > icon basketball-ball: basketball, basket ball, basketballs, nba ball ; es: baloncesto, balon de baloncesto ; fr: ballon de basket ; pt: bola de basquete
baseball-bat > icon baseball-bat: baseball bat, baseball bats, crossed baseball bats, softball bat
boxing-gloves > icon boxing-glove: boxing gloves, boxing glove, boxing mitts, boxing, hanging boxing gloves, box gloves ; es: guantes de boxeo ; de: boxhandschuhe ; fr: gants de boxe ; pt: luvas de boxe
barbell > icon weight-lifting-up: barbell, dumbbell, weightlifter, barbells, dumbbells, dumbell, weight lifting, weightlifting, powerlifter, crossfit, gym, gym barbell ; es: pesa, pesas, mancuerna ; de: hantel, langhantel ; fr: haltere ; pt: halter
ballet-shoes > icon ballerina-shoes: ballet shoes, ballet slippers, pointe shoes, ballet shoe, pointe shoe, ballerina shoes, ballerina slippers, dance shoes, ballet slipper, toe shoes
sneaker > icon running-shoe: sneaker, running shoes, sneakers, trainers, running shoe, vans, high tops, running sneakers, winged shoe, tennis shoes
high-heels > icon high-heel: high heels, high heel, stiletto heel, heels, stilettos, stiletto shoes, womens shoe, high heeled shoe, glass slipper
top-hat: top hat, tophat, top hats, magician hat, gentleman hat, mad hatter hat, monopoly hat ; es: sombrero de copa, chistera ; de: zylinder, zylinderhut ; fr: chapeau haut de forme, haut de forme ; pt: cartola
magicians-hat > icon magic-hat: magicians hat
ring/bands: wedding rings, rings, wedding bands, interlocking rings, linked rings, interlocked rings, olympic rings ; fr: alliances
ring/band: wedding ring, wedding band, one ring, the one ring ; fr: alliance
ring: ring, diamond ring, engagement ring, ruby ring, signet ring, ring with diamond ; es: anillo ; de: ring ; fr: bague ; pt: anel
necklace > icon pearl-necklace: necklace, pearls, pearl necklace, pearl, necklaces, string of pearls, pearl string, pendant, amulet, pearl strand, locket necklace, heart necklace, talisman ; es: collar, perlas, perla ; de: halskette, perle, perlen ; fr: collier, perle, perles ; pt: colar, perola, perolas
scales-of-justice > icon scales: scales of justice, scale, scales, balance, balance scale, scale of justice, lady justice, justice scales, balance scale, justice scale, lady of justice, blind justice, themis, justitia, libra scales, balance scales, weighing scales, scales of libra, law scales, lady justice statue ; es: balanza ; de: waage ; fr: balance ; pt: balanca
needle: needle, sewing needle, needle and thread, needle with thread, needle with red thread, needle and red thread, threaded needle, needles, needle thread, sewing pin, sewing needles, thread and needle, knitting needles, crochet hook, crochet, knitting
spinning-wheel > icon spinning-wheel: spinning wheel
yarn: yarn, ball of yarn, balls of yarn, yarn ball, yarn balls, wool ball, wool balls, balls of wool, knitting yarn, wool, ball of wool, skein
telephone > icon rotary-phone: telephone, phone, rotary phone, old telephone, telephones, phones, landline, tin can phone, tin can telephone, payphone
film-projector > icon film-projector: film projector, projector
clapperboard > icon clapperboard: clapperboard
stethoscope: stethoscope, stethoscopes, stethescope, nurse symbol
syringe > icon syringe: syringe, syringes, hypodermic needle, insulin needle, injection
wrench > icon spanner: wrench, spanner, wrenches, spanners, crossed wrenches, adjustable wrench, monkey wrench, crossed spanners, mechanic tools, pipe wrench, mechanics tools ; es: llave inglesa ; de: schraubenschlüssel ; fr: cle a molette
moon-tarot-card > moon-face > icon tarot-18-the-moon: moon tarot card, the moon tarot, the moon tarot card, the moon card, moon card, moon tarot
tarot-card > icon tarot-17-the-star: tarot card, tarot, star tarot card, tarot cards, tarot deck, the star tarot, tarot the star, star card, strength tarot card, strength card, the hermit tarot card, hermit tarot, the hermit card, the magician tarot, magician tarot card, the high priestess, high priestess tarot, the high priestess tarot card, empress tarot card, the empress tarot, emperor tarot, the tower tarot, tower tarot card, the world tarot, wheel of fortune, wheel of fortune tarot, the hanged man, hanged man tarot, hanged man tarot card, the devil tarot, temperance tarot, justice tarot, judgement tarot, the chariot tarot, chariot tarot card, tarot style card
sun-tarot-card > sun > icon tarot-19-the-sun: sun tarot card, the sun tarot card, the sun tarot, the sun card, sun tarot, tarot card of the sun
lovers-tarot-card > couple > icon tarot-06-the-lovers: lovers tarot card, the lovers tarot, the lovers tarot card, lovers card, the lovers card, lovers tarot
death-tarot-card > grim-reaper > icon tarot-13-death: death tarot card, the death tarot card, the death card, death tarot, death card
the-fool-tarot > icon tarot-00-the-fool: the fool tarot, fool tarot card, the fool tarot card, the fool card, fool tarot, the fool
matchbox: matchbox, match box, box of matches, matchbook ; es: caja de cerillas, caja de fosforos ; de: streichholzschachtel ; fr: boite d'allumettes ; pt: caixa de fosforos
note-card: recipe card, index card, note card ; es: receta, tarjeta de receta ; de: rezeptkarte, karteikarte ; fr: fiche de recette ; pt: cartao de receita
note-card/torn: sticky note, post it, post-it note, handwritten note, torn note ; de: notizzettel, zettel ; fr: post it
note-card/plate: license plate, licence plate, number plate ; es: matricula de coche ; de: nummernschild, kennzeichen ; fr: plaque d'immatriculation ; pt: placa de carro
note-card/tag: dog tag, dog tags, dogtag, name tag ; es: placa militar ; de: hundemarke, erkennungsmarke
signpost: signpost, sign post, guidepost, direction sign, street sign, fingerpost ; es: poste indicador ; de: wegweiser ; fr: panneau indicateur, poteau indicateur ; pt: placa de direcao
signpost/board: wooden sign, hanging sign, welcome sign, shop sign, pub sign, sign board ; es: letrero, letrero de madera ; de: holzschild ; fr: pancarte, panneau en bois ; pt: letreiro
envelope: envelope, envelopes, addressed envelope
letter > icon love-letter: love letter, old letter, letters, love letters, sealed letter, sealed envelope, mail, wax sealed letter, postcard, postage stamp ; es: carta
kite > icon kite: kite, kites, flying kite, child flying a kite
paper-boat: paper boat, origami boat, paper boats, paperboat, origami ship, paper ship ; es: barco de papel ; de: papierschiff ; fr: bateau en papier ; pt: barco de papel
paper-crane > icon paper-crane: paper crane, origami crane, origami, paper cranes, origami cranes, origami bird, origami animal, origami fox, origami birds, folded crane, senbazuru
paper-lantern > icon asian-lantern: paper lantern, chinese lantern, paper lanterns, chinese lanterns, sky lantern, sky lanterns, japanese lantern, japanese lanterns, red lantern, floating lantern, floating lanterns
torch > icon torch: torch, torches, burning torch, olympic torch, flaming torch, liberty torch ; es: antorcha ; de: fackel ; pt: tocha
matryoshka > icon matryoshka-dolls: matryoshka, russian doll, nesting doll, russian dolls, matryoshka doll, matryoshkas, nesting dolls, babushka doll, babushka, doll, porcelain doll, dolls
puppet > icon puppet: puppet, marionette, puppets, marionettes, puppet master, puppet on strings, pinocchio puppet
carousel > icon carousel: carousel, merry go round
handcuffs > icon handcuffs: handcuffs, handcuff, cuffs, hand cuffs, open handcuffs
pumpkin > icon pumpkin-lantern: pumpkin, jack o lantern, jackolantern, pumpkins, jack o lanterns, halloween pumpkin, carved pumpkin, halloween, gourd, pumpkin head ; es: calabaza ; de: kürbis ; fr: citrouille ; pt: abobora
snowman > icon snowman: snowman
gift > icon present: gift, present, gifts, presents, gift box, christmas present, wrapped gift
mirror > icon mirror-mirror: mirror, mirrors, broken mirror, hand mirror, antique mirror, vanity mirror, magic mirror, shattered mirror, ornate mirror, cameo, mirror frame ; es: espejo ; de: spiegel ; fr: miroir ; pt: espelho
frame/square: picture frame, photo frame, framed picture
frame/oval: ornate frame, old frame
door > icon door: door, doors, open door, doorway, old door, wooden door, doorknob, portal, closed door ; es: puerta ; de: tür ; fr: porte ; pt: porta
window: window, windows, open window, church window, windowsill, window frame, arched window, stained glass window
ladder > icon ladder: ladder, ladders, wooden ladder, ladder to heaven, rope ladder
stairs > icon stairs: stairs, staircase, stairway, stairway to heaven, stair, steps, staircases, stairway to the stars, spiral staircase, spiral stairs, stairs to heaven, staircase to heaven, stone steps
gates-of-heaven > icon heaven-gate: gates of heaven, heaven gates, heavens gate, heaven, pearly gates, heavenly gates, gate of heaven, heavens gates, pearly gate, heaven scene, heavenly gate
telephone-booth (lantern): telephone booth, phone booth, tardis, phone box, red telephone box, red phone box, london phone box, british phone booth, telephone box, phone boxes
teddy-bear > bear: teddy bear, teddy, stuffed animal, stuffed bear, gummy bear, teddy bears, stuffed bear toy, gummy bears, teddys, stuffed toy, plush bear, plushie, stuffed animals ; es: osito de peluche ; de: teddybär, teddy ; fr: ours en peluche, nounours ; pt: ursinho de pelucia
motorcycle > motorbike (bicycle): motorcycle, motorbike, harley, harley davidson, panhead, knucklehead bike, shovelhead, softail, sportster, triumph bonneville, bonneville, royal enfield, goldwing, chopper, chopper bike, dirt bike, motocross, vintage motorbike, motorcycles, motorbikes, biker bike, cafe racer, sport bike, sportsbike, triumph bike, motor cycle, motor bike, harley davidson motorcycle, harley bike, bobber bike, indian motorcycle, ducati, quad bike, supermoto ; es: moto, motocicleta ; de: motorrad ; fr: moto, motocyclette ; pt: moto, motocicleta
engine > gears: engine, motor, v twin engine, piston, pistons, turbo, harley engine, car engine, engines, v8, v8 engine, motorcycle engine, carburetor, turbocharger, crankshaft, crossed pistons, exhaust, piston engine
scooter: scooter, vespa, moped, lambretta, vespa scooter ; es: vespa
tractor > icon farm-tractor: tractor
ferris-wheel (hot-air-balloon): ferris wheel, roller coaster
string/tangle > rope-knot: tangled string, tangled thread, tangled threads, tangled ball of string, tangle of string, knotted string
string/bow: string bow, twine bow, string tied in a bow, red string tied in a bow, thread tied in a bow
string > rope-knot: string, red string, twine, kitchen twine, piece of string, ball of string, thread, red thread, red string of fate, yarn string, strings, threads, red cord, cord, puppet strings, string of fate, red thread of fate ; es: hilo rojo, hilo ; de: faden, roter faden ; fr: fil rouge ; pt: fio vermelho
trash-can > icon trash-can: trash can, garbage can, trash, bin, dustbin
bomb > icon dynamite: bomb, dynamite, stick of dynamite, tnt, bombs, cherry bomb, cartoon bomb, time bomb, ticking bomb, explosives, fuse bomb, dynamite stick
flag > icon flying-flag (banner): flag, american flag, mexican flag, irish flag, union jack, puerto rican flag, italian flag, rainbow flag, pride flag, flags, usa flag, us flag, stars and stripes, canadian flag, brazilian flag, german flag, british flag, english flag, scottish flag, welsh flag, cuban flag, dominican flag, tattered flag, torn flag, tattered american flag, white flag, texas flag, country flag, checkered flag, trans flag, ukrainian flag, australian flag, greek flag, polish flag, spanish flag, french flag, philippine flag, colombian flag, patriotic flag, waving flag, distressed flag, japanese flag, pennant ; es: bandera ; de: flagge, fahne ; fr: drapeau ; pt: bandeira
chess-piece/royal-pair: chess king and queen, king and queen chess pieces, king and queen chess, king and queen chess piece
spool > icon sewing-string: spool of thread, spool, thread spool, cotton reel, bobbin
baseball > soccer-ball/baseball > icon baseball-bat: baseball, baseballs, softball, baseball ball, baseball stitches ; es: beisbol, pelota de beisbol
lava-lamp (lantern): lava lamp, lava lamps
`
