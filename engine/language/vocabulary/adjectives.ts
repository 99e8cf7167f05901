/** Words that say how a thing looks and never name one, in places where their nouns would be drawn: "starry" is no star. */
export const ADJECTIVES = `
cozy cosy gradient ombre whimsigothic whimsigoth vaporwave vaporwavey cottagecore fairycore goblincore iridescent glittery sparkly
winking goofy derpy silly sassy smug bored cheeky mischievous mossy filigreed edwardian rococo scandi rainy starry backlit sunlit moonlit
candlelit crocheted knitted quilted patchwork sepia feral stoic hexagonal octagonal tidy sooty lunar solar botanical alpine arctic
bioluminescent hollow empty see-through translucent transparent holographic pearlescent metallic velvety speckled
dappled brindle dilapidated derelict gnarled twisty stubby lanky pudgy tubby plump scraggly scruffy mangy regal snobby posh
jolly merry festive cheerful gloomy moody broody brooding wistful dreamy ghostly spectral skeletal leafy grassy watery fiery smoky
misty foggy hazy windswept rainswept weathered weatherbeaten timeworn battered dented chipped tarnished burnished hammered woven
braided plaited laced frilly lacy ruffled pleated striped chequered checkered
`

/** The same, where a noun follows; alone they are things: "a rainbow fox". */
export const ADJECTIVES_BEFORE_NOUNS = 'rainbow spiral newborn satin tartan plaid chrome tabby'
