/**
 * What each subject is, in words that people use who do not name it: a search that no design's own words answer is compared
 * with these by meaning. One line per tag; phrases are compared one by one.
 */
const GLOSSES = `
airplane: passenger aircraft, jet flying through the sky, pilot
alien: extraterrestrial being, visitor from outer space, ufo
all-seeing-eye: eye in a pyramid, illuminati, eye of providence
anatomical-heart: human organ that pumps blood, cardiology
anchor: iron weight that holds a boat, steadfast mooring
angel: heavenly messenger with wings, guardian spirit
angel-wings: pair of heavenly wings, lost loved one in heaven
animal-skull: cow skull, bones of a beast, desert cattle bones
ankh: egyptian key of life
anubis: egyptian jackal god of the dead
apple: fruit of temptation, orchard fruit
arrow: archery, shot from a bow, direction forward
astronaut: spaceman in a suit, cosmonaut walking in space
axe: viking hatchet, lumberjack blade
baby-feet: newborn footprints, birth of a child
ballerina: ballet dancer on her toes, dance
balloon: helium party balloon on a string, childhood
bamboo: asian grass stalks, panda food
barbed-wire: prison fence, sharp metal spikes
barbell: weightlifting, gym workout, bodybuilding
bat: nocturnal flying mammal, vampire creature, halloween night flyer
bear: large furry forest predator, grizzly, strong mother animal
bee: buzzing honey insect, pollinator
beetle: hard shelled insect, crawling bug, egyptian scarab
bicycle: cycling, two wheels and pedals
birdcage: caged bird, captivity and freedom
birds: flock in the sky, migrating flyers
bone: skeletal remains, dog treat
bonsai: miniature japanese tree in a pot
book: reading, literature, library, story pages
bottle: drink of whisky, message in a bottle, alcohol
boxing-gloves: boxer, fist fighter, prize fight
broken-heart: heartbreak, lost love, end of a relationship
buddha: enlightened teacher in meditation, buddhism
bull: horned cattle, stubborn bovine, taurus
butterfly: colourful winged insect, metamorphosis of a caterpillar
cactus: prickly desert plant, succulent
camera: photographer taking pictures, photography
candle: flame of wax, light of remembrance
car: automobile, vehicle, racing, hot rod
cassette: retro music tape, eighties mixtape
castle: medieval fortress, fairy tale palace
cat: house pet that purrs, kitten, domestic feline
celtic-knot: irish interlace, endless knotwork
chakra: energy centres of the body, yoga
cherry: red fruit pair on a stem
cherry-blossom: japanese spring bloom, pink flowering branch
chess-piece: strategy board game, checkmate, king and pawn
chrysanthemum: japanese autumn flower of many petals
city-skyline: urban buildings, skyscrapers, hometown
claddagh: irish ring of hands, heart and crown
clock: telling the hour, passing of time, watch face
clouds: overcast sky, heavens above
clover: lucky shamrock, irish luck, four leaves
clown: circus jester, sad joker face
coffin: burial, funeral, vampire bed
comedy-and-tragedy: theatre masks, drama, smile now cry later
comet: shooting star streaking across the night
compass: finding the way, navigation, north and south
constellation: pattern of stars, astrology in the night sky
couple: two lovers embracing, romance, kiss
crab: crustacean with claws, seafood, cancer sign
crane: graceful long legged bird, japanese origami
crocodile: armoured river reptile, alligator, dangerous jaws
cross: crucifix, christian faith, church
crown: royalty, monarch, king and queen, jewels
cupcake: sweet dessert, baking, birthday cake
daffodil: yellow spring flower, narcissus
dagger: short stabbing weapon, sharp blade, betrayal
daisy: simple white meadow flower, innocence
dandelion: blowing seeds in the wind, making a wish
devil: satan, demon with horns, hell, lucifer
diamond: precious gemstone, jewel, sparkling ring
dice: gambling, game of chance, casino luck
dinosaur: prehistoric reptile, extinct jurassic creature
dog: loyal canine pet, puppy, man's best friend
dolphin: playful intelligent ocean mammal
dove: white bird of peace, holy spirit
dragon: fire breathing mythical beast, asian serpent of legend
dragonfly: pond insect with transparent wings
dreamcatcher: web that keeps nightmares away
drums: drummer, percussion kit, rhythm
eagle: soaring bird of prey, american raptor
elephant: huge grey mammal with a trunk and tusks
evil-eye: amulet against a curse, nazar
eye: sight, looking gaze, vision
fairy: tiny magical pixie with wings
feather: plume of a bird, light as air, quill
fern: green woodland fronds
fingerprint: identity, thumb print
fish: swimming aquatic animal, angling catch
flames: burning fire, blaze, inferno
flamingo: pink tropical wading bird
flower: blossom, botanical bloom, garden bouquet
forest: woodland wilderness, many trees, hiking in nature
fox: clever sly red animal with a bushy tail
frog: hopping green amphibian, toad
galaxy: universe, cosmos, milky way, outer space
game-controller: video games, gamer, playstation
ganesha: hindu elephant headed god, remover of obstacles
gecko: climbing lizard
geisha: japanese woman in a kimono
ghost: haunted spirit, spooky phantom
giraffe: tall african animal with a long neck
gorilla: great ape, strong jungle primate, king kong
great-wave: japanese tsunami, stormy sea
griffin: half eagle and half lion
grim-reaper: death with a scythe, angel of death
guitar: rock musician, strings and chords, acoustic music
halo: saintly ring of light
hamsa: protective hand of fatima
hands: praying, holding, touching fingers
hannya-mask: jealous japanese demon mask, oni
headphones: listening to music, dj
heart: love, affection, valentine
heartbeat: pulse line, ecg, life of a nurse
henna: mehndi patterns for a bride
hibiscus: hawaiian tropical flower
horse: galloping steed, riding, equestrian
horseshoe: good luck charm, rodeo
hot-air-balloon: floating flight in a basket, adventure aloft
hourglass: running sand, time running out, mortality
house: home, family building
hummingbird: tiny hovering bird that drinks nectar
infinity: endless loop, forever, eternity
iris: purple garden flower
ivy: climbing vine, creeping leaves
jellyfish: stinging sea animal with tentacles, medusa of the sea
jesus: christ, saviour, son of god
katana: japanese sword, ninja blade
key: unlocking a secret, opens a door
knight: armoured medieval warrior, crusader, chivalry
koi: japanese carp, perseverance swimming upstream
kraken: giant sea monster with tentacles, terror of sailors
ladybug: red spotted beetle, lucky insect
lantern: lamp that lights the dark
laurel-wreath: victory of a roman champion
lavender: calming purple herb
leaf: autumn foliage, botanical sprig
light-bulb: bright idea, invention, electricity
lighthouse: beacon guiding ships on the coast
lightning: thunderstorm bolt, electric storm
lily: elegant funeral flower, purity
lion: big cat, feline predator, king of the jungle, mane, courage
lips: kiss, mouth, lipstick
lotus: flower rising from the mud, zen enlightenment, buddhist bloom
mandala: symmetrical circle for meditation, spiritual geometry
manta-ray: gliding stingray of the ocean
medusa: woman with snakes for hair, gorgon who turns to stone
mermaid: half woman half fish, siren of the sea
microphone: singer, karaoke, voice on stage
monkey: mischievous primate, chimp
moon: lunar night, crescent, celestial body
moth: nocturnal insect drawn to the light
mother-and-child: motherhood, mum and baby, parent
motorcycle: biker, riding a chopper, freedom of the road
mountain-range: alpine peaks, climbing, hiking summit
mouse: small rodent, rat
mushroom: toadstool, fungus, psychedelic
music-notes: melody, song, sheet music
nautical-star: sailor's guiding star
octopus: eight armed cephalopod, tentacles, deep sea creature
olive-branch: sign of peace
om: hindu mantra, yoga syllable
orchid: exotic flower
owl: wise nocturnal bird, night hunter with big eyes
padlock: locked, secret, security
palm-tree: tropical beach, island holiday
panda: black and white bear that eats bamboo
panther: black big cat, stealthy feline predator
paper-plane: folded origami glider, wanderlust
parrot: talking tropical bird, pirate's pet
paw-print: footprint of a pet, animal tracks
peace: hippie sign, anti war
peacock: bird with a proud colourful tail
penguin: antarctic bird that cannot fly
pentagram: occult star, witchcraft, wicca
peony: lush japanese flower, honour and wealth
phoenix: reborn from the ashes, firebird, rising again
piano-keys: pianist, keyboard instrument
pine-tree: evergreen conifer, christmas
pineapple: tropical fruit, hospitality
planet: saturn with rings, solar system, world in space
playing-card: poker, ace of spades, casino
pocket-watch: vintage timepiece on a chain
poppy: red flower of remembrance, opium
poseidon: greek god of the sea, neptune
pumpkin: halloween jack o lantern
pyramid: egyptian tomb of the pharaoh
rabbit: hopping bunny, hare, easter
ram: horned sheep, aries
raven: black bird, crow, dark omen, poe
revolver: pistol, handgun, cowboy firearm
robin: small red breasted songbird
rocket: spaceship launch, space travel
rosary: catholic prayer beads
rose: thorny romantic flower, red petals
sacred-geometry: mystical shapes, metatron, flower of life
sailing-ship: old vessel on the water, galleon, pirate voyage, tall boat
samurai: japanese warrior in armour, bushido
saxophone: jazz, brass wind instrument
scales-of-justice: balance of law, lawyer, libra
scissors: hairdresser, barber, cutting
scorpion: venomous desert arachnid with a sting, scorpio
seahorse: small upright sea creature
seashell: beach conch, souvenir of the shore
semicolon: mental health, suicide prevention, story goes on
shark: ocean predator with sharp teeth, jaws, great white
ship-wheel: helm, captain steering
skeleton: bones of the body, undead
skull: death's head, mortality, memento mori, remains of the dead
snake: venomous reptile, slithering serpent, viper
snowflake: winter, frozen crystal, ice
soccer-ball: football, sport, goal
spartan-helmet: greek soldier, gladiator
spider: eight legged arachnid, creepy crawly
spider-web: cobweb trap
stag: deer with antlers, forest stag, hunting
star: bright point in the night sky, wish
star-of-david: jewish faith, judaism
strawberry: sweet red summer berry
sun: sunshine, bright day, solar, daylight
sunflower: tall yellow flower that follows the light, happiness
swallow: sailor's bird of return, swift flyer coming home
swan: graceful white water bird, elegance
sword: weapon of a knight, long steel blade
tea-cup: afternoon tea, coffee mug, hot drink
temple: shrine, pagoda, place of worship
thistle: prickly emblem of scotland
thor-hammer: mjolnir, norse god of thunder
tiger: striped big cat, fierce feline predator
tombstone: grave, rest in peace, cemetery
torii-gate: japanese shrine entrance
treble-clef: musical sign, music teacher
tree: trunk with roots and branches, oak
tree-of-life: family roots, ancestry, yggdrasil
trident: three pronged spear
tulip: dutch spring flower
turtle: slow shelled sea reptile, tortoise, hawaiian honu
typewriter: writer, author, journalist
umbrella: shelter from the rain
unalome: path to enlightenment
unicorn: magical horned horse
viking: norse warrior, nordic raider
vinyl: record player, turntable
violin: classical music, orchestra fiddle
virgin-mary: our lady, madonna, catholic mother of god
volcano: erupting mountain, lava
waterfall: cascading river
wave: surfing, ocean swell, water of the sea
whale: giant marine mammal, humpback, orca, moby dick
wheat: grain harvest, farming
willow: weeping tree
witch-hat: sorceress, magic, wizard
wolf: wild canine of the pack, howling at the moon, lone hunter
woman: portrait of a lady, girl, feminine face
world-map: traveller, countries and continents, globe
yin-yang: balance of opposites, taoism
zeus: greek god of thunder, olympus
zodiac: horoscope, star sign, astrology
`

export interface SubjectGloss {
  tag: string
  phrases: readonly string[]
}

export const SUBJECT_GLOSSES: readonly SubjectGloss[] = GLOSSES.trim()
  .split('\n')
  .map((line) => {
    const [tag = '', phrases = ''] = line.split(': ')
    return { tag, phrases: phrases.split(', ') }
  })
