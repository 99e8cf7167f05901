import type { Motif } from '#engine/motifs/motif.ts'
import { bodyOnly } from '#engine/motifs/sculpted.ts'

/** Animals and people that are sculpted and have no flat drawing. */
export const BODIES: readonly Motif[] = [
  bodyOnly({ name: 'baby', category: 'human', words: ['baby', 'newborn'] }),
  bodyOnly({ name: 'black-cat', words: ['black cat', 'black kitten', 'witch cat'] }),
  bodyOnly({ name: 'boar', words: ['boar', 'wild boar', 'razorback'] }),
  bodyOnly({ name: 'chihuahua', words: ['chihuahua'] }),
  bodyOnly({
    name: 'child',
    category: 'human',
    words: ['child', 'kid', 'little girl', 'little boy'],
  }),
  bodyOnly({ name: 'corgi', words: ['corgi', 'welsh corgi'] }),
  bodyOnly({ name: 'dachshund', words: ['dachshund', 'sausage dog', 'wiener dog'] }),
  bodyOnly({ name: 'diver', category: 'human', words: ['diver', 'scuba diver'] }),
  bodyOnly({ name: 'french-bulldog', words: ['french bulldog', 'frenchie'] }),
  bodyOnly({ name: 'german-shepherd', words: ['german shepherd', 'alsatian', 'shepherd dog'] }),
  bodyOnly({ name: 'golden-retriever', words: ['golden retriever'] }),
  bodyOnly({ name: 'hawk', words: ['hawk', 'red-tailed hawk', 'falcon', 'buzzard'] }),
  bodyOnly({ name: 'husky', words: ['husky', 'siberian husky', 'malamute'] }),
  bodyOnly({ name: 'labrador', words: ['labrador', 'retriever'] }),
  bodyOnly({ name: 'leopard', words: ['leopard', 'leopard head'] }),
  bodyOnly({ name: 'man', category: 'human', words: ['man', 'gentleman', 'portrait of a man'] }),
  bodyOnly({ name: 'nun', category: 'human', words: ['nun', 'sister of mercy'] }),
  bodyOnly({ name: 'old-man', category: 'human', words: ['old man', 'elderly man'] }),
  bodyOnly({ name: 'old-woman', category: 'human', words: ['old woman', 'old lady'] }),
  bodyOnly({ name: 'pitbull', words: ['pitbull', 'pit bull', 'staffordshire terrier'] }),
  bodyOnly({ name: 'poodle', words: ['poodle'] }),
  bodyOnly({ name: 'raccoon', words: ['raccoon', 'racoon', 'trash panda'] }),
  bodyOnly({ name: 'rottweiler', words: ['rottweiler'] }),
  bodyOnly({ name: 'soldier', category: 'human', words: ['soldier', 'army man', 'marine'] }),
]
