/** How people name styles, placements, colours and sizes. "Name: words"; all languages stand side by side, accents may be kept. */
export const STYLES = `
Sketch: sketch, sketchy, sketch style, sketchy style, pencil sketch, pencil drawing, hand drawn, boceto, skizze, croquis, esboço
Realistic: realistic, realism, hyper realistic, hyperrealistic, hyperrealism, photorealistic, photo realistic, lifelike, realista, realismo, realistisch, realistische, realistischer, réaliste, réalisme, micro realism, microrealism
Minimalist: minimalist, minimal, minimalistic, minimalism, simple line, simplistic, minimalista, minimalistisch, minimaliste
Black and White: black and white, black & white, b&w, b w, blanco y negro, schwarz weiß, schwarzweiß, noir et blanc, preto e branco
Surreal: surreal, surrealism, surrealist, surrealistic, dali, salvador dali, trippy, psychedelic, surrealista, surrealistisch, surréaliste
Geometric: geometric, geometrical, geometry, polygon, polygonal, low poly, geometrico, geometrica, geometrisch, géométrique
Blackwork: blackwork, black work, solid black, blackout, black out
Japanese: japanese, irezumi, japanese style, japanese traditional, traditional japanese, ukiyo e, yakuza, yakuza style, japones, japonesa, japanisch, japanischer, japanische, japanisches, japonais, japonaise, estilo japones
Old School: old school, oldschool, old skool, vieja escuela
Traditional American: traditional american, american traditional, traditional, trad, sailor jerry, traditional flash, american trad, flash style, sailor style, tradicional, tradicional americano, traditionnel américain, traditionell, traditionnel
Neo Traditional: neo traditional, neotraditional, neo trad, neotrad, new traditional, neo tradicional, néo traditionnel, new school
Cartoon: cartoon, cartoony, cartoonish, anime, anime style, manga, comic, comic style, kawaii, chibi, caricatura, zeichentrick, dessin animé, desenho animado
Watercolor: watercolor, watercolour, water color, water colour, watercolor splash, watercolour splash, watercolor style, watercolors, acuarela, aquarell, aquarelle, aquarela
Dotwork: dotwork, dot work, dots, stipple, stippling, stippled, pointillism, puntillismo, pointillisme, pontilhismo
Tribal: tribal, polynésien, polynésiens, polynésienne, polynesisch, polynesische, polinésio, polinesios, polinesia, maorí, polynesian, polynesian style, samoan, tribal style, polinesio, maori, maori style, maorie
Abstract: abstract, abstracto, abstracta, abstrakt, abstrait, abstrato, brush stroke, brushstroke, brush strokes, paint splatter, trash polka
Negative Space: negative space, negative, espacio negativo, negativraum
Lettering: lettering, typewriter font, typewriter letters, block letters, bold letters, bold font, gothic font, cursive font, cursive writing, fancy letters, fancy writing, small font, script, cursive, calligraphy, old english font, old english, typography, handwriting, handwritten, gothic letters, chicano lettering, letras, schriftzug, schrift, caligrafia, calligraphie
Biomechanical: biomechanical, bio mechanical, biomech, biomechanic, biomecanico, biomechanisch, cyborg
Portrait: portrait, portrait of, retrato, porträt, portraet
3D: 3d, three dimensional, 3 d, 3d effect, optical illusion
Fine Line: fine line, fineline, fine lines, single needle, thin line, thin lines, one line, one line art, single line, line art, line drawing, delicate lines, continuous line, one continuous line, linea fina, lineas finas, feine linien, trait fin, ligne fine, linha fina, traço fino
Engraving: engraving, engraved, engraving style, etching, woodcut, linocut, wood cut, etched, grabado, gravur, gravure, gravura, vintage illustration
Ornamental: ornamental, ornament style, decorative style, filigree style, ornamentale
`

