/** Flowers, leaves, trees and fruit, and what people call them. How a line reads is told in `lexicon.ts`. */
export const PLANTS = `
rose: rose, rosebud, rose bud, english rose, long stem rose, long stemmed rose, rose petals, tudor rose, garden rose, dog rose, tea rose, rose bush, rose stem, lisianthus, rosebush, roses bouquet, thorny rose, dead rose, dried rose ; es: rosa, capullo ; de: rose ; fr: rose ; pt: rosa
peony/bud: peony bud, peony buds, closed peony, unopened peony, peony about to open, peony in bud, budding peony ; es: peonía cerrada, capullo de peonia, boton de peonia ; de: pfingstrosenknospe, geschlossene pfingstrose ; fr: bouton de pivoine, pivoine fermee ; pt: peonia fechada, botao de peonia
peony: peony, peonies, japanese peony, botan, ranunculus peony, peony bouquet ; es: peonia ; de: pfingstrose ; fr: pivoine ; pt: peonia
flower > peony: flower, floral, florals, blossom, bloom, birth flower, birth month flower, wild bloom, flower head, flowers, blooms, sweet pea, sweet peas, geranium, begonia, impatiens, bougainvillea, passion flower, passionflower, fuchsia, lantana, verbena, birth flowers, birth month flowers, flower stem, hellebore, clematis, phlox, dogwood flower, flower bud, poinsettia, bleeding heart flower ; es: flor, flores, florecita, florecitas, florcita ; de: blume, blumen, blüte, blüten, blümchen ; fr: fleur, fleurs, petite fleur ; pt: flor, flores, florzinha, florzinhas
bouquet > flower > peony: bouquet, flower bouquet, posy, bunch of flowers, floral arrangement, flower bunch, wedding bouquet, bridal bouquet, family bouquet, birth flower bouquet, birth flowers bouquet, flower arrangement, corsage, boutonniere ; es: ramo de flores ; de: blumenstrauß, strauß ; fr: bouquet de fleurs ; pt: buque
chrysanthemum > peony: chrysanthemum, mums flower, kiku, aster, asters ; es: crisantemo ; de: chrysantheme ; fr: chrysantheme ; pt: crisantemo
dahlia > chrysanthemum > peony: dahlia, dahlias ; es: dalia
carnation > peony: carnation, carnations, dianthus ; es: clavel ; de: nelke ; fr: oeillet ; pt: cravo
ranunculus > peony: ranunculus, camellia, zinnia, gardenia, camellias, gardenias, zinnias
marigold > chrysanthemum > peony: marigold, cempasuchil, marigolds, calendula flower, cempasuchitl ; es: calendula ; de: ringelblume ; fr: souci ; pt: cravo de defunto
hydrangea > peony: hydrangea, hydrangeas, hydrangea bloom, allium ; es: hortensia ; de: hortensie ; fr: hortensia ; pt: hortensia
iris > orchid: iris, iris flower, irises, bearded iris, crocus
forget-me-not/bouquet: bouquet of forget me nots, forget me not bouquet, bunch of forget me nots, forget me nots bouquet
forget-me-not > daisy: forget me not, forget me nots, forgetmenot, forgetmenots ; de: vergissmeinnicht ; fr: myosotis ; es: nomeolvides, no me olvides ; pt: miosotis, nao me esquecas
violet > daisy: violets, pansy, pansies, petunia, primrose, buttercup, cosmos flower, cosmos, anemone, azalea, violet flower, violet flowers, african violet, primroses, buttercups, cosmos flowers, viola flower, periwinkle, pansy flower, johnny jump up, anemones ; de: veilchen, stiefmütterchen ; fr: violette ; es: violetas
thistle > poppy: thistle, scottish thistle, thistles, scotch thistle, thistle flower, milk thistle, artichoke flower ; es: cardo ; de: distel ; fr: chardon ; pt: cardo
protea > chrysanthemum > peony: protea, king protea, artichoke, proteas, banksia, waratah
honeysuckle > lily: honeysuckle, honeysuckles, jasmine, jasmine flower, freesia, trumpet flower, angels trumpet, datura, night blooming jasmine ; es: jazmin, madreselva ; fr: jasmin, chevrefeuille ; pt: jasmim ; de: geißblatt
babys-breath > lavender: babys breath, heather, lilac flower, lilacs, baby breath, gypsophila, lilac, goldenrod, heather flower, bluebonnets, salvia, veronica flower ; es: romero ; de: rosmarin, flieder ; fr: romarin, lilas ; pt: alecrim
lotus: lotus, lotus flower, water lily, waterlily ; es: loto, flor de loto ; de: lotus, lotusblume, lotusblüte, seerose ; fr: lotus, fleur de lotus ; pt: lotus, flor de lotus, lotus
cherry-blossom: cherry blossom, sakura, cherry branch, blossom branch, almond blossom, plum blossom, cherry blossom branch, cherry blossom petal, cherry blossoms, sakura branch, sakura flower, sakura flowers, sakura petals, cherry blossom petals, cherry blossom flowers, blossoming branch, cherry tree branch ; es: flor de cerezo ; de: kirschblüte, kirschblüten ; fr: fleur de cerisier ; pt: flor de cerejeira
sunflower/bouquet > sunflower: bouquet of sunflowers, sunflower bouquet, bunch of sunflowers, sunflowers bouquet, sunflowers tied with a ribbon ; es: ramo de girasoles ; de: sonnenblumenstrauß, strauß sonnenblumen, strauß aus sonnenblumen ; fr: bouquet de tournesols ; pt: buquê de girassóis, ramo de girassóis ; it: mazzo di girasoli
sunflower: sunflower, sun flower, sunflowers, sunflower head, half sunflower, sunflower stem ; es: girasol ; de: sonnenblume ; fr: tournesol ; pt: girassol
edelweiss > daisy: edelweiss, edelweiss flower, edelweisses ; de: edelweiß
daisy: daisy, daisies, marguerite, chamomile, daisy flower, daisys, camomile, chamomile flowers ; es: margarita, margaritas ; de: gänseblümchen, margerite ; fr: marguerite, paquerette ; pt: margarida
wildflowers/cornflower > thistle: cornflower, cornflowers, bachelors button
wildflowers > daisy: wildflower, wild flower, wildflowers, wild flowers, meadow flowers, field of flowers ; es: flores silvestres ; de: wildblumen, wiesenblumen ; fr: fleurs sauvages, fleurs des champs ; pt: flores silvestres
poppy: poppy, poppies, anemone flower, california poppy, poppy flower, remembrance poppy, flanders poppy, poppy seed pod, poppy field, anzac poppy, opium poppy, memorial poppy ; es: amapola ; de: mohnblume, mohn ; fr: coquelicot ; pt: papoula
lily: lily, lilies, tiger lily, stargazer lily, lily flower, easter lily, day lily, daylily, peace lily, lily stem, lillies, lillys, madonna lily ; es: lirio, azucena ; de: lilie ; fr: lys, lis ; pt: lirio
spider-lily > lily: spider lily, higanbana, lycoris
bird-of-paradise > lily: bird of paradise, bird of paradise flower, strelitzia
tulip > lily: tulip ; es: tulipan ; de: tulpe ; fr: tulipe ; pt: tulipa
calla > lily: calla lily, calla, arum lily
daffodil > lily: daffodil, narcissus, daffodils, narcissus flower, jonquil, narcissi, paperwhite ; es: narciso ; de: narzisse, osterglocke ; fr: jonquille ; pt: narciso
magnolia > lotus: magnolia, magnolias, magnolia flower, magnolia branch, magnolia blossom ; de: magnolie
lily-of-the-valley > lavender: lily of the valley, lilies of the valley, lily of valley, lily of the valleys ; de: maiglöckchen ; fr: muguet
orchid: orchid ; es: orquidea ; de: orchidee ; fr: orchidee ; pt: orquidea
hibiscus: hibiscus, hibiscus flower, hawaiian flower, tropical flower, hibiscus flowers, hawaiian hibiscus, rose of sharon, hawaiian flowers ; es: hibisco ; de: hibiskus ; fr: hibiscus ; pt: hibisco
plumeria > hibiscus: plumeria, frangipani, plumerias, plumeria flower, plumeria flowers, frangipani flower
lavender/sprig: lavender sprig, sprig of lavender, stem of lavender, single lavender, lavender stem, lavender stalk ; es: ramita de lavanda, tallo de lavanda ; de: lavendelzweig ; fr: brin de lavande ; pt: raminho de lavanda ; it: rametto di lavanda
lavender: lavender, bluebonnet, lupine, lavender bunch, lavender branch, lavendar, lavender field ; es: lavanda ; de: lavendel ; fr: lavande ; pt: lavanda
wheat > lavender: wheat, ear of wheat, barley, wheat stalk, wheat stalks, wheat field, sheaf of wheat, wheat sheaf, ears of wheat, barley stalk, rye, grain, oats, rice plant, wheat grass ; es: trigo, espiga ; de: weizen, ähre ; fr: ble ; pt: trigo
fern: fern, fern leaf, frond, fern leaves, ferns, fiddlehead, fiddlehead fern, koru fern, silver fern, maidenhair fern, houseplant, house plant, potted plant, pothos ; es: helecho ; de: farn ; fr: fougere ; pt: samambaia
leaf > fern: leaf, leaves, leafy, autumn leaf, fall leaves, autumn leaves, foliage, falling leaf, falling leaves, skeleton leaf, leaf skeleton, leaf pattern, sprig, leaf sprig, fallen leaves, birch leaves, leaf outline ; es: hoja, hojas ; de: blatt, blätter ; fr: feuille, feuilles, feuillage ; pt: folha, folhas
leaf/sprig: greenery, herb, herbs, botanical, botanicals, plant, plants
eucalyptus > leaf/sprig > fern: eucalyptus, eucalyptus sprig, eucalyptus branch, eucalyptus leaf
monstera > fern: monstera, palm leaf, tropical leaves, tropical leaf, monstera leaf, banana leaf
laurel-wreath: laurel, laurel wreath, wreath, laurel branch, floral wreath, flower wreath, olive crown, laurel crown, caesar wreath, roman laurel, christmas wreath, leaf wreath, wreath of flowers, wreath of leaves, wreath of roses, victory laurel ; es: corona de laurel, laurel ; de: lorbeerkranz, kranz, lorbeer ; fr: couronne de laurier, laurier ; pt: coroa de louros, louros
olive-branch > laurel-wreath: olive branch, olive wreath, olive leaf, olive leaves, olives, sprig of olive, olive branches, olive sprig ; es: rama de olivo, olivo ; de: olivenzweig ; fr: branche d olivier, rameau d olivier ; pt: ramo de oliveira, oliveira
cactus: cactus, cacti, saguaro, succulent ; es: cactus, nopal, chumbera ; de: kaktus ; fr: cactus ; pt: cacto
mushroom: mushroom, toadstool, fly agaric, fungus, fungi, shroom, mushrooms, toadstools, amanita, amanita mushroom, magic mushroom, magic mushrooms, shrooms, morel, chanterelle, mushroom cluster, forest mushrooms, spotted mushroom, fungis, mushroom house, toadstool house, fairy house ; es: hongo, seta ; de: pilz, pilze, fliegenpilz ; fr: champignon ; pt: cogumelo
tree: tree, old tree, maple tree, birch, olive tree, baobab, tree with roots, tree trunk, ash tree, apple tree, trees, tree roots, tree silhouette, maple, birch tree, aspen, aspen tree, aspen trees, beech tree, elm, elm tree, eucalyptus tree, acacia tree, acacia, banyan, fruit tree, lemon tree, orange tree, cypress tree, magnolia tree, lone tree, tree of knowledge, hollow tree, japanese maple, rowan tree, sycamore, gum tree, mangrove, fig tree ; es: arbol, arbolito ; de: baum, bäume ; fr: arbre ; pt: arvore
oak > tree: oak, oak tree, mighty oak ; es: roble ; de: eiche ; fr: chene ; pt: carvalho
willow > tree: willow, willow tree, weeping willow ; es: sauce ; de: weide, trauerweide ; fr: saule, saule pleureur ; pt: salgueiro
tree/bare: dead tree, bare tree, leafless tree ; es: arbol muerto ; de: toter baum ; fr: arbre mort ; pt: arvore morta
tree/blossoming: cherry tree, cherry blossom tree, sakura tree, blossom tree, blossoming tree, blooming tree, flowering tree ; es: cerezo ; de: kirschbaum ; fr: cerisier ; pt: cerejeira
tree-of-life: tree of life, yggdrasil, world tree, family tree, celtic tree of life, celtic tree, tree of life roots, irminsul, norse tree ; es: arbol de la vida ; de: lebensbaum, baum des lebens ; fr: arbre de vie ; pt: arvore da vida
bonsai: bonsai, bonsai tree, japanese tree
pine-tree: pine, pine tree, fir, fir tree, spruce, evergreen, christmas tree, cedar, redwood, sequoia, pines, pine trees, evergreens, evergreen tree, evergreen trees, fir trees, sequoia tree, cypress, redwoods, redwood tree, cedar tree, spruce tree, conifer, xmas tree ; es: pino ; de: kiefer, tanne, tannenbaum ; fr: sapin ; pt: pinheiro
forest: forest, woods, woodland, treeline, tree line, pine forest, forest scene, jungle, forest landscape, tree forest, wilderness, rainforest, rain forest, enchanted forest, misty forest, foggy forest, forest silhouette, bamboo forest, birch forest, forest trees, row of pine trees ; es: bosque, selva ; de: wald, wälder ; fr: foret ; pt: floresta
dandelion > icon dandelion-flower: dandelion ; es: diente de leon ; de: pusteblume, löwenzahn ; fr: pissenlit ; pt: dente de leao
palm-tree > icon palm-tree: palm tree, palm, coconut tree, palms, palm trees, palmtree, coconut palm, palm tree silhouette ; es: palmera ; de: palme ; fr: palmier ; pt: palmeira
ivy > vines > icon vines: ivy, ivy leaf, poison ivy ; de: efeu ; fr: lierre ; es: hiedra ; pt: hera
vines > ivy > icon vines: vine, vines, thorny vine, thorn vines, creeper, rose vine, floral vine, vine of leaves, flower vine, thorns vine, rose vines, leafy vine, climbing vine, vine leaves, jungle vines, thorn branch, thorny branch, thorny branches, brambles, bramble, thorn bush, briar, briars, trailing vine, honeysuckle vine, jungle vine ; es: enredadera ; de: ranke, ranken ; fr: vigne ; pt: videira
four-leaf-clover > icon clover: four leaf clover, four-leaf clover, clover, clovers, lucky clover, clover leaf, 4 leaf clover ; es: trebol ; de: kleeblatt ; fr: trefle ; pt: trevo
clover/shamrock: shamrock, shamrocks, irish clover, three leaf clover
maple-leaf > icon maple-leaf: maple leaf, maple leaves, japanese maple leaf, japanese maple leaves, momiji, canadian leaf, canadian maple leaf
bamboo > icon bamboo: bamboo, bamboo stalks, bamboo shoots, bamboo leaves, bamboo stalk, bamboo grove ; es: bambu ; de: bambus ; fr: bambou ; pt: bambu
cherry > icon cherry: cherry, cherries, cherry pair, bunch of cherries ; es: cereza ; de: kirsche ; fr: cerise ; pt: cereja
strawberry > icon strawberry: strawberry, strawberries, strawberry plant, strawberry branch ; es: fresa ; de: erdbeere ; fr: fraise ; pt: morango
pineapple > icon pineapple: pineapple, pineapples ; es: piña ; de: ananas ; fr: ananas ; pt: abacaxi
lemon > icon lemon: lemon, lemons, lemon branch, lemon tree branch ; es: limon ; de: zitrone ; fr: citron ; pt: limao
banana > icon banana: banana, bananas, banana peel, bunch of bananas
peach > icon peach: peach, peaches, georgia peach
avocado > icon avocado: avocado, avocados, avocado half, avocado halves
watermelon > icon watermelon: watermelon, watermelon slice, slice of watermelon, melon
apple > icon shiny-apple: apple, apples, bitten apple, poison apple, poisoned apple, forbidden fruit, apple core ; es: manzana ; de: apfel ; fr: pomme ; pt: maca
acorn > icon acorn: acorn, acorns, chestnut, hazelnut, walnut nut
chili > icon chili-pepper: chili, chilli, chili pepper, hot pepper, chillies, chilis, jalapeno, habanero, pepper chili, chili peppers, chile, chiles
venus-flytrap > icon venus-flytrap: venus flytrap, venus fly trap, venus flytraps, carnivorous plant, pitcher plant, man eating plant
match > icon match-head: match, matches, matchstick ; de: streichholz
fish-hook > icon fishing-hook: fish hook, fishing hook, fishhook, hook, fishing hooks, fish hooks, hawaiian fish hook, maui hook
fish-bone > icon fishbone: fish bone, fishbone
dog-tags (banner): dog tag, dog tags
branch > olive-branch > cherry-blossom: branch, tree branch, twig, bough, perch, stick, branches, tree branches, birch branch, snowy branch, sticks ; es: rama, rama de naranjo, rama de limonero, rama de manzano, rama de higuera ; de: ast, zweig ; fr: branche ; pt: galho, ramo
morning-glory > hibiscus: morning glory, morning glories, morning glory flower, petunias, bindweed ; de: winde blume, prunkwinde
gladiolus > iris: gladiolus, gladioli, gladiola, gladiolas
foxglove > gladiolus > lavender: foxglove, foxgloves, snapdragon, snapdragons, hollyhock, hyacinth, hyacinths, larkspur, delphinium, delphiniums, stock flower ; de: fingerhut, hyazinthe ; fr: digitale, jacinthe ; es: jacinto
snowdrop > tulip > lily: snowdrop, snowdrops, bluebell, bluebells, bellflower, campanula, harebell, gentian, gentians, fritillary ; de: schneeglöckchen, glockenblume ; fr: perce neige ; es: campanilla, campanillas ; pt: campainha flor
wisteria > lavender: wisteria, hanging wisteria, laburnum ; fr: glycine ; es: glicina ; de: blauregen
holly > leaf: holly, holly branch, holly leaf, holly leaves, holly berries, holly and berries, holly sprig, mistletoe ; es: acebo, muerdago ; de: stechpalme, mistel, mistelzweig ; fr: houx, gui ; pt: azevinho
hawthorn > cherry-blossom: hawthorn, hawthorn blossom, hawthorn branch, dogwood, dogwood branch, apple blossom, apple blossoms, peach blossom, orange blossom, pear blossom, blossoms branch, plum blossom branch, prunus, ume ; es: flor de almendro, almendro, flor de azahar, flores de azahar, azahar ; de: weißdorn, apfelblüte, mandelblüte ; fr: aubepine, fleur d amandier, fleur d oranger
coneflower > daisy: coneflower, echinacea, black eyed susan, black eyed susans, gerbera, gerbera daisy, gerber daisy, oxeye daisy, chamomile flower, feverfew, daisy chain
herb-sprig > leaf/sprig > leaf: sage leaf, mint leaf, mint leaves, basil leaf, basil, basil sprig, parsley, dill, laurel leaves, laurel leaf, bay leaf, bay leaves, ash leaf, birch leaf, willow leaf, tea leaf, tea leaves, rowan branch, elder branch, greenery sprig, leafy branch, leaf branch, leafy sprig, vine leaf, leaf vine
oak-leaf > leaf/oak > leaf: oak leaf, oak leaves, oak branch ; de: eichenblatt, eichenlaub ; fr: feuille de chene ; es: hoja de roble
cannabis > leaf > icon hemp: cannabis, cannabis leaf, weed leaf, marijuana leaf, pot leaf, marijuana, weed plant, hemp leaf, hemp
ginkgo > leaf > icon ginkgo-leaf: ginkgo, ginkgo leaf, gingko, gingko leaf, ginkgo leaves
cotton > icon cotton-flower: cotton, cotton flower, cotton plant, cotton branch, cotton boll
hops > icon hops: hops, hop vine, hop cone, beer hops
agave > cactus > icon agave: agave, aloe, aloe vera, yucca, agave plant, prickly pear, prickly pear cactus, joshua tree, maguey, echeveria, haworthia
reed: reed, reeds, cattail, cattails, bulrush, bulrushes
grass > icon high-grass: grass, blade of grass, blades of grass, tall grass, long grass, pampas, pampas grass ; es: hierba ; de: gras ; fr: herbe ; pt: grama
lily-pad > icon lily-pads: lily pad, lilypad, lily pads
seedling > leaf > icon seedling: seedling, sprout, sapling, green shoot, new shoot, young shoot, beanstalk, bean sprout
pinecone > pine-tree: pinecone, pine cone, pine branch, pine branches, pine needles, fir branch, evergreen branch, pine sprig, fir sprig, spruce branch, pine bough, pinecones ; de: tannenzapfen, tannenzweig
log > icon log: log, wooden log, tree stump, stump, logs, tree rings, driftwood
tumbleweed > icon tumbleweed: tumbleweed
rosemary: rosemary, rosemary sprig, rosemary branch, sprig of rosemary
thyme > rosemary: thyme, thyme sprig, thyme branch
carnation: january birth flower, birth flower of january, birth flower for january, january birth month flower
iris: february birth flower, birth flower of february, birth flower for february, february birth month flower
daffodil: march birth flower, birth flower of march, birth flower for march, march birth month flower
daisy: april birth flower, birth flower of april, birth flower for april, april birth month flower
lily-of-the-valley: may birth flower, birth flower of may, birth flower for may, may birth month flower
rose: june birth flower, birth flower of june, birth flower for june, june birth month flower
larkspur > gladiolus: july birth flower, birth flower of july, birth flower for july, july birth month flower
gladiolus: august birth flower, birth flower of august, birth flower for august, august birth month flower
morning-glory: september birth flower, birth flower of september, birth flower for september, september birth month flower
marigold > chrysanthemum: october birth flower, birth flower of october, birth flower for october, october birth month flower
chrysanthemum: november birth flower, birth flower of november, birth flower for november, november birth month flower
holly: december birth flower, birth flower of december, birth flower for december, december birth month flower
`
