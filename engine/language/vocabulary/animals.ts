/** Animals, and what people call them. How a line reads is told in `lexicon.ts`. */
export const ANIMALS = `
butterfly: butterfly wings, butterfly wing, butterfly, butterflies, monarch, monarch butterfly, swallowtail ; es: mariposa ; de: schmetterling, schmetterlinge ; fr: papillon ; pt: borboleta
moth: moth, death moth, deaths head moth, luna moth, hawk moth, atlas moth ; es: polilla ; de: motte, nachtfalter ; fr: papillon de nuit ; pt: mariposa noturna
dragonfly: dragonfly, dragon fly, dragonflies, damselfly ; es: libelula ; de: libelle ; fr: libellule ; pt: libelula
bee: bee, honey bee, honeybee, bumblebee, bumble bee, wasp, hornet ; es: abeja ; de: biene, hummel ; fr: abeille ; pt: abelha
spider: spider, black widow, tarantula ; es: araña ; de: spinne ; fr: araignee ; pt: aranha
scorpion: scorpion, scorpian ; es: escorpion, alacran ; de: skorpion ; fr: scorpion ; pt: escorpiao
snake: snake, serpent, cobra, viper, python, rattlesnake, king cobra, rattle snake, adder, boa, snakes, jormungandr, world serpent, midgard serpent, snek ; es: serpiente, culebra, vibora ; de: schlange ; fr: serpent ; pt: cobra, serpente
ouroboros > snake: ouroboros, uroboros, snake eating its tail, snake biting its tail, snake eating its own tail
lion: lion, lion head, lions head, lion face, roaring lion, lion cub, lion cubs, lion of judah, king of the jungle ; es: leon, leones, cabeza de leon, leon de juda ; de: löwe, löwen, löwenkopf ; fr: lion, tete de lion ; pt: leao, cabeca de leao, leao de juda
lioness > lion: lioness ; es: leona ; de: löwin ; fr: lionne ; pt: leoa
foo-dog > lion: foo dog, fu dog, guardian lion, chinese lion, komainu, shishi
tiger: tiger, tigress, tiger head, tiger face, bengal tiger ; es: tigre ; de: tiger, tigerkopf ; fr: tigre ; pt: tigre
wolf: wolf, wolfs, wolves, wolf head, wolf face, lone wolf, wolf pack, direwolf, dire wolf, fenrir, wolfie ; es: lobo, loba, cabeza de lobo ; de: wolf, wölfe, wolfskopf ; fr: loup, louve, tete de loup ; pt: lobo, loba
coyote > wolf: coyote, jackal ; es: coyote
wolf/howling: howling wolf ; de: heulender wolf ; fr: loup hurlant
bear: bear, grizzly, grizzly bear, bear head, brown bear, black bear, bear cub, bear cubs, mama bear, papa bear, momma bear ; es: oso, osa, osito ; de: bär, bären, bärin ; fr: ours, ourson ; pt: urso, ursinho
polar-bear > bear: polar bear ; es: oso polar ; de: eisbär ; fr: ours polaire ; pt: urso polar
bear/roaring: roaring bear
fox: fox, foxes, red fox, fox head, vixen ; es: zorro, zorrito ; de: fuchs, füchse, füchslein ; fr: renard, renardeau ; pt: raposa
kitsune > fox: kitsune, nine tailed fox, nine tail fox, fox spirit, kitsune mask
stag: stag, deer, buck, antlers, antler, stag head, deer head, deers ; es: ciervo, venado ; de: hirsch, hirschkopf, geweih ; fr: cerf, biche ; pt: veado, cervo
elk > stag: elk, moose, reindeer, caribou ; es: alce, reno ; de: elch, rentier ; fr: elan, renne ; pt: alce
fawn > stag: doe, fawn, bambi, baby deer ; de: reh, rehkitz ; fr: faon
horse: horse, stallion, mustang, mare, horse head, pony, foal ; es: caballo ; de: pferd ; fr: cheval, chevaux ; pt: cavalo
elephant: elephant, elephant head, baby elephant, mammoth ; es: elefante ; de: elefant ; fr: elephant ; pt: elefante
cat: cat, kitten, tabby, kitty, cat head, house cat, kittens, kitties, siamese, sphynx cat, sphynx, tuxedo cat, ginger cat, persian cat, maine coon ; es: gato, gata, gatito, gatita ; de: katze, kater, kätzchen ; fr: chat, chaton, chatte ; pt: gato, gata, gatinho
lucky-cat > cat: lucky cat, maneki neko, maneki, fortune cat, beckoning cat
dog: dog, puppy, puppies, pup, doggo, doggy, hound, pit bull, pitbull, pit, staffy, staffie, staffordshire terrier, bulldog, french bulldog, frenchie, golden retriever, german shepherd, alsatian, labrador, lab, chocolate lab, black lab, yellow lab, husky, siberian husky, malamute, poodle, corgi, dachshund, sausage dog, wiener dog, chihuahua, pug, rottweiler, rottie, doberman, dobermann, boxer dog, border collie, greyhound, whippet, pet dog, shih tzu, great dane, schnauzer, jack russell, jack russell terrier, cocker spaniel, springer spaniel, spaniel, yorkie, yorkshire terrier, terrier, beagle, malinois, belgian malinois, cane corso, akita, shiba inu, shiba, pomeranian, maltese dog, basset hound, st bernard, saint bernard, dalmatian, collie, sheepdog, cockapoo, cavapoo, labradoodle, goldendoodle, aussie shepherd, australian shepherd, retriever, lab puppy, pitty, cavalier, mastiff, bernese mountain dog, bernese, vizsla, weimaraner, westie, bichon ; es: perro, perra, perrito, perrita, cachorro ; de: hund, welpe, hündin, hündchen, schäferhund, dackel ; fr: chien, chienne, chiot, bouledogue ; pt: cachorro, cao, cachorrinho
rabbit: rabbit, bunny, bunnies, hare, white rabbit ; es: conejo, liebre ; de: hase, kaninchen ; fr: lapin ; pt: coelho
bull: bull, ox, bull head, bulls head ; es: toro ; de: stier, bulle ; fr: taureau ; pt: touro
bison > bull: buffalo, bison, water buffalo, yak ; es: bufalo, bisonte
ram: ram, bighorn, ram head ; es: carnero ; de: widder ; fr: belier ; pt: carneiro
goat > ram: goat, baphomet, billy goat, mountain goat, ibex ; es: cabra ; de: ziege, ziegenbock, steinbock tier ; fr: chevre, bouc ; pt: cabra, bode
sheep > ram: sheep, lamb ; es: oveja, cordero ; de: schaf, lamm ; fr: mouton, agneau ; pt: ovelha, cordeiro
gorilla: gorilla, silverback, ape, king kong ; es: gorila ; de: gorilla ; fr: gorille ; pt: gorila
panda: panda, panda bear ; de: pandabär
bat: bat, vampire bat, flying fox ; es: murcielago ; de: fledermaus, fledermäuse ; fr: chauve souris ; pt: morcego
eagle: eagle, bald eagle, bird of prey, golden eagle, war eagle ; es: aguila ; de: adler ; fr: aigle ; pt: aguia
falcon > eagle: hawk, falcon, osprey, condor, red tailed hawk, kestrel, buzzard ; es: halcon ; de: falke, habicht ; fr: faucon ; pt: falcao, gaviao
eagle/head: eagle head
owl: owl, horned owl, night owl, barn owl, snowy owl ; es: buho, lechuza ; de: eule ; fr: hibou, chouette ; pt: coruja
raven: raven, crow, blackbird, nevermore, rook bird, huginn and muninn, odins ravens ; es: cuervo ; de: rabe, raben, krähe ; fr: corbeau, corneille ; pt: corvo
magpie > raven: magpie ; es: urraca ; de: elster ; fr: pie
swallow: swallow, swallow bird, swift bird ; es: golondrina ; de: schwalbe ; fr: hirondelle ; pt: andorinha
sparrow > swallow: sparrow, house sparrow ; es: gorrion ; de: spatz, sperling ; fr: moineau ; pt: pardal
robin > sparrow > swallow: robin, robin redbreast, red robin, rotkehlchen, cardinal bird, red cardinal, cardinals, finch, chickadee, wren, goldfinch, kingfisher, bluetit, blue tit ; de: rotkehlchen ; es: petirrojo ; fr: rouge gorge
bird > swallow: bird, bluebird, blue bird, nightingale, song bird, songbird, little bird, baby bird, birdie ; es: pajaro, pajarito, ave ; de: vogel, vögelchen ; fr: oiseau, petit oiseau ; pt: passaro, passarinho
birds: birds, flock of birds, flying birds, flight of birds, bird flock, flock ; es: pajaros, aves, pajaritos ; de: vögel, vogelschwarm ; fr: oiseaux ; pt: passaros, passarinhos
hummingbird: hummingbird, humming bird, colibri ; es: colibri, picaflor ; de: kolibri ; fr: colibri ; pt: beija flor
peacock: peacock, peafowl ; es: pavo real ; de: pfau ; fr: paon ; pt: pavao
crane: crane, japanese crane, crane bird, tsuru ; es: grulla ; de: kranich ; fr: grue ; pt: grou
heron > crane: heron, stork, ibis, egret, great blue heron ; es: garza, cigüeña ; de: reiher, storch ; fr: heron, cigogne ; pt: garca, cegonha
koi: koi, koy, koy fish, coy fish, koi fish, koi carp, carp, japanese carp ; es: koi, pez koi, carpa ; de: koi, koi karpfen, karpfen ; fr: carpe koi, carpe, koi ; pt: carpa, carpa koi
goldfish > koi: goldfish, gold fish, betta, betta fish ; de: goldfisch ; fr: poisson rouge
fish > koi: fish, fishes, fishies ; es: pez, peces, pescado, pececito ; de: fisch, fische ; fr: poisson, poissons ; pt: peixe, peixes, peixinho
dolphin: dolphin, porpoise ; es: delfin ; de: delfin ; fr: dauphin ; pt: golfinho
whale: whale, humpback, humpback whale, moby dick, blue whale, sperm whale, whale tail, whale fluke ; es: ballena ; de: wal, buckelwal, walfisch ; fr: baleine ; pt: baleia
orca > whale: orca, killer whale ; de: schwertwal ; fr: orque
shark: shark, great white, great white shark, hammerhead, shark jaws ; es: tiburon ; de: hai ; fr: requin ; pt: tubarao
octopus: octopus, octapus, octopuses, octopi, tentacle, tentacles ; es: pulpo ; de: oktopus, tintenfisch ; fr: pieuvre, poulpe ; pt: polvo
kraken > octopus: kraken, giant squid, cthulhu, sea monster with tentacles ; es: kraken ; de: krake ; fr: kraken ; pt: kraken
squid > octopus: squid, cuttlefish ; es: calamar ; fr: calamar ; pt: lula
jellyfish: jellyfish, jelly fish, man of war ; es: medusa marina ; de: qualle ; fr: meduse de mer ; pt: agua viva
turtle: turtle, sea turtle, tortoise, honu ; es: tortuga ; de: schildkröte ; fr: tortue ; pt: tartaruga
seahorse: seahorse, sea horse ; es: caballito de mar ; de: seepferdchen ; fr: hippocampe ; pt: cavalo marinho
crab: crab ; es: cangrejo ; de: krabbe, krebs ; fr: crabe ; pt: caranguejo
lobster > crab: lobster, crayfish, crawfish ; es: langosta ; de: hummer ; fr: homard ; pt: lagosta
gecko: gecko, lizard, salamander, newt ; es: lagarto, lagartija, salamandra ; de: eidechse, gecko, salamander ; fr: lezard, salamandre ; pt: lagarto, lagartixa
chameleon > gecko: chameleon ; es: camaleon ; de: chamäleon ; fr: cameleon ; pt: camaleao
iguana > gecko: iguana, komodo dragon, bearded dragon
frog > icon frog: frog, toad, tree frog ; es: rana, sapo ; de: frosch ; fr: grenouille ; pt: sapo, ra
dove > icon dove: dove, pigeon, white dove, peace dove ; es: paloma ; de: taube ; fr: colombe ; pt: pomba
swan > icon swan: swan ; es: cisne ; de: schwan ; fr: cygne ; pt: cisne
rooster > icon rooster: rooster, cockerel, gamecock ; es: gallo ; de: hahn ; fr: coq ; pt: galo
penguin > icon penguin: penguin ; es: pinguino ; de: pinguin ; fr: pingouin ; pt: pinguim
flamingo > icon flamingo: flamingo
parrot > icon parrot-head: parrot, macaw, cockatoo, parakeet ; es: loro ; de: papagei ; fr: perroquet ; pt: papagaio
toucan > icon toucan: toucan
duck > icon duck: duck, duckling, rubber duck ; es: pato ; de: ente ; fr: canard ; pt: pato
goose > icon goose: goose
monkey > icon monkey: monkey, chimp, chimpanzee ; es: mono ; de: affe ; fr: singe ; pt: macaco
mouse > icon mouse: mouse, mice, hamster ; es: raton ; de: maus ; fr: souris ; pt: rato
rat > icon rat: rat
squirrel > icon squirrel: squirrel, chipmunk ; de: eichhörnchen ; fr: ecureuil ; pt: esquilo
hedgehog > icon hedgehog: hedgehog, porcupine ; es: erizo ; de: igel ; fr: herisson ; pt: ourico
raccoon > icon raccoon-head: raccoon, racoon ; es: mapache ; de: waschbär ; fr: raton laveur ; pt: guaxinim
badger > icon badger: badger
beaver > icon beaver: beaver
sloth > icon sloth: sloth ; es: perezoso ; de: faultier ; fr: paresseux ; pt: preguica
koala > icon koala: koala
kangaroo > icon kangaroo: kangaroo
camel > icon camel: camel
pig > icon pig: pig, piglet, hog
boar > icon boar: boar, wild boar
cow > icon cow: cow ; es: vaca ; de: kuh ; fr: vache ; pt: vaca
chicken > icon chicken: chicken, hen
donkey > icon donkey: donkey, mule
snail > icon snail: snail ; es: caracol ; de: schnecke ; fr: escargot ; pt: caracol
ladybug > icon ladybug: ladybug, ladybird, lady bug ; es: mariquita ; de: marienkäfer ; fr: coccinelle ; pt: joaninha
beetle > scarab > icon scarab-beetle: scarab, beetle, scarab beetle, stag beetle ; es: escarabajo ; de: käfer, skarabäus ; fr: scarabee ; pt: escaravelho
praying-mantis > icon praying-mantis: praying mantis, mantis
ant > icon ant: ant
centipede > icon centipede: centipede
caterpillar > icon caterpillar: caterpillar
crocodile > icon croc-jaws: crocodile, alligator ; es: cocodrilo ; de: krokodil ; fr: crocodile ; pt: jacare, crocodilo
dinosaur > icon dinosaur-rex: dinosaur, t rex, trex, tyrannosaurus ; es: dinosaurio ; de: dinosaurier ; fr: dinosaure ; pt: dinossauro
velociraptor > icon velociraptor: velociraptor, raptor
triceratops > icon triceratops-head: triceratops
manta-ray > icon manta-ray: manta ray, stingray, sting ray, manta ; es: mantarraya ; de: rochen ; fr: raie manta ; pt: arraia
starfish > icon sea-star: starfish, sea star ; es: estrella de mar ; de: seestern ; fr: etoile de mer ; pt: estrela do mar
axolotl > icon axolotl: axolotl
clownfish > icon clownfish: clownfish, nemo, clown fish
angler-fish > icon angler-fish: angler fish, anglerfish
piranha > icon piranha: piranha
shrimp > icon shrimp: shrimp, prawn
salmon > icon salmon: salmon, trout, bass fish
sea-serpent > icon sea-serpent: sea serpent, sea monster, leviathan, loch ness monster
rhino > icon rhinoceros-horn: rhino, rhinoceros
lynx > icon lynx-head: lynx, bobcat
hyena > icon hyena-head: hyena
walrus > icon walrus-head: walrus
ostrich > icon ostrich: ostrich, emu
vulture > icon vulture: vulture
seagull > icon seagull: seagull, gull, albatross ; es: gaviota ; de: möwe ; fr: mouette ; pt: gaivota
seashell > icon spiral-shell: seashell, sea shell, conch, shell ; es: concha, caracola ; de: muschel ; fr: coquillage ; pt: concha
nautilus > icon nautilus-shell: nautilus, nautilus shell
coral > icon coral: coral, coral reef
ammonite > icon ammonite: ammonite, fossil
bird-cage > icon bird-cage: bird cage, birdcage, cage ; es: jaula ; de: käfig, vogelkäfig ; fr: cage ; pt: gaiola
claw-marks > icon claw-slashes: claw marks, scratch marks, claw mark
honeycomb > icon honeycomb: honeycomb, honey comb, beehive ; de: honigwabe ; es: panal
deer-skull > animal-skull > icon animal-skull: deer skull, stag skull, elk skull
bull-skull > animal-skull > icon bull-horns: bull skull, longhorn skull, cow skull, longhorn, buffalo skull, bison skull, steer skull
ram-skull > animal-skull > icon ram-profile: ram skull, goat skull
animal-skull > icon animal-skull: wolf skull, bird skull, cat skull, snake skull, raven skull, bear skull, animal skull, crow skull, dinosaur skull
panther (tiger): panther, black panther, puma, cougar, mountain lion ; es: pantera, puma ; de: panther ; fr: panthere ; pt: pantera
leopard > jaguar > panther (tiger): jaguar, leopard, cheetah, snow leopard ; es: jaguar, leopardo, guepardo ; de: leopard, gepard ; fr: leopard, guepard ; pt: onca, onca pintada
giraffe (horse): giraffe ; es: jirafa ; de: giraffe ; fr: girafe ; pt: girafa
zebra (horse): zebra ; es: cebra ; fr: zebre
llama (horse): llama, alpaca ; es: llama animal ; de: lama ; fr: lama
otter (dolphin): otter, sea otter ; es: nutria ; de: otter ; fr: loutre ; pt: lontra
seal (dolphin): seal, sea lion, manatee ; de: robbe, seehund ; es: foca ; fr: phoque ; pt: foca
hippo (bear): hippo, hippopotamus ; de: nilpferd
red-panda > panda: red panda
wombat (bear): wombat, tasmanian devil, platypus
worm (snake): worm, earthworm, maggot
mosquito (bee): mosquito, fly insect, housefly, gnat
egg > icon big-egg: egg, eggs, dragon egg, fried egg ; es: huevo ; de: ei ; fr: oeuf ; pt: ovo
bird-nest > icon nest-birds: nest, birds nest, bird nest ; es: nido ; de: nest ; fr: nid ; pt: ninho
`
