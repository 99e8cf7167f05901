/** Sky, weather and landscape, and what people call them. How a line reads is told in `lexicon.ts`. */
export const NATURE = `
sun: sun, sunshine, sun face, sunburst, sunrise, sunset, rising sun, sun rays, setting sun ; es: sol ; de: sonne ; fr: soleil ; pt: sol
moon: moon, crescent moon, half moon, full moon, crescent, lunar, blood moon, new moon, quarter moon ; es: luna, media luna, luna llena, luna creciente, lunita ; de: mond, halbmond, vollmond, mondsichel ; fr: lune, croissant de lune, pleine lune, demi lune ; pt: lua, meia lua, lua cheia, lua crescente
moon/phases: moon phases, moon phase, phases of the moon, lunar phases, lunar cycle ; es: fases lunares, fases de la luna ; de: mondphasen ; fr: phases de la lune ; pt: fases da lua
moon-face: moon with face, moon with a face, moon face, man in the moon, sleeping moon
planet: planet, saturn, ringed planet, jupiter, mars, planets, pluto planet, uranus, rings of saturn ; es: planeta, saturno ; de: planet, saturn, planeten ; fr: planete, saturne ; pt: planeta, saturno
galaxy > icon galaxy: galaxy, milky way, universe, nebula, outer space, space scene, space, cosmos sky, black hole, deep space, space background ; es: galaxia, universo, espacio ; de: galaxie, universum, weltall, weltraum ; fr: galaxie, univers, espace ; pt: galaxia, universo, espaco
solar-system > icon solar-system: solar system ; es: sistema solar ; de: sonnensystem ; fr: systeme solaire ; pt: sistema solar
comet > icon comet-spark: comet, meteor, asteroid ; es: cometa ; de: komet ; fr: comete ; pt: cometa
eclipse > icon eclipse: eclipse, solar eclipse
wave: wave, waves, ocean, sea, water, ocean waves, sea waves, surf, ocean scene, seascape, underwater, water waves ; es: ola, olas, mar, oceano, agua ; de: welle, wellen, meer, ozean, wasser ; fr: vague, vagues, mer, ocean, eau ; pt: onda, ondas, mar, oceano, agua
great-wave: great wave, kanagawa wave, great wave off kanagawa, great wave of kanagawa, big wave, tsunami, hokusai wave, japanese wave ; es: gran ola, ola de kanagawa ; de: große welle ; fr: grande vague ; pt: grande onda
wind-bars: wind bars, wind bar, wind, japanese background, breeze
clouds: clouds, cloud, sky, japanese clouds, fog, mist, steam ; es: nube, nubes, cielo, niebla ; de: wolke, wolken, himmel, nebel ; fr: nuage, nuages, ciel, brume ; pt: nuvem, nuvens, ceu, neblina
smoke > clouds: smoke, smoke swirl, swirling smoke, incense ; es: humo ; de: rauch ; fr: fumee ; pt: fumaca
mountain-range: mount, mountain, mountain range, mountains, alps, peak, summit, peaks, everest, matterhorn, mount fuji, fuji, landscape, hills, hill, valley, rocky mountains, mountain landscape ; es: montaña, montañas, paisaje, cordillera ; de: berg, berge, gebirge, landschaft, alpen ; fr: montagne, paysage ; pt: montanha, paisagem
volcano: volcano, eruption, lava ; es: volcan ; de: vulkan ; fr: volcan ; pt: vulcao
snow > icon snowflake-1: snow, snowflakes, winter ; es: nieve ; de: schnee ; fr: neige ; pt: neve
lightning: lightning, lightning bolt, lightening, thunder, thunderbolt, bolt, lightening bolt, lightning strike, lightning bolts ; es: rayo, relampago ; de: blitz, blitze ; fr: eclair, foudre ; pt: raio, relampago
storm > lightning/storm: storm, thunderstorm, stormy sea, storm clouds, thunder storm, snowstorm ; es: tormenta, tempestad ; de: gewitter, sturm ; fr: orage, tempete ; pt: tempestade
tornado > icon tornado: tornado, hurricane, twister
waterfall > icon waterfall: waterfall ; es: cascada ; de: wasserfall ; fr: cascade ; pt: cachoeira
rain > icon raining: rain, rainfall, rain drops ; es: lluvia ; de: regen ; fr: pluie ; pt: chuva
water-drop > icon water-drop: water drop, raindrop, droplet, drop of water, raindrops ; es: gota ; de: tropfen, wassertropfen ; fr: goutte ; pt: gota
island > icon island: island, beach, beach scene, desert island, tropical beach, tropical island ; es: isla, playa ; de: insel, strand ; fr: ile, plage ; pt: ilha, praia
desert > icon desert: desert
city-skyline > icon modern-city: city skyline, skyline, city, new york skyline, cityscape ; es: ciudad ; de: skyline, stadt ; fr: ville ; pt: cidade
castle > icon castle: castle, palace, fortress ; es: castillo ; de: burg ; fr: chateau ; pt: castelo
house > icon house: house, home ; es: casa ; de: haus ; fr: maison ; pt: casa
church > icon church: church, cathedral
temple > pagoda > icon pagoda: pagoda, japanese temple, temple, chinese temple ; es: templo, pagoda ; de: tempel, pagode ; fr: temple, pagode ; pt: templo
torii-gate > icon shinto-shrine: torii gate, torii, shrine, japanese gate, tori gate
pyramid > icon egyptian-pyramids: pyramid, pyramids, pyramids of giza, giza, egyptian pyramids ; es: piramide, piramides ; de: pyramide, pyramiden ; fr: pyramide, pyramides ; pt: piramide
mayan-pyramid > pyramid > icon mayan-pyramid: mayan temple, aztec temple, mayan pyramid, aztec pyramid
bridge > icon tower-bridge: bridge, tower bridge
windmill > icon windmill: windmill
tent > icon camping-tent: tent, camping tent, camping
campfire > icon campfire: campfire, camp fire ; es: fogata ; de: lagerfeuer ; fr: feu de camp ; pt: fogueira
cabin > icon wood-cabin: cabin, log cabin, hut, cottage
road > icon road: road, path, highway
columns > icon ancient-columns: columns, column, pillars, pillar, greek columns
greek-temple > icon greek-temple: greek temple, parthenon, acropolis
colosseum > icon coliseum: colosseum, coliseum
aurora > mountain-range: aurora, northern lights, aurora borealis ; de: polarlichter, nordlichter ; es: aurora boreal ; fr: aurore boreale
rainbow (sun): rainbow ; es: arcoiris ; de: regenbogen ; fr: arc en ciel ; pt: arco iris
rock > icon rock: rock, rocks, stone, stones, boulder, pebble ; es: piedra, roca ; de: stein, fels, felsen ; fr: pierre, rocher ; pt: pedra, rocha
cliff > mountain-range: cliff, cliffs, cave, canyon, rocky shore ; es: acantilado, cueva ; de: klippe, höhle ; fr: falaise, grotte ; pt: penhasco, caverna
river > wave: river, stream, lake, pond, creek ; es: rio, lago ; de: fluss, see ; fr: riviere, lac ; pt: rio, lago
field > wildflowers > daisy: field, meadow, garden, flower field, flower garden ; es: jardin, campo ; de: wiese, garten, blumenwiese ; fr: jardin, champ ; pt: jardim, campo
eiffel-tower (lighthouse): eiffel tower ; es: torre eiffel ; de: eiffelturm ; fr: tour eiffel ; pt: torre eiffel
tower > icon watchtower (lighthouse): tower, big ben, leaning tower, watch tower, rook tower
statue-of-liberty (lighthouse): statue of liberty
taj-mahal (temple): taj mahal, mosque
`
