/** Animals, and what people call them. How a line reads is told in `lexicon.ts`. */
export const ANIMALS = `
butterfly: butterfly wings, butterfly wing, butterfly, butterflies, monarch, monarch butterfly, swallowtail, blue morpho, morpho butterfly, monarchs, painted lady butterfly, peacock butterfly, butterfly silhouette, butterfly swarm, kaleidoscope of butterflies ; es: mariposa ; de: schmetterling, schmetterlinge ; fr: papillon ; pt: borboleta
moth/spread: death moth, deaths head moth, hawk moth, deaths head hawkmoth, death head moth, deathshead moth, skull moth, hawkmoth
moth/luna: luna moth, lunar moth
moth: moth, atlas moth, silk moth, emperor moth, polyphemus moth, mothman ; es: polilla ; de: motte, nachtfalter ; fr: papillon de nuit ; pt: mariposa noturna
dragonfly: dragonfly, dragon fly, dragonflies, damselfly ; es: libelula ; de: libelle ; fr: libellule ; pt: libelula
bee: bee, honey bee, honeybee, bumblebee, bumble bee, wasp, hornet, queen bee, worker bee, bee swarm, yellowjacket, yellow jacket, bumble ; es: abeja ; de: biene, hummel ; fr: abeille ; pt: abelha
spider: spider, black widow, tarantula, orb weaver, wolf spider, redback, widow spider, spider black widow ; es: araña ; de: spinne ; fr: araignee ; pt: aranha
scorpion: scorpion, scorpian ; es: escorpion, alacran ; de: skorpion ; fr: scorpion ; pt: escorpiao
snake/rattling: rattlesnake, rattle snake, diamondback, diamondback rattlesnake, rattler snake ; es: serpiente de cascabel, víbora de cascabel ; de: klapperschlange ; fr: serpent à sonnette, serpent à sonnettes, crotale ; pt: cascavel, cobra cascavel ; it: serpente a sonagli
cobra > snake: cobra, king cobra, cobras, hooded cobra, cobra snake, indian cobra, egyptian cobra, spitting cobra, cobra head
snake: snake, serpent, viper, python, adder, boa, snakes, jormungandr, world serpent, midgard serpent, snek, garter snake, ball python, anaconda, coral snake, black mamba, mamba, copperhead, cottonmouth, boa constrictor, king snake, kingsnake, hognose, hognose snake, asp, basilisk, two headed snake, snake head, snakehead, feathered serpent, sea snake, naga, snake skeleton, serpents ; es: serpiente, culebra, vibora ; de: schlange ; fr: serpent ; pt: cobra, serpente
ouroboros/eight > snake: infinity snake, snake infinity, ouroboros infinity, infinity ouroboros, snake in the shape of infinity
ouroboros > snake: ouroboros, uroboros, snake eating its tail, snake biting its tail, snake eating its own tail, ouroboros snake, snake eating tail, snake with its tail in its mouth
lion: lion, lion head, lions head, lion face, roaring lion, lion cub, lion cubs, lion of judah, king of the jungle, nemean lion, male lion, lions, lion silhouette, lions face ; es: leon, leones, cabeza de leon, leon de juda ; de: löwe, löwen, löwenkopf ; fr: lion, tete de lion ; pt: leao, cabeca de leao, leao de juda
lioness > lion: lioness, lionesses, female lion, lioness head ; es: leona ; de: löwin ; fr: lionne ; pt: leoa
foo-dog > lion: foo dog, fu dog, guardian lion, chinese lion, komainu, shishi
tiger: tiger, tigress, tiger head, tiger face, bengal tiger ; es: tigre ; de: tiger, tigerkopf ; fr: tigre ; pt: tigre
wolf: wolf, wolfs, wolves, wolf head, wolf face, lone wolf, wolf pack, direwolf, dire wolf, fenrir, wolfie, timber wolf, arctic wolf, wolfdog, wolf dog, she wolf, alpha wolf, wolf silhouette, wolf pup, wolf cub, wolfs head, cerberus, three headed dog, wild dog, dingo, hellhound, hell hound, werewolf head ; es: lobo, loba, cabeza de lobo ; de: wolf, wölfe, wolfskopf ; fr: loup, louve, tete de loup ; pt: lobo, loba
coyote > wolf: coyote, jackal, african wild dog ; es: coyote
wolf/howling: howling wolf ; de: heulender wolf ; fr: loup hurlant
bear: bear, grizzly, grizzly bear, bear head, brown bear, black bear, bear cub, bear cubs, mama bear, papa bear, momma bear, kodiak, kodiak bear, sun bear, bear face, bear silhouette, bearhead, honey bear, spirit bear, ursa ; es: oso, osa, osito ; de: bär, bären, bärin ; fr: ours, ourson ; pt: urso, ursinho
polar-bear > bear: polar bear ; es: oso polar ; de: eisbär ; fr: ours polaire ; pt: urso polar
bear/roaring: roaring bear
fox: fox, foxes, red fox, fox head, vixen, arctic fox, fennec fox, fennec, baby fox, fox cub, swift fox, fox face, fox tail ; es: zorro, zorrito ; de: fuchs, füchse, füchslein ; fr: renard, renardeau ; pt: raposa
kitsune > fox: kitsune, nine tailed fox, nine tail fox, fox spirit, kitsune mask
stag: stag, deer, buck, stag head, deer head, deers, white tailed deer, whitetail deer, whitetail, whitetail buck, mule deer, roe deer, elk head, antelope, gazelle, impala, oryx, kudu, springbok, pronghorn ; es: ciervo, venado ; de: hirsch, hirschkopf, geweih ; fr: cerf, biche ; pt: veado, cervo
antlers: antlers, antler, deer antlers, deer antler, stag antlers, elk antlers, set of antlers, pair of antlers ; es: cornamenta, cuernos de ciervo ; de: geweih, hirschgeweih ; fr: bois de cerf, ramure ; pt: galhada ; it: palco di corna
elk > stag: elk, moose, reindeer, caribou ; es: alce, reno ; de: elch, rentier ; fr: elan, renne ; pt: alce
fawn > stag: doe, fawn, bambi, baby deer ; de: reh, rehkitz ; fr: faon
white-horse > horse: white horse, white stallion, white mare, white pony ; es: caballo blanco ; de: weisses pferd, schimmel ; fr: cheval blanc ; pt: cavalo branco
horse: horse, stallion, mustang, mare, horse head, pony, foal, arabian horse, arabian, clydesdale, shire horse, friesian, friesian horse, thoroughbred, racehorse, race horse, appaloosa, palomino, quarter horse, horses head, sleipnir, kelpie, war horse, warhorse, bronco, bucking bronco, bucking horse, seabiscuit, shadowfax, draft horse, nightmare horse ; es: caballo ; de: pferd ; fr: cheval, chevaux ; pt: cavalo
elephant: elephant, elephant head, baby elephant, mammoth, elephants, african elephant, indian elephant, elephant family, mother elephant, elephant trunk, elephant calf, dumbo ; es: elefante ; de: elefant ; fr: elephant ; pt: elefante
cat: cat, kitten, tabby, kitty, cat head, house cat, kittens, kitties, siamese, sphynx cat, sphinx cat, sphynx, tuxedo cat, ginger cat, persian cat, maine coon, kitten face, bengal cat, ragdoll cat, ragdoll, scottish fold, british shorthair, russian blue, calico, calico cat, tortoiseshell cat, tortie, tortie cat, orange tabby, tabby cat, munchkin cat, burmese cat, norwegian forest cat, devon rex, cornish rex, manx cat, savannah cat, himalayan cat, alley cat, stray cat, feral cat, cat face, cat portrait, cat silhouette, hairless cat, bastet, bast, kitten paws, hissing cat, catbus, catloaf, cat loaf ; es: gato, gata, gatito, gatita ; de: katze, kater, kätzchen ; fr: chat, chaton, chatte ; pt: gato, gata, gatinho
black-cat > cat: black cat, black kitten, void cat, salem cat, witches cat
lucky-cat > cat: lucky cat, maneki neko, maneki, fortune cat, beckoning cat
dog: dog, puppy, puppies, pup, doggo, doggy, hound, boxer dog, pet dog, shih tzu, great dane, schnauzer, jack russell, jack russell terrier, cocker spaniel, springer spaniel, spaniel, yorkie, yorkshire terrier, terrier, shiba inu, shiba, pomeranian, maltese dog, basset hound, st bernard, saint bernard, sheepdog, cockapoo, cavapoo, labradoodle, goldendoodle, aussie shepherd, australian shepherd, cavalier, bernese mountain dog, bernese, vizsla, weimaraner, westie, bichon, newfoundland dog, rhodesian ridgeback, ridgeback, australian cattle dog, cattle dog, heeler, blue heeler, red heeler, samoyed, chow chow, shar pei, sharpei, papillon dog, pekingese, boston terrier, bull terrier, english bulldog, american bully, bully dog, lurcher, irish setter, irish wolfhound, wolfhound, english setter, setter dog, pointer dog, german pointer, borzoi, saluki, havanese, lhasa apso, miniature pinscher, pinscher, keeshond, kelpie dog, great pyrenees, pyrenees, bloodhound, coonhound, foxhound, mutt, mongrel, rescue dog, service dog, police dog, k9, military dog, hunting dog, bird dog, guide dog, pupper, doodle dog, bernedoodle, sheepadoodle, boerboel, dogue de bordeaux, presa canario, tosa, shepherd dog, old english sheepdog, shetland sheepdog, sheltie, airedale, scottie dog, scottish terrier, cairn terrier, fox terrier, rat terrier, patterdale, norfolk terrier, brittany spaniel, cavalier king charles, cavalier king charles spaniel, king charles spaniel, king charles cavalier, dogs face, dog portrait, dog head, dog face, pet portrait, boxer puppy, my boxer ; es: perro, perra, perrito, perrita, cachorro ; de: hund, welpe, hündin, hündchen ; fr: chien, chienne, chiot ; pt: cachorro, cao, cachorrinho
border-collie > dog: border collie, collie
beagle > dog: beagle, beagles
dalmatian > dog: dalmatian, dalmation
pitbull > dog: pit bull, pitbull, staffy, staffie, staffordshire terrier, pitty, pitbull puppy, staffordshire bull terrier, american staffordshire
cane-corso > pitbull > dog: cane corso, mastiff
french-bulldog > dog: french bulldog, frenchie
bulldog > french-bulldog > dog: bulldog, english bulldog ; fr: bouledogue
pug > french-bulldog > dog: pug
labrador > dog: labrador, lab, chocolate lab, black lab, yellow lab, lab puppy, retriever
golden-retriever > labrador > dog: golden retriever, golden retrievers
german-shepherd > dog: german shepherd, alsatian, german shepard, german shepard dog ; de: schäferhund
malinois > german-shepherd > dog: malinois, belgian malinois
husky > dog: husky, siberian husky
malamute > husky > dog: malamute, alaskan malamute, akita
poodle > dog: poodle
corgi > dog: corgi, welsh corgi, pembroke corgi
dachshund > dog: dachshund, sausage dog, wiener dog ; de: dackel
chihuahua > dog: chihuahua
rottweiler > dog: rottweiler, rottie
doberman > rottweiler > dog: doberman, dobermann, doberman pinscher
weasel > otter: weasel, ferret, stoat, mink, meerkat, mongoose, ermine ; es: comadreja, hurón ; de: wiesel, frettchen, hermelin ; fr: belette, furet, hermine ; pt: doninha, furão
rabbit: rabbit, bunny, bunnies, hare, white rabbit, bunny rabbit, lop rabbit, jackrabbit, jack rabbit, jackalope, wolpertinger, easter bunny, dutch rabbit, moon rabbit, march hare, rabbit head ; es: conejo, liebre ; de: hase, kaninchen ; fr: lapin ; pt: coelho
bull: bull, ox, bull head, bulls head, bull rider, matador bull, oxen, charging bull, raging bull, wall street bull, cape buffalo, gaur, minotaur bull, longhorn bull ; es: toro ; de: stier, bulle ; fr: taureau ; pt: touro
bison > bull: buffalo, bison, water buffalo, yak, american buffalo, musk ox, highland bull, wildebeest ; es: bufalo, bisonte
ram: ram, bighorn, ram head, rams head, bighorn sheep, ram horns, rams horns, mountain sheep, golden fleece ; es: carnero ; de: widder ; fr: belier ; pt: carneiro
goat > ram: goat, billy goat, mountain goat, ibex ; es: cabra ; de: ziege, ziegenbock, steinbock, steinbock tier ; fr: chevre, bouc ; pt: cabra, bode
sheep > ram: sheep, ewe ; es: oveja ; de: schaf ; fr: mouton ; pt: ovelha
lamb > sheep > ram: lamb, lambs, baby sheep, little lamb ; es: cordero, corderito ; de: lamm ; fr: agneau ; pt: cordeiro
gorilla: gorilla, silverback, ape, king kong, gorilla head, silverback gorilla, apes, harambe, orangutan, orang utan ; es: gorila ; de: gorilla ; fr: gorille ; pt: gorila
panda: panda, panda bear ; de: pandabär
bat: bat, vampire bat, flying fox ; es: murcielago ; de: fledermaus, fledermäuse ; fr: chauve souris ; pt: morcego
eagle: eagle, bald eagle, bird of prey, golden eagle, war eagle, american eagle, soaring eagle, screaming eagle, flying eagle, harpy eagle, sea eagle, thunderbird, aztec eagle, mexican eagle, patriotic eagle, philippine eagle ; es: aguila ; de: adler ; fr: aigle ; pt: aguia
falcon > hawk > eagle: falcon, osprey, condor, kestrel, buzzard, peregrine falcon, peregrine, harrier, red kite, kite bird, goshawk, sparrowhawk, sparrow hawk, gyrfalcon, coopers hawk, merlin falcon, horus falcon ; es: halcon ; de: falke, habicht ; fr: faucon ; pt: falcao, gaviao
hawk: hawk, red tailed hawk, hawk head, hunting hawk
eagle/head: eagle head
barn-owl > owl: barn owl, barn owls ; es: lechuza ; de: schleiereule ; fr: effraie ; pt: coruja das torres
snowy-owl > owl: snowy owl, snow owl, white owl, hedwig ; de: schneeeule ; fr: harfang
owl: owl, horned owl, night owl, great horned owl, burrowing owl, tawny owl, screech owl, eagle owl, long eared owl, owlet, baby owl, flying owl, owl head, owl face, great grey owl ; es: buho, lechuza ; de: eule ; fr: hibou, chouette ; pt: coruja
raven: raven, crow, blackbird, nevermore, rook bird, huginn and muninn, odins ravens, crows, ravens, jackdaw, rook crow, grackle, starling, raven head, crow head, a murder of crows, murder of crows, carrion crow ; es: cuervo ; de: rabe, raben, krähe ; fr: corbeau, corneille ; pt: corvo
magpie > raven: magpie, blue jay, bluejay, jay, jay bird, steller jay, nutcracker bird ; es: urraca ; de: elster ; fr: pie
swallow: swallow, swallow bird, swift bird, swallows, barn swallow, sailor jerry swallow, swift, purple martin, house martin ; es: golondrina ; de: schwalbe ; fr: hirondelle ; pt: andorinha
sparrow > swallow: sparrow, house sparrow ; es: gorrion ; de: spatz, sperling ; fr: moineau ; pt: pardal
robin > sparrow > swallow: robin, robin redbreast, red robin, rotkehlchen, cardinal bird, red cardinal, cardinals, finch, chickadee, wren, goldfinch, kingfisher, bluetit, blue tit, cardinal, northern cardinal, male cardinal, robin bird, american robin, woodpecker, bullfinch, canary, canary bird, titmouse, nuthatch, warbler, oriole, lark, meadowlark, mockingbird, tanager, bunting, thrush, waxwing, hoopoe, cuckoo, kookaburra, willy wagtail, wagtail, fairy wren, dipper bird, cedar waxwing, zebra finch, house finch, mountain bluebird, fantail, tui, tit bird, great tit, chaffinch, chick, baby chick, piwakawaka, wrens ; de: rotkehlchen ; es: petirrojo ; fr: rouge gorge
bird > swallow: bird, bluebird, blue bird, nightingale, song bird, songbird, little bird, baby bird, birdie ; es: pajaro, pajarito, ave ; de: vogel, vögelchen ; fr: oiseau, petit oiseau ; pt: passaro, passarinho
birds: birds, flock of birds, flying birds, flight of birds, bird flock, flock ; es: pajaros, aves, pajaritos ; de: vögel, vogelschwarm ; fr: oiseaux ; pt: passaros, passarinhos
hummingbird: hummingbird, humming bird, colibri ; es: colibri, picaflor ; de: kolibri ; fr: colibri ; pt: beija flor
peacock: peacock, peafowl ; es: pavo real ; de: pfau ; fr: paon ; pt: pavao
crane: crane, japanese crane, crane bird, tsuru, red crowned crane, crowned crane, cranes, dancing crane, sandhill crane ; es: grulla ; de: kranich ; fr: grue ; pt: grou
heron > crane: heron, stork, ibis, egret, great blue heron, storks, spoonbill, shoebill, night heron, sandpiper, curlew, avocet, bittern, pelican ; es: garza, cigüeña ; de: reiher, storch ; fr: heron, cigogne ; pt: garca, cegonha
koi: koi, koy, koy fish, coy fish, koi fish, koi carp, carp, japanese carp, koi dragon, dragon koi ; es: koi, pez koi, carpa ; de: koi, koi karpfen, karpfen ; fr: carpe koi, carpe, koi ; pt: carpa, carpa koi
goldfish > koi: goldfish, gold fish, betta, betta fish, siamese fighting fish, fighting fish, beta fish, guppy, fancy goldfish, goldfish bowl ; de: goldfisch ; fr: poisson rouge
fish > koi: fish, fishes, fishies, largemouth bass, sea bass, fly fish, swordfish, sword fish, marlin, blue marlin, sailfish, tuna, barracuda, mahi mahi, tarpon, pike fish, northern pike, muskie, walleye, catfish, cod, mackerel, sardine, sardines, herring, anchovy, sturgeon, grouper, snapper, perch fish, bluegill, crappie, school of fish, arowana, jumping fish, fish scale, flying fish, coelacanth, pisces fish, carp fish ; es: pez, peces, pescado, pececito ; de: fisch, fische ; fr: poisson, poissons ; pt: peixe, peixes, peixinho
dolphin: dolphin, porpoise, bottlenose dolphin, dolphins, pod of dolphins ; es: delfin ; de: delfin ; fr: dauphin ; pt: golfinho
whale/swimming: humpback whale, humpback
whale/diving: sperm whale, moby dick
whale: whale, blue whale, whale tail, whale fluke, narwhal, narwhale, beluga, beluga whale, right whale, whales tail, whale tale ; es: ballena ; de: wal, buckelwal, walfisch ; fr: baleine ; pt: baleia
orca > whale: orca, killer whale, orcas ; de: schwertwal ; fr: orque
shark/attacking: shark jaws, jaws shark, shark teeth
hammerhead > shark: hammerhead, hammerhead shark, hammerheads ; es: tiburon martillo ; de: hammerhai ; fr: requin marteau ; pt: tubarao martelo
shark: shark, great white, great white shark, tiger shark, mako, mako shark, bull shark, whale shark, megalodon, reef shark, thresher shark, shark head, shark fin, basking shark ; es: tiburon ; de: hai ; fr: requin ; pt: tubarao
octopus: octopus, octapus, octopuses, octopi, tentacle, tentacles, squid tentacles, octopus tentacle, octopus tentacles, cephalopod, blue ringed octopus, giant octopus, dumbo octopus, octo ; es: pulpo ; de: oktopus, tintenfisch, krake ; fr: pieuvre, poulpe ; pt: polvo
kraken > octopus: kraken, giant squid, cthulhu, sea monster with tentacles ; es: kraken ; fr: kraken ; pt: kraken
squid > octopus: squid, cuttlefish ; es: calamar ; fr: calamar ; pt: lula
jellyfish: jellyfish, jelly fish, man of war, jelly, moon jelly, box jellyfish, jellies, medusa jellyfish, portuguese man of war, sea jelly ; es: medusa marina ; fr: meduse ; de: qualle ; fr: meduse de mer ; pt: agua viva
turtle: turtle, sea turtle, tortoise, honu, baby turtle, baby sea turtle, box turtle, snapping turtle, turtle shell, giant tortoise, galapagos tortoise, turtles, leatherback, terrapin ; es: tortuga ; de: schildkröte ; fr: tortue ; pt: tartaruga
seahorse: seahorse, sea horse ; es: caballito de mar ; de: seepferdchen ; fr: hippocampe ; pt: cavalo marinho
crab: crab, hermit crab, horseshoe crab, king crab, coconut crab, fiddler crab, crabs ; es: cangrejo ; de: krabbe, krebs ; fr: crabe ; pt: caranguejo
lobster > crab: lobster, crayfish, crawfish ; es: langosta ; de: hummer ; fr: homard ; pt: lagosta
gecko: gecko, lizard, salamander, newt, lizards, leopard gecko, crested gecko, skink, gila monster, blue tongue lizard, fire salamander, tokay, anole, horned lizard, horny toad ; es: lagarto, lagartija, salamandra ; de: eidechse, gecko, salamander ; fr: lezard, salamandre ; pt: lagarto, lagartixa
chameleon > gecko: chameleon ; es: camaleon ; de: chamäleon ; fr: cameleon ; pt: camaleao
iguana > gecko: iguana, komodo dragon, bearded dragon, monitor lizard, bearded dragon lizard, frilled lizard, thorny devil, goanna
frog > icon frog: frog, toad, tree frog, bullfrog, bull frog, poison dart frog, dart frog, frogs, froggy, tadpole, red eyed tree frog, frog prince, toads ; es: rana, sapo ; de: frosch ; fr: grenouille ; pt: sapo, ra
dove > icon dove: dove, pigeon, white dove, peace dove, turtle dove, turtle doves, mourning dove, pigeons, doves, dove of peace, holy spirit dove, carrier pigeon, homing pigeon ; es: paloma ; de: taube ; fr: colombe ; pt: pomba
swan > icon swan: swan, swans, cygnet, swan lake ; es: cisne ; de: schwan ; fr: cygne ; pt: cisne
rooster > icon rooster: rooster, cockerel, gamecock, cock, fighting cock, fighting rooster, pheasant, turkey, grouse, quail, partridge, capercaillie, ptarmigan ; es: gallo ; de: hahn ; fr: coq ; pt: galo
penguin > icon penguin: penguin, penguins, emperor penguin, king penguin, penguin family, puffin, atlantic puffin, puffins, auk ; es: pinguino ; de: pinguin ; fr: pingouin ; pt: pinguim
flamingo > icon flamingo: flamingo
parrot > icon parrot-head: parrot, macaw, cockatoo, parakeet, parrots, budgie, budgerigar, african grey, african grey parrot, lovebird, lovebirds, love birds, cockatiel, lorikeet, rainbow lorikeet, macaws ; es: loro ; de: papagei ; fr: perroquet ; pt: papagaio
toucan > icon toucan: toucan
duck > icon duck: duck, duckling, mallard, mallard duck, mandarin duck, wood duck, ducks, duckie, loon, common loon, grebe, teal duck, drake mallard, ducklings, ducky, quacking duck ; es: pato ; de: ente ; fr: canard ; pt: pato
goose > icon goose: goose, geese, canada goose, flying geese, gosling
monkey > icon monkey: monkey, chimp, chimpanzee, three wise monkeys, see no evil, baboon, mandrill, lemur, macaque, marmoset, tarsier, spider monkey, howler monkey, snow monkey, capuchin, monkeys, monkey king, sun wukong, wukong, chimpanzees ; es: mono ; de: affe ; fr: singe ; pt: macaco
mouse > icon mouse: mouse, mice, hamster, field mouse, gerbil, guinea pig, chinchilla, dormouse, vole, shrew ; es: raton ; de: maus ; fr: souris ; pt: rato
rat > icon rat: rat
opossum: opossum, possum, opossums, possums, virginia opossum, awesome possum ; es: zarigüeya ; de: opossum, beutelratte ; fr: opossum ; pt: gambá ; it: opossum
squirrel > icon squirrel: squirrel, chipmunk, squirrels, flying squirrel, prairie dog, marmot, groundhog, ratatoskr ; de: eichhörnchen ; fr: ecureuil ; pt: esquilo
hedgehog: hedgehog, porcupine, hedgehogs, echidna ; es: erizo ; de: igel ; fr: herisson ; pt: ourico
raccoon > icon raccoon-head: raccoon, racoon, trash panda, raccoons, racoons ; es: mapache ; de: waschbär ; fr: raton laveur ; pt: guaxinim
badger > icon badger: badger, honey badger, wolverine animal, skunk
beaver > icon beaver: beaver
sloth/hanging: sloth on a branch, sloth hanging from a branch, sloth hanging on a branch, sloth on a tree branch, sloth hanging from a tree branch, sloth hanging from a tree, hanging sloth
sloth > icon sloth: sloth, sloths, three toed sloth ; es: perezoso ; de: faultier ; fr: paresseux ; pt: preguica
koala > icon koala: koala, koala bear, koalas
kangaroo > icon kangaroo: kangaroo
camel > icon camel: camel
pig > icon pig: pig, piglet, hog, pigs, flying pig, piggy, pot belly pig, pot bellied pig, sow
boar > icon boar: boar, wild boar, warthog, razorback, wild pig, wild hog, javelina
highland-cow: highland cow, highland cows, highland cattle, highland coo, scottish cow ; es: vaca de las tierras altas ; de: hochlandrind ; fr: vache highland ; it: mucca delle highlands
cow: cow, dairy cow, cows, calf cow, heifer, baby cow, longhorn cow, jersey cow ; es: vaca ; de: kuh ; fr: vache ; pt: vaca
chicken > icon chicken: chicken, hen, hens, chickens, poultry
donkey > horse > icon donkey: donkey, mule
snail: snail, slug, snails, garden snail ; es: caracol ; de: schnecke ; fr: escargot ; pt: caracol
ladybug > icon ladybug: ladybug, ladybird, lady bug ; es: mariquita ; de: marienkäfer ; fr: coccinelle ; pt: joaninha
beetle > scarab > icon scarab-beetle: scarab, beetle, scarab beetle, stag beetle, rhino beetle, rhinoceros beetle, hercules beetle, dung beetle, jewel beetle, firefly, fireflies, lightning bug, cockroach, june bug, weevil, beetles, winged scarab, egyptian scarab, stink bug, christmas beetle ; es: escarabajo ; de: käfer, skarabäus ; fr: scarabee ; pt: escaravelho
praying-mantis > icon praying-mantis: praying mantis, mantis, orchid mantis, walking stick insect, stick insect
ant > icon ant: ant, ants, fire ant, army ant, termite
centipede > icon centipede: centipede
caterpillar > icon caterpillar: caterpillar
crocodile > icon croc-jaws: crocodile, alligator, gator, alligator head, crocodile head, caiman, nile crocodile, saltwater crocodile ; es: cocodrilo ; de: krokodil ; fr: crocodile ; pt: jacare, crocodilo
dinosaur/t-rex > dinosaur > icon dinosaur-rex: t rex, trex, tyrannosaurus, tyrannosaurus rex
dinosaur/long-neck > dinosaur > icon dinosaur-rex: brontosaurus, brachiosaurus, diplodocus, long neck dinosaur
dinosaur > icon dinosaur-rex: dinosaur, t rex skull, t rex skeleton, stegosaurus, spinosaurus, ankylosaurus, allosaurus, dinosaurs, dino, godzilla lizard, jurassic park dinosaur, dinosaur skeleton, dinosaur fossil, pterodactyl, pterosaur, plesiosaur, baby dinosaur ; es: dinosaurio ; de: dinosaurier ; fr: dinosaure ; pt: dinossauro
velociraptor > icon velociraptor: velociraptor, raptor, velociraptors, utahraptor, raptor dinosaur
triceratops > icon triceratops-head: triceratops
manta-ray > icon manta-ray: manta ray, stingray, sting ray, manta, manta rays, eagle ray, stingrays, skate fish ; es: mantarraya ; de: rochen ; fr: raie manta ; pt: arraia
starfish > icon sea-star: starfish, sea star ; es: estrella de mar ; de: seestern ; fr: etoile de mer ; pt: estrela do mar
axolotl: axolotl
clownfish > icon clownfish: clownfish, nemo, clown fish, tropical fish, angelfish, angel fish, lionfish, butterflyfish, parrotfish, reef fish, seadragon fish
angler-fish > icon angler-fish: angler fish, anglerfish
piranha > icon piranha: piranha
shrimp > icon shrimp: shrimp, prawn
salmon > fish/trout > fish > icon salmon: salmon, bass fish, sockeye, sockeye salmon, jumping salmon, leaping salmon ; es: salmon ; de: lachs ; fr: saumon ; pt: salmao
fish/trout: trout, rainbow trout, brook trout ; es: trucha ; de: forelle ; fr: truite ; pt: truta
sea-serpent > kraken > icon sea-serpent: sea serpent, sea monster, leviathan, loch ness monster, nessie, leviathan monster, sea dragon, sea beast, hydra sea monster
rhino > icon rhinoceros-horn: rhino, rhinoceros
lynx > jaguar > icon lynx-head: lynx, bobcat, caracal, serval, ocelot, wildcat, wild cat, margay, pallas cat
hyena > wolf > icon hyena-head: hyena
walrus > icon walrus-head: walrus
ostrich > icon ostrich: ostrich, emu, cassowary
vulture > eagle > icon vulture: vulture, turkey vulture, buzzard vulture, california condor
seagull: seagull, gull, albatross ; es: gaviota ; de: möwe ; fr: mouette ; pt: gaivota
seashell > icon spiral-shell: seashell, sea shell, conch, shell, clam shell, clam, conch shell, cowrie, cowry, sea shells, oyster shell, scallop shell, spiral shell, seashells, shells, mussel shell ; es: concha, caracola ; de: muschel ; fr: coquillage ; pt: concha
nautilus > icon nautilus-shell: nautilus, nautilus shell
coral: coral, coral reef, coral branch, sea coral, sea anemone, seaweed, kelp, sea urchin, sea grass
ammonite > icon ammonite: ammonite, fossil
bird-cage > icon bird-cage: bird cage, birdcage, cage ; es: jaula ; de: käfig, vogelkäfig ; fr: cage ; pt: gaiola
claw-marks > icon claw-slashes: claw marks, scratch marks, claw mark
honeycomb > icon honeycomb: honeycomb, honey comb, honeycomb pattern ; de: honigwabe ; es: panal
deer-skull > animal-skull/deer > animal-skull > icon desert-skull: deer skull, stag skull, elk skull, antler skull, deer skull with antlers, wendigo, wendigo skull, skinwalker, skin walker, elk skull with antlers
bull-skull > animal-skull/bull > animal-skull > icon desert-skull: bull skull, longhorn skull, cow skull, longhorn, buffalo skull, bison skull, steer skull
ram-skull > animal-skull/ram > animal-skull > icon ram-profile: ram skull, goat skull
animal-skull/wolf > animal-skull > icon desert-skull: wolf skull, coyote skull, fox skull, dog skull
hunter-skull > animal-skull/wolf > animal-skull > icon desert-skull: bear skull, cat skull, tiger skull, lion skull
animal-skull/raven > animal-skull > icon desert-skull: raven skull, crow skull, bird skull
animal-skull > icon desert-skull: animal skull, snake skull, dinosaur skull, animal bones, horse skull, crocodile skull, sheep skull, rat skull, dragon skull, deer bones, monkey skull, rabbit skull
panther (tiger): panther, black panther, puma, cougar, mountain lion, crawling panther, panthers, cougars, florida panther, catamount, bagheera ; es: pantera, puma ; de: panther ; fr: panthere ; pt: pantera
jaguar > leopard > panther (tiger): jaguar, jaguars, jaguar head, giaguaro ; pt: onça, onça pintada, jaguar ; es: jaguar ; de: jaguar ; fr: jaguar
leopard > panther (tiger): leopard, cheetah, snow leopard, leopards, cheetahs, clouded leopard, leopard head, leopard print, big cat, snow leopards, sabertooth, sabertooth tiger, saber tooth tiger, saber toothed tiger, sabretooth ; es: leopardo, guepardo ; de: leopard, gepard ; fr: leopard, guepard
giraffe (horse): giraffe ; es: jirafa ; de: giraffe ; fr: girafe ; pt: girafa
zebra (horse): zebra ; es: cebra ; fr: zebre
llama (horse): llama, alpaca ; es: llama animal ; de: lama ; fr: lama
capybara > mouse: capybara, capybaras, capivara, capibara ; es: capibara, carpincho ; de: wasserschwein ; pt: capivara
greyhound > dog: greyhound, greyhounds, italian greyhound, whippet, whippets, sighthound, grey hound, gray hound ; es: galgo ; de: windhund ; fr: lévrier ; pt: galgo, whippet
otter/floating: otters holding hands, otters holding paws, otters floating, otters sleeping, sea otters holding hands, otter couple, otter on its back, otter floating, floating otter, otter floating on its back, sea otter floating, sleeping otter, otter asleep
otter (dolphin): otter, sea otter, sea otters, otters, river otter ; es: nutria ; de: otter ; fr: loutre ; pt: lontra
seal (dolphin): seal, sea lion, manatee, seals, harp seal, sea lions, leopard seal, dugong, manatees, baby seal ; de: robbe, seehund ; es: foca ; fr: phoque ; pt: foca
hippo (bear): hippo, hippopotamus ; de: nilpferd
red-panda > panda: red panda
wombat (bear): wombat, tasmanian devil, platypus
worm (snake): worm, earthworm, maggot, bookworm, book worm, inchworm
mosquito (bee): mosquito, fly insect, a fly, one fly, the fly, housefly, gnat, mosquitoes, horse fly, flies, bluebottle
egg > icon big-egg: egg, eggs, dragon egg, fried egg, egg shell, cracked egg, broken egg, hatching egg, dinosaur egg, robins egg ; es: huevo ; de: ei ; fr: oeuf ; pt: ovo
bird-nest > icon nest-birds: nest, birds nest, bird nest ; es: nido ; de: nest ; fr: nid ; pt: ninho
grasshopper > icon cricket: grasshopper, cricket, locust, katydid ; es: saltamontes, grillo ; de: heuschrecke, grille ; fr: sauterelle ; pt: gafanhoto
cicada > icon cigale: cicada ; es: cigarra ; de: zikade ; fr: cigale
pufferfish > icon porcupinefish: pufferfish, puffer fish, blowfish, porcupine fish ; es: pez globo ; de: kugelfisch
eel > icon eel: eel, moray eel, electric eel ; es: anguila ; de: aal
armadillo > icon armadillo: armadillo
anteater > icon anteater: anteater, aardvark
pangolin > icon pangolin: pangolin
mole > icon mole: mole animal, star nosed mole
kiwi > icon kiwi-bird: kiwi, kiwi bird
dodo > icon dodo: dodo, dodo bird
oyster > icon oyster-pearl: oyster, oysters, clam with a pearl, pearl in a shell, oyster with a pearl
cocoon (butterfly): cocoon, chrysalis
animal-tracks > paw-print: animal tracks, bear tracks, deer tracks, deer track, wolf tracks, hoof print, hoof prints, horse hoof, claw print, bird footprint, dinosaur footprint
fairy-wing > butterfly: fairy wings, butterfly wing tattoo
dragonfly-wing > dragonfly: dragonfly wings, insect wings
trilobite > icon trilobite: trilobite
`
