import { STYLES, type Style } from '#shared/styles.ts'

/** What is drawn of an idea where the gallery has no design of it. */
export interface IdeaArt {
  /** Of the idea, as people read it. */
  name: string
  prompt: string
  style: Style
  colour: 'black' | 'colored'
  seed: number
}

/** Idea | style | c: in colour, b: black alone | seed | words. In many styles, so that the list is a wall and no catalogue. */
const LINES = `
Anchor | Traditional American | c | 3 | an anchor with a rope
Angel | Black and White | b | 2 | an angel with spread wings
Arrow | Old School | c | 4 | an arrow with feathers
Bear | Engraving | b | 2 | a bear head
Bee | Engraving | b | 1 | a bee
Butterfly | Neo Traditional | c | 2 | a butterfly
Cherry Blossom | Watercolor | c | 6 | a cherry blossom branch
Compass | Dotwork | b | 1 | a compass
Cross | Blackwork | b | 1 | a cross with a rose
Crown | Engraving | b | 1 | a crown
Dagger | Traditional American | c | 2 | a dagger with a rose
Dragon | Neo Traditional | c | 8 | a dragon
Eagle | Traditional American | c | 1 | an eagle with spread wings
Elephant | Dotwork | b | 1 | an elephant head
Feather | Fine Line | b | 2 | a feather
Fox | Watercolor | c | 1 | a fox
Heart | Old School | c | 1 | a sacred heart with flames
Horse | Black and White | b | 2 | a horse head
Hourglass | Engraving | b | 2 | an hourglass
Hummingbird | Watercolor | c | 1 | a hummingbird with a flower
Koi | Japanese | c | 1 | a koi in waves
Lily | Fine Line | b | 1 | a lily
Lion | Engraving | b | 1 | a lion head
Lotus | Dotwork | b | 1 | a lotus
Mandala | Geometric | b | 1 | a mandala
Medusa | Neo Traditional | c | 1 | medusa
Moon | Dotwork | b | 1 | a crescent moon with a face
Moth | Blackwork | b | 1 | a moth
Mountain | Engraving | b | 1 | a mountain range
Octopus | Engraving | b | 1 | an octopus
Owl | Engraving | b | 1 | an owl
Peony | Japanese | c | 1 | a peony with leaves
Phoenix | Neo Traditional | c | 1 | a phoenix with spread wings
Raven | Blackwork | b | 1 | a raven
Rose | Traditional American | c | 1 | a rose with leaves
Samurai | Japanese | c | 1 | a samurai helmet
Scorpion | Tribal | b | 1 | a scorpion
Ship | Traditional American | c | 1 | a ship in full sail
Skull | Blackwork | b | 1 | a skull
Snake | Old School | c | 1 | a coiled snake
Stag | Engraving | b | 1 | a stag head
Stars | Fine Line | b | 1 | three stars
Sun | Engraving | b | 1 | a sun with a face
Sunflower | Neo Traditional | c | 1 | a sunflower
Swallow | Traditional American | c | 1 | a swallow
Tiger | Japanese | c | 1 | a tiger head
Tree of Life | Blackwork | b | 1 | a tree of life
Turtle | Tribal | b | 1 | a sea turtle
Wave | Blackwork | b | 1 | waves
Wolf | Black and White | b | 1 | a wolf head
`

export const IDEA_ART: readonly IdeaArt[] = LINES.trim().split('\n').map(parseLine)

/** Of the files too: `tree-of-life`. */
export const ideaArtStem = (name: string) => name.toLowerCase().replaceAll(' ', '-')

function parseLine(line: string): IdeaArt {
  const [name = '', wanted, colour, seed, prompt = ''] = line.split(' | ')
  const style = STYLES.find((candidate) => candidate === wanted)
  if (style === undefined || prompt === '') throw new Error(`not a picture of an idea: ${line}`)
  return { name, prompt, style, colour: colour === 'c' ? 'colored' : 'black', seed: Number(seed) }
}
