import type { ImageRequest } from '#server/providers/image/image-provider.ts'
import type { Placement } from '#shared/options.ts'
import type { Style } from '#shared/styles.ts'

export interface ModelPromptInput extends Pick<
  ImageRequest,
  'prompt' | 'colour' | 'placement' | 'bodyType' | 'skinTone'
> {
  style: Style
  hasLettering: boolean
  /** What is to be seen, where the person has corrected what their words were taken for. */
  meant: string | null
}

/** What a tattooer means by each name; models take the bare names for painting styles. */
const STYLE_DIRECTIONS: Record<Style, string> = {
  Sketch: 'a loose pencil-sketch tattoo with searching lines and hatched shading',
  Realistic: 'a realistic tattoo with smooth black-and-grey style shading and fine detail',
  Minimalist: 'a minimalist tattoo of very few clean lines and much empty space',
  'Black and White': 'a black-and-white tattoo with solid blacks and crisp contrast',
  Surreal: 'a surreal tattoo that joins its subjects in a dreamlike, impossible way',
  Geometric: 'a geometric tattoo built from exact lines, polygons and symmetry',
  Blackwork: 'a blackwork tattoo of large solid black areas and bold shapes',
  Japanese: 'a Japanese irezumi tattoo with bold outlines, wind bars and waves',
  'Old School': 'an old school tattoo with heavy outlines, whip shading and a limited palette',
  'Traditional American':
    'a traditional American flash tattoo with bold black outlines and flat, limited fills',
  Cartoon: 'a cartoon tattoo with lively outlines and simple, expressive shapes',
  Watercolor: 'a watercolour tattoo with fine linework, soft washes and splashes',
  Dotwork: 'a dotwork tattoo shaded only with stippled dots',
  Tribal: 'a tattoo of flowing, pointed solid black shapes, invented and of no living culture',
  Abstract: 'an abstract tattoo of free shapes, brush strokes and rhythm',
  'Negative Space':
    'a negative-space tattoo in which bare skin inside solid black makes the subject',
  Lettering: 'a lettering tattoo in which well-spaced, readable letters are the design',
  Biomechanical: 'a biomechanical tattoo of machinery that grows together with organic forms',
  Portrait: 'a portrait tattoo with careful likeness, soft shading and clear highlights',
  '3D': 'a three-dimensional tattoo with cast shadows and strong depth',
  'Fine Line': 'a fine line tattoo of thin, even, delicate lines with little shading',
  Engraving: 'an engraving tattoo shaded with parallel and crossed woodcut hatching',
  Ornamental: 'an ornamental tattoo of symmetrical, jewellery-like pattern',
  'Neo Traditional':
    'a neo traditional tattoo with varied line weight, rich detail and decorative framing',
}

const PLACEMENT_DIRECTIONS: Record<Placement, string> = {
  Forearm: 'the forearm: a tall, narrow composition',
  'Full Sleeve': 'a full sleeve: a very tall composition that flows from top to bottom',
  'Half Sleeve': 'a half sleeve: a tall composition that can wrap the upper arm',
  Thigh: 'the thigh: a large, tall composition',
  Hand: 'the back of the hand: a compact composition',
  Shoulder: 'the shoulder: a rounded composition that follows the cap of the muscle',
  Wrist: 'the wrist: a small, simple, wide composition',
  Band: 'a band around the limb: one wide horizontal strip that could join at its ends',
  Back: 'the back: a large, symmetrical, tall composition',
  Calf: 'the calf: a tall composition',
  Chest: 'the chest: a wide composition',
  Sternum: 'the sternum: a symmetrical, vertical composition that tapers downwards',
  Finger: 'a finger: one tiny, simple, vertical motif',
  Ankle: 'the ankle: a small, delicate composition',
}

const BODY_DIRECTIONS: Record<ImageRequest['bodyType'], string> = {
  female: 'a female body',
  male: 'a male body',
  other: '',
}

/** From this Monk tone on, thin grey shading is lost in the skin. */
const DEEP_TONE = 7
const MEDIUM_TONE = 4

/** What a hosted model is told. The person's own words come first and whole; everything after them serves them. */
export function buildModelPrompt(input: ModelPromptInput): string {
  const { prompt, style, placement, meant } = input
  return [
    `Tattoo design: ${endSentence(prompt.trim().replaceAll(/\s+/g, ' '))}`,
    ...(meant === null ? [] : [`What is meant: ${endSentence(meant)}`]),
    `Draw it as ${STYLE_DIRECTIONS[style]}.`,
    describeColour(input),
    ...(placement ? [`It is meant for ${PLACEMENT_DIRECTIONS[placement]}.`] : []),
    describeWearer(input),
    describeLettering(input),
    'One single design, complete and centred, with a clear margin, on plain white paper like a flash sheet.',
    'Only the artwork: no body, no skin, no hands, no photograph, no mock-up, no frame, no background scene unless it was asked for, no watermark, no signature.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const endSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

function describeColour({ colour }: ModelPromptInput): string {
  if (colour === 'black') return 'Black ink and its greys only, no colour at all.'
  if (colour === 'colored') return 'In full colour, with inks that stay distinct on skin.'
  return ''
}

/** The picture shows no skin; what it will be worn on still decides how bold it must be. */
function describeWearer({ bodyType, skinTone }: ModelPromptInput): string {
  const body = BODY_DIRECTIONS[bodyType]
  const who = body === '' ? 'It will be worn' : `It will be worn by ${body}`
  if (skinTone >= DEEP_TONE)
    return `${who} on deep skin: bold lines, open shapes and strong contrast, no pale washes.`
  if (skinTone >= MEDIUM_TONE) return `${who} on medium skin: clear lines and good contrast.`
  return `${who} on light skin.`
}

/** Models like to sign their work and to label it. */
const describeLettering = ({ hasLettering }: ModelPromptInput) =>
  hasLettering
    ? 'The only lettering is what the description asks for, spelled exactly so and legible.'
    : 'No words, letters or numbers.'
