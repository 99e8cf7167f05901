/** Somebody's words in quotation marks. What they quote themselves stands in single ones. */
export const quoted = (words: string) => `“${words.trim().replace(/["“”]([^"“”]+)["“”]/g, '‘$1’')}”`
