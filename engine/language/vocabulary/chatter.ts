/**
 * What people tell about themselves and to the artist: kept out of the drawing. One regular expression to a line.
 * Written out rather than guessed, because "for my sister" must go and "for my sister, a lily" must keep its lily.
 */
export const CHATTER = String.raw`
\b(?:(?:that|which|like) )?(?:you|we|i|everyone|kids|they)(?: all)? (?:draw|drew|used to [a-z]+|make|made|had|saw|read|loved|watched|collected) (?:as (?:an? |little )?(?:kids?|child(?:ren)?|boys?|girls?)|when (?:we|i|you) (?:were|was) (?:little|kids|a kid|small|young)|(?:in|at) (?:primary |elementary )?school)\b
,? ?\b(?:with )?(?:(?:his|her|its|a) )?(?:chin|head|face|cheek) (?:resting |propped |cupped )?(?:in|on) (?:(?:his|her|its|one|both) )?(?:hands?|fists?|palms?|paws?)\b
\b(?:bored |scared |freaked |drunk )?out of (?:his|her|its|their) (?:\w+ )?(?:mind|minds|wits|skull|head)\b(?! (?:grows?|comes?|flies|fly|growing|coming))
\b(?:is|would|was) it (?:be )?(?:at all |even )?possible (?:for (?:you|u|me) )?(?:to|(?:that|if) (?:you|u|i|we) (?:could|can))(?: please)? (?:get|have|do|draw|make|design|create|add|put|combine)(?: me)?\b
\bwhat['’]?s a (?:good|nice|cool|great) (?:tattoo|design|idea|piece)(?: idea)?\b[^.!?]*\?
\b(?:coming |reaching |growing |creeping )?(?:up |out )?(?:from )?(?:under|above|below|over|at) my (?:sock|belt|bra|shirt|sleeve|watch|waistband|collar)s?(?: ?line)?\b
\b(?:every|each|last|this|next|in|since|until|till|by) (?:january|february|april|june|july|august|september|october|november|december)\b
,? \blike an? [^,.;!?]{2,40} without (?:the|its|any|an?) [^,.;!?]{2,30}
,? \blike (?:the|that|those) [^,.;!?]{2,30} (?:ones?|painting|fresco|statue|logo|poster|scene)\b
,? \bwhen (?:s?he|they) (?:was|were) (?:about |around |only |just |still |aged )*(?:\d{1,2}|young(?:er)?|little|small|an? (?:kid|child|baby|girl|boy|teen(?:ager)?|young (?:woman|man|girl|boy)))(?: years old)?\b
\b(?:walking |marching )?in (?:single|indian) file\b
(?<=\b(?:cup|mug|teacup|coffee|tea|latte|espresso)(?: of [\p{L}]+)?)(?: with| and)? (?:some |hot |the )?steam(?: rising| coming (?:off|out))?(?: (?:from|of) it)?(?=\s*(?:$|[,.;!?]| and\b| on\b))
\b(?:der |den |dem |ein |einen )?kopf (?=(?:eine[sr]|von|vom)\b)
\ball in one(?: [\p{L}]+)? (?:scene|piece|design|picture|composition)\b
\bwith (?:her|his|their|my|our|its|the) (?:names?|initials|dates?|words?)?,? ?(?:written |printed |engraved |painted )?(?:on|across) (?:it|them)\b
(?:,? ?\b(?:in |als |im |de |en |a )?)?(?<!\p{L})(?:brustbild|halbfigur|halbporträt|medio busto|mezzo busto|en buste)(?!\p{L})
,? ?\b(?:the way|like|as) (?:they|people|you|sailors|monks|artists) (?:used to )?(?:draw|drew|paint|painted|see|find|have|show)(?!\p{L})[^,.;!?]*
\ben boule\b
(?<!\p{L})(?:se (?:chama|chamava|llama|llamaba)|chama(?:va)?-se|si chiama(?:va)?)(?!\p{L})
(?<!\p{L})(?:en |in |im |em )?(?:lettrages?|letras?|schrift|scritta|lettere)(?: (?:de |style |estilo |stile )?(?:gothiques?|góticas?|gotic[ahe]+|cursifs?|cursives?|anciens?))(?!\p{L})
(?<!\p{L})(?:(?:al|en el|no|ao|nel|im|au|dans le) )(?:viento|vento|vent|wind)(?!\p{L})
\b(?:more than |like |unlike )?(?:anything|anyone|nothing|everything|best|all) (?:else )?in the (?:whole |entire )?world\b
,? ?\b(?:a bit |kind of |sort of |something )?like (?:something |it['’]?s |one )?(?:from|out of|in) (?:an? |the |those |these |some )?(?:[\p{L}-]+ ){0,3}?(?:books?|storybooks?|movies?|films?|comics?|cartoons?|fairy ?tales?|manuscripts?|magazines?|textbooks?|encyclopedias?|games?|museums?|bestiar(?:y|ies))\b
(?<=, ?)(?:a bit|kind of|kinda|sort of|sorta) like (?:an? |the )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+(?=[,.;!?]|$| with\b| and\b)
\b(?:all|both) (?:two|three|four|five|six)? ?in one (?:piece|design|tattoo)\b
\b(?:fahre?|fuhr|fährt|bin|war) [^,.;!?]{0,40}zur see(?: gefahren)?\b
\b(?:gehe?|bin|gehst|geht|ging)? ?(?:[\p{L}]+ ){0,3}in (?:die )?rente(?: gegangen)?\b
\b(?:etwas |ein bisschen |viel |so )?(?:größer|kleiner|breiter|länger|groß|klein) (?:als|wie) (?:der|die|das|den|ein|eine|einen) (?-i:\p{Lu})\p{Ll}+
\bfor an? (?:barber|nurse|chef|teacher|baker|butcher|gardener|sailor|fisherman|carpenter|welder|mechanic|farmer|firefighter|paramedic|dancer|runner|climber|surfer|student|soldier)\b(?! (?:holding|with|in|on)\b)
,? from (?:the )?(?:legend of )?(?:zelda|pok[eé]mon|harry potter|(?:the )?witcher|skyrim|star wars|(?:the )?lord of the rings|lotr|studio ghibli|disney|minecraft|dark souls|bloodborne|elden ring|final fantasy|naruto|berserk|one piece|game of thrones|stranger things|adventure time|twilight|marvel|dc)(?: (?:movies?|games?|films?|series|show|comics?|books?|anime|manga))?\b
,? ?\b(?:(?:i ?['’]?m|i am|we['’]?re|we are|[\p{L}]+ ?['’]?s|(?:he|she|dad|mum|mom|son|daughter|wife|husband) (?:is|was)) (?:an? |such an? )?|(?<=\bas )an? )?(?:(?:huge|big|biggest|massive|lifelong|life-long|great|mega|total|die-?hard|super) )+fans? of\b
\b(?:i ?['’]?m|i am|he['’]?s|she['’]?s|we['’]?re) (?:an? )?fans? of\b
\b(?:huge|big|biggest|massive|lifelong|die-?hard|mega) (?:[\p{L}]+ ){1,5}fan\b,?
\bwith (?:an? |its |his |her )?(?:(?:big|large|full|open|beautiful) )*fan of (?:tail )?feathers\b
(?<=\b(?:my|our) (?:late |old |little |sweet |beloved |best |dear )?(?:cat|dog|pup|puppy|kitty|kitten|horse|pony|rabbit|bunny|hamster|parrot|pug|lab|labrador|spaniel|corgi|beagle|poodle) )(?-i:biscuit|cookie|mango|peanut|pepper|olive|honey|mochi|pumpkin|daisy|coco|cinnamon|nacho|waffles?|pickles?|muffin|cupcake|beans?|peaches|cherry|plum|poppy|willow|hazel|maple|clover|ivy|rosie|luna|bear|shadow|storm|bandit|buttons|mittens|robin|prince|princess|rocky|sunny|misty|kiwi|taco|noodle|bagel|toast|pretzel|truffle|juniper|basil)\b(?! (?:paws?|wings?|heads?|prints?|skulls?)\b)(?=\s*(?:[,.!?;]|$)| \p{Ll})
,? ?\b(?:with )?(?:nobody|no one|no-one|noone) (?:on|in|around|inside) (?:it|them|there)\b
^\W*(?:alright|oi|yo|moin|servus|ey up|ay up|howdy|greetings|g['’]day),? (?:mate|all|guys|lads|there|zusammen|folks)\b
\bun clin d['’](?:œil|oeil)\b
\b(?:in )?stile (?:fumett[oi]|cartone|cartoni animati)\b
(?<=^\W*|[.,!?] ?|\b(?:und|moin|hi|hallo|hey|ich) )(?:ich )?bin (?:von beruf |gelernter? )?(?-i:\p{Lu})\p{Ll}+(?= und|[.,!]|$)
\b(?:the )?(?:north|irish|baltic|adriatic|aegean|mediterranean|caribbean) sea\b
\bif (?:you(?:['’]?re| are|['’]?ve| have)?|we|i|there(?:['’]?s| is| are)?)(?: have| need| want| got)? (?:any |some |more |enough |too much |still |the )*(?:room|space|time)\b(?: for it)?
\b(?:need|needs|needing|leave|leaving|have|got|give|gives|for) (?:some |any |more |enough |a bit of |a little )+(?:room|space)\b(?! (?:for (?:an?|the) |with ))
\b(?:my|our|his|her) (?:\d+ |two |three |four |five |both )?(?:kids?|children|sons?|daughters?|boys|girls|twins|brothers|sisters|grandkids|grandchildren|parents)(?= ?, {3,})
\b(?:in |mit )?(?:fraktur|sütterlin|frakturschrift)(?![\p{L}])
\b(?:my|our|his|her|their) (?:\d+ |two |three |four |five |both )?(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|twins?|brothers?|sisters?|siblings?|grandkids|grandchildren|parents?|dogs?|cats?|mums?|moms?|dads?|nans?|grandmas?|grandpas?)['’]?s?['’]? (?:first |middle |last )?(?:names?|initials)(?= (?-i:\p{Lu})| *[,:]|\s*$)
(?<!\p{L})(?:à la main|a mano|à mão|von hand)(?= (?:le long|lungo|ao longo|a lo largo|entlang|sur|sul|sull|en|no|na)(?![\p{L}])|\s*[,.]|\s*$)
\bim (?:anflug|sturzflug|sprung|galopp|lauf|profil|stehen|sitzen|liegen|schlaf|wind|ganzen|detail|comic-?stil)(?![\p{L}])
\bfor (?:my|our) (?:(?-i:[a-z]+) ){1,2}(?:boys|girls|kids|children|sons|daughters|twins|parents|grandkids|grandchildren|grandsons|granddaughters|babies|siblings|sisters|brothers|nieces|nephews)\b(?! (?:as|who|in|on)\b)
\b(?:perhaps|possibly|probably|probs|deff?o|def|ngl|imo|imho|fyi|asap|tbf|atm|anyways?)\b
\b(?:in )?(?:different |various |soft |dark |light |muted |all )*(?:shades|tones|hues|tints) of (?=[\p{L}]+)
\b(?:whip|pepper|stipple|gradient|smooth) shad(?:ing|ed)\b
\bsticker(?: style| design| art)?(?=\s*(?:,|$))
\b(?:halloween )?flash (?:day|friday|event|sale)\b
,? for an? [\p{L}]+(?:grapher|ist|ian|maker|cook|chef|teacher|nurse|baker|gardener|sailor|climber|surfer|runner|driver)\s*$
\b[\p{L}]+ (?:girl|boy|guy|mom|mum|dad|gal) here\b
\b(?:todo (?:el )?mundo|tout le monde|tutto il mondo|aller welt|al loro posto|en calma|em calma|in calma)\b
(?<=\b(?:bit|cut|break|snapp|slic|chopp|sawi?|split+)(?:ing|s|es|ten)? [^,.;!?]{1,40}) in (?:half|two|pieces)\b
\b(?:der |ein )?(?:platz|die stelle|el lugar|l'endroit|o local|il posto) (?:wäre|ist|sería|es|serait|est|seria|é|sarebbe|è)(?= )
\bi(?:['’]ve| have)(?: got)? [^,.;!?]{1,40} i can (?:send|show|bring|share)\b[^,.;!?]*
\bin (?:small |all |block )?(?:caps|capitals)\b
\blike (?:it|they|he|she)(?:['’]s|s| is|['’]re| are| was) [^,.;!?]*
(?<=^|\s)--[a-z]+ [\d:.]+
\b(?:front|name|number) ?plates?\b
(?:, )?\b(?:the )?rest (?=(?:in )?(?:black|grey|gray|b&w)\b)
\b\d+(?:[ -](?:year|yr|month|week|day)s?)[ -]olds?\b
\b\d{1,2}[:.]\d\d ?uhr\b
\b(?:botanical|storybook|scientific|anatomical|vintage|children'?s book|storybook) (?:illustrations?|drawings?|plates?|etchings?|engravings?)(?: style)?\b
^\W*(?:nurse|teacher|doctor|vet|firefighter|paramedic|police|army|navy|mum|mom|dad|sister|brother|family|couples?|sobriety|recovery|travel|chef|baker|barber|gym|music) (?:tattoo|tat)s?(?: idea| design| concept)?s? ?[,:](?= ?[\p{L}]+)
\b(?:tattoo|tatouage|tatuaje|tatuagem|tatuaggio) (?:for|per|para|pour|für) (?:(?:a|my|our|mes|mis|mi|meus|i miei|meine) )?(?:deux |two |dos |due |dois |zwei )?(?:mum|mom|mother|mamma|mamá|madre|mère|mãe|mutter|dad|father|papà|padre|père|pai|vater|enfants|figli|hijos|filhos|kinder|kids|children)(?: (?:and|e|y|et|und) (?:daughter|son|figli[oa]|hij[oa]|fill?e|fils|filh[oa]|tochter|sohn))?(?: ?:)?
\b(?:my|his|her) exe?['’]?s names?\b(?: ?\([^)]*\))?
\bpartner ?tattoos?\b
\b(?:for|from|about|in memory of|in honou?r of|dedicated to|remembering) (?:all )?(?:my|our) (?:late |dear |best |little |older |younger |big |beloved |lovely |beautiful |sweet |own |\d+ |two |three |four |five |six )*(?:girls|boys|babies|ladies|grandkids|grandchildren|grandbab(?:y|ies)|nieces|nephews|students|kiddos|little ones)\b(?! as\b)
\b(?:para|por|pra|für|pour|per) (?:mis|meine[nr]?|unsere[nr]?|mes|nos|meus|minhas|as minhas|os meus|i miei|le mie|nuestr[oa]s)(?: (?:\d+|dos|tres|cuatro|zwei|drei|vier|beiden|deux|trois|quatre|dois|duas|três|quatro|due|tre|quattro|petit(?:e)?s|kleinen))* (?:niñ[oa]s|hij[oa]s|niet[oa]s|chic[oa]s|sobrin[oa]s|mädchen|mädels|jungs|kinder[n]?|töchter|söhne|enkel(?:kinder|innen)?|filles|garçons|enfants|petits[- ]enfants|puces|menin[oa]s|filh[oa]s|net[oa]s|sobrinh[oa]s|bambin[ei]|figli[e]?|nipot[i]|ragazz[ei])(?![\p{L}])
(?<=\b(?:birth ?dates?|birthdays|dates(?: of birth)?|names|initials|theme|story|memory|honou?r|zodiac signs?|birth ?signs?|birth ?flowers?|birth ?stones?) )of (?:all )?(?:my|our) (?:late |little |older |younger |\d+ |two |three |four |five )*(?:bab(?:y|ies)|girls|boys|kids|children|sons?|daughters?|twins|family|parents|grand[a-z]+|mum|mom|dad|siblings|sisters?|brothers?|wife|husband)\b
\b(?:die |den |las? |les? |as? |os? |gli |le |i )?(?:geburtsdat(?:en|um)|geburtstage?|initialen|anfangsbuchstaben|namen|fechas?(?: de nacimiento)?|nombres|iniciales|dates?(?: de naissance)?|prénoms|initiales|datas?(?: de nascimento)?|nomes|iniciais|dat[ae](?: di nascita)?|nomi|iniziali) (?:meine[rs]|unsere[rs]|von meine[nrm]|de mis?|de nuestr[oa]s|de mes|de mon|de ma|de nos|d[oa]s? meus?|d[oa]s? minhas?|dei miei|delle mie|del mio|della mia)(?: (?:\d|beiden|zwei|drei|dos|tres|deux|trois|dois|duas|três|due|tre))? [\p{L}]+
\b(?:(?:une|unas?|unos|uns|umas|una|etwa|ca|circa|um die) )?(?:dizaine|douzaine|quinzaine|vingtaine|trentaine|decina|quindicina|ventina|decena|quincena|veintena|dezena|\d+) (?:de |di )?(?:centimètres|centímetros|centimetri|centimetros|zentimetern?|centimet(?:re|er)s)(?![\p{L}])
(?<!\p{L})(?:(?:in|en|em|mit|con|avec|com|na|à) )?(?:letra (?:de mão|de mano|cursiva|manuscrita|a mano)|(?:meiner |seiner |ihrer )?handschrift(?:lich)?|écriture (?:à la main|manuscrite)|écrit à la main|scrittura a mano|scritt[oa] a mano|escrit[oa] (?:a mano|à mão))(?![\p{L}])
\b(?:as )?(?:seen|viewed|vist[oa]s?|vue?s?|gesehen) (?:from|desde|de|du|da|dall['’]|von) ?(?:above|below|overhead|the side|the front|arriba|abajo|dessus|dessous|haut|cima|baixo|alto|basso|oben|unten)(?: gesehen)?(?![\p{L}])
\bvon (?:oben|unten) gesehen\b
(?:, )?\brest (?=(?:in )?(?:schwarz|black|nero|noir|preto|negro)\b)
(?<=^|[.!?] )\s*(?:wann|was kost|wie ?viel|wie lange|habt ihr|hättet ihr|könnt ihr mir sagen|cu[aá]ndo|cu[aá]nto|qu[eé] precio|ten[eé]is|tienen|quand|combien|avez[- ]vous|qual o (?:valor|preço)|quanto|quando|avete|when|how (?:much|long|soon)|what(?:'s| is| would| do you)|do you have|have you|are you|is (?:this|that|it) (?:something|possible))(?![\p{L}])[^.!?]*\?
\b(?:fazer |haceros |rendere |rendre )?(?:uma homenagem|un homenaje|un omaggio|un hommage) (?:pr[oa]|para o|para a|ao?|à|a|al|alla|per)(?: (?:o|a|mi|mio|mia|meu|minha|mon|ma|il|la))* [\p{L}]+(?: que [^,.;!?]*)?
\bper (?:mi[oa]|il mio|la mia) (?:nonn[oa]|mamma|madre|pap[aà]|padre|zi[oa]|sorella|fratello|figli[oa])(?: (?-i:\p{Lu}[\p{L}]+))? che [^,.;!?]*
\b(?:para|pra|pour|für|per) (?:mi|meine[nr]?|mon|ma|a minha|o meu|minha|meu|(?:il |la )?mi[oa]) (?:pareja|partner(?:in)?|compagne|compagnon|parceir[oa]|companheir[oa]|compagn[oa])(?: (?:y|und|et|e) (?:yo|para mí|mich|moi|eu|mim|me))?(?!\p{L})
\b(?:do|can) (?:you|u|ya)(?: guys)? (?:do|also do) (?:cover[ -]?ups?|names?|lettering|reworks?|touch[ -]?ups?)\b
\bobv(?:s|iously)?\b
(?:\bwith )?(?:(?:his|her|their|its|both) )?\bhands on (?:(?:his|her|their|its|the) )?hips?\b
\bfür meine(?:n)? (?:beiden?|zwei|drei|vier) [\p{L}]+
\b(?:the )?(?-i:[NSEW](?:,? (?:and )?[NSEW]){1,3})(?: letters| markings| directions| points)?\b
\b(?:you|u|hi|hey|hello) (?:guys|all|lot|team|folks|ladies)\b
\b(?:ricordare|recordar a|homenajear a|honrar a|homenagear|rendre hommage à) (?:mi[oa]?|meu|minha|o meu|a minha|mon|ma|la mia|il mio) [^,.;:!?]*
\b(?:boa (?:tarde|noite)|bom dia|buenos días|buenas (?:tardes|noches)|guten (?:tag|morgen|abend)|bonsoir|buongiorno|buonasera|good (?:morning|afternoon|evening))\b
\b(?:pour|per|para|für|ein|un|le|il|el|o|den|einen|um) ?(?:le |un |il |el |o |den |einen |um )?(?:devis|preventivo|presupuesto|orçamento|kostenvoranschlag)\b
\bdo (?:you|u|ya) (?:take|accept) (?:credit )?(?:cards?|cash|paypal|walk[ -]?ins?)\b
(?:\b(?:the|der|le|la|el|il|lo|o|und|e|y|et|and) )+(?:rest|reste|resto)\b(?: (?:is|in|of it|to be|of the (?:piece|tattoo|design)|en|em|est|ist))*
\beverything else\b(?: (?:is|in|to be))*
\b(?:had|have|got|keeping|kept) (?:my|our|an?|both) eyes? on\b
\bthe elephant in the room\b(?=.{0,80}\belephant\b)
\b(?:bear with me|fingers crossed|bite the bullet|(?:not )?my cup of tea|hands down|heart set on|get(?:ting)? the ball rolling|off the top of my head|in good hands|pick(?:ing)? your brains?|little bird told me|bog[ -]standard|(?:i'm|im|be|we're|absolutely) over the moon)\b
\bin an? (?:kind|sort) of (?=(?-i:\p{Lu}))
\b(?:in )?(?:an? |the )?(?!(?:Old|New|Neo|Fine|Black|American|Trash|Art|Sailor|Single|Traditional|Japanese|Dot|Line|Stick|Micro)\b)(?-i:\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)+) style\b
\b(?:(?:looking|wanting|hoping|would like|like|want|trying) )?to book\b(?: (?:in|with|an?|you|it|this|us|for)\b)?[^,.;!?]*
\bif (?:she|he|they|you|there|u)(?:'s|'re| is| are| r| have| has)\b[^,.;!?]*
\b(?:for|in memory of|dedicated to|to honou?r|remembering) (?:my|our) (?:(?-i:[a-z]+) ){1,3}(?-i:\p{Lu}\p{Ll}+)(?![\p{L}'’])
\b\d+(?:[.,]\d+)? ?(?:x|by|mal|por) ?\d+(?:[.,]\d+)?(?: ?(?:cm|mm|inch(?:es)?|in|"))?(?![\p{L}\d])
\b(?:coming|going|heading|sailing|flying|back|on (?:its|his|her|the) way) home\b
\b(?:colou?r(?:ed)? )?(?:pencil|crayon|charcoal|marker|ballpoint|biro) (?:look|style|effect|drawing|texture|feel)\b
\b(?:(?:the|its|his|her|with|and) )*(?:first|last|final|middle|second|third) letters?\b
\b(?:(?:with|and|just) )*(?:one|1|a|an|two|each|every|single|the) letters? (?:per|for (?:each|every)|on (?:each|every|my|the|all)|to (?:each|every|a)|each|a|every) ?(?:fingers?|knuckles?|side|hand|toes?|line|petal|leaf|one)?\b
\b(?:(?:in|with|big|small|bold|thick|old|classic|traditional|old[- ]school|vintage) )*(?:sailor|navy|army|prison|gangster|cowboy|circus|college|varsity|stencil|bubble|ransom note|block|capital|gothic) (?:style )?(?:block )?(?:letters|lettering|capitals|font|type)\b
\b(?:felt|feel|feels|feeling|am|be|was|were|is) (?:(?:fully|quite|really|truly|right|so|never|most|completely) ){0,2}at home\b
\b(?:in|by|until|since|before|after|around|during|early|late|mid|next|last|this|for|from|end of|or|and) ?(?-i:January|February|April|June|July|August|September|October|November|December)\b(?! (?:birth|flower|\d))
\b(?:giving|flipping|throwing(?: up)?|doing|making) (?:the |a )?(?:middle finger|finger|peace sign|devil horns|thumbs up|ok sign|shaka)\b
\b(?:colou?r|paleta|palette|farb|tavolozza) ?(?:palette|scheme|de (?:cores|colores|couleurs)|schema)(?: of| de)?\b
^\s*(?:hi|hiya|hey|hello(?! kitty)|dear|hola|buenas|hallo|moin|servus|bonjour|salut|oi|olá|ola|ciao|salve)\b(?: (?!(?:an?|the|i|we|can|could|my|so|un|una|une|eine?|um|uma)\b)[\p{L}]+){0,2} ?(?=[!,.])
(?<=^|[.!?] )\s*(?:for|pour|para|für|per) (?:my|our|mes|nos|notre|mon|ma|mis|nuestr[oa]s?|mi|unsere?n?|meine?n?|nossos?|meus?|minha|i miei|il mio|la mia)\b[^:.!?"]{1,60} ?:
\b(?:(?:about|roughly|around|approx(?:imately)?\.?|ungefähr|etwa|circa|ca\.?|environ|cerca de|mais ou menos) )?(?:(?:the|in the|at|real|actual|life|der|die|in der|de la|del|do|da|della|delle) )?(?:size|tamaño|taille|tamanho|größe|grandezza|dimensioni?) (?:of|de|d['’]|von|di|del|do|da|einer?|eines)(?: ?(?:an?|my|the|your|his|her|un[ae]?|uma?|einer?|eines|mi|ma|mon|meiner?|mia|minha|la|el)\b)? ?[\p{L}-]+(?: (?:de|di|card|coin|ball|bill|piece) ?[\p{L}]*|(?: [\p{L}-]+){1,2}(?= ?(?:$|[,.;!?)])))?
\b(?:as|tan|aussi|tão|so|così) (?:big|large|small|tiny|long|tall|wide|grande|pequeñ[oa]|petite?|grande?|pequen[oa]|groß|klein|lang|piccol[oa]) (?:as|como|qu['’]|que|quanto|wie|come) ?(?:an?|my|the|un[ae]?|um|uma|eine?|meine?|der|die|das|mi|ma|mon) ?[\p{L}-]+
\b(?:grande?s?|petite?s?|piccol[oa]|pequeñ[oa]|pequen[oa]|groß|gross|klein) (?:come|como|quanto|comme|wie) (?:un[ae]?|uma?|eine?|il|la|el|le|ma|mon|mi|minha|meine?) ?[\p{L}]+
\b(?:palm|hand|coin|quarter|thumb(?:nail)?|fist|credit card|business card|postcard|dollar|phone|matchbox|stamp|life|real|actual)[ -]?size(?:d)?\b
\b(?:hand|handteller|handflächen|münz|daumen|faust|postkarten)gro(?:ß|ss)(?:e[rsnm]?)?\b
(?<=[.!?] )(?![^.!?]*\b(?:tattoo|piece|design)s? (?:of|with)\b)[^.!?]*\b(?:attached|consult(?:ation)?|appointment|deposit|budget|availab(?:le|ility)|in the [\p{L}]+ area|reference (?:photos?|pictures?|images?)|ref pics?|price|suggestions|directions)\b[^.!?]*
\b(?:i|we) (?:have|'ve got|got) (?:some |a few |lots of |great |good |a |an )*(?:photos?|pictures?|pics?|images?|references?|screenshots?|sketch(?:es)?)\b[^,.;!?]*
(?<=[.!?] )\s*(?:in|near|from|around) (?-i:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?=[.!?])
\blooking for (?:someone|somebody|an? (?:[\p{L}]+ )?(?:artist|tattooist|tattooer|studio|shop))\b[^.!?]*
\bfrom the [^,.;!?]{1,40}?\b(?:novels?|books?|movies?|films?|series|tv show|show|games?|video ?games?|anime|manga|comics?|saga|cartoon|album)\b
\b(?:bedeutet|bedeuten|steht für|significa|représente|symbolise|simboliza|representa|rappresenta|stands? for)\b[^.;!?]*
\b(?:for|in memory of|to honou?r) (?:my|our|his|her|the) (?:late |little |unborn |lost )?(?:baby|babies|child|children|son|daughter|dad|father|mum|mom|mother|nan|gran|grandad|grandpa|grandma|brother|sister|husband|wife|friend|uncle|aunt)s? (?:the [a-z]+|(?:we|i|who|that) [^,.;:!?]*)
\b(?:i|we)(?: would|'d|d)?(?: both| all| really| would both)? (?:want|need|like|love)(?: to (?:get|have|see))?\b
\b(?:would|should|could) (?:both |all |also |really )?(?:want|like|love|be|have)\b
\b(?:memorial|wedding|anniversary|birthday|matching|couples?|friendship|remembrance) (?:portraits?|pieces?|designs?|concepts?|tattoo(?: design| concept)?s?)\b
\b(?:(?:in|en|em|mit|con|avec|com|als) )?(?:(?:der |die |la |una |une |uma |a |o |un |police |carattere |stile |estilo |style |tipo |type )*(?:letra|fuente|tipografía|police|écriture|lettres|fonte|letras|scrittura|caratteri|font) (?:de |da |a |di |estilo |style |type )*(?:máquina de escribir|machine à écrire|máquina de escrever|macchina da scrivere|mano|gótica|impresa|imprenta)|(?:schreibmaschinen|schreib|hand|block|druck|fraktur|schnörkel|zier|schön)-?(?:schrift|buchstaben|lettern))(?![\p{L}])
\b(?:en|in|em|mit|con|avec|com) (?:petites? |grandes? |kleinen? |piccole )?(?:lettres?|letras?|buchstaben|lettere|letters|caratteri)(?: (?:cursiv[ae]s?|gothiques?|góticas?|attachées|corsive|minuscol[ei]|majuscules|pequeñas))?(?![\p{L}])
\b(?:sin|sans|sem|senza|ohne|no|without(?: any)?) (?:las |les |as |le )?(?:letras?|lettres?|letters?|lettering|text|texto|texte|testo|words|writing|script|palabras|palavras|mots|worte|schrift|scritte?|dates?|fechas|datas|datum)(?![\p{L}])
\bpsalms?\b(?! ?\d)(?= (?:on|in|across|along|tattoo)\b|[,.]|$)
\b(?:bible|psalm|poem|song|book|movie|film) (?:verses?|lyrics?|quotes?|passages?|lines?)\b
\b(?:one|two|three|\d) (?:lines?|rows?) (?:of (?:text|script|lettering))\b
\b(?:with )?(?:high |good |clear |exact |balanced |clean |refined |soft |stencil[ -]ready )?(?:readability|legibility|spelling|spacing|hierarchy|typography|watermark|watermarks|contour quality|strokes)\b
\b(?:when(?:ever)? (?:we|you|i|they(?:'re| are)?|my|our|put|held|side)|cuando (?:nos|estamos|se|yo|juntamos)|wenn (?:wir|ich|man|du)|quand (?:on|nous|je)|quando (?:nós|a gente|estamos|nos|siamo|ci)) [^,.;!?]*
(?:[.!?,] ?|^)\s*(?:many |kind |best |warm )?(?:thanks|thank you|thx|cheers|regards|best|love|xoxo|gracias|saludos|danke|vielen dank|liebe grüße|lg|vg|merci|cordialement|bises|obrigad[oa]|abraços|grazie|saluti)(?: (?:so much|a lot|in advance|again|all|everyone|guys|im voraus|d'avance|de antemano|schon mal|mille|you))*[,!.]* (?-i:\p{Lu}\p{L}+)(?: (?-i:\p{Lu}\p{L}*\.?))?[ .!]*$
\b(?:very|so|totally|super|pure|proper) (?-i:\p{Lu}\p{L}+(?: (?:in|of|the|and|to|a|on) )?(?: ?(?:in |of |the |and |to )*\p{Lu}\p{L}+)+)(?= ?(?:[,.;!?]|$))
\b(?:hand ?-?poked?|stick (?:and|n|&) poke|handpoke)\b
(?:\b(?:with|the|its|their|clock(?= hands)|hands?|stopped|set|showing|pointing|reading|at|to)\s+)+\d{1,2}[:.]\d\d\b
\bcover(?:ing)? ?-?up (?:for|of|over) (?:an? |my |some |the )?(?:old |bad |faded )?[a-z]+(?: tattoo)?\b
\b(?:i'm|im|i am|he's|she's|(?:he|she|who|dad|mum|mom|brother|sister|son|grandad|grandpa|nan) (?:was|is)) (?:a|an) [a-z]+(?: [a-z]+)?(?= (?:and|so|but) | ?, )
\b(?:ok|okay|so|hi|hiya|hey|hello(?! kitty)|please|x|xx|jk|tbh|btw|yk|ya know|you know|pls|plz|thanks|thank you|lol|idk|maybe|basically|just|kinda|sort of|kind of|well|ish|or something|if possible|surprise me|i guess|i think)\b(?=[ ,!.])
\b(?:i|we)(?: would|'d|d)? (?:really )?(?:want|wanna|need|like|love|am looking for|was thinking of|was thinking about|am thinking of|am thinking about)(?: to (?:get|have))?(?: something)?\b
\b(?:i am|i'm|im) (?:looking for|thinking of|thinking about|after|getting)\b
\bcan (?:u|you)(?: please)? (?:do|make|draw|design|create)(?: me)?\b
\b(?:could|would) you (?:do|make|draw|design|create)(?: me)?\b
\b(?:draw|design|make|create|give|show) me\b
\b(?:tattoo|tattoos|tatoo|tatto|tattoo design|tattoo idea|ink|design|(?<!puzzle |jigsaw |chess |chest |back |thigh |leg |arm |rib |hip |neck |shoulder )piece|tattoed) (?:of|with|for|idea)\b
\b(?:getting|get|having) (?:a|an|my)\b
\b(?:for|from|by|to|in memory of|in honor of|in honour of|dedicated to|remembering|about|represents?|representing|symboli[sz]es?|matching .{0,20} with) (?:my|our|his|her|their) (?:late |dear |two |three |best |first |little |older |younger |big |beloved )*(?:grandmother|grandma|granny|nana|nan|grandfather|grandpa|granddad|mother|mom|mum|mama|father|dad|papa|sister|brother|son|daughter|kids?|children|wife|husband|boyfriend|girlfriend|friend|friends|aunt|uncle|cousin|family|partner|baby|twins|parents|grandparents|dog|cat)s?(?: (?:and|&) (?:me|i))?(?: who (?:passed away|passed|died|is gone)(?: (?:last|this|two|three|in) [a-z0-9]+(?: years? ago)?)?)?\b
\b(?:couples?|matching|friendship|memorial|sisters?|best friends?|first|flash) (?:tattoos?|sheet|tattoo sheet)\b
\b(?:one on me|one on my [a-z]+)\b
\bfor me(?: and my [a-z]+)?\b
\bfor (?:a|an) (?:traveler|traveller|friend|girl|guy|man|woman|couple|beginner)\b
\b(?:passed away|who passed|who died|died)(?: (?:last|this) [a-z]+)?\b
\b(?:she|he|they) (?:loved|loves|liked|likes|was|were|is|are|always|used to)\b
\b(?:first tattoo|cover up|coverup|no outline|no background|matching tattoos?|on one side|on the other(?: side)?|one side|the other side|in a line|on the side|side by side|all over|going up(?! (?:an?|the)\b)|going down(?! (?:an?|the)\b)|up the side|hard time|full of life|day of my life|end of the day|birth month|of course|at least|as well|a bit|a little bit|something like|such as|for example|looks like|look like|inspired by|in the style of|in style of|style of|snakes? (?:for|as|in(?: her)?) hair|serpientes (?:de|por) pelo)\b
\b(?:quiero|quisiera|me gustaría|busco|necesito|hazme|dibuja)(?: (?:un|una) (?:tatuaje|diseño) (?:de|con))?\b
\b(?:tatuaje|tatuagem|tatouage|tattoo) (?:de|d'|d|von|com|con|mit|avec)(?: |(?<='))
\b(?:ich (?:möchte|will|hätte gern|suche)|je (?:veux|voudrais|cherche)|j'aimerais|eu (?:quero|queria)|quero|gostaria de)\b
\b\d+(?:[.,]\d+)? ?(?:cm|mm|inch|inches|in|")(?![a-z])
\b(?:he|she|they|we) (?:gets?|kept|keeps|had|has|have)\b(?: the)?
\b(?:covering|to cover|hiding|hide) (?:a|an|my|up)(?: old| big| small)? (?:scar|scars|tattoo|mark|name|stretch marks)\b
\b(?:i|we) (?:lost|miss|beat|had|have|got|just)\b
\b(?:my|our|his|her|their) (?:late |little |dear )?(?:[a-z]+ )?[a-z]+['’]?s?['’]? (?:names?|initials|birthdays?|birth ?dates?|dates? of birth|handwriting)(?= ?,)
(?:\b(?:on )?(?:an? )?(?:clean|plain|pure|solid|simple) |\b(?:on )?(?:an? ))?white background\b
\b(?:ultra |very |super )?hi(?:gh)?[ -](?:resolution|res|details?|contrast|quality|definition)\b
\b(?:8k|4k|uhd|hdr)\b
\b(?:for|on|to suit|suits|that works on|against) (?:my |a |his |her |their |someone with )?(?:very |really |quite )?(?:light|lighter|dark|darker|deep|pale|fair|medium|brown|black|white|olive|tan|tanned|freckled)(?:[ -](?:light|dark|brown|medium|olive))? (?:skin|complexion)(?: tones?)?\b
\b(?:para|pour|por|fur|für|auf) (?:a |la |une |mi |ma |minha |meine )?(?:(?:piel|peau|pele) (?:muy |très |muito )?(?:clara|claire|oscura|foncée|escura|morena|negra|noire|mate)|(?:sehr )?(?:helle|dunkle|gebräunte) haut)(?![a-zà-ü])
\b(?:solid fills?|soft gradients?|(?:clean(?: and)? )?crisp (?:and clean )?lines?|sharp focus|professional|masterpiece|trending on artstation|vector (?:art|illustration|style)|isolated on white|flash sheet|award[ -]winning|highly detailed|ultra detailed|(?:dynamic |balanced |symmetrical )?composition|(?:print|stencil)[ -]ready)\b
\bwho (?:just |really |absolutely |always )?(?:loves?|loved|adores?|adored|likes?|liked|(?:is|was) obsessed with) [^,.;:!?]{2,40}(?=:)
`
