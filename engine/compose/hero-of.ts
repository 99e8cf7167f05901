import { isGrowth } from '#engine/compose/among.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { isLiving } from '#engine/compose/kinds.ts'
import { CURLED } from '#engine/compose/curling.ts'
import { isPlace } from '#engine/compose/relations.ts'
import type { Brief, Relation } from '#engine/language/brief.ts'

/**
 * Who stands in the middle: the asked hero, or what it is around, through, on, behind or in. A dagger with a snake around it
 * is the middle, not the snake. A place (mountains, sea, moon) never is, if something stands before it.
 */
export function heroOf(brief: Brief, actors: readonly Actor[]): Actor | undefined {
  const bySubject = new Map(actors.map((actor) => [actor.subject, actor]))
  const heroAt = brief.subjects.findIndex((subject) => subject.role === 'hero')
  let hero = bySubject.get(heroAt) ?? actors[0]
  if (hero?.kind === 'wings') hero = actors.find(({ kind }) => kind !== 'wings') ?? hero
  for (let turn = 0; hero && turn < 3; turn++) {
    const away = brief.relations.find(
      (relation) =>
        relation.from === hero!.subject &&
        (isBorne(hero!, relation) || !['holding', 'with', 'between'].includes(relation.kind)) &&
        relation.manner !== 'hanging',
    )
    const target = away && bySubject.get(away.to)
    if (!target || (isPlace(target) && !['around', 'through'].includes(away.kind))) break
    if (away.kind === 'through' && walksThrough(hero, target)) break
    if (away.kind === 'under' && hero.kind === 'figure' && target.kind !== 'figure') break
    if (isAboutIt(hero, target, away)) break
    hero = target
  }
  return hero
}

/** What two birds carry is the middle between them. */
const isBorne = ({ kind, count }: Actor, relation: Relation) =>
  kind === 'flyer' && count === 2 && relation.kind === 'holding'

/** A tiger goes through bamboo as through a wood: it is not a blade in it. */
const walksThrough = (hero: Actor, target: Actor) =>
  isLiving(hero) && ['foliage', 'flower', 'land', 'water'].includes(target.kind)

/** Somebody over a reef, among reeds or curled about a mushroom is who the picture is about: these are where they are. */
function isAboutIt(hero: Actor, target: Actor, { kind, manner }: Relation): boolean {
  if (!isLiving(hero) || isLiving(target)) return false
  if (kind === 'above' && manner === null) return hero.kind === 'figure'
  if (kind === 'inside') return isGrowth(target)
  return kind === 'around' && CURLED.test(hero.variant)
}
