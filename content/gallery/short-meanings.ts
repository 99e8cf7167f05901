/**
 * What a subject is commonly worn for, in a sentence or two, for those that have no page among the ideas. One line per tag. Where a
 * picture is sacred to somebody, or is read as a sign of something, the line says so.
 */
const LINES = `
airplane: Travel and leaving, and for many the work they love: pilots and cabin crews wear it as sailors wear ships.
alien: The stranger who looks at us from outside. Worn for curiosity, for not quite belonging, and for fun.
all-seeing-eye: The eye in a triangle was a Christian picture of providence long before it stood on the seal of the United States or in any lodge.
animal-skull: What the land leaves behind. It speaks of wild country, of hunting, and of death as a part of life.
ankh: The Egyptian sign for life, held out by gods to kings. Copts made it one of their crosses.
anubis: The jackal-headed guardian of the dead in Egypt, who led them to the scales where the heart was weighed.
apple: Knowledge and temptation in the West, though the Bible names no fruit; also teaching, autumn and home.
astronaut: Wonder, distance and being alone in a very large place.
axe: Work with wood, and the fight. Among Norse finds both the plain tool and the ornate one lay in graves.
baby-feet: The print of one child, nearly always with a date. Parents wear it for a birth, and for a loss.
ballerina: Grace that is bought with hard work: discipline, lightness and the stage.
balloon: Childhood and letting go. A red one slipping from a hand has become a picture of hope.
bamboo: It bends in the storm and does not break. In China it is one of the four noble plants, for an upright character.
banner: It carries a name, a date or a motto. Tattooists have wound it around hearts since the nineteenth century.
barbed-wire: Captivity and what was survived; in the nineties it was also simply fashion. In some prison codes it counts years.
barbell: Strength that was built day by day.
bat: In China five bats are five blessings, because the word sounds like the one for luck; in Europe it belongs to night.
beetle: The Egyptian scarab rolls the sun across the sky and stands for rising again.
bicycle: Freedom under one’s own power, and often a childhood or a long ride that changed something.
birdcage: Open, it is freedom won; closed, a longing. Much depends on whether the bird is in it.
birds: A small flock stands for freedom, or for the members of a family, one bird each.
bone: What is left and what holds us up: mortality, dogs, and plain toughness.
bonsai: Patience that outlives its gardener. It is the Japanese form of a Chinese art of small landscapes.
book: A story that changed the wearer, or a life spent with stories.
bottle: A message that may arrive one day; with a label, an old sailor’s joke about drink.
boxing-gloves: A fight, in the ring or out of it. Hung up, one that is over.
buddha: A teacher whom millions revere. In Thailand and Sri Lanka a tattoo of him, above all below the waist, gives real offence.
bull: Strength and stubbornness; from Crete to Spain people have tested their courage against it.
cactus: It lives on little and keeps its distance. It flowers all the same.
camera: A way to keep what passes, and the trade of those who do it.
candle: A light for somebody who is gone, or against the dark. Burnt at both ends it is a joke on the wearer.
car: Roads, youth and the one machine that somebody never sold.
cassette: The music of an age, rewound with a pencil.
castle: Home and defence, and the stories one grew up with.
cat: Independence and nine lives. Egypt’s Bastet was one; sailors kept them for luck.
celtic-knot: A line without an end. The interlace is of early Irish and Scottish books and stones; single meanings for single knots are modern.
chakra: Centres of the body in Indian tantric teaching. The rainbow colours were given to them in the twentieth century.
cherry: Sweetness and flirtation; in pairs, two who belong together. On old slot machines it was luck.
chess-piece: Foresight. Which piece it is says the rest: the queen for power, the pawn for what may become of anyone.
chrysanthemum: In Japan the flower of autumn and of the emperor; in much of Europe it is brought to graves.
city-skyline: Where somebody comes from, or got away to.
claddagh: Hands, heart and crown for friendship, love and loyalty, from the ring of a fishing village near Galway.
clock: A moment that counted, or time that runs. Without hands it refuses both.
clouds: What passes. In Japanese work they carry dragons and close the gaps between pictures.
clover: Three leaves are Ireland’s shamrock; the fourth is plain luck, because it is rare.
clown: Laughing outside. In Californian lettering it is “smile now, cry later”.
coffin: A cheerful reminder that time is short, from the same shelf as skulls and hourglasses.
comedy-and-tragedy: The masks of Greek theatre: both faces belong to one life.
comet: Something rare that was seen once. Bayeux’s tapestry shows one as an omen.
coral: A garden built by small lives, and in Mediterranean lands a charm for children.
couple: Two people, as close as ink can set them.
crab: A hard shell around something soft; in the zodiac, Cancer.
crane: Long life and faithfulness in East Asia. A thousand folded ones are a wish, since Hiroshima for peace.
crescent: The young moon: beginnings. With a star it is widely read as a sign of Islam.
crocodile: Patience with teeth. Egypt worshipped one as Sobek; on the Sepik in Papua New Guinea initiates bear its marks, which are theirs.
cupcake: Sweetness without an excuse: bakers, birthdays and a sense of humour.
daffodil: The first after winter: renewal. It is the flower of Wales, and of cancer charities.
daisy: Innocence, and a petal for every doubt of love.
dandelion: A wish blown away, and roots that nothing gets out.
devil: Mischief in old flash, where he winks more than he threatens; also temptation owned up to.
diamond: What pressure makes: something clear and very hard.
dice: Chance. Old flash sets them to seven, and calls the whole picture “man’s ruin”.
dinosaur: Something huge that is gone, and a child’s delight that is not.
dog: Loyalty, most often that of one dog with one name.
dolphin: Play and rescue. Greek sailors told of those who carried drowning men ashore.
dove: Noah’s messenger with the olive branch, the Holy Spirit in Christian art, and since Picasso’s poster of 1949 peace.
dragonfly: Change and the short summer. In Japan it was the “victory insect”, because it never flies backwards.
dreamcatcher: An Ojibwe charm for children’s beds that other nations took up. Many ask that it be left to them.
drums: Rhythm, and those who keep it for everybody else.
evil-eye: The blue glass eye of Turkey and Greece, which turns an envious look away.
eye: Watchfulness and insight. Drawn from life, it is usually one person’s.
fairy: Lightness and mischief. Older tales feared the fair folk; the small winged ones are of Victorian books.
fern: New growth from a tight coil. The silver one is New Zealand’s, and its spiral, the koru, is Māori.
fingerprint: One person and nobody else, often shaped into a heart for one who has died.
fish: Plenty and calm depths. Two lines that cross were a sign of early Christians; two fish are Pisces.
flames: What burns and what cleanses: passion, temper, and coming through.
flamingo: Standing out, gladly, and on one leg.
flower: What opens and fades: beauty that is worth having because it does not last.
forest: Depth, quiet, and a place to get lost in on purpose.
frog: Change, since it changes so much itself. In Japan its name sounds like “return”, so travellers carry one.
galaxy: How small we are, said with wonder.
game-controller: Long nights, friends and worlds that were saved.
gears: The works inside: precision, craft, and the body as a machine that somebody maintains.
gecko: It holds on anywhere. In Polynesia lizards can carry the spirit world, so patterns there are not mere ornament.
geisha: An artist of music and dance, worn for elegance and for what a face keeps to itself.
ghost: Something that will not leave, or a friendly joke about it.
giraffe: A higher view, and gentleness with long legs.
gorilla: Strength that is mostly calm, and family.
griffin: Eagle and lion in one, set since antiquity to guard gold and gates.
grim-reaper: Death as a person, born in plague times. Worn as a dare and as a reminder.
guitar: The music that somebody plays, or that carried them.
halo: Light about a head: holiness, or somebody missed.
hamsa: An open hand against the evil eye, common to Jews, Muslims and Christians around the Mediterranean.
hands: What we do to each other: clasped for friendship, praying after Dürer, reaching as on the Sistine ceiling.
hannya-mask: A woman turned demon by jealousy, from the nō stage; as a tattoo it wards off what it shows.
headphones: A world of one’s own, with the volume up.
heartbeat: The line of one heart, for a life begun, saved or ended.
henna: Patterns that brides wear from Morocco to India, there made to fade after some weeks.
hibiscus: Hawaiʻi’s flower and Malaysia’s: sun, welcome and short-lived bloom.
horseshoe: Luck, most say with its open end up, so that none runs out.
hot-air-balloon: Rising, without knowing quite where one will land.
house: Home, or the wish for one.
infinity: No end: the sign that John Wallis wrote in 1655, worn for love and for friendship.
iris: Named after the Greek messenger on the rainbow; in Japan its leaves were swords for boys.
ivy: It clings and stays green: faithfulness, and sometimes a friendship that took over the house.
jellyfish: Drifting without haste, and a sting for whoever grabs.
jesus: For Christians God himself; crowned with thorns it is his suffering, with open arms his welcome.
key: Something opened, or somebody trusted with it. With a lock on another’s skin it is a promise.
knight: Keeping one’s word, armour on.
lace: Handwork of thread and air, worn like jewellery.
ladybug: Small luck that lands by itself. Its English name is for the Virgin Mary.
lantern: A light to find the way by, or to lead somebody home.
laurel-wreath: Victory. Apollo wore it, then athletes, poets and emperors.
lavender: Calm, and a scent that brings one place back.
leaf: Seasons and change; a family’s leaf, one for each of them.
letter: Words that came from far, or were never sent.
light-bulb: An idea, at last.
lighthouse: It stands still so that others find home: guidance, safety, steadfast people.
lightning: Sudden force. Zeus and Thor threw it; today it is also the moment that changes everything. Two angular bolts side by side are the SS sign.
lips: A kiss, with or without a name.
manta-ray: Gliding through deep water with hardly a sound.
mermaid: The sea’s temptation and its company, on sailors since there was flash.
microphone: A voice: the stage, the song, or having something to say.
monkey: Cleverness and mischief. In Japan three of them neither see, hear nor speak evil.
mother-and-child: The first bond. For Christians it is also the oldest picture of all.
motorcycle: The road and the people one rides it with. Patches and club signs on it belong to those clubs.
mouse: Small, quick and underestimated.
mushroom: What grows in the dark overnight: strangeness, forests, and for some, seeing otherwise.
music-notes: A tune that is one’s own. Readers can often sing it, so it should be right.
olive-branch: Peace offered. Athens gave it to its victors too.
om: The sacred syllable of Hindus, Buddhists and Jains. Below the waist it offends many of them.
orchid: Rare beauty that somebody took trouble over.
padlock: Something kept, or a promise locked on a bridge.
palm-tree: Warm places, ease, and victory in the ancient world.
panda: Gentleness in black and white.
panther: The crawling black cat of American flash since the 1930s: strength that makes no noise.
paper-plane: A wish sent off by hand.
parrot: Sailors brought them home as proof of how far they had been; they talk, too.
paw-print: One animal that is loved or missed.
peace: Drawn by Gerald Holtom in 1958 for a march against nuclear arms; it holds the flag signals for N and D.
peacock: Pride, and in early Christian art life without end. Its eyes watch over Hera and over Murugan.
penguin: It comes back to the same mate, mostly, over a great deal of ice.
pentagram: Five points for the elements or for protection; Wiccans wear it as their faith. Turned over it is read as Satanist.
piano-keys: Music under one’s hands, black and white.
pine-tree: Green in winter: endurance. In Japan it stands for long life.
pineapple: Welcome: captains are said to have set one at the gate when they were home.
planet: Distance and wonder; each has its god’s name and its astrologers.
playing-card: Luck, and how one plays what was dealt. The ace of spades has been called the death card.
pocket-watch: Time of one person’s own, often stopped at an hour that matters.
poppy: Sleep and dreams of old; since 1918, in Commonwealth countries, the fallen.
poseidon: The sea’s temper in person: power that gives and drowns.
pumpkin: Autumn, and the one night when everybody may frighten everybody.
pyramid: What outlasts. It was a grave, and a stair towards the sun.
rabbit: Luck, gentleness and many children; East Asia sees one in the moon.
ram: Headlong courage; in the zodiac, Aries.
revolver: Danger carried at the hip: outlaws, and a good many old films.
robin: Many say that one comes when somebody who died is near. It sings through winter.
rocket: Ambition with smoke behind it.
rosary: Catholic prayer counted by hand. As an ornament on the foot or around the neck it troubles some believers.
sacred-geometry: Circles and lines as the order behind things. Most of the names it goes by are of the twentieth century.
saxophone: Jazz, and the breath behind it.
scales-of-justice: Weighing before judging. Also Libra, and the Egyptian scales of the heart.
scissors: A trade: hairdressers, tailors. With a thread, it is the third Fate’s cut.
seahorse: Its male bears the young: fatherhood, and an upright way of swimming.
seashell: Home carried along, and the sea one can hear. The scallop is for pilgrims to Santiago.
semicolon: The author could have ended the sentence and did not. Since 2013 a sign of those who lived on.
shark: Fearlessness. In Polynesian tattooing its teeth guard the wearer, in patterns that belong to families.
ships-wheel: One’s own hand on the course.
skeleton: What we all are underneath; in Mexico it dances on the Day of the Dead.
snowflake: No two alike, and gone at a touch.
soccer-ball: A team, a pitch, and the people who stood beside it.
spartan-helmet: Holding out against many, after Thermopylae. It is also used by political groups.
spider: It waits and it weaves. In West African tales Anansi wins by wit.
spider-web: Old sailors and prisoners wore it for time spent. On elbows it is read as prison time by some, as style by most.
star-of-david: The sign of Judaism, and since the yellow star a remembrance.
strawberry: Sweet, soft and a little vain about it.
swan: Grace above and hard work below. Pairs stay together for years.
sword: Justice and defence, and what somebody has had to fight.
tea-cup: Quiet, and company at a small table.
temple: A holy place. Which one it is matters to those who pray there.
thistle: Touch it and be sorry: Scotland’s flower, said to have warned it of a Norse attack by night.
thor-hammer: Worn as an amulet by the Norse, and today by heathens for their faith. Far-right groups use it, too.
tombstone: A name and two dates: somebody remembered.
torii-gate: The gate of a Shinto shrine, where ordinary ground ends.
treble-clef: Music as one’s native language.
tree: Roots and branches: family, and standing where one stands.
trident: Poseidon’s, Shiva’s and Ukraine’s: three points, three quite different stories.
tulip: Spring and a declared love. From Turkish gardens it came to the Dutch, who gambled on bulbs until 1637.
typewriter: Words struck one by one, without a way back.
umbrella: Shelter, for two if need be.
unalome: The way to awakening with its detours, from Thai sacred yantra. On the foot it offends Buddhists.
unicorn: Purity that cannot be caught. It is Scotland’s beast, and queer pride’s.
viking: Seafaring and nerve. Horned helmets are of the opera, not of the graves.
vinyl: Music with a crackle and two sides.
violin: Feeling held exactly under the chin.
virgin-mary: Mother of God to Catholics and Orthodox; as Guadalupe she is Mexico itself.
volcano: Force that was quiet for long.
waterfall: Letting go without stopping; the koi climbs it in the other direction.
whale: Deep calm and long memory. Jonah was given back by one.
wheat: Bread and harvest, and a family that worked for both.
willow: It bends and roots again from a twig; weeping, it mourns.
witch-hat: A woman who knows more than she is meant to.
woman: Beauty and strength, or one woman who is meant.
world-map: Where somebody has been, and the part still blank.
yin-yang: Dark and light, each with a seed of the other, from Chinese thought.
zeus: The sky’s father with the bolt in his hand: power, and its temper.
zodiac: The sky of one’s birth, in signs from Babylon.
`

const parsed = LINES.trim()
  .split('\n')
  .map((line) => /^([a-z-]+): (.+)$/.exec(line)!.slice(1) as [string, string])

export const SHORT_MEANINGS: ReadonlyMap<string, string> = new Map(parsed)
