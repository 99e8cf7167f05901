export const COUNTS = `
1: a, an, one, single, un, una, uno, ein, eine, einen, einem, einer, une, um, uma
2: two, pair of, a pair of, couple of, a couple of, both, twin, dos, un par de, zwei, deux, dois, duas, um par de
3: three, trio of, tres, drei, trois, três
4: four, cuatro, vier, quatre, quatro
5: five, cinco, fünf, cinq
6: six, seis, sechs, half a dozen
7: seven, siete, sieben, sept, sete
8: eight, ocho, acht, huit, oito
9: nine, nueve, neun, neuf, nove
10: ten, diez, zehn, dix, dez
12: dozen, a dozen, twelve, una docena de, ein dutzend, une douzaine de, uma dúzia de
`

/** More than one, and no matter how many. */
export const VAGUE_COUNTS = `
3: few, a few, some, several, algunas, algunos, einige, ein paar, quelques, algumas, alguns, varios, varias, mehrere, plusieurs, vários, várias, multiple
5: bunch of, a bunch of, bouquet of, a bouquet of, bouquet de, un bouquet de, un ramo de, um buque de, many, lots of, a lot of, loads of, swarm of, cluster of, a cluster of, field of, muchas, muchos, viele, flock of, a flock of, stack of, pile of
`

/**
 * Words between two subjects, "A words B". A ~ swaps the two ("A surrounded by B" is B around A); @ gives the manner.
 * Articles after the words may be left out of the list.
 */
export const RELATIONS = `
around: wrapped around, wrapped round, wraps around, wrapping around, wrapping round, wrapping itself around, coiled around, coiled round, coiling around, curled around, curling around, twisted around, twisting around, twined around, entwined around, winding around, winds around, entwined with, intertwined with, slithering around, around, round, surrounding, circling, encircling, flying around, swimming around, growing up, climbing up, tied around, all around, orbiting, dancing around, alrededor de, alrededor del, enrollada en, enrollado en, enroscada en, enroscado en, enroscada alrededor de, enredada en, rodeando, um, rund um, windet sich um, der sich um, die sich um, das sich um, gewickelt um, autour de, autour d, autour du, enroulé autour de, enroulé autour d, enroulée autour de, enroulée autour d, em volta de, em volta da, em volta do, em volta de uma, ao redor de, ao redor da, ao redor do, enrolada na, enrolada em, enrolada no, enrolado em
around~: surrounded by, surrounded with, wrapped in, wrapped with, wrapped by, wrapped up in, encircled by, framed by, covered in, covered by, covered with, tied with, entwined in, rodeado de, rodeada de, rodeado por, rodeada por, umgeben von, umrankt von, umschlungen von, entouré de, entourée de, entouré par, cercado de, cercada de, cercado por, rodeado por
through: through, thru, growing through, cutting through, flying through, running through, piercing, stabbing, stabbed through, stabbed into, going through, goes through, pierced through, thrust through, running through, weaving through, stuck in, stuck through, plunged into, a través de, atravesando, atraviesa, durch, der durch, die durch, à travers, transperçant, traversant, através de, atravessando
through~: pierced by, stabbed by, impaled by, stabbed with, pierced with, impaled on, atravesado por, atravesada por, traversé par, traversée par, transpercé par, transpercée par, atravessado por, atravessada por, durchbohrt von
through@emerging: coming out of, comes out of, crawling out of, slithering out of, bursting through, breaking through, ripping through, weaving in and out of, in and out of, threaded through, poking through, poking out of, spilling out of, slithering through, coming through, saliendo de, saliendo del, saliendo de la, saliendo de las, saliendo de los, saliendo de entre, que sale de, aus, kommt aus, sortant de, sortant d, qui sort de, qui sort d, saindo de, saindo da, saindo do, saindo das, saindo dos, que sai de
above@emerging: emerging from, growing out of, growing from, rising from, rising out of, rising up from, bursting from, bursting out of, out of, coming from, sprouting from, sprouting out of, blooming from, blooming out of, jumping out of, leaping out of, flying out of, flying from, escaping from, escaping, breaching, erupting from, flowing out of, pouring out of, die aus, wächst aus, steigt aus, qui s'envolent d, qui s'envolent de, s'envolant de, s'envolant d, qui s'envole d, qui s'envole de, qui poussent de, naissant de, nascendo de, surgiendo de, emergiendo de, naciendo de, brotando de
on: on, across, draped over, draped across, on top of, onto, upon, sitting on, sitting in, sitting atop, seated on, sat on, sat in, standing on, perched on, perching on, resting on, lying on, laying on, landing on, sleeping on, riding, riding on, growing on, balanced on, floating on, sailing on, atop, posed on, surfing, sobre, encima de, en una, en un, posado en, posada en, sentado en, sentada en, sentado sobre, auf, auf einem, auf einer, sitzt auf, sitzend auf, sur, assis sur, assise sur, posé sur, posée sur, perché sur, em cima de, em cima da, em cima do, pousada num, pousado num, pousada em, pousado em, sentado na, sentada na, sentado no, sentada no, em um, num, numa, no, na, nos, nas, deitado na, deitada na, deitado no
on~: wearing, wears, dressed in, con gafas, llevando, que lleva, trägt, portant, usando, vestindo
behind: behind, in the background of, detrás de, detrás del, hinter, derrière, atrás de, atrás da, atrás do
behind~: in front of, standing in front of, sitting in front of, flying in front of, against, in front, delante de, delante del, frente a, vor, vor dem, vor einem, vor einer, devant, na frente de, na frente da, em frente a
under: under, below, beneath, underneath, hanging from, hanging off, dangling from, hanging below, debajo de, debajo del, bajo, colgando de, unter, darunter, hängt an, sous, suspendu à, debaixo de, sob, embaixo de, embaixo da, pendurado em, pendurada em
above: above, over, flying over, floating above, floating over, hovering over, hovering above, soaring over, soaring above, jumping over, melting over, swimming over, leaping over, shining over, looking over, towering over, defeating, slaying, stepping on, volando sobre, por encima de, über, die über, fliegt über, au dessus de, au dessus d, volant au dessus de, survolant, acima de, voando sobre, por cima de
inside: inside, inside of, inside an, in, within, trapped in, trapped inside, curled up in, curled up inside, curled up into, sleeping in, swimming in, standing in, hidden in, living in, growing in, floating in, dentro de, dentro del, dentro de la, dentro da, dentro do, en, dans, à l intérieur de, à l intérieur d, innerhalb, innen, em, im, in einem, in einer
inside~: containing, filled with, full of, made of, made from, made out of, made up of, formed by, formed from, built from, con dentro, lleno de, llena de, hecho de, hecha de, hecho con, gefüllt mit, aus lauter, bestehend aus, rempli de, remplie de, fait de, faite de, cheio de, cheia de, feito de, feita de, formado por
holding: holding, carrying, clutching, grabbing, gripping, holding onto, holding on to, grasping, holds, smoking, juggling, catching, hugging, cradling, protecting, sosteniendo, agarrando, sujetando, llevando en, fumando, hält, haltend, der eine, die eine hält, tenant, qui tient, portant dans, segurando, que segura
holding~: held by, carried by, held in, sostenido por, sostenida por, gehalten von, tenu par, segurado por
between: between, in between, entre, entre dos, zwischen, entre deux, entre dois
with: with, w, wit, wth, and with, next to, beside, alongside, along with, together with, including, featuring, combined with, mixed with, con, junto a, junto con, mit, und mit, neben, avec, à côté de, com, ao lado de, howling at, looking at, staring at, gazing at, aullando a, aullando a la, flying towards, flying past, holding hands with, drinking with, drinking from, playing, playing with, eating, at, chasing, fighting, battling, hunting, attacking, biting, kissing, facing, peleando con, luchando con
with@becoming: turning into, turns into, that turns into, turned into, transforming into, morphing into, becoming, blowing into, dissolving into, fading into, fading up into, melting into, changing into, convirtiéndose en, que se convierte en, transformándose en, verwandelt sich in, wird zu, die zu, der zu, se transformant en, transformando em, virando, se transformando em, que se transforma en, die sich in, verwandelt in, qui se transforme en, que se transforma em
`

