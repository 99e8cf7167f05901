/**
 * How big a tattoo is to be, told by what everybody has at hand: "about the height of a pint glass", "playing card size". That thing
 * measures, and is nothing to be seen. One regular expression to a line.
 */
export const MEASURES = String.raw`
(?<![\p{L}-])(?:(?:just |only )?(?:about|around|roughly|approx(?:imately)?\.?|maybe|perhaps|almost|nearly|in|at) )*(?:an? |the |my |your )?(?:(?:playing|credit|business|bank|index|post|gift|tarot|trading|bus|id)[ -]?cards?|post ?it(?: note)?|beer ?mat|coaster|(?:pint|shot) ?glass|bottle ?(?:cap|top)|poker chip|(?:golf|tennis|ping[ -]pong) ?ball|(?:beer|coke|soda) can|lighter|biro|walnut|plum|cigarette (?:pack|packet)|(?:\d+ ?|ten |twenty |fifty )(?:p|pence|cents?|euros?)(?: (?:coin|piece))?|dime|nickel|penny|palm|hand|fist|thumb(?:nail)?|finger(?:nail)?|coin|quarter|stamp|matchbox|phone|iphone|passport|a[3-7])(?:[ -]siz(?:e|ed)| in (?:size|height|width|length))(?!\p{L})
(?<![\p{L}-])(?:(?:to be |just |only )?(?:about|around|roughly|approx(?:imately)?\.?|maybe|perhaps|almost|nearly|at) )*(?:the )?(?:height|width|length|breadth|diameter|thickness) of (?:an?|your) [\p{L}\d-]+(?: (?:card|glass|bottle|mat|coin|piece|ball|can|note|bill|cap|pack|packet|chip|box|phone)s?)?(?!\p{L})
(?<![\p{L}-])(?:(?:etwa|ungefähr|circa|ca\.?|rund|so|in) )*(?:kreditkarten|scheckkarten|spielkarten|visitenkarten|postkarten|handteller|handflächen|hand|daumennagel|münz|euro|streichholzschachtel|zigarettenschachtel|briefmarken|bierdeckel|walnuss|faust|feuerzeug|a[3-7])[ -]?(?:größe|format|groß(?:e[rsnm]?)?)(?!\p{L})
(?<!\p{L})(?:(?:etwa|ungefähr|circa|ca\.?|rund) )*(?:in|auf) (?:der |die )?(?:höhe|breite|länge) (?:von )?(?:eine[rsmn]?|meine[rsm]) (?-i:\p{Lu})\p{Ll}+
(?<!\p{L})(?:(?:más o menos|aproximadamente|casi|como) )*(?:del?|con el|con la) (?:la )?(?:alto|altura|ancho|anchura|largo) de una? [\p{L}-]+(?: de \p{L}+)?(?!\p{L})
(?<!\p{L})(?:(?:environ|à peu près|presque) )*de la (?:hauteur|largeur|longueur) (?:d['’]une? )[\p{L}-]+(?: de \p{L}+)?(?!\p{L})
(?<!\p{L})(?:(?:mais ou menos|quase) )*(?:da|na) (?:altura|largura) de uma? [\p{L}-]+(?: de \p{L}+)?(?!\p{L})
(?<!\p{L})(?:(?:circa|più o meno|quasi) )*(?:dell['’]|della |in )(?:altezza|larghezza|lunghezza) di un(?:[ao]? |['’])[\p{L}-]+(?: (?:di|da) \p{L}+)?(?!\p{L})
(?<!\p{L})(?:(?:en|in|em|au|a|de|di|del?|do) )?(?:tamaño|format[oe]?|taille|tamanho|grandezza|dimensione) (?:(?:de |di )?(?:tarjeta|carte|cartão|carta|moneda|pièce|moeda|moneta|palma|paume|palmo|puño|poing|pugno|punho|naipe|timbre|sello|selo|francobollo|postal|cartolina|bolsillo|poche))(?: (?:de la |de |di |da |d['’])?(?:crédito|crédit|credito|visita|visite|postale|jouer|gioco|mano|main|mão|dos|deux|dois|due|un|uno|une|um|2|1)(?: euros?)?)?(?!\p{L})
(?<!\p{L})(?:tamaño|tamanho|del tamaño|do tamanho) (?:de )(?:una? |uma? )[\p{L}-]+ de (?:un|dos|dois|um|\d+) (?:euros?|pesos?|re(?:al|ais)|centavos?|céntimos?)(?!\p{L})
(?<!\p{L})tão (?:grande|pequen[oa]|alt[oa]) (?:quanto|como) uma? [\p{L}-]+(?!\p{L})
`
