import { keepPlatesOn } from '#engine/forms/shelf.ts'
import { openPlateShelf } from '#server/providers/ink/plate-shelf.ts'

// The same views are drawn by many files, in processes that know nothing of each other.
keepPlatesOn(openPlateShelf())
