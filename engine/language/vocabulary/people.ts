/** People, and parts of them that stand alone, and what people call them. How a line reads is told in `lexicon.ts`. */
export const PEOPLE = `
skull: skull, human skull, skull head, skeleton head, half skull, skulls, skull face, memento mori skull, death skull ; es: calavera, craneo, calaverita ; de: totenkopf, schädel, totenschädel ; fr: crane, tete de mort ; pt: caveira, cranio, caveirinha
skull/sugar: sugar skull, candy skull, day of the dead skull, day of the dead, catrina skull, mexican skull, dia de los muertos, calavera ; es: calavera mexicana, calavera de azucar ; pt: caveira mexicana ; fr: crane mexicain, calavera ; de: calavera
skeleton-hand: skeleton hand, bone hand, hand bones, skeletal hand, skeleton hands ; es: mano de esqueleto, mano esqueleto ; de: skeletthand, knochenhand ; fr: main de squelette ; pt: mao de esqueleto
skeleton > icon skeleton: skeleton ; es: esqueleto ; de: skelett ; fr: squelette ; pt: esqueleto
bat-wing > icon bat-wing: bat wing, bat wings, devil wings, demon wings
ribcage > icon ribcage: ribcage, rib cage
skull-and-crossbones > icon skull-crossed-bones: skull and crossbones, skull and bones, jolly roger, pirate skull
crossbones > icon crossed-bones: crossbones, bones, bone
woman: woman, girl, lady, goddess, queen, princess, female figure, hula girl, femme fatale, mother nature, priestess ; es: mujer, chica, reina, diosa, muchacha ; de: frau, mädchen, königin, göttin ; fr: femme, fille, reine, deesse ; pt: mulher, menina, rainha, deusa
gypsy > woman-face > woman: gypsy, gypsy woman, gypsy girl, gypsy lady, gypsy head, gypsy lady head, fortune teller ; es: gitana ; de: zigeunerin ; fr: gitane ; pt: cigana
pin-up > woman: pin up, pinup, pin-up, pin up girl, pinup girl, pin ups, nude woman, nude, hula dancer, cowgirl
geisha > woman-face > woman: geisha, maiko, japanese woman, japanese girl
catrina > skull/sugar: catrina, la catrina, day of the dead woman, day of the dead girl, day of the dead lady, sugar skull lady, sugar skull girl, sugar skull woman, day of the dead woman face, day of the dead girl face ; es: catrina
woman-face > woman: woman face, womans face, female face, girl face, lady head, lady face, ladys face, woman head, face of a woman, portrait of a woman, womans head, woman portrait, face, girl portrait, girl head, female portrait ; es: cara de mujer, rostro de mujer, rostro, cara ; de: frauengesicht, gesicht, frauenkopf ; fr: visage de femme, visage ; pt: rosto de mulher, rosto
couple: couple, lovers, kissing couple, couple kissing, couple dancing, dancing couple, couple hugging, couple holding hands ; es: pareja, amantes ; de: paar, liebespaar ; fr: couple, amoureux ; pt: casal
ballerina: dancer, ballerina, ballet dancer, dancing girl, flamenco dancer, ballet ; es: bailarina, bailarin ; de: tänzerin, ballerina ; fr: danseuse, ballerine ; pt: bailarina
baby-feet: baby feet, baby footprints, baby foot, footprints, footprint, baby footprint, babys feet, tiny feet, little feet, foot prints, newborn feet ; es: huellas de bebe, huellitas de bebe, pies de bebe, piecitos ; de: babyfüße, fußabdrücke, fußabdruck ; fr: pieds de bebe, empreintes de bebe, petits pieds ; pt: pezinhos, pes de bebe
hands: hands, hand, holding hands, handprint, hand print, hands held, hands touching, reaching hands, creation of adam, hands of god and adam, helping hand ; es: mano, manos ; de: hand, hände ; fr: main, mains ; pt: mao, maos
hands/pinky: pinky promise, pinky swear, pinkies, pinkie promise, pinky
praying-hands: praying hands, prayer hands, hands in prayer, folded hands, pair of praying hands, hands praying ; es: manos rezando, manos orando ; de: betende hände ; fr: mains en priere, mains jointes ; pt: maos em oracao, maos rezando
eye: eye, eyes, human eye, eyeball ; es: ojo, ojos ; de: auge, augen ; fr: oeil, yeux ; pt: olho, olhos
eye/crying: crying eye
anatomical-heart: anatomical heart, human heart, real heart, anatomically correct heart ; es: corazon anatomico, corazon humano ; de: anatomisches herz ; fr: coeur anatomique ; pt: coracao anatomico, coracao humano
astronaut: spacesuit, space suit, astronaut, spaceman, cosmonaut ; es: astronauta ; de: astronaut ; fr: astronaute ; pt: astronauta
brain > icon brain: brain ; es: cerebro ; de: gehirn ; fr: cerveau ; pt: cerebro
lips > icon lips: lips, kiss, lipstick kiss, kiss mark ; es: labios, beso ; de: lippen, kussmund ; fr: levres, bisou ; pt: labios, beijo
lungs > icon lungs: lungs
tooth > icon tooth: tooth, teeth, molar
fingerprint > icon finger-print: fingerprint, finger print, thumb print, thumbprint ; es: huella dactilar ; de: fingerabdruck ; fr: empreinte digitale ; pt: impressao digital
fist > icon fist: fist, raised fist
clown > icon clown: clown, jester, joker, evil clown, harley quinn ; es: payaso ; de: clown ; fr: clown ; pt: palhaco
comedy-and-tragedy > icon drama-masks: comedy and tragedy, drama masks, theater masks, theatre masks, laugh now cry later, smile now cry later, smile now cry later masks, laugh now cry later masks, two faced masks
venetian-mask > icon carnival-mask: venetian mask, masquerade mask, carnival mask, mask ; es: mascara ; de: maske ; fr: masque ; pt: mascara
pirate > icon pirate-captain: pirate ; es: pirata ; de: pirat ; fr: pirate ; pt: pirata
spartan > icon spartan-helmet: spartan helmet, spartan, gladiator, gladiator helmet, trojan helmet, roman helmet, greek helmet, greek warrior, roman soldier, gladiator mask, centurion, spartan warrior, leonidas
knight > icon black-knight-helm: knight, knight helmet, medieval knight, templar ; es: caballero ; de: ritter ; fr: chevalier ; pt: cavaleiro
ninja > icon ninja-head: ninja
greek-statue > icon stone-bust: greek statue, statue, marble statue, roman statue, marble bust, bust, david statue, sculpture ; es: estatua ; de: statue ; fr: statue ; pt: estatua
mona-lisa > icon mona-lisa: mona lisa
vitruvian-man > icon vitruvian-man: vitruvian man
gas-mask > icon gas-mask: gas mask, gasmask
police-badge > icon police-badge: police badge, badge
archer > icon bowman: archer
cowboy-boot > icon cowboy-boot: cowboy boot
cowboy-hat > icon western-hat: cowboy hat, stetson, sombrero
voodoo-doll > icon voodoo-doll: voodoo doll
virgin-mary > woman (woman): virgin mary, mary, our lady of guadalupe, our lady, madonna, mother mary, blessed mother, lady of guadalupe, guadalupe, saint mary ; es: virgen de guadalupe, virgen maria, virgen, la virgen ; de: jungfrau maria, maria mutter gottes ; fr: vierge marie, la vierge ; pt: nossa senhora, virgem maria, nossa senhora aparecida
mother-and-child (woman): mom and baby, mother hugging a child, mother holding a child, mother hugging her child, mother with child, mother with baby, mother and child, mother and baby, mother and daughter, mother holding baby, mum and baby, pregnant woman, breastfeeding
father-and-child (couple): father and son, father and daughter, dad and son, dad and daughter, father and child
family (couple): stick figure family, family portrait, stick figure, stick figures, stick family, parents
saint (angel): saint jude, st jude, san judas, saint, st christopher, saint christopher, st george, joan, pope, nun ; es: santo, san judas tadeo
jesus (praying-hands): jesus, jesus christ, christ, face of jesus, jesus face, jesus on the cross, crucifixion, moses, jesus praying ; es: jesus, cristo, jesucristo, rostro de cristo ; de: jesus, jesus christus ; fr: jesus, jesus christ ; pt: jesus, jesus cristo, cristo
baby > baby-feet: baby, newborn, infant, child, toddler, unborn baby, fetus ; es: bebe ; fr: bebe ; pt: bebe ; de: baby, kind
man (viking): man, old man, boy, gangster, mafia boss, godfather, gentleman, mans face, man face, portrait of a man, pharaoh man ; es: hombre ; de: mann ; fr: homme ; pt: homem
soldier (viking): soldier, army man, fallen soldier, army ranger, sniper ; es: soldado ; de: soldat ; fr: soldat ; pt: soldado
firefighter (flames): firefighter, fireman ; es: bombero ; de: feuerwehrmann ; fr: pompier ; pt: bombeiro
worker (hands): nurse, doctor, police officer, cop, fisherman, surfer, boxer fighter, sailor man, farmer, welder, mechanic, miner, chef, teacher, paramedic
cowboy > icon western-hat: cowboy, cowboys, vaquero, gunslinger, bandit, outlaw
native-chief (feather): native american, indian chief, native american chief, native chief, native american woman, native american girl, indian head, native warrior, apache
headdress (feather): headdress, headress, indian headdress, war bonnet, feather headdress
aztec-warrior > viking (viking): aztec warrior, mayan warrior, jaguar warrior, eagle warrior, aztec god, quetzalcoatl, aztec princess
`
