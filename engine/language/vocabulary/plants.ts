/** Flowers, leaves, trees and fruit, and what people call them. How a line reads is told in `lexicon.ts`. */
export const PLANTS = `
rose: rose, rosebud, rose bud ; es: rosa, capullo ; de: rose ; fr: rose ; pt: rosa
peony: peony, peonies ; es: peonia ; de: pfingstrose ; fr: pivoine ; pt: peonia
flower > peony: flower, floral, florals, blossom, bloom, birth flower, birth month flower, wild bloom ; es: flor, flores, florecita, florecitas, florcita ; de: blume, blumen, blüte, blüten, blümchen ; fr: fleur, fleurs, petite fleur ; pt: flor, flores, florzinha, florzinhas
bouquet > flower > peony: bouquet, flower bouquet, posy, bunch of flowers, floral arrangement ; es: ramo de flores ; de: blumenstrauß, strauß ; fr: bouquet de fleurs ; pt: buque
chrysanthemum > peony: chrysanthemum, mums flower, kiku ; es: crisantemo ; de: chrysantheme ; fr: chrysantheme ; pt: crisantemo
dahlia > chrysanthemum > peony: dahlia ; es: dalia
carnation > peony: carnation ; es: clavel ; de: nelke ; fr: oeillet ; pt: cravo
ranunculus > peony: ranunculus, camellia, zinnia, gardenia
marigold > chrysanthemum > peony: marigold, cempasuchil, aster ; es: calendula ; de: ringelblume ; fr: souci ; pt: cravo de defunto
hydrangea > peony: hydrangea ; es: hortensia ; de: hortensie ; fr: hortensia ; pt: hortensia
iris > orchid: iris, iris flower, gladiolus
violet > daisy: violets, pansy, pansies, petunia, forget me not, forget me nots, primrose, buttercup, cosmos flower, cosmos, anemone, azalea ; de: vergissmeinnicht, veilchen, stiefmütterchen ; fr: violette, myosotis ; es: violetas, nomeolvides
thistle > poppy: thistle, scottish thistle, cornflower ; es: cardo ; de: distel ; fr: chardon ; pt: cardo
protea > chrysanthemum > peony: protea, king protea, artichoke
honeysuckle > lily: honeysuckle, jasmine, freesia, foxglove, snapdragon, morning glory, bluebell, bluebells, snowdrop, snowdrops, hyacinth, wisteria ; de: schneeglöckchen, glockenblume ; es: jazmin ; fr: jasmin, glycine ; pt: jasmim
babys-breath > lavender: babys breath, heather, rosemary, rosemary sprig, thyme, sprig, lilac flower, lilacs ; es: romero ; de: rosmarin, flieder ; fr: romarin, lilas ; pt: alecrim
lotus: lotus, lotus flower, water lily, waterlily ; es: loto, flor de loto ; de: lotus, lotusblume, lotusblüte, seerose ; fr: lotus, fleur de lotus ; pt: lotus, flor de lotus, lotus
cherry-blossom: cherry blossom, sakura, cherry branch, cherry tree, blossom branch, almond blossom, plum blossom, cherry blossom branch, cherry blossom tree, cherry blossom petal ; es: flor de cerezo, cerezo ; de: kirschblüte, kirschblüten ; fr: fleur de cerisier, cerisier ; pt: flor de cerejeira, cerejeira
sunflower: sunflower, sun flower ; es: girasol ; de: sonnenblume ; fr: tournesol ; pt: girassol
daisy: daisy, daisies, marguerite, chamomile, edelweiss ; es: margarita, margaritas ; de: gänseblümchen, margerite, edelweiß ; fr: marguerite, paquerette ; pt: margarida
wildflowers > daisy: wildflower, wild flower, wildflowers, wild flowers, meadow flowers, field of flowers ; es: flores silvestres ; de: wildblumen, wiesenblumen ; fr: fleurs sauvages, fleurs des champs ; pt: flores silvestres
poppy: poppy, poppies, anemone flower, california poppy ; es: amapola ; de: mohnblume, mohn ; fr: coquelicot ; pt: papoula
lily: lily, lilies, tiger lily, stargazer lily, lily flower ; es: lirio, azucena ; de: lilie ; fr: lys, lis ; pt: lirio
spider-lily > lily: spider lily, higanbana, lycoris
bird-of-paradise > lily: bird of paradise, bird of paradise flower, strelitzia
tulip > lily: tulip ; es: tulipan ; de: tulpe ; fr: tulipe ; pt: tulipa
calla > lily: calla lily, calla, arum lily
daffodil > lily: daffodil, narcissus ; es: narciso ; de: narzisse, osterglocke ; fr: jonquille ; pt: narciso
magnolia > lotus: magnolia ; de: magnolie
lily-of-the-valley > lavender: lily of the valley ; de: maiglöckchen ; fr: muguet
orchid: orchid ; es: orquidea ; de: orchidee ; fr: orchidee ; pt: orquidea
hibiscus: hibiscus, hibiscus flower, hawaiian flower, tropical flower ; es: hibisco ; de: hibiskus ; fr: hibiscus ; pt: hibisco
plumeria > hibiscus: plumeria, frangipani
lavender: lavender, lavender sprig, larkspur, delphinium, bluebonnet, lupine ; es: lavanda ; de: lavendel ; fr: lavande ; pt: lavanda
wheat > lavender: wheat, ear of wheat, barley, wheat stalk ; es: trigo, espiga ; de: weizen, ähre ; fr: ble ; pt: trigo
fern: fern, fern leaf, frond, foliage, greenery, herb, herbs, botanical, botanicals, plant ; es: helecho ; de: farn ; fr: fougere ; pt: samambaia
leaf > fern: leaf, leaves, leafy, autumn leaf, fall leaves, autumn leaves ; es: hoja, hojas ; de: blatt, blätter ; fr: feuille, feuilles, feuillage ; pt: folha, folhas
eucalyptus > fern: eucalyptus, eucalyptus sprig, eucalyptus branch, eucalyptus leaf
monstera > fern: monstera, palm leaf, tropical leaves, tropical leaf, monstera leaf, banana leaf
laurel-wreath: laurel, laurel wreath, wreath, laurel branch, floral wreath, flower wreath ; es: corona de laurel, laurel ; de: lorbeerkranz, kranz, lorbeer ; fr: couronne de laurier, laurier ; pt: coroa de louros, louros
olive-branch > laurel-wreath: olive branch, olive wreath, olive leaf, olive leaves, olives, sprig of olive ; es: rama de olivo, olivo ; de: olivenzweig ; fr: branche d olivier, rameau d olivier ; pt: ramo de oliveira, oliveira
cactus: cactus, cacti, saguaro, succulent ; es: cactus ; de: kaktus ; fr: cactus ; pt: cacto
mushroom: mushroom, toadstool, fly agaric, fungus, fungi, shroom ; es: hongo, seta ; de: pilz, pilze, fliegenpilz ; fr: champignon ; pt: cogumelo
tree: tree, old tree, maple tree, birch, olive tree, baobab, tree with roots, tree trunk, ash tree, apple tree ; es: arbol, arbolito ; de: baum, bäume ; fr: arbre ; pt: arvore
oak > tree: oak, oak tree, mighty oak ; es: roble ; de: eiche ; fr: chene ; pt: carvalho
willow > tree: willow, willow tree, weeping willow ; es: sauce ; de: weide, trauerweide ; fr: saule, saule pleureur ; pt: salgueiro
tree/bare: dead tree, bare tree, leafless tree ; es: arbol muerto ; de: toter baum ; fr: arbre mort ; pt: arvore morta
tree-of-life: tree of life, yggdrasil, world tree, family tree ; es: arbol de la vida ; de: lebensbaum, baum des lebens ; fr: arbre de vie ; pt: arvore da vida
bonsai: bonsai, bonsai tree, japanese tree
pine-tree: pine, pine tree, fir, fir tree, spruce, evergreen, christmas tree, cedar, redwood, sequoia ; es: pino ; de: kiefer, tanne, tannenbaum ; fr: sapin ; pt: pinheiro
forest: forest, woods, woodland, treeline, tree line, pine forest, forest scene, jungle ; es: bosque, selva ; de: wald, wälder ; fr: foret ; pt: floresta
dandelion > icon dandelion-flower: dandelion ; es: diente de leon ; de: pusteblume, löwenzahn ; fr: pissenlit ; pt: dente de leao
palm-tree > icon palm-tree: palm tree, palm, coconut tree ; es: palmera ; de: palme ; fr: palmier ; pt: palmeira
ivy > vines > icon vines: ivy, ivy leaf, poison ivy ; de: efeu ; fr: lierre ; es: hiedra ; pt: hera
vines > ivy > icon vines: vine, vines, thorny vine, thorn vines, creeper, rose vine ; es: enredadera ; de: ranke, ranken ; fr: vigne ; pt: videira
four-leaf-clover > icon clover: four leaf clover, four-leaf clover, clover, shamrock ; es: trebol ; de: kleeblatt ; fr: trefle ; pt: trevo
maple-leaf > icon maple-leaf: maple leaf
bamboo > icon bamboo: bamboo ; es: bambu ; de: bambus ; fr: bambou ; pt: bambu
cherry > icon cherry: cherry, cherries ; es: cereza ; de: kirsche ; fr: cerise ; pt: cereja
strawberry > icon strawberry: strawberry, strawberries ; es: fresa ; de: erdbeere ; fr: fraise ; pt: morango
pineapple > icon pineapple: pineapple ; es: piña ; de: ananas ; fr: ananas ; pt: abacaxi
lemon > icon lemon: lemon ; es: limon ; de: zitrone ; fr: citron ; pt: limao
banana > icon banana: banana
peach > icon peach: peach
avocado > icon avocado: avocado
watermelon > icon watermelon: watermelon
apple > icon shiny-apple: apple ; es: manzana ; de: apfel ; fr: pomme ; pt: maca
acorn > icon acorn: acorn
chili > icon chili-pepper: chili, chilli, chili pepper, hot pepper
venus-flytrap > icon venus-flytrap: venus flytrap, venus fly trap
match > icon match-tip: match, matches, matchstick ; de: streichholz
fish-hook > icon fishing-hook: fish hook, fishing hook, fishhook
fish-bone > icon fishbone: fish bone, fishbone
dog-tags (banner): dog tag, dog tags
branch > olive-branch > cherry-blossom: branch, tree branch, twig, bough, perch, stick ; es: rama ; de: ast, zweig ; fr: branche ; pt: galho, ramo
`
