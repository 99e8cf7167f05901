import { keepPlatesOn } from '#engine/forms/shelf.ts'
import { keepBodiesOn } from '#engine/present/body/shelf.ts'
import { openBodyShelf, openPlateShelf } from '#server/providers/ink/plate-shelf.ts'

// The same views are drawn by many files, in processes that know nothing of each other.
keepPlatesOn(openPlateShelf())
keepBodiesOn(openBodyShelf())
