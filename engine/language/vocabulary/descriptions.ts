/** Adjectives and states, in all languages. Commas separate them. */
export const MOODS = `
dainty, cutesy, classy, subtle, moody, eerie, ethereal, regal, minimalistic looking, rebellious, heavenly, hellish,
dark, gothic, goth, creepy, scary, spooky, evil, sinister, cute, happy, sad, peaceful, calm, serene, elegant,
delicate, feminine, masculine, badass, fierce, angry, aggressive, powerful, romantic, spiritual, mystical,
magical, dreamy, whimsical, playful, funny, vintage, rustic, horror, wild, cosmic, nautical, tropical, boho,
bohemian, edgy, cool, girly, sexy, tough, brutal, soft, majestic, mysterious, melancholic, nostalgic, witchy,
steampunk, cyberpunk, retro, classic, modern, tierno, tierna, oscuro, oscura, düster, süß, niedlich, elegante,
mignon, sombre, fofo, sombrio, delicado, delicada
`

/** Kept with the subject they stand by; one that names a variant of the motif chooses it. */
export const MODIFIERS = `
dripping venom, venom dripping, in the snow, in snow, through the snow, in deep snow, en la nieve, im schnee, dans la neige, na neve, nella neve, pale, deep, mid swing, mid leap, mid jump, mid air, mid flight, mid stride, mid kick, mid dive, mid roar, mid dance, mid throw, mid run, mid punch, windblown, jeune, jeunes, joven, jóvenes, giovane, giovani, jovem, jovens, getigert, gestreift,
umriss, umrisse, als umriss, contorno, silueta, contour, sagoma, silhueta, entwined, interlocked, interlaced, ineinander verschlungen, miteinander verschlungen, verschlungen, entrelazados, entrelazadas, entrelaçados, entrelaçadas, entrelacés, entrelacées, intrecciati, intrecciate, in sheeps clothing, in sheep clothing, kintsugi, holding hands with each other, se tiennent la main, se tiennent par la main, se tenant la main, main dans la main, que se dan la mano, tomados de las manos, che si tengono per mano, mano nella mano, de mãos dadas, händchen haltend, hand in hand, de la mano, tomados de la mano, agarrados de la mano, cogidos de la mano, main dans la main, hand in hand, de mãos dadas, mano nella mano, per mano, plain, wooden, leather, velvet, silk, brass, copper, woollen, denim, metallic, plastic, crooked, wonky, checkered, chequered, striped, polka dot, spotted, dotted, patterned, knitted, see through, translucent, transparent, in bloom, in full bloom, in fiore, en flor, en fleur, en fleurs, em flor, in blüte, de rodillas, à genoux, de joelhos, in ginocchio, auf knien, kniend, yeux bandés, les yeux bandés, ojos vendados, olhos vendados, occhi bendati, verbundene augen, yeux fermés, ojos cerrados, occhi chiusi, olhos fechados, geschlossene augen, geschlossenen augen, asleep, awake, reflected, mid air, in mid air, back to back, side by side, half asleep, half open, one eyed, wide open, rearing up, curled up asleep, launching, driving, peeking, peeking out, western, biker, chicano, dangling, cross section, cross sectioned, half and half, nordic, hindu, balinese, slavic, pagan, wiccan, biblical, ornate, decorative, chained, stitched, bandaged, abducting, crashing,
day of the dead, young, elderly, aged, jung, junge, junger, alt, alte, alter, altes, alten, vecchio, vecchia, vecchi, antico, antica, viejo, vieja, velho, velha, vieux, vieille, ancien, ancienne, antiguo, antigua, antigo, antiga, roaring, howling, flying, sleeping, sitting, running, jumping, swimming, dancing, screaming,
crying, smiling, laughing, burning, flaming, melting, broken, cracked, shattered, bleeding, dripping,
floating, falling, blooming, blossoming, wilting, dying, dead, withered, dried, rotten, open, closed, half,
full, crescent, winged, crowned, hooded, masked, bearded, bearded, horned, wild, lone, baby, old, ancient,
antique, flat, matte, ornate, detailed, intricate, simple, stylized, stylised, outline, outlined, silhouette, side view,
profile, front view, head, bust, brustbild, face, skeletal, mechanical, robotic, crystal, stained glass, origami, upside
down, inverted, crossed, intertwined, tangled, wrapped, spread, thorns, thorny, petals, stem, leaves off,
coiled, stormy, rough, calm, starry, sunset, night, rising, setting, attacking, hunting, fighting, stalking,
hissing, snarling, growling, leaping, perched, standing, kneeling, drowning, hanging, tattered, rusty, shiny,
sharp, furry, fluffy, fat, skinny, long, short, curly, spiky, pointed, round, square, triangular, swirling,
twisted, curved, straight, symmetrical, mirrored, connected, matching, glowing, shining, bright, faded,
shaded, bold, thick, thin, heavy, light, egyptian, mexican, chinese, celtic, norse, viking, greek, roman,
african, hawaiian, mayan, aztec, indian, thai, russian, irish, italian, medieval, victorian, baroque, gothic,
royal, sacred, holy, magic, haunted, cursed, poisonous, venomous, zombie, human, two eyed, three eyed, four eyed, six eyed, many eyed, two headed, three headed, one
eyed, blindfolded, espinas, aullando, rugiendo, volando, brüllend, ausgebreitet, ausgebreiteten, fliegend,
rugissant, volant, rugindo, voando, mexicana, mexicano, chino, china, chinois, chinesisch, chinesischer,
biting, reading, drinking, walking, praying, kissing, hugging, climbing, diving, hatching, blowing, spitting,
breathing, playing, hovering, galloping, prancing, curled up, curled, weeping, wilted, flying out, spread
wings, open wings, half real, geometric half, frowning, angry looking, praying, hiding, hanging upside down,
rearing, pouncing, charging, arching, trotting, creeping, sneaking, lunging, breaching, plunging, steep dive, in a steep dive, nose dive, nosedive, in flight, soaring, swooping, perching, striking, rampant, sprinting, cracking, glitching, frozen, icy, snowy, sleepy, chubby, pregnant,
evil looking, exploding, tilted, folded, opened, ringing, lit, unlit, dripping wax, dormido, dormida,
durmiendo, schlafend, schlafender, heulend, heulender, hurlant, dormant, dormindo, uivando, rota, roto,
quebrado, zerbrochen, brisé, brisée, llameante, brennend, brennendes, en flammes, em chamas, en llamas, alado, alada, geflügelt, geflügeltes, ailé, ailée, coronado, coronada, gekrönt, couronné, couronnée,
coroado, im flug, en vuelo, en plein vol, en vol, em voo, em pleno voo, in volo, llorando, weinend, pleurant, chorando
`

