/**
 * What people tell about themselves and to the artist: kept out of the drawing. One regular expression to a line.
 * Written out rather than guessed, because "for my sister" must go and "for my sister, a lily" must keep its lily.
 */
export const CHATTER = String.raw`
\b(?:hand ?-?poked?|stick (?:and|n|&) poke|handpoke)\b
(?:\b(?:with|the|its|their|clock|hands?|stopped|set|showing|pointing|reading|at|to)\s+)+\d{1,2}[:.]\d\d\b
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
\b(?:back to back|first tattoo|cover up|coverup|no outline|no background|matching tattoos?|on one side|on the other(?: side)?|one side|the other side|in a line|on the side|side by side|all over|going up|going down|up the side|hard time|full of life|day of my life|end of the day|birth month|of course|at least|as well|a bit|a little bit|something like|such as|for example|looks like|look like|inspired by|in the style of|in style of|style of|snakes? (?:for|as|in(?: her)?) hair|serpientes (?:de|por) pelo)\b
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
`
