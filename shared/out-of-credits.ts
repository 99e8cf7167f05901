/** §8.generate.failure. Apart from the schemas of credits, because every page carries it. */
export const OUT_OF_CREDITS = "You've used all your available credits for generating designs."
