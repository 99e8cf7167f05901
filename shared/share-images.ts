/** What link previews show best: the shape of 1.91 to 1 that every network takes. */
export const SHARE_IMAGE_SIZE = { widthPx: 1200, heightPx: 630 }
