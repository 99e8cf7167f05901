/** Sport, music, games, toys and feasts, and what people call them. How a line reads is told in `lexicon.ts`. */
export const PASTIMES = `
american-football > soccer-ball/american-football > icon american-football-ball: american football, rugby ball, rugby, nfl football, pigskin
football-helmet > icon american-football-helmet: football helmet, american football helmet
volleyball > icon volleyball-ball: volleyball, netball ; es: voleibol
tennis-racket > icon tennis-racket: tennis racket, tennis racquet, racket, racquet, tennis, tennis rackets ; es: raqueta
ball > soccer-ball > icon soccer-ball: ball, beach ball ; es: pelota ; fr: balle
tennis-ball > icon tennis-ball: tennis ball, tennis balls, dog ball
table-tennis > icon ping-pong-bat: ping pong paddle, table tennis, ping pong, pickleball paddle
shuttlecock > icon shuttlecock: shuttlecock, badminton, badminton racket
golf > icon golf-flag: golf, golf flag, golf club, golf clubs, golf ball, golf tee, golfer, hole in one
basketball-hoop > icon basketball-basket: basketball hoop, basketball net, basketball net
baseball-glove > icon baseball-glove: baseball glove, baseball mitt, catchers mitt
cricket-bat > icon cricket-bat: cricket bat, cricket bat and ball
bowling > icon bowling-pin: bowling pin, bowling ball, bowling, bowling pins
hockey > icon hockey: hockey stick, hockey sticks, ice hockey sticks, hockey, ice hockey, hockey puck, lacrosse stick, lacrosse sticks, field hockey
skier > icon skier: skier, skiing, downhill skier
snowboard > icon snowboard: snowboard, snowboarder, snowboarding
ice-skate > icon ice-skate: ice skate, ice skates, figure skates, figure skater
skis > icon skis: skis, ski, crossed skis ; de: ski ; fr: skieur
roller-skate > icon roller-skate: roller skate, roller skates, rollerblades, roller derby ; de: rollschuh
carabiner > icon carabiner: carabiner, climbing carabiner, climbing rope, karabiner
punching-bag > icon punching-bag: punching bag, heavy bag
black-belt > icon black-belt: black belt, karate belt, karate, judo, jiu jitsu, bjj belt
kettlebell > barbell > icon weight: kettlebell, kettle bell, gym weights, weights, weight plate
whistle > icon whistle: whistle, referee whistle
trophy > icon trophy: trophy, world cup trophy, world cup, championship cup ; es: trofeo ; de: pokal ; fr: trophee
medal > icon medal: medal, gold medal, olympic medal, purple heart medal, medal of honor ; es: medalla ; de: medaille
frisbee > icon frisbee: frisbee, disc golf, disc golf basket
snorkel > icon snorkel: snorkel, snorkel mask, scuba mask, scuba tank, swimming goggles, flippers
kayak > icon canoe: kayak, canoe, rowing boat, row boat, rowboat, gondola, gondolas ; es: canoa ; de: kanu, ruderboot ; fr: canoe, barque
parachute > icon parachute: parachute, skydiver, skydiving, paraglider, paratrooper, hang glider ; es: paracaidas ; de: fallschirm
dart > icon dart: dart, darts
bullseye > icon bullseye: bullseye, target, archery target, crosshair, crosshairs, dartboard, dart board ; es: diana
fishing-lure > icon fishing-lure: fishing lure, lure, fly fishing lure, fly fishing, bobber
fishing-boat > sailing-ship > icon fishing-boat: fishing boat, trawler, shrimp boat, tugboat, tug boat, tug, steamboat, ferry
banjo > icon banjo: banjo
ukulele > guitar: ukulele, mandolin, lute, sitar, guitar neck, guitar headstock, headstock
guitar-pick (guitar): guitar pick, plectrum, pick guitar
accordion > icon accordion: accordion ; es: acordeon ; de: akkordeon
bagpipes > icon bagpipes: bagpipes, bagpipe
flute > icon flute: flute, clarinet, oboe, recorder flute ; es: flauta ; de: flöte ; fr: flute
french-horn > icon french-horn: french horn, tuba, trombone, horn instrument
tambourine > icon tambourine: tambourine
maracas > icon maracas: maracas
drums/snare: drum, snare drum ; es: tambor ; de: trommel ; fr: tambour ; pt: tambor
bongo > drums > icon drum: bongo, bongos, djembe
xylophone > icon xylophone: xylophone
speaker (headphones): speaker, amplifier, guitar amp, amp, loudspeaker
musical-keyboard > piano-keys > icon musical-keyboard: synthesizer, synth
disco-ball > icon mesh-ball: disco ball, discoball, mirror ball, mirrorball
d20 > dice > icon dice-twenty-faces-twenty: d20, twenty sided die, twenty sided dice, d20 dice, dnd dice, d and d dice, polyhedral dice, dungeons and dragons, natural 20
domino > icon domino-tiles: domino, dominoes
slot-machine > icon slot-machine: slot machine, roulette, roulette wheel, casino, poker chip, poker chips, lucky sevens
joystick > game-controller > icon joystick: joystick, arcade machine, arcade, atari, gameboy, game boy, nintendo, playstation, playstation buttons, playstation symbols, console
rubiks-cube (dice): rubiks cube, rubik cube, lego brick, building blocks, alphabet blocks
spinning-top > icon spinning-top: spinning top, top toy, dreidel, yo yo
rubber-duck > duck > icon plastic-duck: rubber duck, rubber ducky, rubber duckie ; de: quietscheente
rocking-horse > horse > icon trojan-horse: rocking horse, carousel horse, trojan horse, hobby horse
pinwheel > icon paper-windmill: pinwheel, paper windmill
pinata > icon pinata: pinata
party-hat > icon party-hat: party hat, party popper, confetti
fireworks > icon firework-rocket: fireworks, firework, sparkler, firecracker, firecrackers ; es: fuegos artificiales ; de: feuerwerk ; fr: feu d artifice
easter-egg > egg > icon easter-egg: easter egg, easter eggs, faberge egg
santa-hat > icon santa-hat: santa hat, christmas hat, santa claus, santa, father christmas
cornucopia > icon cornucopia: cornucopia
playground-swing: tree swing, rope swing, tire swing, swing, hammock
tic-tac-toe > icon tic-tac-toe: tic tac toe
juggling-clubs > icon juggling-clubs: juggling clubs, juggler, juggling balls
circus-tent > icon medieval-pavilion: circus tent, circus, big top
unicycle > bicycle > icon unicycle: unicycle, tricycle, penny farthing, bmx, bmx bike, road bike, fixie
vhs > cassette > icon vhs: vhs, vhs tape, video tape, floppy disk, walkman, ipod
film-reel > icon film-spool: film reel, film strip, filmstrip, movie reel, 35mm film, roll of film
theater-curtains > icon theater-curtains: theater curtains, stage curtains
`
