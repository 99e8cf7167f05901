/**
 * Other names that an idea's page has had or is looked for by, in lower case, and the name it has. Links to them lead on for good.
 * Whoever renames an idea adds its old name here.
 */
export const FORMER_NAMES: Readonly<Record<string, string>> = {
  deer: 'Stag',
  'koi fish': 'Koi',
  mountains: 'Mountain',
  sakura: 'Cherry Blossom',
  'sailing ship': 'Ship',
  star: 'Stars',
  waves: 'Wave',
}
