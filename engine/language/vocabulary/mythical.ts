/** Beings of myth, and what people call them. How a line reads is told in `lexicon.ts`. */
export const MYTHICAL = `
dragon: dragon, chinese dragon, japanese dragon, eastern dragon, dragons, asian dragon, oriental dragon, ryu, shenron, haku, serpent dragon, dragon body, azure dragon, japanese dragons, nidhogg, quetzalcoatl, feathered serpent god, water dragon, lung dragon, dragon silhouette ; es: dragon ; de: drache, drachen ; fr: dragon ; pt: dragao
hydra > western-dragon > dragon: hydra, three headed dragon, seven headed dragon, tiamat
dragon-head: dragon head, dragons head, dragon face ; es: cabeza de dragon ; de: drachenkopf ; fr: tete de dragon ; pt: cabeca de dragao
phoenix: phoenix, feenix, pheonix, phenix, phinox, phinix, firebird, phoenix bird, phoenix rising from the ashes, phoenix feathers, fire bird, phoenixes, phoenix feather, simurgh, vermilion bird, phoenix from the ashes, flying phoenix ; es: fenix, ave fenix ; de: phönix ; fr: phenix ; pt: fenix
medusa: medusa, gorgon, medusa head, medusas head, gorgon head, medusa snakes, stone medusa, medusas ; es: medusa ; de: medusa ; fr: tete de meduse ; pt: medusa
mermaid: mermaid, siren, mermaids, sirens ; es: sirena, sirenas ; de: meerjungfrau ; fr: sirene ; pt: sereia
unicorn: unicorn, unicorns, unicorn head, baby unicorn, rainbow unicorn ; es: unicornio ; de: einhorn ; fr: licorne ; pt: unicornio
fairy: fairy, fairies, pixie, faerie, tinkerbell, tinker bell, fae ; es: hada ; de: fee ; fr: fee ; pt: fada
angel: angel, guardian angel, fallen angel, angel girl, seraphim, seraph, praying angel, angel statue, angels, angel silhouette, flying angel ; es: angel, angel guardian ; de: engel, schutzengel ; fr: ange, ange gardien ; pt: anjo, anjo da guarda
archangel: archangel, archangel michael, saint michael, st michael, st michael the archangel, saint michael the archangel ; es: san miguel, san miguel arcangel, arcangel ; de: erzengel ; fr: archange ; pt: sao miguel, arcanjo
cherub > angel: cherub, cherubs, cupid, baby angel, putto ; es: querubin, cupido ; de: amor engel ; fr: cherubin ; pt: querubim
angel-wings: angel wings, angle wings, angle wing, angel wing, full back wings, wings on back ; es: alas de angel ; de: engelsflügel ; fr: ailes d ange ; pt: asas de anjo
wing: wing, wings, winged, bird wing, broken wings ; es: ala, alas ; de: flügel ; fr: aile ; pt: asa
grim-reaper: grim reaper, reaper, hooded skull, the grim reaper, angel of death, father death, santa muerte skeleton, grim, reapers, the reaper, death god, shinigami, ankou, charon, ferryman, death itself, hooded figure, cloaked figure, hooded skeleton, cloaked skeleton ; es: la parca, parca ; de: sensenmann, tod mit sense ; fr: la faucheuse, faucheuse ; pt: ceifador
santa-muerte > grim-reaper: santa muerte
hannya-mask: hannya, hannya mask, japanese mask, hanya, hanya mask, kabuki mask, noh mask, hannya demon mask, japanese masks, hannya face, hannya masks, hannya demon ; es: mascara hannya, mascara japonesa ; de: hannya maske ; fr: masque hannya, masque japonais ; pt: mascara hannya
oni > oni-mask > hannya-mask: oni, oni mask, demon mask, japanese demon, oni demon, oni head, oni face, samurai oni, akuma, demon samurai mask, ogre mask ; es: mascara oni
samurai: samurai, samurai helmet, samurai mask, kabuto, mempo, ronin, samurai warrior, shogun, samurai armor, samurai armour, samurai head, samurai skull, samurai face, female samurai, shogun warrior, japanese warrior, bushido, onna bugeisha ; es: samurai ; de: samurai ; fr: samourai ; pt: samurai, samurais
viking: viking, viking warrior, norse warrior, ragnar, berserker, viking head, nordic warrior, barbarian, vikings, viking skull, viking face, viking king, viking chief, ragnar lothbrok, lagertha, beowulf, viking man, conan ; es: vikingo ; de: wikinger ; fr: viking ; pt: viking
thor > viking: thor
norse-god > viking: loki, tyr, norse god, allfather, loki god, norse gods, odin all father, odin, nordic god, odin one eyed, heimdall, baldur
warrior > spartan-helmet > viking (viking): warrior, highlander, celtic warrior, fighter, warrior man, scottish warrior, pict, william wallace ; es: guerrero ; de: krieger ; fr: guerrier ; pt: guerreiro
valkyrie > woman: valkyrie, shieldmaiden, shield maiden, joan of arc, amazon warrior, valkyries, female warrior, woman warrior, warrior woman, warrior princess, warrior goddess, female viking, viking woman, amazon, boudicca, lady warrior, warrior queen
devil > demon > icon devil-mask: devil, demon, satan, lucifer, devil girl, devil woman, imp, krampus, demons, demon head, demon face, devils, devil face ; es: diablo, demonio, diablito ; de: teufel, dämon, teufelchen ; fr: diable, demon ; pt: diabo, demonio
ghost > icon ghost: ghost, spirit ghost, boo ghost, ghosts, sheet ghost, bedsheet ghost, ghostie ; es: fantasma ; de: geist, gespenst ; fr: fantome ; pt: fantasma
griffin > icon griffin-symbol: griffin, gryphon, griffon, hippogriff, gryphons, griffins, hippogryph ; es: grifo ; de: greif ; fr: griffon ; pt: grifo
pegasus > horse+winged > icon pegasus: pegasus, winged horse, flying horse, alicorn
centaur > icon centaur: centaur, centaurs, chiron, sagittarius centaur
minotaur > bull > icon minotaur: minotaur
cyclops (eye): cyclops
werewolf > wolf > icon werewolf: werewolf, werewolves, lycan, wolfman, wolf man
vampire > icon vampire-dracula: vampire, dracula, vampires, nosferatu, vampire lady, vampire woman, vampire fangs, vampire teeth
witch > icon witch-face: witch, witches, baba yaga, wicked witch, witch silhouette, hag, crone ; es: bruja ; de: hexe ; fr: sorciere ; pt: bruxa
wizard > icon wizard-face: wizard, merlin, wizards, sorcerer, warlock, mage, druid, merlin wizard, old wizard
anubis > icon anubis: anubis, anubis god, anubis head, jackal god, egyptian jackal
pharaoh > icon pharoah: pharaoh, tutankhamun, egyptian king, king tut, tut, tutankhamen, pharaoh mask, pharaohs, ramses, egyptian mask, sarcophagus, egyptian sarcophagus
cleopatra > icon cleopatra: cleopatra
nefertiti > icon nefertiti: nefertiti
sphinx > icon egyptian-sphinx: sphinx, the sphinx, great sphinx, sphinx of giza, egyptian sphinx
buddha > icon meditation: buddha, buddah, meditating buddha, budha, buddha head, buddha face, buddha statue, laughing buddha, buddhas, siddhartha, gautama, sitting buddha, fat buddha, baby buddha, bodhisattva, dalai lama, meditating monk, monk ; es: buda ; de: buddha ; fr: bouddha ; pt: buda
trident > icon trident: trident, neptunes trident, tridents, poseidons trident, poseidon trident, three pronged spear ; es: tridente ; de: dreizack ; fr: trident ; pt: tridente
alien > icon alien-skull: alien, aliens, alien head, martian, et alien, alien face, xenomorph, predator alien, little green men, extraterrestrial ; es: extraterrestre
ufo > alien/ufo > icon ufo: ufo, flying saucer, ufos, flying saucers, alien abduction, alien ship, alien spaceship, ufo beam, abduction
robot > icon robot-golem: robot, android, robots, droid, terminator, mech, gundam, mecha
gargoyle > icon gargoyle: gargoyle, gargoyles
goblin > icon goblin-head: goblin, orc, troll, gremlin, goblins, trolls, orcs
bigfoot > icon sasquatch: bigfoot, sasquatch, yeti
harpy > eagle: harpy
icarus > icon icarus: icarus
plague-doctor > icon plague-doctor-profile: plague doctor, plague doctors, plague doctor mask, plague mask, plague dr
scarecrow > icon scarecrow: scarecrow
frankenstein > icon frankenstein-creature: frankenstein
mummy > icon mummy-head: mummy
zombie > icon shambling-zombie: zombie, zombies, walking dead, undead
poseidon > zeus (mermaid): poseidon, neptune, triton, poseidon god, sea god, god of the sea, triton god, king triton, aquaman ; es: poseidon, neptuno
zeus > poseidon (angel): zeus, hades, ares, apollo, greek god, hercules, heracles, achilles, hermes, kronos, chronos, atlas, greek gods, zeus god, greek mythology, god of thunder zeus, dionysus, hephaestus, ulysses, odysseus, perseus, prometheus, sisyphus, orpheus, narcissus god, roman god, jupiter god, god of war, saturn god, titan, titans, cronus, zeus head, god of death, thanatos, hypnos, pluto god, helios, olympian god
athena > woman (woman): athena, aphrodite, greek goddess, venus, persephone, hecate, artemis, nyx, goddess athena, aphrodites, venus de milo, birth of venus, greek goddesses, artemis goddess, hestia, helen of troy, goddess of wisdom, minerva, diana goddess, goddess of love, goddess of the moon, goddess statue
ganesha (elephant): ganesha, ganesh, ganapati, ganesha head, lord ganesha, lord ganesh, ganesh head, elephant god
shiva (mandala): shiva, vishnu, krishna, hanuman, lord shiva, shiva nataraja, nataraja, lord krishna, vishnu god, brahma, hindu god, hanuman god, rama
kali (woman): kali, durga, lakshmi, quan yin, guanyin, kuan yin, kali ma, goddess kali, hindu goddess, goddess durga, saraswati, tara, green tara, goddess lakshmi, maa kali
western-dragon > dragon: western dragon, wyvern, drake, winged dragon, fire breathing dragon, dragon with wings, medieval dragon, european dragon, welsh dragon, smaug, baby dragon, dragon rider, flying dragon, drogon, fire dragon, jabberwocky ; es: dragon alado ; de: feuerdrache ; fr: dragon aile
banshee > ghost > icon ghost: banshee, wraith, phantom, poltergeist, spectre, specter, spirit, haunting spirit, la llorona, yurei, ghost girl
chimera > griffin: chimera, manticore
nymph > fairy: nymph, dryad, sprite, wood nymph, forest fairy, garden fairy, water nymph, elf girl, forest spirit, sylph, fairy queen, tooth fairy, fairy girl, fairy silhouette
succubus > devil: succubus, incubus, baphomet, beelzebub, mephistopheles, she devil, asmodeus, mammon, belial, pazuzu, demoness
gnome > icon bad-gnome: gnome, garden gnome, leprechaun, dwarf, gnomes, hobbit, elf, christmas elf ; es: duende, gnomo, enano ; de: zwerg, gartenzwerg, kobold ; fr: nain, lutin ; pt: duende, gnomo
genie > icon djinn: genie, djinn
golem > icon rock-golem: golem, stone golem, giant, ogre, stone giant
falcon-god > hawk: horus god, horus, egyptian falcon
none (lioness): sekhmet
pharaoh-god > anubis: osiris, egyptian god, egyptian gods, thoth, sobek, ra, amun ra, set god, seth god, egyptian deity
freya > woman: freya, freyja, hel, frigg, sif, isis, isis goddess, hathor, inanna, ishtar, lilith, gaia, mother earth, mother nature goddess, celtic goddess, morrigan, brigid, moon goddess, sun goddess, hera, demeter, psyche, nemesis, circe, eve, pandora, calypso, selene, eos, three fates, fates, the fates, moirai, three norns, norns, muse, lady liberty, lady luck, ophelia, pele, oya, yemaya, oshun, enchantress, sorceress, maiden, vestal, pocahontas, cinderella, snow white, rapunzel, red riding hood, little red riding hood, alice
winged-victory > angel: winged victory, victory of samothrace, warrior angel, weeping angel, dark angel, death angel, biblical angel, biblically accurate angel, archangel gabriel, archangel raphael, saint gabriel
satyr > ram: satyr, faun, pan god, pan, cernunnos, herne
none (leaf): green man
selkie > mermaid: selkie, water spirit, merman, sea witch, sea nymph, lorelei, skeleton mermaid, mermaid tail
tengu > oni-mask > hannya-mask: tengu, tengu mask, namahage, kabuki, japanese demon mask, barong, barong mask, rangda, balinese mask, oni masks, kabuki actor
pirate > icon pirate-captain: pirate captain, pirates, captain jack, blackbeard, ghost pirate, buccaneer
king > crown: king, old king, king and queen, emperor, royalty, prince ; es: rey, rey y reina ; de: könig, könig und königin ; fr: roi, roi et reine ; pt: rei, rei e rainha
`
