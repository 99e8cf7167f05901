/** A design's vector file has its colour, its outline and its shading in layers of those names; this shows the outline alone. */
export const keepLines = (svg: string): string =>
  svg.replaceAll(/<g id="(?:colour|shading)"/g, '$& display="none"')
