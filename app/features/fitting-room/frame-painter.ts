/** Draws the newest wish alone, at most one per frame of the screen and never two at a time. */
export function createFramePainter<Wish, Picture>({
  draw,
  show,
  onFailed,
  nextFrame = requestAnimationFrame,
}: {
  draw: (wish: Wish) => Promise<Picture>
  show: (picture: Picture) => void
  onFailed: () => void
  nextFrame?: (tick: () => void) => unknown
}) {
  let wanted: { wish: Wish } | undefined
  let isBusy = false
  let isClosed = false

  const schedule = () => {
    isBusy = true
    nextFrame(() => void tick())
  }

  async function tick() {
    const next = wanted
    wanted = undefined
    try {
      if (next !== undefined && !isClosed) {
        const picture = await draw(next.wish)
        if (!isClosed) show(picture)
      }
    } catch {
      if (!isClosed) onFailed()
    }
    isBusy = false
    if (wanted !== undefined && !isClosed) schedule()
  }

  return {
    want(wish: Wish) {
      wanted = { wish }
      if (!isBusy) schedule()
    },
    close() {
      isClosed = true
    },
  }
}