/** What a subject does to its partner where only "with" is said: a lion with a crown wears it. */
export const WITH_MEANS = `
on: crown, crown-of-thorns, top-hat, cowboy-hat, witch-hat, hat, headphones, sunglasses, glasses, headdress, helmet
above: halo
behind: wing, angel-wings, bat-wings
holding~: scythe, cigarette, cigar, smoking-pipe
`

/** Said after a subject, it places that subject against the chief one: "a wolf, mountains in the background". */
export const POSITIONS = `
behind: for background, for the background, in the background, in background, in the back, as background, as a background, background, in the distance, im hintergrund, al fondo, de fondo, en arrière plan, ao fundo, no fundo, dahinter, derrière, detrás, por detrás, atrás, por trás
above: flying out, flying away, escaping, taking flight, growing out, bursting out, rising out
through: coming out, crawling out, bursting through it, slithering out
on: on top, up on top, obendrauf, encima, dessus
under: at the bottom, on the bottom, on bottom, along the bottom, at bottom, at the foot, at the base, at its base, at its feet, at his feet, at her feet, unten, darunter, drunter, abajo, en bas, en dessous, dessous, embaixo, abaixo
above: at the top, overhead, up top, oben, darüber, arriba, en haut, au dessus, em cima, acima
inside: dentro, dedans, drin, innendrin, in the middle, in the center, in the centre, in middle, in centre, in center, in the middle of it, in the basket, in der mitte, en el centro, en medio, au milieu, au centre, no meio, no centro, as the pupil, in the pupil
around: all around, all round, on each side, on either side, on both sides, either side, each side, drumherum, alrededor, tout autour, ao redor
`
