/**
 * A sorted list of words in one string, parted by spaces, searched by halving. A set of the same words takes several megabytes in
 * every worker, and few words of a prompt are ever looked up here.
 */
export function createWordList(sorted: string): (word: string) => boolean {
  return (word) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      const start = sorted.lastIndexOf(' ', middle - 1) + 1
      const space = sorted.indexOf(' ', start)
      const end = space < 0 ? sorted.length : space
      const candidate = sorted.slice(start, end)
      if (candidate === word) return true
      if (candidate < word) low = end + 1
      else high = start - 1
    }
    return false
  }
}