/** A word marked ! is a placement only after "on/for/my…" or before "tattoo/piece". */
export const PLACEMENTS = `
Forearm: forearm, fore arm, lower arm, inner forearm, outer forearm, antebrazo, unterarm, avant bras, antebraço, inner arm, elbow, codo, ellbogen, coude, cotovelo, inner elbow, arm, inside my arm, brazo, bras, braço
Full Sleeve: full sleeve, full arm sleeve, whole arm, full arm, sleeve, arm sleeve, entire arm, manga completa, manga, brazo completo, brazo entero, ganzer arm, ärmel, manche complète, bras entier, braço inteiro, fechamento de braço, sleeve idea, braço todo
Half Sleeve: half sleeve, half sleeve tattoo, upper arm, bicep, biceps, inner bicep, tricep, triceps, half arm, media manga, oberarm, haut du bras, meia manga, demi manche, outer bicep, bícep
Thigh: thigh, thigh piece, outer thigh, upper leg, upper thigh, hip, knee, muslo, oberschenkel, cuisse, coxa, cadera, hüfte, hanche, quadril, garter tattoo, above my knee, rodilla, buttock, bum, butt
Hand: hand!, hands!, back of my hand, back of hand, back of the hand, top of my hand, palm!, mano!, main!, mão!, hand tattoo, thumb!, costas da mão, dorso de la mano, handrücken, dos de la main, dessus de la main
Shoulder: shoulder, shoulders, shoulder cap, neck, behind ear, behind my ear, behind the ear, behind her ear, behind ears, ear!, side of neck, throat, face!, head!, hombro, schulter, épaule, ombro, cuello, nacken, hals, nuque, cou, pescoço, nape, oreja, ohr, orelha, detras de la oreja, hinter dem ohr, hinterm ohr, derrière l oreille, atrás da orelha
Wrist: wrist, wrists, inner wrist, our wrists, muñeca, handgelenk, poignet, pulso, punho
Band: armband, arm band, band, wristband, bracelet, anklet, brazalete, oberarmband, armring, bracelete
Back: back!, full back, back piece, backpiece, upper back, lower back, whole back, entire back, spine, shoulder blade, shoulder blades, shoulderblade, between my shoulder blades, between the shoulder blades, espalda, espalda completa, rücken, dos, costas, costas inteiras, columna, wirbelsäule, colonne vertébrale, coluna, down my spine, down the spine, up my spine, tramp stamp
Calf: calf!, calves, shin, lower leg, leg, pantorrilla, wade, mollet, panturrilha, pierna, bein, jambe, perna, side of my leg, leg sleeve
Chest: chest!, chest piece, chest panel, collarbone, collar bone, clavicle, ribs, rib, ribcage, rib cage, side ribs, side of ribs, stomach, belly, abdomen, side of my body, pecs, pec, pecho, brust, poitrine, peito, clavícula, schlüsselbein, costillas, rippen, côtes, costelas, estomago, bauch, ventre, barriga
Sternum: sternum, underboob, under boob, between my breasts, under breast, between breasts, esternón, brustbein, esterno
Finger: finger!, fingers!, ring finger, ring fingers, knuckle, knuckles, dedo!, doigt!, nudillos, fingerknöchel
Ankle: ankle, ankles, foot!, feet!, toe!, top of my foot, tobillo, knöchel, cheville, tornozelo, pie!, fuß!, pied!, pé!
`

/** Words that say how the whole piece is coloured. */
export const COLOUR_MODES = `
black: black and grey, black and gray, black & grey, black & gray, b&g, b & g, grey shading, gray shading, greyscale, grayscale, black ink, black only, only black, just black, all black, black line, black lines, black outline, monochrome, monochromatic, no color, no colour, no colors, no colours, without color, without colour, colorless, sin color, solo negro, negro y gris, tinta negra, schwarz grau, nur schwarz, ohne farbe, kein farbe, keine farbe, noir et gris, sans couleur, preto e cinza, sem cor, so preto, black and white, black & white, b&w, blanco y negro, schwarz weiß, schwarzweiß, noir et blanc, preto e branco, blackwork, black work, solid black, black shading, blackout, blanco y negro
colored: color, colour, colored, coloured, colorful, colourful, full color, full colour, in color, in colour, with color, with colour, bright colors, bright colours, vibrant, vivid, pastel, pastel colors, soft colors, neon, multicolored, rainbow colors, a color, a colores, a todo color, con color, colorido, colorida, coloridas, colores, bunt, farbig, in farbe, en couleur, en couleurs, couleurs, couleurs douces, coloré, colorée, couleur, com cor, cores
`

export const COLOURS = `
red: red, crimson, scarlet, blood red, rojo, roja, rojos, rojas, rot, rote, roter, rotes, roten, rouge, rouges, vermelho, vermelha, vermelhas
blue: blue, navy, turquoise, teal, azul, azules, azuis, blau, blaue, blauen, blauer, blaues, bleu, bleue, bleus, bleues
green: green, emerald green, verde, verdes, grün, grüne, grünen, grüner, vert, verte, verts
yellow: yellow, amarillo, amarilla, gelb, gelbe, gelben, jaune, amarelo, amarela
gold: gold, golden, dorado, dorada, goldene, doré, dourado
orange: orange, naranja, laranja
purple: purple, violet, lilac, morado, morada, lila, violett, roxo, roxa
pink: pink, rose gold, rosado, rosada, rosafarben
brown: brown, marrón, braun, braune, marron, marrom
white: white, blanco, blanca, weiß, weiße, weißer, blanc, blanche, branco, branca
black: black, negro, negra, negros, negras, schwarz, schwarze, schwarzer, schwarzes, noir, noire, preto, preta
grey: grey, gray, silver, gris, grau, graue, cinza
`

export const SIZES = `
small: small, tiny, little, lil, mini, micro, small sized, petite, teeny, wee, pequeño, pequeña, pequeñito, pequeñita, chiquito, chiquita, klein, kleine, kleiner, kleines, kleinen, petit, petite, petits, petites, pequeno, pequena, pequenas
medium: medium, medium sized, mid size, mid sized, mediano, mediana, mittelgroß, moyen, moyenne, médio, média, not too big, not too small
large: large, big, huge, massive, oversized, full size, grande, groß, große, großer, großes, großen, grand, gros, grosse, grosses, enorme, riesig, énorme
`
