import type { Language } from '#engine/language/brief.ts'

/** Words that mean different things in different languages: "word: kind languages, kind languages". */
const LISTED = `
bin: subject en
loro: subject es pt
casco: subject es it
plato: subject en
nen: count de
ner: count de
nem: count de
meia: subject pt
pelle: subject fr
cima: subject es it
flamenco: subject es
roda: subject pt
sega: subject it
bonde: subject pt
remo: subject es pt it
ticket: subject en fr
violet: subject en
hat: subject en
rose: colour fr
dos: placement fr, count es
um: relation de, count pt
main: placement fr
pie: placement es
rot: colour de
fur: detail en
bunt: colourMode de
en: relation es fr
em: relation pt
im: relation de
sur: relation fr
vor: relation de
sob: relation pt
aus: relation de
wade: placement de
manga: placement es pt, style en de fr
chance: idea fr
mort: idea fr
force: idea fr
mut: idea de
fe: idea es pt
foi: idea fr
temps: idea fr
tempo: idea pt
bein: placement de
hals: placement de
cou: placement fr
pe: placement pt
grand: size fr
gros: size fr
une: count fr
sept: count fr
six: count en fr
dix: count fr
en una: relation es
en un: relation es
com: relation pt
mit: relation de
round: relation en
tod: idea de
lila: colour es de
marron: colour es fr
in: relation en de it
su: relation it
from: relation en
sui: relation it
nei: relation it
spiegelt: relation de
aus der: relation de
aus dem: relation de
a: count en
on: relation en
petite: size en fr
hand: placement en de
arm: placement en de
band: placement en
glas: subject de
mousse: subject fr
tromba: subject it
saber: subject en
dice: subject en
auf: relation de
free: idea xx
w: relation en
die: subject xx
der eine: relation de
entre: relation es fr pt
vier: count de
acht: count de
num: relation pt
no: relation pt
na: relation pt
nos: relation pt
nas: relation pt
dedans: position fr
drin: position de
numa: relation pt
over: relation en
see: subject de
fan: subject en
as: subject es pt
ei: subject de
pit: subject en
lis: subject fr
pie de: subject es
tee: subject de
vela: subject es pt
ramo: subject pt it
carte: subject fr
argent: subject fr
ast: subject de
ball: subject en de
tour: subject fr
unten: position de
oben: position de
arriba: position es
abajo: position es
souci: subject fr
pena: subject pt
ra: subject pt
fee: subject de fr
sol: subject es pt
fin: modifier en
corona: subject es it
mono: subject es
robe: subject fr
lit: modifier en
gui: subject fr
mais: subject xx
prune: subject fr
ail: subject fr
bala: subject pt
tor: subject de
grille: subject de
winde: subject de
koch: subject de
bauer: subject de
mala: subject pt
mora: subject es
paleta: subject es
chile: subject en
perch: subject en
canon: subject fr
sea: subject en
spine: placement en fr, detail it
sale: subject en
once: subject en
tango: subject en
come: relation it
tra: relation it
fra: relation it
con: relation es it
su un: relation it
media: size es it
viola: colour it, subject en es de fr pt
sei: count it
tre: count it
due: count it
nel: relation it
sotto: relation it
sopra: relation it
dietro: relation it
dentro: position es pt it, relation it
sul: relation it
polso: placement it
ali: subject it
ape: subject it
rana: subject es it
mare: subject en it
sole: subject it
pino: subject es it
monte: subject it pt es
spalla: placement it
dito: placement it
cane: subject en it
ala: subject es it
nave: subject es pt it
fede: subject it
coscia: placement it
`

export const HOLDS_ONLY_IN: ReadonlyMap<string, ReadonlyMap<string, readonly Language[]>> = new Map(
  LISTED.trim()
    .split('\n')
    .map((line) => {
      const [word = '', kinds = ''] = line.split(': ')
      const byKind = kinds.split(', ').map((part): [string, Language[]] => {
        const [kind = '', ...languages] = part.split(' ')
        return [kind, languages as Language[]]
      })
      return [word, new Map(byKind)]
    }),
)
