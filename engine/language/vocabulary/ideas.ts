/**
 * An idea and what tattooers draw for it: "motif: words". Drawn only where nothing concrete was asked; offered otherwise.
 */
export const IDEAS = `
lion: strength, strong, independent, courage, brave, bravery, fearless, power, pride, leadership, confidence, fuerza, valor, stärke, mut, force, courage, força, coragem
tree-of-life: family, growth, roots, ancestors, heritage, my kids, my children, familia, familie, famille, família, healing, recovery, health, wachstum
birds: freedom, free, liberty, independence, letting go, libertad, freiheit, liberté, liberdade
heart: love, self love, i love you, being in love, affection, amor, liebe, amour, amore, marriage, wedding, anniversary, soulmate, romance
skull: death, mortality, memento mori, muerte, tod, mort, morte
hourglass: time, passing of time, passage of time, patience, tiempo, zeit, temps, tempo, geduld, paciencia
swallow: hope, esperanza, hoffnung, espoir, esperança, homecoming, loyalty
cross: faith, religion, christian, religious, fe, glaube, foi, fé, dios, gott, dieu, deus
phoenix: rebirth, addiction, sobriety, sober, overcoming addiction, new beginning, new beginnings, new life, starting over, second chance, survivor, survival, resilience, overcoming, beat cancer, renewal, comeback, renacer, renacimiento, wiedergeburt, neuanfang, renaissance, renascimento, being alive
compass: travel, travelling, traveling, traveler, traveller, adventure, wanderlust, journey, explore, exploring, direction, guidance, viaje, viajar, reisen, reise, voyage, voyager, viagem, aventura
lotus: peace, inner peace, purity, enlightenment, mindfulness, yoga, serenity, zen, calmness, paz, frieden, paix, perseverance
yin-yang: balance, harmony, duality, good and evil, equilibrio, gleichgewicht, équilibre
infinity: forever, eternity, friendship, best friend, best friends, bff, sisterhood, sisters, brotherhood, siblings, amistad, freundschaft, amitié, amizade, eternidad, ewigkeit, éternité
butterfly: transformation, change, metamorphosis, transition, new me, cambio, veränderung, changement, mudança
semicolon-butterfly: mental health, depression, anxiety, suicide awareness, suicide prevention, my story isnt over
owl: wisdom, knowledge, intelligence, sabiduría, weisheit, sagesse, sabedoria
angel-wings: loss, memorial, in memory, remembrance, passed away, rip, grief, miscarriage, heaven gained
anchor: stability, home port, grounded, steadfast
key: secret, secrets, success
dice: luck, lucky, good luck, gambling, suerte, glück, chance, sorte
wolf: loyalty to pack, instinct, wilderness, nature lover
mountain-range: nature, outdoors, hiking, climbing, naturaleza, natur
evil-eye: protection, protect, protección, schutz
`