/** Parts and small things that belong to the subject they stand by and are no subjects of their own. */
export const DETAILS = `
buds, flower buds, rosebuds on it, knospen, capullos, boutons, botões, boccioli,
torn skin, ripped skin, torn flesh, ripped flesh, tear in the skin, rip in the skin, film, film roll, roll of film, hautriss, piel rasgada, piel desgarrada, peau déchirée, pele rasgada, pelle strappata, hair in a bun, hair bun, ponytail, pigtails, braids, braid,
hind legs, hind leg, back legs, front legs, rear legs, haunches, patas traseras, hinterbeine, hinterbeinen, pattes arrière, zampe posteriori,
bufanda, schal, écharpe, cachecol, sciarpa, chaqueta, jacke, jaqueta, giacca, lederjacke, traje, anzug, terno, smoking, abrigo, mantel, manteau, casaco, cappotto, delantal, schürze, tablier, avental, grembiule, suit, tuxedo, jacket, leather jacket, shirt, t shirt, polo shirt, hawaiian shirt, rugby shirt, football shirt, rugby jersey, basketball jersey, hockey jersey, baseball jersey, soccer jersey, jersey, hoodie, scarf, apron, uniform, robe, coat, collar, bandages, plaster, wrinkle, smile, grin, frown,
sprinkles, tassel, tassels, fringe, ledge, berries, berry, icing, bite mark, steam swirl, light rays, rays of light, rays of sunlight, light beams, god rays, sun glare, sparkle dust, ribbons of light, spikes, spike, studs, wrinkles, dimples, freckle, eyelashes, lashes, eyebrow, eyebrows, fingernails, long nails, claws out, gold leaf, cobwebbing, patterned background, dotted background, halftone, brush texture, speckles, paint drips, ink splatter, ink splatters, ink drips, paint splatters, paint splashes, dot shading, shading dots,
trail, drop, drops, charm, charms,
turban, turbante, afro, afro hair, hair in a bun, hair up in a bun, hair bun, ponytail, pigtails, plaits, hair in braids, hair blown by wind, hair blown by the wind, hair blowing in the wind, hair in the wind, wind in her hair, wind blown hair,
mohawk, moustache, mustache, bandana, scar, scars, tear, tears, teardrop, teardrops, lágrima, lágrimas, träne, tränen, larme, larmes, seed, seeds, pollen, honey, light beam, beam, light beams, stitches, spots, stripes, freckles, goggles strap,
thorn, thorns, petal, petals, stem, stems, root, roots, ray, rays, rays of light, mane, fur, tusk, tusks, whiskers, hoof, hooves,
tail, tails, trunk, trunks, fang, fangs, claw, claws, teeth, beak, talon, talons, hair, long hair, beard, long beard, blood, blood drops, sand, ash, ashes, dew, dewdrop,
sparks, dust, bubbles, splash, splashes, splash of paint, splashes of paint, splash of colour, splashes of colour, splash of color, splashes of color, splatters of paint, splatter of paint, drips of paint, drops of paint, paint splash, paint drips, brush strokes, brushstrokes, splatter, drips, wax, eye sockets, eye socket, jaw, hood, mouth, scales pattern, glass, glas, handle, blade edge, pupil, lens, basket, valves, socket, hilt, pommel, lid, rim, saucer,
circle, circles, triangle, triangles, frame, oval, square, rectangle, border, oval frame, circle frame, dotted line, dotted lines, shadow, shadows, crack, cracks, dots pattern,
cabelo, cabello, cheveux, haare, capelli, samen, semillas, sementes, graines, tail feathers, honig, miel, mel, miele, sunrays, sun rays, sunbeams, sunbeam, sheet of paper, gota, gotas, gotas de sangre, tropfen, blutstropfen, goutte, gouttes, gouttes de sang, gota de sangue, gotas de sangue, goccia, gocce, gocce di sangue, espinas, espina, pétalos, raíces, rayos de luz, melena, sangre, dornen, dorne, stiel, wurzeln, strahlen, mähne, blut, épines, pétales, racines, rayons, crinière, sang, espinhos, pétalas, raízes, raios de luz, juba, sangue,
lacrima, lacrime, tallo, tallos, stängel, stengel, stängeln, tige, tiges, caule, caules, gambo, gambi, stelo, steli, raíz, raiz, radice, wurzel, racine, dorn, épine, espinho, pétalo, pétale, pétala, petalo, blütenblatt, blütenblätter, blütenblättern, vapor, dampf, vapeur, vapore,
cerchio, círculo, triángulo, marco, kreis, dreieck, rahmen, cercle, cadre, triângulo, moldura
`

