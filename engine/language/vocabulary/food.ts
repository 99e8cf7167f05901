/** Food, drink and what they are made with, and what people call them. How a line reads is told in `lexicon.ts`. */
export const FOOD = `
bread > icon bread: bread, loaf of bread, baguette, sourdough, toast ; es: pan ; de: brot ; fr: pain ; pt: pao
croissant > icon croissant: croissant, french pastry
pretzel > icon pretzel: pretzel ; de: brezel
sandwich > icon sandwich: sandwich, sub sandwich, bagel
hot-dog > icon hot-dog: hot dog, hotdog, sausage in a bun
french-fries > icon french-fries: french fries, fries, chips and dip
noodles > icon noodles: noodles, ramen, bowl of ramen, ramen bowl, pho, bowl of noodles, instant noodles, spaghetti, pasta, udon
rice-bowl > icon bowl-of-rice: rice bowl, bowl of rice
onigiri > icon onigori: onigiri, rice ball
dumpling > icon dumpling: dumpling, gyoza, pierogi, bao, bao bun
chopsticks > icon chopsticks: chopsticks, chop sticks, chopstick
boba > icon boba: boba, bubble tea, boba tea, milkshake, smoothie, iced coffee
popcorn > icon popcorn: popcorn
cookie > icon cookie: cookie, biscuit cookie, oreo ; es: galleta
gingerbread-man > icon gingerbread-man: gingerbread man, gingerbread
chocolate > icon chocolate-bar: chocolate bar, chocolate
candy > icon wrapped-sweet: candy, sweets, sweet wrapper, candies ; es: caramelo ; pt: bala doce
lollipop > icon spiral-lollipop: lollipop, lolly ; es: piruleta, paleta
candy-cane > icon candy-canes: candy cane, candy canes
popsicle > icon ice-pop: popsicle, ice lolly, ice pop
cake-slice > cupcake > icon cake-slice: slice of cake, cake slice, cheesecake, wedding cake ; es: pastel, torta ; de: kuchen, torte ; fr: gateau ; pt: bolo
pie > icon pie-slice: pie, apple pie, slice of pie
bacon > icon bacon: bacon
steak > icon steak: steak, raw steak, t bone steak
chicken-leg > icon chicken-leg: chicken leg, drumstick, chicken wing, turkey leg
sausage > icon sausage: sausage, bratwurst
cheese > icon cheese-wedge: cheese, wedge of cheese, slice of cheese ; es: queso ; de: käse ; fr: fromage ; pt: queijo
milk > icon milk-carton: milk carton, milk, carton of milk
honey-pot > icon honeypot: honey pot, honey jar, jar of honey, pot of honey
salt-shaker > icon salt-shaker: salt shaker, salt and pepper shakers
ketchup > icon ketchup: ketchup, hot sauce, sriracha
wine-bottle > bottle > icon wine-bottle: wine bottle, bottle of wine, bottle of red wine ; es: botella de vino ; fr: bouteille de vin
champagne > bottle > icon wine-bottle: champagne, champagne bottle, prosecco
beer-bottle > bottle > icon beer-bottle: beer bottle, bottle of beer, corona bottle
whiskey-bottle > bottle > icon brandy-bottle: bottle of whiskey, whiskey bottle, bottle of rum, rum bottle, jack daniels, bottle of tequila, tequila bottle, jameson, bottle of jack
coffee-beans > icon coffee-beans: coffee beans, coffee bean ; es: granos de cafe ; de: kaffeebohne, kaffeebohnen
moka-pot > icon moka-pot: moka pot, coffee pot, cafetiere, french press ; es: cafetera
soda-can > icon soda-can: soda can, can of soda, coke can, beer can, soup can, energy drink
orange-fruit > icon orange: orange, orange slice, orange fruit, oranges, mandarin orange, tangerine, clementine, grapefruit ; es: naranja ; de: apfelsine, orange ; fr: orange ; pt: laranja
lemon/half > lemon > icon cut-lemon: lemon slice, slice of lemon, lemon wedge, citrus slice
lime > lemon > icon cut-lemon: lime, lime slice, citrus
grapes > icon grapes: grapes, bunch of grapes, grape, cluster of grapes, grape vine, grapevine ; es: uva, uvas ; de: traube, trauben, weintrauben ; fr: raisin, raisins ; pt: uva, uvas
raspberry > icon raspberry: raspberry, blackberry, mulberry ; es: frambuesa, mora ; de: himbeere, brombeere ; fr: framboise
blueberry > cherry > icon elderberry: blueberry, blueberries, cranberry, elderberry, currant, gooseberry ; de: heidelbeere, blaubeere
pear > icon pear: pear ; es: pera ; de: birne ; fr: poire ; pt: pera
plum > icon plum: plum, fig, prune ; es: ciruela, higo ; de: pflaume, feige ; fr: prune, figue
kiwi-fruit > icon kiwi-fruit: kiwi fruit, kiwifruit
coconut > icon coconuts: coconut, coconuts ; es: coco ; de: kokosnuss
pomegranate > apple > icon shiny-apple: pomegranate, pomegranates ; es: granada fruta ; de: granatapfel ; fr: grenade fruit
mango > peach > icon peach: mango, papaya, apricot, nectarine
tomato > icon tomato: tomato ; es: tomate ; de: tomate ; fr: tomate
carrot > icon carrot: carrot ; es: zanahoria ; de: karotte, möhre ; fr: carotte ; pt: cenoura
corn > icon corn: corn, corn cob, corn on the cob, ear of corn, maize, elote ; es: maiz, mazorca ; de: maiskolben ; fr: mais epi ; pt: milho
potato > icon potato: potato, spud ; es: patata ; de: kartoffel
garlic > icon garlic: garlic, garlic bulb, clove of garlic, onion ; es: ajo, cebolla ; de: knoblauch, zwiebel ; fr: ail, oignon ; pt: alho, cebola
broccoli > icon broccoli: broccoli, cauliflower
eggplant > icon aubergine: eggplant, aubergine ; es: berenjena
peas > icon peas: peas, pea pod, peas in a pod, pea in a pod
bell-pepper > icon bell-pepper: bell pepper, paprika
cabbage > icon cabbage: cabbage, lettuce, kale
beet > icon beet: beet, beetroot, radish, turnip
peanut > icon peanut: peanut
fork > icon fork-knife-spoon: fork, spoon, cutlery, fork and knife, fork and spoon, knife and fork, silverware, whisk and spatula ; es: tenedor, cuchara ; de: gabel, löffel, besteck ; fr: fourchette, cuillere ; pt: garfo, colher
whisk > icon whisk: whisk, kitchen whisk, egg beater, spatula
ladle > icon ladle: ladle
rolling-pin > icon dough-roller: rolling pin
cooking-pot > icon cooking-pot: cooking pot, stew pot, soup pot, casserole
frying-pan > icon saucepan: frying pan, skillet, saucepan, cast iron skillet, wok ; es: sarten ; de: pfanne
mortar-and-pestle > icon pestle-mortar: mortar and pestle, pestle and mortar
corkscrew > icon corkscrew: corkscrew, wine opener
`
