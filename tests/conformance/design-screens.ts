import type { Section } from '#tests/conformance/row.ts'

export const CREATE: Section = {
  title: '§2 Create screen',
  rows: [
    {
      kind: 'screen',
      what: 'Description, gender, style and colour selects',
      proof: [
        'e2e/create.e2e.ts: §4 create defaults: tiger preset, Male, Geometric, Black and white, the first skin tone',
      ],
    },
    {
      kind: 'screen',
      what: '"Need help to improve your prompt" with a spinner',
      proof: ['e2e/create.e2e.ts: §4 Need help to improve your prompt replaces the text'],
    },
    {
      kind: 'screen',
      what: 'Row of 10 skin tone swatches',
      proof: [
        'e2e/create.e2e.ts: §4 create defaults: tiger preset, Male, Geometric, Black and white, the first skin tone',
        'app/features/designer/skin-tones.test.ts: §3 the create screen has ten swatches, each named by its description',
      ],
    },
    {
      kind: 'text',
      what: '"Selected Skin Tone: {description}"',
      proof: [
        'e2e/create.e2e.ts: §4 create defaults: tiger preset, Male, Geometric, Black and white, the first skin tone',
      ],
    },
    {
      kind: 'text',
      what: '"Generate tattoos" button',
      proof: [
        'e2e/create.e2e.ts: §4 two placeholders on top, filled by two designs for one credit',
      ],
    },
    {
      kind: 'text',
      what: '"Credit remaining {n}"',
      proof: [
        'e2e/create.e2e.ts: §4 create defaults: tiger preset, Male, Geometric, Black and white, the first skin tone',
      ],
    },
    {
      kind: 'screen',
      what: "The user's own tattoo cards, fetched on load",
      proof: [
        'e2e/create.e2e.ts: §4 two placeholders on top, filled by two designs for one credit',
        'server/http/tattoo.db.test.ts: §7 by-user answers them newest first, by-filename one of them',
      ],
    },
    {
      kind: 'screen',
      what: '2 placeholder cards at the top, replaced by images that have an imageUrl',
      proof: [
        'e2e/create.e2e.ts: §4 two placeholders on top, filled by two designs for one credit',
        'app/features/designer/design-requests.test.ts: §4 only results that have an imageUrl fill placeholders, in their order',
      ],
    },
    {
      kind: 'screen',
      what: 'Card image with a loading indicator until loaded',
      proof: [
        'e2e/pictures.e2e.ts: §4 a picture is awaited until it is there; §2 similar designs, an idea and the designer zoom into the one that was clicked',
      ],
    },
    {
      kind: 'screen',
      what: 'Card, long: prompt, upvote count with heart, created date, up to 3 tag chips plus "+N"',
      proof: [
        'e2e/create.e2e.ts: §2 a card: words, likes, date, three tags and +N, favourite, download, delete',
      ],
    },
    {
      kind: 'screen',
      what: "Card, short: the gallery's, without date and tags",
      proof: [
        'e2e/pictures.e2e.ts: §4 a picture is awaited until it is there; §2 similar designs, an idea and the designer zoom into the one that was clicked',
      ],
    },
    {
      kind: 'screen',
      what: 'Overlay: favourite, zoom, download',
      proof: [
        'e2e/create.e2e.ts: §2 a card: words, likes, date, three tags and +N, favourite, download, delete',
      ],
    },
    {
      kind: 'screen',
      what: 'Overlay: delete, admin only',
      instead: "one's own designs can be deleted too, from a menu and after a question",
      proof: [
        'e2e/create.e2e.ts: §2 a card: words, likes, date, three tags and +N, favourite, download, delete',
        'e2e/tattoo.e2e.ts: §5 the administrator edits tags, trimmed and none twice, and deletes',
      ],
    },
    {
      kind: 'screen',
      what: 'Clicking a tag chip goes to /explore with that tag',
      proof: [
        'e2e/create.e2e.ts: §2 a card: words, likes, date, three tags and +N, favourite, download, delete',
      ],
    },
    {
      kind: 'screen',
      what: 'Tag editor only for the admin, on long cards',
      instead:
        "there, and also on the design's own page and on the cards of public walls, where designs of others are",
      proof: [
        'e2e/tattoo.e2e.ts: §5 the administrator edits tags, trimmed and none twice, and deletes',
        'tests/api-routes.db.test.ts: the routes that only the administrator may call',
      ],
    },
    {
      kind: 'screen',
      what: 'Zoom modal: arrows that wrap around',
      proof: [
        'e2e/create.e2e.ts: §2 arrows wrap around, keys work, and the focus comes back to the card',
      ],
    },
    {
      kind: 'screen',
      what: 'Zoom modal: closed by clicking the backdrop',
      proof: ['e2e/create.e2e.ts: §2 a click on the backdrop closes it'],
    },
  ],
}

export const DESIGNER: Section = {
  title: '§2 Designer screen',
  rows: [
    {
      kind: 'screen',
      what: 'Description box, Generate New Design, credits-remaining line, Current Design area',
      proof: [
        'e2e/design.e2e.ts: §4 a description becomes a design, for one credit, with the server’s stages on the way',
      ],
    },
    {
      kind: 'screen',
      what: 'Improve Prompt button',
      proof: ['e2e/design.e2e.ts: §4 Improve Prompt replaces the text and ignores a second click'],
    },
    {
      kind: 'screen',
      what: 'Upload and body-mapping panel',
      proof: [
        'e2e/body.e2e.ts: §4 five photos go up, are read and carry the next design for 15 credits; a link shows one picture; what is deleted is on record',
        'e2e/body.e2e.ts: §4 without a paid plan the upload panel is an upgrade prompt, and so is the page of photos',
      ],
    },
    {
      kind: 'screen',
      what: 'Body type, style and skin tone pickers',
      proof: [
        'e2e/design.e2e.ts: §4 designer defaults: body type male, skin tone medium, no style; six styles, then all',
      ],
    },
    {
      kind: 'text',
      what: 'Pro Tips: size, style and placement; reference elements; cultural or symbolic meanings; several variations',
      proof: ['e2e/words.e2e.ts: §2 §7 the designer: Pro Tips, and what is told of its use'],
    },
    {
      kind: 'screen',
      what: 'Popups: pricing modal, Out of Credits',
      proof: [
        'e2e/design.e2e.ts: §4 the last credit: the design comes, then Out of Credits, then Upgrade leads to the prices',
      ],
    },
    {
      kind: 'screen',
      what: 'Popup: zoom viewer',
      proof: [
        'e2e/pictures.e2e.ts: §4 a picture is awaited until it is there; §2 similar designs, an idea and the designer zoom into the one that was clicked',
      ],
    },
  ],
}
