/**
 * Words that stand in the line of a thing they only resemble: an antelope is drawn as a stag, and is none. The person is told so.
 * Breeds and kinds that look alike to anybody who is no expert are not here.
 */
export const NEAR_RELATIVES = `
burrowing owl, tawny owl, screech owl, eagle owl, long eared owl, great grey owl,
adder, boa, boa constrictor, python, ball python, anaconda, garter snake, coral snake, black mamba, mamba, copperhead, cottonmouth, viper, cobra, king cobra, king snake, kingsnake, hognose, hognose snake, asp, basilisk, naga, sea snake, feathered serpent, two headed snake, jormungandr, world serpent, midgard serpent,
wasp, hornet, yellowjacket, yellow jacket, avispa, wespe, guêpe, vespa, bumblebee, bumble bee, hummel, bourdon, abejorro,
damselfly, tarantula, cerberus, three headed dog, dingo, wild dog, hellhound, hell hound,
elk head, antelope, gazelle, impala, oryx, kudu, springbok, pronghorn, moose, reindeer, caribou, alce, reno, elch, rentier, élan, renne,
sleipnir, kelpie, mammoth, hare, jackrabbit, jack rabbit, jackalope, wolpertinger, march hare, liebre, hase, lièvre, lebre, lepre,
cape buffalo, gaur, ox, oxen, yak, musk ox, wildebeest, water buffalo, ibex, mountain goat, orangutan, orang utan, ape, apes,
flying fox, thunderbird, hawk, osprey, condor, kestrel, buzzard, red kite, kite bird, goshawk, sparrowhawk, blackbird, jackdaw, starling, grackle,
blue jay, bluejay, jay, jay bird, swift, swift bird, purple martin, house martin, cardinal, red cardinal, cardinal bird, cardinals, northern cardinal, finch, chickadee, wren, goldfinch, kingfisher,
bluetit, blue tit, woodpecker, bullfinch, canary, titmouse, nuthatch, warbler, bluebird, blue bird, nightingale, meise, mésange,
stork, storks, ibis, egret, spoonbill, shoebill, sandpiper, curlew, avocet, bittern, pelican, cigüeña, storch, cigogne, cegonha, cicogna,
betta, betta fish, siamese fighting fish, guppy, carp, largemouth bass, sea bass, swordfish, sword fish, marlin, blue marlin, sailfish, tuna, barracuda, mahi mahi,
tarpon, northern pike, muskie, walleye, catfish, cod, mackerel, sardine, herring, anchovy, sturgeon, grouper, snapper,
porpoise, narwhal, narwhale, beluga, beluga whale, whale shark, basking shark, thresher shark,
giant squid, cthulhu, cuttlefish, tortoise, giant tortoise, galapagos tortoise, hermit crab, horseshoe crab, crayfish, crawfish,
salamander, newt, fire salamander, salamandra, salamandre, skink, komodo dragon, bearded dragon, monitor lizard, toad, toads, tadpole, kröte, crapaud,
pigeon, pigeons, pheasant, turkey, grouse, quail, partridge, capercaillie, ptarmigan, puffin, atlantic puffin, puffins, auk,
cockatoo, parakeet, budgie, budgerigar, lovebird, lovebirds, cockatiel, lorikeet, loon, common loon, grebe,
chimp, chimpanzee, chimpanzees, baboon, mandrill, lemur, macaque, marmoset, tarsier, hamster, gerbil, guinea pig, chinchilla, dormouse, vole, shrew, opossum, possum, capybara,
chipmunk, flying squirrel, prairie dog, marmot, groundhog, porcupine, echidna, honey badger, wolverine animal, skunk, warthog, javelina, mule, slug,
firefly, fireflies, lightning bug, cockroach, june bug, weevil, stink bug, stick insect, termite, alligator, gator, caiman,
stegosaurus, spinosaurus, ankylosaurus, allosaurus, pterodactyl, pterosaur, plesiosaur, stingray, sting ray, stingrays, skate fish, angelfish, angel fish, lionfish, butterflyfish, parrotfish,
prawn, bobcat, caracal, serval, ocelot, wildcat, margay, emu, cassowary, albatross, sea anemone, seaweed, kelp, sea urchin,
puma, cougar, mountain lion, cougars, catamount, cheetah, cheetahs, snow leopard, snow leopards, guepardo, gepard, sabertooth, sabertooth tiger, saber tooth tiger, alpaca, ferret, weasel, stoat, mink, meerkat, mongoose,
sea lion, sea lions, manatee, manatees, dugong, tasmanian devil, platypus, locust, katydid, aardvark, polar bear, red panda, jackal, hyena, donkey, sphynx, sphynx cat, sphinx cat,
lisianthus, sweet pea, sweet peas, geranium, begonia, bougainvillea, passion flower, fuchsia, camellia, camellias, zinnia, zinnias, gardenia, gardenias, aster, asters, allium, crocus, pansy, pansies, petunia,
primrose, buttercup, cosmos flower, anemone, azalea, cornflower, cornflowers, artichoke, banksia, waratah, jasmine, jasmine flower, freesia, datura, heather, lilac, lilacs, goldenrod, water lily, waterlily, chamomile, edelweiss,
barley, rye, oats, bluebonnet, lupine, succulent, baobab, birch, birch tree, maple tree, olive tree, aspen, elm, beech tree, cedar, cypress, redwood, sequoia, chestnut, hazelnut, mistletoe, snapdragon, hollyhock, hyacinth, larkspur, delphinium, bluebell, bluebells, laburnum,
dogwood, thyme, beach, hurricane, hill, hills, valley, cave, canyon, sofa, couch, cathedral, volkswagen, titanic, sun bear, raincoat, pond, lake, swamp,
impatiens, lantana, verbena, hellebore, clematis, phlox, poinsettia, artichoke flower, camomile, chamomile flowers, anemone flower, barley stalk, rice plant, pothos, acacia, banyan, sycamore, mangrove, petunias, bindweed, bellflower, campanula, harebell, fritillary, morel, chanterelle,
male cardinal, canary bird, oriole, lark, meadowlark, mockingbird, tanager, bunting, thrush, waxwing, hoopoe, cuckoo, kookaburra, willy wagtail, wagtail, fairy wren, dipper bird, cedar waxwing, zebra finch, house finch, mountain bluebird, fantail, tui, tit bird, great tit, chaffinch, chick, baby chick, piwakawaka, wrens,
sardines, bluegill, crappie, arowana, coelacanth, man of war, portuguese man of war, gila monster, blue tongue lizard, horned lizard, horny toad, rainbow lorikeet, alligator head, saber toothed tiger, sabretooth, fennec, black widow, redback,
cello, cellos, double bass, upright bass, viola, chessboard, chess board, chess set, string lights, fairy lights, christmas lights, menorah, hanukkah menorah, candelabra, locket, heart locket, heart shaped locket, cd, compact disc, crypt, mausoleum, table lamp, birthday cake, quad bike, taxi cab, black cab, yellow cab, cab, taxi
`
