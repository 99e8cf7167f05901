/** What other lists leave out in the other languages, read like the lines of `translations.ts`: Spanish | German | French | Portuguese | Italian. */
export const FURTHER_TRANSLATIONS = `
hand: manita, manitas | händchen | menotte, menottes | mãozinha, mãozinhas | manina, manine
wall: pared, muro, muralla | wand, mauer | mur | parede, muro | parete, muro
water lily: nenúfar, nenúfares | seerose, seerosen | nénuphar, nénuphars | nenúfar, vitória-régia | ninfea, ninfee
city: ciudad | stadt | ville | cidade | città
st george: san francisco, san francisco de asís | heiliger franziskus, franz von assisi | saint françois, saint françois d'assise | são francisco, são francisco de assis | san francesco, san francesco d'assisi
glass of water: vaso de agua, vaso con agua | wasserglas, glas wasser, glas mit wasser | verre d'eau, verre rempli d'eau | copo d'água, copo de água, copo com água | bicchiere d'acqua, bicchier d'acqua
oni mask: máscara oni, máscara de oni, máscara de un oni | oni-maske, onimaske, oni maske | masque oni, masque d'oni, masque de oni | máscara oni, máscara de oni | maschera oni, maschera da oni, maschera di oni
rope: cabo marinero, soga | tau, taue, tauwerk, seemannstau | cordage | | cima marinara
bell jar: campana de cristal, campana de vidrio, cúpula de cristal, cúpula de vidrio | glashaube, glasdom | cloche en verre, globe de verre | redoma, redoma de vidro, cúpula de vidro | campana di vetro, cupola di vetro, teca di vetro
grass: hierba alta, pasto | hohes gras | herbes hautes, hautes herbes | capim, capim alto, mato alto | erba alta
hammock: | | | rede de descanso, rede amarrada, rede de balanço |
postcard: postal, tarjeta postal | postkarte, ansichtskarte | carte postale | cartão postal, postal | cartolina
asteroid: asteroide | asteroid, asteroiden, meteorit | astéroïde | asteroide | asteroide
little prince: principito, el principito | kleiner prinz, der kleine prinz, kleinen prinzen, den kleinen prinzen | petit prince, le petit prince | pequeno príncipe, o pequeno príncipe | piccolo principe, il piccolo principe
jellyfish: medusa de mar, medusa del mar, aguamala, aguaviva | | | água-viva, medusa do mar | medusa di mare
genie lamp: lámpara de aladino, lámpara mágica, lámpara del genio, lámpara maravillosa | wunderlampe, aladins wunderlampe, aladins lampe | lampe d'aladin, lampe magique, lampe du génie | lâmpada do aladim, lâmpada do aladin, lâmpada de aladim, lâmpada mágica, lâmpada do gênio, lâmpada maravilhosa | lampada di aladino, lampada magica, lampada del genio
wolf: | wölfin, wölfinnen | louve | loba | lupa
archangel michael: arcángel miguel, san miguel arcángel | erzengel michael, heiliger michael, sankt michael | saint michel, archange michel, saint-michel | são miguel arcanjo, arcanjo miguel | san michele, san michele arcangelo, arcangelo michele
golden retriever: golden | golden | golden | golden | golden
dachshund: salchicha perro | wiener dackel | | salsichinha, cachorro salsicha, cachorrinho salsicha | cane bassotto, salsicciotto
rubber duck: | gummiente, badeente, quietscheentchen | canard de bain | | paperella di gomma
space suit: traje de astronauta | astronautenanzug, weltraumanzug | scaphandre spatial, combinaison d'astronaute | roupa de astronauta, traje de astronauta | tuta da astronauta
pillow: cojín, almohadón | sofakissen | coussin | almofada | cuscino
trophy: | | | |
baby feet: piecito, piecitos, pies de bebé, patucos | babyfuß, babyfüßchen, babyfüße | pied de bébé, petons | pezinho, pezinhos, pé de bebê | piedini, piedino
playing card: naipe, naipes | spielkarte | | naipe, naipes | 
snail: | | escargot | caramujo | chiocciola, lumachina
goldfish: pez de colores | | | peixe dourado, peixinho dourado | pesciolino rosso, pesci rossi, pesciolini rossi
hourglass: | | | | 
`
