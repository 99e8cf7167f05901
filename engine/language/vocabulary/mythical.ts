/** Beings of myth, and what people call them. How a line reads is told in `lexicon.ts`. */
export const MYTHICAL = `
dragon: dragon, chinese dragon, japanese dragon, eastern dragon, dragons, asian dragon, oriental dragon, ryu, shenron, haku ; es: dragon ; de: drache, drachen ; fr: dragon ; pt: dragao
hydra > dragon-head > dragon: hydra, cerberus
dragon-head: dragon head, western dragon, wyvern, drake, dragons head ; es: cabeza de dragon ; de: drachenkopf ; fr: tete de dragon ; pt: cabeca de dragao
phoenix: phoenix, feenix, pheonix, phenix, phinox, phinix, firebird, rising phoenix, phoenix bird, phoenix rising from the ashes, phoenix rising ; es: fenix, ave fenix ; de: phönix ; fr: phenix ; pt: fenix
medusa: medusa, gorgon, medusa head ; es: medusa ; de: medusa ; fr: meduse ; pt: medusa
mermaid: mermaid, siren ; es: sirena ; de: meerjungfrau ; fr: sirene ; pt: sereia
unicorn: unicorn ; es: unicornio ; de: einhorn ; fr: licorne ; pt: unicornio
fairy: fairy, fairies, pixie, faerie, tinkerbell, tinker bell, fae ; es: hada ; de: fee ; fr: fee ; pt: fada
angel: angel, guardian angel, archangel, archangel michael, saint michael, st michael, fallen angel, angel girl, seraphim, seraph, praying angel, angel statue ; es: angel, arcangel, angel guardian, san miguel, san miguel arcangel ; de: engel, schutzengel, erzengel ; fr: ange, ange gardien, archange ; pt: anjo, anjo da guarda, sao miguel
cherub > angel: cherub, cherubs, cupid, baby angel, putto ; es: querubin, cupido ; de: amor engel ; fr: cherubin ; pt: querubim
angel-wings: angel wings, angle wings, angle wing, angel wing ; es: alas de angel ; de: engelsflügel ; fr: ailes d ange ; pt: asas de anjo
wing: wing, wings, winged, bird wing, broken wings ; es: ala, alas ; de: flügel ; fr: aile ; pt: asa
grim-reaper: grim reaper, reaper, hooded skull, the grim reaper, angel of death, father death ; es: la parca, parca ; de: sensenmann, tod mit sense ; fr: la faucheuse, faucheuse ; pt: ceifador
santa-muerte > grim-reaper: santa muerte
hannya-mask: hannya, hannya mask, japanese mask, hanya, hanya mask, kabuki mask, noh mask ; es: mascara hannya, mascara japonesa ; de: hannya maske ; fr: masque hannya, masque japonais ; pt: mascara hannya
oni > oni-mask > hannya-mask: oni, oni mask, demon mask, japanese demon, oni demon ; es: mascara oni
samurai: samurai, samurai helmet, samurai mask, kabuto, mempo, ronin, samurai warrior, shogun ; es: samurai ; de: samurai ; fr: samourai ; pt: samurai, samurais
viking: viking, viking warrior, norse warrior, odin, ragnar, berserker, viking head, nordic warrior, barbarian ; es: vikingo ; de: wikinger ; fr: viking ; pt: viking
thor > viking: thor, loki, tyr, norse god, allfather
warrior > viking (viking): warrior, king, highlander, celtic warrior ; es: guerrero, rey ; de: krieger, könig ; fr: guerrier, roi ; pt: guerreiro, rei
valkyrie > woman: valkyrie, shieldmaiden, shield maiden, joan of arc, amazon warrior
devil > demon > icon devil-mask: devil, demon, satan, lucifer, devil girl, devil woman, imp, krampus ; es: diablo, demonio, diablito ; de: teufel, dämon, teufelchen ; fr: diable, demon ; pt: diabo, demonio
ghost > icon ghost: ghost, spirit ghost, boo ghost ; es: fantasma ; de: geist, gespenst ; fr: fantome ; pt: fantasma
griffin > icon griffin-symbol: griffin, gryphon, griffon, hippogriff ; es: grifo ; de: greif ; fr: griffon ; pt: grifo
pegasus > icon pegasus: pegasus
centaur > icon centaur: centaur
minotaur > icon minotaur: minotaur
cyclops > icon cyclops: cyclops
werewolf > icon werewolf: werewolf
vampire > icon vampire-dracula: vampire, dracula
witch > icon witch-face: witch ; es: bruja ; de: hexe ; fr: sorciere ; pt: bruxa
wizard > icon wizard-face: wizard, merlin, gandalf
anubis > icon anubis: anubis
pharaoh > icon pharoah: pharaoh, tutankhamun, egyptian king
cleopatra > icon cleopatra: cleopatra
nefertiti > icon nefertiti: nefertiti
sphinx > icon egyptian-sphinx: sphinx
buddha > icon meditation: buddha, buddah, meditating buddha, budha, buddha head, buddha face, buddha statue ; es: buda ; de: buddha ; fr: bouddha ; pt: buda
trident > icon trident: trident, neptunes trident ; es: tridente ; de: dreizack ; fr: trident ; pt: tridente
alien > icon alien-skull: alien ; es: extraterrestre
ufo > icon ufo: ufo, flying saucer
robot > icon robot-golem: robot, android
gargoyle > icon gargoyle: gargoyle
goblin > icon goblin-head: goblin, orc, troll, gremlin
bigfoot > icon sasquatch: bigfoot, sasquatch, yeti
harpy > icon harpy: harpy
icarus > icon icarus: icarus
plague-doctor > icon plague-doctor-profile: plague doctor
scarecrow > icon scarecrow: scarecrow
frankenstein > icon frankenstein-creature: frankenstein
mummy > icon mummy-head: mummy
zombie > icon shambling-zombie: zombie
poseidon > zeus (mermaid): poseidon, neptune, triton ; es: poseidon, neptuno
zeus > poseidon (angel): zeus, hades, ares, apollo, greek god, hercules, heracles, achilles, hermes, kronos, chronos, atlas
athena > woman (woman): athena, aphrodite, greek goddess, venus, persephone, hecate, artemis, nyx
ganesha (elephant): ganesha, ganesh, ganapati
shiva (mandala): shiva, vishnu, krishna, hanuman
kali (woman): kali, durga, lakshmi, quan yin, guanyin, kuan yin
`