/** Body parts of a subject: "in its mouth", "her hair", "the skull's eye" are places on it, no subjects. */
export const BODY_PARTS = `
rüsseln, hufen, pfoten, ohren, beinen, flossen, stacheln, arteries, artery, veins, vein, valves, cuerno, corno, chifre, horn, hilts, lame, klinge, lámina, lama, lâmina, shell, caparazón, carapace,
scales, fingers, arteries, veins, whiskers, eyelashes,
silueta, silhouette, umriss, sagoma, silhueta, pinza, pinzas, pinça, pinças, pince, pinces, chela, chele, schere, scheren, barrel, muzzle, neckline, snout, nose, tongue, hoof, hooves, belly, wrist, wrists, forehead, cheek, lap, stinger, antennae, fin, fins, flippers, eyelid, palms, collar, hump,
baby, babies, cub, cubs, pups, young, kittens, puppies,
handle, palm, pupil, auge, ojo, oeil, olho, alas, flügel, flügeln, ailes, asas, fenster,
eye, eyes, mouth, boca, mund, maul, bouche, gueule, schnabel, pico, bec, tete, kopf, cabeza, cabeca, hair, hand, hands, claw, claws, antler, antlers, tentacle, tentacles, wing, wings, tail, back, head,
neck, beak, teeth, jaw, jaws, talon, talons, paw, paws, ear, ears, horn, horns, feet, foot, arm, arms, petals, leaves, branches, fangs, mane, augen, ojos, yeux, olhos, pelo, haar, haare, cheveux, cabelo, shoulder, shoulders, chest, face, body,
socket, sockets, eye socket, eye sockets, trunk, trunks, center, centre, middle, top, roof, roots, valves, basket, steam, lens, bottom, lid, hilt, pommel, tip, edge, blade, rim, bulb, globe, dial, stem, spine, sail, mast, deck, branch ends,
trompa, cuernos, garra, garras, pata, patas, mano, manos, cola, hocico, fauces, dientes, colmillos, cuencas, hombro, hombros, lomo, espalda, tentáculo, tentáculos, cabello, brazos, dedos,
pfote, pfoten, kralle, krallen, klaue, klauen, händen, geweih, hörner, hörnern, schwanz, rüssel, haaren, nase, zähne, zähnen, tentakel, tentakeln, schultern, rücken, armen, fingern,
griffes, serres, pattes, patte, mains, cornes, queue, trompe, nez, dents, crocs, tentacules, orbites, épaules, dos, bras,
bico, garras, mãos, mão, chifres, rabo, cauda, tromba, focinho, dentes, ombros, costas, tentáculos, braços, órbitas,
bocca, becco, zampa, zampe, artigli, mani, corna, coda, proboscide, muso, denti, tentacoli, occhi, occhio, capelli, testa, schiena, spalle, braccia, orbite, guscio, dorso, groppa, lombo, nariz, naso, hombro, ombro, spalla, frente, fronte, barriga, panza, ventre, pancia
`

