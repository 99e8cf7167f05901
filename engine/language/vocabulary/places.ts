/** Vehicles, buildings and what stands in them, and what people call them. How a line reads is told in `lexicon.ts`. */
export const PLACES = `
classic-car > car > icon city-car: classic car, taxi cab, black cab, yellow cab, cab, mustang car, ford mustang, 1967 mustang, 67 mustang, chevy, chevy impala, 67 impala, camaro, muscle car, sports car, hot rod, lowrider, low rider, beetle car, vw beetle, volkswagen beetle, volkswagen, porsche, ferrari, taxi, old car, corvette, cadillac, mini cooper, bmw ; es: auto clasico ; de: oldtimer
race-car > car > icon race-car: race car, racing car, formula one car, formula 1 car, f1 car, nascar, go kart
jeep > car > icon jeep: jeep, land rover, 4x4, off road truck
pickup-truck: pickup truck, pickup, pick up truck, pickups, chevy c10, chevrolet c10, c10 truck, chevy c10 truck, c10, ford f100, f100, f150, ford f150, ford pickup, chevy pickup, old pickup, old pickup truck, chevy truck, ford truck, old truck, farm truck, vintage truck ; es: camioneta, camioneta pickup ; de: pritschenwagen ; pt: caminhonete, picape
semi-truck > icon truck: semi truck, eighteen wheeler, big rig, monster truck, fire truck, fire engine, peterbilt, dump truck ; es: camion ; de: lastwagen, lkw, feuerwehrauto ; fr: camion ; pt: caminhao
bus > icon bus: bus, school bus, double decker bus, london bus, magic bus ; es: autobus
ambulance > icon ambulance: ambulance
police-car > car > icon police-car: police car, cop car
tank > icon tank: tank, army tank, military tank, panzer tank
bulldozer > icon bulldozer: bulldozer, excavator, digger, backhoe, crane machine, tower crane, forklift
fighter-jet > airplane > icon jet-fighter: fighter jet, jet, jet plane, jet fighter, f 16, f16, f 18, f 35, top gun jet, stealth bomber
biplane > airplane > icon biplane: biplane, propeller plane, spitfire, warbird, ww2 plane, fighter plane, bomber plane, sea plane, seaplane, b 17, cessna, red baron plane, p 51 mustang
airship > hot-air-balloon > icon zeppelin: airship, zeppelin, blimp
battleship > icon battleship: battleship, warship, navy ship, destroyer ship, aircraft carrier, cruise ship, cargo ship, titanic, submarine ship
life-raft > icon raft: raft, wooden raft
shipwreck > sailing-ship > icon ship-wreck: shipwreck, sunken ship, sinking ship, ship wreck, wrecked ship ; es: naufragio
ark > sailing-ship > icon galley: ark, noahs ark, the ark
wagon > icon old-wagon: wagon, covered wagon, carriage, horse carriage, stagecoach, horse drawn carriage, cinderella carriage
chariot > icon chariot: chariot
tire > icon car-wheel: tire, tyre, wheel, car wheel, wagon wheel, rim and tire ; es: rueda ; de: reifen ; fr: roue
car-steering-wheel > icon steering-wheel: car steering wheel, steering wheel
spark-plug > icon spark-plug: spark plug, spark plugs
gas-pump > icon gas-pump: gas pump, gas station, fuel pump
speedometer > icon speedometer: speedometer, rev counter
traffic-light > icon traffic-lights-red: traffic light, traffic lights, stoplight
road-sign > icon direction-sign: road sign, route 66, route 66 sign, stop sign
railroad > icon rail-road: railroad, railway, train tracks, railroad tracks, train track, rail tracks
tunnel > icon cave-entrance: tunnel, cave entrance, mine shaft
barn > icon barn: barn, farm, farmhouse, farm house, stable, silo ; es: granja, granero ; de: scheune, bauernhof ; fr: grange, ferme ; pt: celeiro, fazenda
treehouse > icon treehouse: treehouse, tree house
igloo > icon igloo: igloo
tipi > icon tipi: tipi, teepee, tepee, wigwam
haunted-house > house/haunted > icon spooky-house: haunted house, haunted mansion
mosque > icon byzantin-temple: mosque, minaret ; es: mezquita ; de: moschee
taj-mahal > icon indian-palace: taj mahal
big-ben > icon clock-tower: big ben, clock tower, clocktower
leaning-tower > icon pisa-tower: leaning tower of pisa, leaning tower, tower of pisa
arc-de-triomphe > icon arc-triomphe: arc de triomphe, stone arch, archway
golden-gate-bridge > icon suspension-bridge: golden gate bridge, golden gate, brooklyn bridge, suspension bridge, covered bridge
sydney-opera-house > icon sydney-opera-house: sydney opera house, opera house
moai > icon moai: moai, easter island head, easter island statue, easter island
stonehenge > icon dolmen: stonehenge, standing stones, dolmen, stone circle
obelisk > icon obelisk: obelisk, washington monument
wishing-well > icon well: wishing well, stone well, water well
fountain > icon water-fountain: fountain, water fountain, fountain of youth ; es: fuente ; de: brunnen, springbrunnen ; fr: fontaine ; pt: fonte
gate > gates-of-heaven > icon gate: gate, iron gate, gates, cemetery gate, garden gate, gates of hell ; es: porton ; de: tor ; fr: portail ; pt: portao
fence > icon wooden-fence: fence, picket fence
brick-wall > icon brick-wall: brick wall, wall, stone wall
chair > icon wooden-chair: chair, empty chair, wooden chair, stool, bar stool, school desk, desk, barber chair ; es: silla ; de: stuhl ; fr: chaise ; pt: cadeira
rocking-chair > icon rocking-chair: rocking chair, rocker chair
armchair > icon armchair: armchair, sofa, couch, recliner
bed > icon bed: bed ; es: cama ; de: bett ; fr: lit a baldaquin
table > icon table: table, round table, dining table ; es: mesa
bathtub > icon bathtub: bathtub, bath tub, clawfoot tub
bookshelf > book > icon bookshelf: bookshelf, bookcase, library, shelf of books
fireplace > icon fireplace: fireplace, hearth ; es: chimenea ; de: kamin
street-lamp > lantern > icon street-light: street lamp, street light, streetlight, lamp post, lamppost, streetlamp ; es: farola ; de: straßenlaterne ; fr: lampadaire
park-bench > icon park-bench: park bench, bench, garden bench
mailbox > icon mailbox: mailbox, letterbox, post box, letter box
birdhouse > icon bird-house: birdhouse, bird house, bird feeder
dog-house > icon dog-house: dog house, doghouse, kennel
beehive > honeycomb > icon beehive: beehive, bee hive, hive, skep
aquarium > icon aquarium: aquarium, fish tank, fishbowl, fish bowl
basket > icon basket: basket, wicker basket, picnic basket ; es: canasta, cesta ; de: korb ; fr: panier ; pt: cesta
barrel > icon barrel: barrel, wooden barrel, wine barrel, keg, beer keg, whiskey barrel ; es: barril ; de: fass
bag > icon swap-bag: bag, sack, burlap sack, pouch
cardboard-box > box > icon cardboard-box: cardboard box
box: box, wooden box, wooden crate, crate, music box
backpack > icon backpack: backpack, rucksack, hiking backpack ; es: mochila ; de: rucksack ; fr: sac a dos ; pt: mochila
suitcase > icon suitcase: suitcase, luggage, briefcase, travel bag ; es: maleta ; de: koffer ; fr: valise ; pt: mala
handbag > icon hand-bag: handbag, hand bag, purse ; es: bolso
lighter > icon lighter: lighter, zippo, zippo lighter, lighter flame ; es: mechero, encendedor ; de: feuerzeug ; fr: briquet
lipstick > icon lipstick: lipstick ; es: labial ; de: lippenstift ; fr: rouge a levres ; pt: batom
perfume > icon perfume-bottle: perfume, perfume bottle, chanel bottle ; es: perfume ; fr: flacon de parfum
dress > icon dress: dress, ball gown, wedding dress, gown, cocktail dress ; es: vestido ; de: kleid ; fr: robe ; pt: vestido
kimono > icon kimono: kimono
cloak > icon vampire-cape: cloak, cape
corset > icon corset: corset
glove > icon gloves: glove, gloves, mittens ; es: guante ; de: handschuh ; fr: gant
necktie > icon tie: necktie, tie, suit and tie ; es: corbata ; de: krawatte ; fr: cravate
bow-tie > bow/tie > icon bow-tie: bow tie, bowtie, dickie bow ; es: pajarita, corbatin ; de: fliege krawatte
eyepatch > icon eyepatch: eyepatch, eye patch, pirate eye patch
earrings > icon earrings: earring, earrings, hoop earrings ; es: pendiente, pendientes ; de: ohrring ; fr: boucle d oreille
shoe > sneaker > icon converse-shoe: shoe, shoes, converse, converse shoe, vans shoe, baby shoe, baby shoes, baby booties, jordans, air jordans ; es: zapato, zapatos, zapatilla, zapatillas ; de: schuh, schuhe ; fr: chaussure, chaussures ; pt: sapato, sapatos, tenis
sandal > icon sandal: sandal, sandals, winged sandals, winged sandal, flip flop, flip flops
socks > icon socks: sock, socks, christmas stocking
chef-hat > icon chef-toque: chef hat, chefs hat, cook hat, toque ; de: kochmütze
jester-hat > icon jester-hat: jester hat, jester cap
pirate-hat > icon pirate-hat: pirate hat, tricorn hat, captain hat, sailor hat, sailor cap, captains hat
viking-helmet > viking/horned > icon viking-helmet: viking helmet, horned helmet
baby-bottle > icon baby-bottle: baby bottle
robot-arm > icon mechanical-arm: mechanical arm, robot arm, robotic arm, robot hand
keyhole > padlock > icon key-lock: keyhole, key hole ; es: cerradura ; de: schlüsselloch
wax-seal > icon wax-seal: wax seal, seal of wax
`
