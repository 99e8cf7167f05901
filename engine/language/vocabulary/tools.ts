/** Tools, weapons and instruments of work, and what people call them. How a line reads is told in `lexicon.ts`. */
export const TOOLS = `
none (hammer-nails): hand plane, jack plane, block plane, carpenters plane, wood plane ; es: cepillo de carpintero ; de: hobel ; fr: rabot ; pt: plaina
claw-hammer > icon hammer-nails: claw hammer, hammer, hammer and nails, mallet ; es: martillo ; fr: marteau ; pt: martelo
war-hammer > thor-hammer > icon warhammer: war hammer, warhammer, sledgehammer, sledge hammer, battle hammer
anvil > icon anvil: anvil, blacksmith anvil ; es: yunque ; de: amboss ; fr: enclume
chainsaw > icon chainsaw: chainsaw, chain saw ; es: motosierra ; de: kettensäge
pickaxe > icon war-pick: pickaxe, pick axe, mining pick, ice axe ; es: pico de minero ; de: spitzhacke
hand-saw > icon hand-saw: hand saw, handsaw, saw blade, carpenter saw
screwdriver > icon screwdriver: screwdriver
screw > icon screw: screw, screws, nuts and bolts
nail > icon nails: nail, rusty nail, iron nail, nails ; es: clavo ; de: nagel ; fr: clou
pliers > icon pincers: pliers, pincers, tongs, crimpers
power-drill (wrench): power drill, drill bit, cordless drill
toolbox > icon toolbox: toolbox, tool box, tools ; es: herramientas ; de: werkzeug ; fr: outils
tape-measure > icon measure-tape: tape measure, measuring tape
ruler > icon pencil-ruler: ruler, pencil and ruler, set square
rake > icon rake: rake, garden rake
pitchfork > icon pitchfork: pitchfork, hay fork
sickle > icon sickle: sickle
watering-can > icon watering-can: watering can ; de: gießkanne
wheelbarrow > icon wheelbarrow: wheelbarrow
bucket > icon empty-wood-bucket: bucket, pail ; es: cubo ; de: eimer
broom > icon magic-broom: broom, broomstick, witch broom, witches broom, witchs broom, magic broom ; es: escoba ; de: besen, hexenbesen ; fr: balai ; pt: vassoura
magnet > icon magnet: magnet ; es: iman
magnifying-glass > icon magnifying-glass: magnifying glass, magnifier ; es: lupa ; de: lupe ; fr: loupe
microscope > icon microscope: microscope ; es: microscopio ; de: mikroskop
flask > icon round-bottom-flask: flask, beaker, erlenmeyer flask, chemistry flask, lab flask, vial, test tube, test tubes, chemistry set
molecule > icon molecule: molecule, serotonin, dopamine, serotonin molecule, dopamine molecule, caffeine molecule, chemical structure, serotonin formula ; es: molecula
satellite > icon satellite: satellite
radio > icon pocket-radio: radio, walkie talkie, old radio
television > icon tv: television, tv, old tv, tv set ; es: television
computer > icon pc: computer, pc, keyboard, laptop, monitor screen ; es: computadora
smartphone > icon smartphone: smartphone, cell phone, mobile phone, iphone
scalpel > icon scalpel: scalpel
pill > icon pill: pill, pills, capsule, tablet pill
bandaid > icon sticking-plaster: bandaid, band aid, sticking plaster
traffic-cone > icon traffic-cone: traffic cone, road cone
hard-hat > icon mining-helmet: hard hat, miners helmet, mining helmet, construction helmet
welding-mask (helmet): welding mask, welders mask, welding helmet
barber-pole (scissors): barber pole, barbers pole
mace > icon spiked-mace: mace, morning star mace, morningstar, spiked mace
flail > icon flail: flail
halberd > icon sharp-halberd: halberd, polearm, glaive, naginata, poleaxe
slingshot > icon slingshot: slingshot, sling shot, catapult toy
boomerang > icon boomerang: boomerang
shuriken > icon shuriken: shuriken, throwing star, throwing stars, ninja star, ninja stars
nunchucks > icon nunchaku: nunchucks, nunchaku, numchucks
sai > icon sai: sai, sai daggers
brass-knuckles > icon brass-knuckles: brass knuckles, knuckle dusters, knuckle duster, brass knuckle, knuckleduster
butterfly-knife > icon butterfly-knife: butterfly knife, balisong, pocket knife, flick knife, swiss army knife
machete > icon machete: machete ; es: machete
kunai > dagger: kunai, tanto, throwing knife, throwing knives, sacrificial knife, kris dagger, bayonet, trench knife
musket > icon musket: musket, blunderbuss, hunting rifle, winchester rifle, winchester, sniper rifle
tommy-gun > icon thompson-m1928: tommy gun, thompson, submachine gun
cannon > icon cannon: cannon, cannons, ship cannon ; es: cañon ; de: kanone ; fr: canon ; pt: canhao
catapult > icon catapult: catapult, trebuchet
missile > rocket > icon missile-pod: missile, torpedo, atomic bomb, nuke, atom bomb
mushroom-cloud > icon mushroom-cloud: mushroom cloud, nuclear explosion, explosion
whip > icon whip: whip, bullwhip, lasso, riding crop ; es: latigo, lazo vaquero ; de: peitsche ; fr: fouet
club > icon wood-club: club, wooden club, spiked club, caveman club, baton
spiked-bat > icon spiked-bat: spiked bat, nail bat, lucille
gauntlet > icon gauntlet: gauntlet, gauntlets, armored glove, iron glove
armor > icon breastplate: armor, armour, suit of armor, suit of armour, breastplate, chainmail ; es: armadura ; de: rüstung ; fr: armure ; pt: armadura
quiver > icon quiver: quiver, quiver of arrows
viking-shield > shield > icon viking-shield: viking shield, round shield
guillotine > icon guillotine: guillotine
throne > icon stone-throne: throne, iron throne ; es: trono ; de: thron ; fr: trone ; pt: trono
treasure-chest > icon open-treasure-chest: treasure chest, treasure, pirate chest, pandoras box, chest of gold ; es: tesoro, cofre, cofre del tesoro ; de: schatztruhe, schatz ; fr: tresor, coffre au tresor ; pt: tesouro, bau do tesouro
pot-of-gold > coin > icon coins-pile: pot of gold, pile of coins, gold coins, pile of gold, gold bars
magic-wand > icon crystal-wand: magic wand, wand, fairy wand, wizard wand, staff of a wizard ; es: varita magica, varita ; de: zauberstab ; fr: baguette magique ; pt: varinha
wizard-staff > icon wizard-staff: wizard staff, magic staff, walking stick, shepherds crook
sundial > icon sundial: sundial, sun dial
cuckoo-clock > clock > icon cuckoo-clock: cuckoo clock
metronome > icon metronome: metronome
calendar > icon calendar: calendar
newspaper: newspaper
passport > icon passport: passport, passport stamp
ticket: ticket, concert ticket, movie ticket, cinema ticket, train ticket, ticket stub, boarding pass, plane ticket
sextant > icon sextant: sextant, astrolabe, orrery, armillary sphere
spyglass > icon spyglass: spyglass, spy glass ; es: catalejo
life-buoy > icon life-buoy: life buoy, life ring, life preserver, lifebuoy, buoy ; es: salvavidas ; de: rettungsring
paper-clip > icon paper-clip: paper clip, paperclip
quill-and-ink > feather > icon quill-ink: inkwell, ink pot, ink bottle
easel > icon easel: easel, canvas and easel, paint can, spray can, spray paint, spray paint can
crayon > icon pencil: crayon, crayons, marker pen
graduation-cap > icon graduate-cap: graduation cap, graduation hat, mortarboard, diploma
gavel > icon gavel: gavel, judges gavel
handshake > hands/handshake > icon shaking-hands: handshake, shaking hands, hand shake, hands shaking
thumbs-up > icon thumb-up: thumbs up, thumb up
fingers-crossed > icon fingers-crossed: fingers crossed, crossed fingers
ok-hand > icon hand-ok: ok hand, ok sign, okay hand
flexed-arm > icon biceps: flexed arm, flexing bicep, flexed bicep, strong arm, muscle arm
ear > icon human-ear: human ear, van gogh ear
tongue > lips > icon tongue: tongue, tongue sticking out, rolling stones tongue, rolling stones logo
kidney > icon kidneys: kidney, kidneys
pelvis > icon pelvis-bone: pelvis, pelvic bone
spine-bones > icon spinal-coil: vertebrae, vertebra, human spine, spinal column, spinal cord, backbone
jawbone > icon jawbone: jawbone, jaw bone, animal jaw
thimble (needle): thimble, thimbles
sewing-button (needle): sewing button, coat button, shirt button
bathrobe > dress: bathrobe, bath robe
harmonica (accordion): harmonica, blues harp, mouth harp
cradle (bed): cradle, baby cradle
oars > icon paddles: oar, oars, paddle, paddles, rowing oar, rowing oars, crossed oars, crossed paddles, canoe paddle
power-line (rope-knot): power line, power lines, telephone line, telephone wire, telephone wires, power cable
hand-plane: hand plane, wood plane, carpenter's plane, woodworking plane ; es: cepillo de carpintero, garlopa ; de: hobel ; fr: rabot ; pt: plaina ; it: pialla
veil: veil, bridal veil, wedding veil, lace veil ; es: velo, velo de novia, mantilla ; de: schleier, brautschleier ; fr: voile de mariée, voilette ; pt: véu, véu de noiva ; it: velo, velo da sposa
burrow: burrow, fox den, rabbit hole, rabbit burrow, foxhole, badger sett ; es: madriguera, guarida ; de: fuchsbau, kaninchenbau, erdbau, dachsbau ; fr: terrier, tanière ; pt: toca ; it: tana
blindfold: blindfold, blindfolds ; es: venda en los ojos ; de: augenbinde ; fr: bandeau sur les yeux ; pt: venda nos olhos ; it: benda sugli occhi
swim-cap (hat): swim cap, swimming cap, bathing cap
handkerchief (banner): handkerchief, hankie, pocket square
`
