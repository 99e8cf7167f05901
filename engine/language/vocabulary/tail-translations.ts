/** The tail of things in the other languages, read like the lines of `translations.ts`: Spanish | German | French | Portuguese | Italian. */
export const TAIL_TRANSLATIONS = `
iris: iris, lirio morado | | iris | |
violets: | | | violeta flor, violetas | violetta, violette
babys breath: | | | | gipsofila, velo da sposa fiore
magnolia: magnolia | | | |
monstera: monstera, hoja de monstera, costilla de adán | monstera, monsterablatt | monstera, feuille de monstera | costela de adão, folha de monstera | monstera, foglia di monstera
double bass: contrabajo | kontrabass | contrebasse | contrabaixo | contrabbasso
cactus: | | | | cactus, cacto, fico d india
dead tree: | | | | albero morto, albero spoglio, albero secco
morning glory: campanilla morada | | volubilis, liseron | ipomeia | ipomea, campanella
gladiolus: gladiolo | gladiole | glaïeul | gladíolo | gladiolo
foxglove: | | | dedaleira | digitale fiore
snowdrop: | | | | bucaneve
hawthorn: | | | espinheiro, pilriteiro | biancospino
coneflower: equinácea | sonnenhut blume, echinacea | échinacée | equinácea | echinacea
basil leaf: albahaca | basilikum, basilikumblatt | basilic | manjericão | basilico
sage leaf: salvia, hoja de salvia | salbei, salbeiblatt | sauge, feuille de sauge | sálvia, folha de sálvia | salvia, foglia di salvia
cannabis: marihuana, hoja de marihuana, cannabis | hanfblatt, cannabis, hanf | feuille de cannabis, cannabis | folha de maconha, maconha | foglia di marijuana, canapa, marijuana
ginkgo: ginkgo, hoja de ginkgo | ginkgo, ginkgoblatt, ginko | ginkgo, feuille de ginkgo | ginkgo, folha de ginkgo | ginkgo, foglia di ginkgo
hops: lúpulo | hopfen, hopfendolde, hopfenblüte | houblon | lúpulo | luppolo
agave: agave, maguey | agave | agave | agave | agave
lily pad: hoja de nenúfar | seerosenblatt | feuille de nénuphar | vitória régia | foglia di ninfea
death moth: polilla de la muerte, esfinge de la calavera | totenkopfschwärmer, totenkopffalter | sphinx tête de mort, papillon tête de mort | mariposa da morte, borboleta da morte | falena testa di morto, sfinge testa di morto
luna moth: polilla luna | mondfalter, mondmotte | papillon lune | mariposa luna | falena luna
ouroboros: uróboros, serpiente que se muerde la cola | schlange die sich in den schwanz beißt | serpent qui se mord la queue | cobra mordendo o próprio rabo | serpente che si morde la coda, uroboro
coyote: | kojote | coyote | coiote | coyote
lucky cat: gato de la suerte, gato de la fortuna | winkekatze, glückskatze | chat porte-bonheur | gato da sorte | gatto della fortuna
pit bull: pitbull | pitbull | pitbull | pitbull | pitbull
french bulldog: bulldog francés, bulldog frances | französische bulldogge | bouledogue français | buldogue francês | bulldog francese, bouledogue francese
bulldog: bulldog inglés, bulldog | bulldogge, englische bulldogge | bouledogue, bouledogue anglais | buldogue, bulldog | bulldog, bulldog inglese
pug: carlino, pug | mops | carlin | pug | carlino
labrador: labrador | labrador | labrador | labrador | labrador
golden retriever: golden retriever | golden retriever | golden retriever | golden retriever | golden retriever
german shepherd: pastor alemán | schäferhund, deutscher schäferhund | berger allemand | pastor alemão | pastore tedesco
malinois: pastor belga | belgischer schäferhund | berger belge, malinois | pastor belga | pastore belga
husky: husky siberiano | husky | husky | husky | husky
poodle: caniche | pudel | caniche | poodle | barboncino
dachshund: perro salchicha, perra salchicha, perrito salchicha, perrita salchicha, teckel | dackel, dachshund | teckel | salsicha cachorro, dachshund | bassotto
chihuahua: chihuahua | chihuahua | chihuahua | chihuahua | chihuahua
rottweiler: rottweiler | rottweiler | rottweiler | rottweiler | rottweiler
doberman: dóberman | dobermann | doberman | dobermann | dobermann
panda: oso panda | | panda | panda | panda
eagle head: cabeza de águila | adlerkopf | tête d aigle | cabeça de águia | testa d aquila
humpback whale: ballena jorobada | buckelwal | baleine à bosse | baleia jubarte | megattera
sperm whale: cachalote | pottwal | cachalot | cachalote | capodoglio
orca: orca | | | orca | orca
squid: | kalmar, tintenfisch | | |
flamingo: flamenco ave | flamingo | | flamingo |
koala: koala | koala | koala | |
centipede: ciempiés | hundertfüßer | mille-pattes, scolopendre | centopeia | millepiedi, centopiedi
t rex: tiranosaurio, t-rex | | | |
brontosaurus: brontosaurio, diplodocus | brontosaurus | brontosaure, diplodocus | brontossauro | brontosauro
velociraptor: velociraptor | velociraptor | vélociraptor | velociraptor | velociraptor
triceratops: tricerátops | triceratops | tricératops | tricerátopo | triceratopo
axolotl: ajolote | axolotl | axolotl | axolote | axolotl
angler fish: pez abisal, rape pez | anglerfisch | baudroie, poisson des abysses | peixe abissal, tamboril | pesce abissale, rana pescatrice
piranha: piraña | piranha | piranha | piranha | piranha
capybara: capibara, carpincho | capybara, wasserschwein | capybara | capivara | capibara
sea serpent: serpiente marina | seeschlange, seeungeheuer | serpent de mer | serpente marinha | serpente marino
ostrich: | strauß vogel | | |
nautilus: nautilo | nautilus | nautile | náutilo | nautilo
ammonite: amonites, amonita | ammonit | ammonite | amonite | ammonite
claw marks: arañazos, marcas de garras | krallenspuren, kratzspuren | traces de griffes, griffures | marcas de garras, arranhões | graffi, segni di artigli
deer skull: cráneo de ciervo, calavera de ciervo | hirschschädel | crâne de cerf | caveira de cervo, crânio de veado | teschio di cervo
bull skull: cráneo de toro, calavera de toro, calavera de vaca | stierschädel, kuhschädel, bullenschädel | crâne de taureau, crâne de vache | caveira de touro, caveira de boi | teschio di toro
ram skull: cráneo de carnero, calavera de carnero, calavera de cabra | widderschädel, ziegenschädel | crâne de bélier, crâne de bouc | caveira de carneiro, caveira de bode | teschio di ariete
wolf skull: cráneo de lobo, calavera de lobo | wolfsschädel | crâne de loup | caveira de lobo | teschio di lupo
bear skull: cráneo de oso | bärenschädel | crâne d ours | caveira de urso | teschio di orso
raven skull: cráneo de cuervo, calavera de cuervo | rabenschädel, krähenschädel | crâne de corbeau | caveira de corvo | teschio di corvo
jaguar: | | | | giaguaro
armadillo: armadillo | gürteltier | tatou | tatu animal | armadillo
anteater: oso hormiguero | ameisenbär | tamanoir, fourmilier | tamanduá | formichiere
pangolin: pangolín | schuppentier | pangolin | pangolim | pangolino
mole animal: topo | maulwurf | taupe | toupeira | talpa
animal tracks: huellas de animal | tierspuren | traces d animaux | pegadas de animal | orme di animali
fairy wings: alas de hada | feenflügel | ailes de fée | asas de fada | ali di fata
hydra: hidra | hydra | hydre | hidra | idra
medusa: | | | | gorgone
santa muerte: | santa muerte | santa muerte | santa muerte | santa muerte
hannya: | | | | maschera hannya
thor: dios thor | thor | dieu thor | thor | thor
valkyrie: valquiria | walküre | valkyrie | valquíria | valchiria
vampire: | | vampire | |
buddha: | | | | buddha, budda
alien: | | extraterrestre | |
goblin: duende verde | | | duende |
icarus: ícaro | ikarus | icare | ícaro | icaro
zombie: | zombie | zombie, mort-vivant | | zombie, zombi
poseidon: | poseidon | poséidon | poseidon, poseidão | poseidone, nettuno
zeus: zeus | zeus | zeus | zeus | zeus
athena: atenea | athene | athéna | atena | atena
ganesha: ganesha | ganesha | ganesh | ganesha | ganesha
western dragon: | | | dragão ocidental | drago occidentale
chimera: quimera | chimäre | chimère | quimera | chimera
winged victory: victoria de samotracia | nike von samothrake | victoire de samothrace | vitória de samotrácia | nike di samotracia
satyr: sátiro, fauno | satyr, faun | satyre, faune | sátiro, fauno | satiro, fauno
pirate captain: capitán pirata | piratenkapitän | capitaine pirate | capitão pirata | capitano pirata
bat wing: ala de murciélago, alas de murciélago | fledermausflügel | aile de chauve-souris, ailes de chauve-souris | asa de morcego, asas de morcego | ala di pipistrello, ali di pipistrello
skull and crossbones: calavera y huesos cruzados, calavera con tibias | totenkopf mit gekreuzten knochen | tête de mort et os croisés | caveira com ossos cruzados | teschio con ossa incrociate
woman in profile: mujer de perfil | frau im profil | femme de profil | mulher de perfil | donna di profilo
gypsy: | | | | zingara, gitana
pin up: chica pin up | pin-up-girl | pin-up | garota pin up | ragazza pin up
geisha: geisha | geisha | geisha | gueixa |
woman face: | | | | volto di donna, viso di donna, volto femminile, viso femminile
pinky promise: promesa de meñique | kleiner finger schwur | promesse du petit doigt | promessa de mindinho | promessa del mignolo, mignoli intrecciati
crying eye: ojo llorando, ojo que llora | weinendes auge | œil qui pleure, oeil en larmes | olho chorando | occhio che piange, occhio in lacrime
tooth: | | dent | |
comedy and tragedy: comedia y tragedia, máscaras de teatro | theatermasken | masques de théâtre, comédie et tragédie | máscaras de teatro, comédia e tragédia | maschere del teatro, commedia e tragedia
ninja: ninja | ninja | ninja | ninja | ninja
vitruvian man: hombre de vitruvio | vitruvianischer mensch | homme de vitruve | homem vitruviano | uomo vitruviano
mom and baby: madre con bebé, mamá y bebé | mutter mit baby, mutter mit kind | mère et bébé, maman et bébé | mãe e bebê, mãe com bebê | mamma e bambino, madre con bambino
bearded man: hombre con barba, hombre barbudo | bärtiger mann, mann mit bart | homme barbu | homem barbudo, homem com barba | uomo con la barba, uomo barbuto
hiker: senderista, excursionista | wanderer | randonneur, randonneuse | trilheiro, caminhante | escursionista
climber: escalador, escaladora, montañista | kletterer, bergsteiger | grimpeur, grimpeuse, alpiniste | escalador, alpinista | scalatore, alpinista
skater: patinador, skater | skater | skateur, patineur | skatista, patinador | pattinatore, skater
soccer player: futbolista | fußballspieler, fussballspieler | footballeur | jogador de futebol | calciatore
pilot: aviador | | aviateur | aviador | aviatore
miner: minero | bergmann | mineur de charbon | mineiro de carvão | minatore
blacksmith: herrero | schmied | forgeron | ferreiro | fabbro
cyclist: ciclista | radfahrer, rennradfahrer | cycliste | ciclista | ciclista
cowboy: | cowboy | cowboy | | cowboy
aztec warrior: | | guerrier aztèque | | guerriero azteco
star of david: | | | | stella di david, stella di davide
pentagram: | | pentagramme | pentagrama | pentagramma, pentacolo
nautical star: | | | | stella nautica, stella polare
zodiac: | | | | zodiaco, segno zodiacale
all seeing eye: | | | | occhio che tutto vede, occhio della provvidenza
hamsa: | | | | mano di fatima
sacred geometry: | | | geometria sagrada | geometria sacra
triquetra: triqueta, nudo de la trinidad | keltische dreifaltigkeit | triquetra | triquetra | triquetra
tribal: | | | | tribale
eye of horus: | | | | occhio di horus
fleur de lis: flor de lis | französische lilie | fleur de lys | flor de lis | giglio di francia, fleur de lys
mjolnir: martillo de thor | thors hammer, thorhammer | marteau de thor | martelo de thor | martello di thor
caduceus: caduceo | hermesstab | caducée | caduceu | caduceo
rod of asclepius: vara de esculapio | äskulapstab | bâton d esculape | bastão de asclépio | bastone di asclepio
runes: | | | | rune, runa
triskele: trisquel | triskele | triskèle, triskell | trisquel | triscele, triskell
aztec calendar: calendario azteca | aztekischer kalender | calendrier aztèque | calendário asteca | calendario azteco
totem: tótem | totempfahl, totem | totem | totem | totem
female symbol: símbolo femenino | weiblichkeitssymbol | symbole féminin | símbolo feminino | simbolo femminile
crossed arrows: flechas cruzadas | gekreuzte pfeile | flèches croisées | flechas cruzadas | frecce incrociate
flower crown: | | | | corona di fiori, ghirlanda di fiori
broken chain: | | | | catena spezzata, catena rotta
ace of spades: | | | | asso di picche
ace of hearts: | | | | asso di cuori
8 ball: bola 8, bola ocho | billardkugel 8, acht ball | boule 8, bille 8 | bola 8, bola oito | palla 8, palla otto
grenade: | | grenade à main, grenade explosive | |
reapers scythe: | | faux de la mort | |
queen chess piece: | | reine d échecs, dame d échecs | rainha de xadrez, rainha do xadrez | regina degli scacchi
chess knight: | | cavalier d échecs | cavalo de xadrez | cavallo degli scacchi
record player: | | | | giradischi
straight razor: navaja de afeitar, navaja de barbero | rasiermesser | rasoir droit, coupe-chou | navalha | rasoio a mano libera, rasoio
poison: veneno, frasco de veneno | giftflasche | fiole de poison | frasco de veneno | boccetta di veneno, veleno
ships wheel: | | | | timone, ruota del timone
magicians hat: sombrero de mago, chistera | zauberhut | chapeau de magicien | chapéu de mágico, cartola mágica | cappello da mago
spinning wheel: rueca | spinnrad | rouet | roca de fiar | arcolaio
clapperboard: claqueta | filmklappe | clap de cinéma | claquete | ciak
film projector: proyector de cine | filmprojektor | projecteur de cinéma | projetor de cinema | proiettore
matryoshka: matrioska | | | |
engine: motor de coche | motor | moteur | motor de carro | motore
baseball: | baseball | balle de baseball | bola de beisebol | palla da baseball
croissant: | croissant | croissant | |
hot dog: perrito caliente | hotdog | hot-dog | cachorro quente | hot dog
french fries: papas fritas, patatas fritas | pommes, pommes frites | frites | batata frita | patatine fritte
rice bowl: tazón de arroz, bol de arroz | reisschale | bol de riz | tigela de arroz | ciotola di riso
chocolate bar: tableta de chocolate | schokoladentafel | tablette de chocolat | barra de chocolate | tavoletta di cioccolato
candy cane: bastón de caramelo | zuckerstange | sucre d orge | bengala doce | bastoncino di zucchero
popsicle: polo helado, paleta de hielo | eis am stiel | esquimau glacé | picolé | ghiacciolo
pie: tarta de manzana | apfelkuchen | tarte aux pommes | torta de maçã | torta di mele
bacon: tocino | speck | bacon | bacon | pancetta
steak: bistec, filete | steak | steak, entrecôte | bife | bistecca
chicken leg: muslo de pollo | hähnchenkeule | cuisse de poulet | coxa de frango | coscia di pollo
sausage: salchicha, chorizo | wurst, bratwurst | saucisse | linguiça, salsicha | salsiccia
salt shaker: salero | salzstreuer | salière | saleiro | saliera
champagne: champán, botella de champán | champagnerflasche, sektflasche | bouteille de champagne, champagne | garrafa de champanhe | bottiglia di champagne, champagne
bottle of whiskey: botella de whisky | whiskyflasche, whiskeyflasche | bouteille de whisky | garrafa de uísque, garrafa de whisky | bottiglia di whisky
soda can: lata de refresco | getränkedose | canette | lata de refrigerante | lattina
orange slice: rodaja de naranja | | tranche d orange | fatia de laranja |
lemon slice: rodaja de limón | zitronenscheibe | tranche de citron | fatia de limão | fetta di limone
lime: lima fruta | limette | citron vert | lima fruta | lime
mango: mango | mango | mangue | manga fruta | mango
broccoli: brócoli | brokkoli | brocoli | brócolis | broccolo, broccoli
peas: guisantes, arvejas | erbsen, erbsenschote | petits pois | ervilhas | piselli
bell pepper: pimiento | paprika | poivron | pimentão | peperone
cabbage: repollo | kohlkopf | chou | repolho | cavolo
beet: remolacha | rote bete | betterave | beterraba | barbabietola
peanut: cacahuete, cacahuate, maní | erdnuss | cacahuète | amendoim | arachide, nocciolina
ladle: cucharón | schöpfkelle | louche de cuisine | concha de sopa | mestolo
mortar and pestle: mortero, mortero y maja | mörser, mörser und stößel | mortier et pilon | almofariz, pilão | mortaio, mortaio e pestello
claw hammer: | klauenhammer | | |
war hammer: martillo de guerra | kriegshammer | marteau de guerre | martelo de guerra | martello da guerra
hand saw: serrucho | handsäge, fuchsschwanz säge | scie à main | serrote | sega a mano
toolbox: | | | caixa de ferramentas | cassetta degli attrezzi
tape measure: cinta métrica, metro de medir | maßband | mètre ruban | fita métrica, trena | metro a nastro
rake: rastrillo | rechen gartengerät, harke | râteau | ancinho | rastrello
wheelbarrow: carretilla | schubkarre | brouette | carrinho de mão | carriola
flask: petaca | flachmann | flasque | cantil | fiaschetta
satellite: satélite | satellit | satellite | satélite | satellite
smartphone: teléfono móvil, celular | handy, smartphone | téléphone portable | celular | telefonino, cellulare
scalpel: bisturí | skalpell | scalpel | bisturi | bisturi
bandaid: tirita, curita | pflaster | pansement | band-aid | cerotto
traffic cone: cono de tráfico | verkehrshütchen | cône de signalisation | cone de trânsito | cono stradale
hard hat: casco de obra | schutzhelm, bauhelm | casque de chantier | capacete de obra | casco da cantiere
boomerang: bumerán | bumerang | boomerang | bumerangue | boomerang
shuriken: estrella ninja | wurfstern | étoile de ninja | estrela ninja | stella ninja
butterfly knife: navaja mariposa | butterflymesser | couteau papillon | canivete borboleta | coltello a farfalla
musket: mosquete | muskete | mousquet | mosquete | moschetto
catapult: catapulta | katapult | catapulte | catapulta | catapulta
mushroom cloud: hongo nuclear | atompilz | champignon nucléaire | cogumelo atômico | fungo atomico
gauntlet: guantelete | panzerhandschuh | gantelet | manopla | guanto d arme
quiver: carcaj | köcher | carquois | aljava | faretra
viking shield: escudo vikingo | wikingerschild | bouclier viking | escudo viking | scudo vichingo
guillotine: guillotina | guillotine | guillotine | guilhotina | ghigliottina
pot of gold: olla de oro | goldtopf, topf voll gold | chaudron d or | pote de ouro | pentola d oro
wizard staff: báculo de mago | zauberstab eines magiers | bâton de sorcier | cajado de mago | bastone da mago
sundial: reloj de sol | sonnenuhr | cadran solaire | relógio de sol | meridiana
cuckoo clock: reloj de cuco, reloj cucú | kuckucksuhr | coucou horloge, horloge à coucou | relógio cuco | orologio a cucù
metronome: metrónomo | metronom | métronome | metrônomo | metronomo
sextant: sextante | sextant | sextant | sextante | sestante
paper clip: clip de papel | büroklammer | trombone de bureau | clipe de papel | graffetta
crayon: cera de color | wachsmalstift | craie grasse | giz de cera | pastello a cera
graduation cap: birrete | doktorhut | toque d étudiant | capelo de formatura | tocco accademico
gavel: mazo de juez | richterhammer | marteau de juge | martelo de juiz | martelletto da giudice
thumbs up: pulgar arriba | daumen hoch | pouce levé | polegar para cima | pollice in su
flexed arm: bíceps flexionado | angespannter bizeps | biceps contracté | braço flexionado | braccio flesso
human ear: oreja humana | menschliches ohr | oreille humaine | orelha humana | orecchio umano
tongue: | | langue tirée | língua |
pelvis: | becken knochen | bassin osseux | | bacino osseo
vertebrae: vértebra, vértebras, columna vertebral | wirbel, wirbelsäule knochen | vertèbre, vertèbres | vértebra, vértebras | vertebra, vertebre
jawbone: mandíbula | kieferknochen, unterkiefer | mâchoire | mandíbula | mandibola
american football: balón de fútbol americano | american football | ballon de football américain | bola de futebol americano | pallone da football
ping pong paddle: raqueta de ping pong | tischtennisschläger | raquette de ping-pong | raquete de pingue-pongue | racchetta da ping pong
shuttlecock: volante de bádminton | federball | volant de badminton | peteca | volano
golf: palo de golf | golfschläger | club de golf | taco de golfe | mazza da golf
basketball hoop: canasta de baloncesto, aro de básquet | basketballkorb | panier de basket | cesta de basquete | canestro da basket
baseball glove: guante de béisbol | baseballhandschuh | gant de baseball | luva de beisebol | guanto da baseball
hockey stick: palo de hockey | hockeyschläger | crosse de hockey | taco de hóquei | mazza da hockey
skier: esquiador, esquiadora | skifahrer, skifahrerin | skieur, skieuse | esquiador, esquiadora | sciatore, sciatrice
snowboard: tabla de snowboard | snowboard | snowboard, planche de snow | prancha de snowboard | tavola da snowboard
carabiner: mosquetón | karabiner, karabinerhaken | mousqueton | mosquetão | moschettone
punching bag: saco de boxeo | boxsack | sac de frappe | saco de pancada | sacco da boxe
black belt: cinturón negro | schwarzer gürtel, schwarzgurt | ceinture noire | faixa preta | cintura nera
kettlebell: pesa rusa | kugelhantel | kettlebell | kettlebell | kettlebell
snorkel: esnórquel, tubo de buceo | schnorchel | tuba de plongée | snorkel | boccaglio
dart: dardo | dartpfeil, wurfpfeil | fléchette | dardo | freccetta
fishing lure: señuelo de pesca | fischköder, blinker köder | leurre de pêche | isca de pesca | esca da pesca
fishing boat: barco pesquero, barca de pesca | fischerboot, fischkutter, kutter | bateau de pêche, chalutier | barco de pesca, barquinho de pesca, traineira | peschereccio, barca da pesca
bagpipes: gaita | dudelsack | cornemuse | gaita de foles | cornamusa, zampogna
french horn: trompa instrumento | waldhorn | cor d harmonie | trompa musical | corno francese
maracas: maracas | maracas, rasseln | maracas | maracas, chocalho | maracas
xylophone: xilófono | xylophon | xylophone | xilofone | xilofono
slot machine: tragaperras, tragamonedas | spielautomat, einarmiger bandit | machine à sous | caça-níquel | slot machine
pinata: piñata | piñata | piñata | pinhata | pignatta
party hat: gorro de fiesta | partyhut | chapeau de fête | chapéu de festa | cappellino da festa
easter egg: huevo de pascua | osterei | œuf de pâques | ovo de páscoa | uovo di pasqua
santa hat: gorro de papá noel | weihnachtsmütze, nikolausmütze | bonnet de père noël | gorro de papai noel | cappello di babbo natale
cornucopia: cornucopia, cuerno de la abundancia | füllhorn | corne d abondance | cornucópia | cornucopia
theater curtains: telón, telón de teatro | theatervorhang | rideau de théâtre | cortina de teatro | sipario
jeep: todoterreno, jeep | geländewagen, jeep | jeep, quatre-quatre | jipe | fuoristrada, jeep
pickup truck: | | | | pick-up, furgoncino
police car: coche de policía, patrulla | polizeiauto | voiture de police | viatura, carro de polícia | macchina della polizia, volante della polizia
bulldozer: excavadora | planierraupe | pelleteuse | escavadeira | ruspa
fighter jet: caza militar, avión de combate | kampfjet, kampfflugzeug | avion de chasse | caça militar, avião de caça | caccia militare, aereo da caccia
biplane: biplano | doppeldecker | biplan | biplano | biplano
airship: dirigible, zepelín | zeppelin, luftschiff | dirigeable, zeppelin | dirigível, zepelim | dirigibile, zeppelin
battleship: acorazado | schlachtschiff | cuirassé | navio de guerra | corazzata
ark: arca de noé | arche noah | arche de noé | arca de noé | arca di noè
wagon: carreta | planwagen | chariot bâché | carroça | carro di legno
chariot: carro de guerra, cuadriga | streitwagen | char romain | biga, carruagem de guerra | biga romana, quadriga
car steering wheel: volante de coche | lenkrad | volant de voiture | volante de carro | volante auto
spark plug: bujía | zündkerze | bougie d allumage | vela de ignição | candela d accensione
gas pump: surtidor de gasolina | zapfsäule | pompe à essence | bomba de gasolina | pompa di benzina
speedometer: velocímetro | tacho, tachometer | compteur de vitesse | velocímetro | tachimetro, contachilometri
road sign: señal de tráfico | verkehrsschild, straßenschild | panneau routier | placa de trânsito | cartello stradale
igloo: iglú | iglu | igloo | iglu | igloo
tipi: tipi | tipi | tipi | tenda indígena | tipi, tepee
mosque: | | mosquée | mesquita | moschea
leaning tower of pisa: torre de pisa | schiefer turm von pisa | tour de pise | torre de pisa | torre di pisa
arc de triomphe: arco del triunfo | triumphbogen | arc de triomphe | arco do triunfo | arco di trionfo
obelisk: obelisco | obelisk | obélisque | obelisco | obelisco
dog house: caseta de perro | hundehütte | niche de chien | casinha de cachorro | cuccia
kimono: kimono | kimono | kimono | quimono | kimono
corset: corsé | korsett | corset | espartilho | corsetto
eyepatch: parche en el ojo, parche | augenklappe | cache-œil | tapa-olho | benda sull occhio
pirate hat: sombrero pirata, gorro pirata | piratenhut | chapeau de pirate, tricorne | chapéu de pirata | cappello da pirata, cappello pirata
viking helmet: casco vikingo | wikingerhelm | casque viking, casque de viking | capacete viking | elmo vichingo
mechanical arm: brazo mecánico, brazo robótico | mechanischer arm, roboterarm | bras mécanique | braço mecânico | braccio meccanico
moon phases: | | | | fasi lunari, fasi della luna
moon with face: luna con cara | mond mit gesicht | lune avec visage | lua com rosto | luna con il volto
great wave: | | | | grande onda, onda di kanagawa
pagoda: | | | | pagoda
torii gate: puerta torii, torii | torii, torii tor | torii | portal torii, torii | torii
mayan temple: templo maya, pirámide maya | mayatempel, mayapyramide | temple maya, pyramide maya | templo maia, pirâmide maia | tempio maya, piramide maya
greek temple: templo griego | griechischer tempel | temple grec | templo grego | tempio greco
colosseum: coliseo | kolosseum | colisée | coliseu | colosseo
weather vane: veleta | wetterfahne, wetterhahn | girouette | cata-vento | banderuola, segnavento
beehive: colmena, panal | bienenkorb, bienenstock | ruche | colmeia | alveare, arnia
hiking boot: | wanderschuh, bergschuh, wanderstiefel | chaussure de randonnée | | scarpone, scarpone da montagna
fishbowl: pecera, pecera redonda | goldfischglas, fischglas | bocal à poisson, aquarium rond | aquário redondo | boccia di vetro, boccia dei pesci
volcano: | | | | vulcano, vesuvio, etna
boat: barquita | bötchen | petit bateau | barquinho | barca, barchetta, barchino
heartbeat: latido, línea de latido, electrocardiograma | herzschlaglinie, ekg-linie, herzschlag | ligne de battement de cœur, électrocardiogramme | batimento cardíaco, linha de batimento cardíaco, linha de batimentos, eletrocardiograma | linea del battito, battito cardiaco
scissors: un par de tijeras | | paire de ciseaux | | paio di forbici
river: arroyo, riachuelo | bach | ruisseau | riacho, ribeirão | ruscello, torrente
roller skate: patín de ruedas, patines | rollschuh, rollschuhe | patin à roulettes, patins à roulettes | patim de rodinhas, patins | pattino a rotelle, pattini a rotelle
`
