import type { FaceName } from '#engine/lettering/faces.ts'
import { SIGNS } from '#engine/lettering/signs.ts'

const CHINESE_OR_JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u301F]/u

/** Large files, or of one script only: opened where a text has that script. Faces that are not named here are always looked at. */
const ONLY_FOR: Partial<Record<FaceName, RegExp>> = {
  signs: SIGNS,
  'aref-ruqaa': /\p{Script=Arabic}/u,
  'frank-ruhl-libre': /\p{Script=Hebrew}/u,
  'rozha-one': /[\p{Script=Devanagari}\u0964\u0965]/u,
  charm: /[\p{Script=Thai}\u0E3F]/u,
  'noto-sans-runic': /[\p{Script=Runic}\u16EB-\u16ED]/u,
  'yuji-syuku': CHINESE_OR_JAPANESE,
  'ma-shan-zheng': CHINESE_OR_JAPANESE,
  'song-myung': /\p{Script=Hangul}/u,
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Those of a hand's faces that a text may need, in the order they are tried. */
export function facesFor(faces: readonly FaceName[], text: string): readonly FaceName[] {
  const needed = faces.filter((face) => ONLY_FOR[face]?.test(text) ?? true)
  // Kana is Japanese, and so are the signs beside it: two faces have many of them, each as its own country writes them.
  if (!KANA.test(text)) return needed
  const isChinese = (face: FaceName) => face === 'ma-shan-zheng'
  return [...needed.filter((face) => !isChinese(face)), ...needed.filter(isChinese)]
}

/** Every letter is a drawing by itself, of an even square: they may stand one under the other and be bent one by one. */
export const IN_SQUARES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Runic}]/u

/** Signs that a brush writes. */
export const isOfBrush = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

/** Joined by a line or carrying marks: neither spaced out nor bent nor taken apart. */
export const HOLDS_TOGETHER =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Hebrew}\p{Script=Thai}]/u

/** Written by one face for all hands: what belongs to a hand, its swashes and its pen, does not suit it. */
export const isOwnFaced = (text: string): boolean =>
  IN_SQUARES.test(text) || HOLDS_TOGETHER.test(text)

/** No cursive face has Greek: in a joined hand it stands in letters that do not join, from which no swash grows. */
export const isUnjoined = (text: string): boolean =>
  isOwnFaced(text) || /\p{Script=Greek}/u.test(text)

/** Written without spaces: a line may end between any two words that a reader knows. */
export const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
