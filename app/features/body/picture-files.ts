export const PNG_NAME = 'tattoo-on-me.png'

/** A picture's own address has its proof; this asks for the same as a file to take home. */
export const pngAddress = (url: string) => `${url}${url.includes('?') ? '&' : '?'}as=png`