/** Details of other languages by their English names (accents removed): a thorn is one thing to whoever draws it. */
export const DETAIL_IN_ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    scarf: 'bufanda schal echarpe cachecol sciarpa',
    jacket: 'chaqueta jacke jaqueta giacca lederjacke',
    suit: 'traje anzug terno smoking',
    coat: 'abrigo mantel manteau casaco cappotto',
    apron: 'delantal schurze tablier avental grembiule',
    thorns: 'espinas espina dornen dorne epines espinhos espinho epine dorn spine spina',
    petals:
      'petalos petales petalas petali petalo petale petala blutenblatt blutenblatter blutenblattern',
    roots: 'raices wurzeln racines raizes radici raiz radice wurzel racine',
    'rays of light': 'rayos de luz,raios de luz,strahlen,rayons',
    mane: 'melena mahne criniere juba criniera',
    blood: 'sangre blut sang sangue',
    stem: 'stiel tallo tallos stangel stengel stangeln tige tiges caule caules gambo gambi stelo steli',
    steam: 'vapor dampf vapeur vapore',
    tears: 'lagrima lagrimas trane tranen larme larmes lacrima lacrime',
    circle: 'circulo kreis cercle cerchio',
    triangle: 'triangulo dreieck',
    frame: 'marco rahmen cadre moldura',
    hair: 'cabelo cabello cheveux haare haaren haar capelli pelo',
    trail:
      'estela estelas trainee trainees sillage sillages scia scie kondensstreifen schweif leuchtspur',
    'torn skin':
      'ripped skin,torn flesh,ripped flesh,tear in the skin,rip in the skin,hautriss,piel rasgada,piel desgarrada,peau dechiree,pele rasgada,pelle strappata',
  }).flatMap(([english, words]) =>
    words.split(words.includes(',') ? ',' : ' ').map((word): [string, string] => [word, english]),
  ),
)

/** Parts of bodies of other languages by their English names, for whoever draws them. */
export const PART_IN_ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    trunks: 'russel russeln trompas trompes trombas trombe proboscidi',
    trunk: 'trompa trompe tromba proboscide',
    hair: 'cabelo cabello cheveux haare haaren haar capelli pelo',
    horns: 'cuernos horner hornern cornes chifres corna',
    antlers: 'geweih',
    wings: 'alas flugel flugeln ailes asas ali',
    eyes: 'ojos augen yeux olhos occhi',
    tail: 'cola schwanz queue rabo cauda coda',
    mouth: 'boca maul bouche gueule bocca',
    beak: 'pico schnabel bec bico becco',
    paws: 'patas pfoten pattes zampe',
    paw: 'pata pfote patte zampa',
    ear: 'oreja ohr oreille orelha orecchio',
    ears: 'orejas ohren oreilles orelhas orecchie',
    claws: 'garras krallen griffes artigli',
    tentacles: 'tentaculos tentakel tentakeln tentacules tentacoli',
    shell: 'caparazon carapace guscio panzer',
    gears: 'rouage rouages',
    strings: 'cordes cuerdas saiten cordas corde',
    'torn skin':
      'ripped-skin torn-flesh ripped-flesh hautriss piel-rasgada piel-desgarrada peau-dechiree pele-rasgada pelle-strappata',
    hands: 'manos handen hande mains maos mani',
  }).flatMap(([english, words]) =>
    words.split(' ').map((word): [string, string] => [word.replaceAll('-', ' '), english]),
  ),
)
