/** A heap: what lies nearest comes out first. */
export class Queue {
  private readonly far: number[] = []
  private readonly items: number[] = []

  push(far: number, item: number): void {
    let i = this.far.length
    while (i > 0) {
      const up = (i - 1) >> 1
      if (this.far[up]! <= far) break
      this.far[i] = this.far[up]!
      this.items[i] = this.items[up]!
      i = up
    }
    this.far[i] = far
    this.items[i] = item
  }

  pop(): number | undefined {
    const nearest = this.items[0]
    const far = this.far.pop()
    const item = this.items.pop()
    const count = this.far.length
    if (far === undefined || item === undefined || count === 0) return nearest
    let i = 0
    for (;;) {
      let least = 2 * i + 1
      if (least >= count) break
      if (least + 1 < count && this.far[least + 1]! < this.far[least]!) least++
      if (this.far[least]! >= far) break
      this.far[i] = this.far[least]!
      this.items[i] = this.items[least]!
      i = least
    }
    this.far[i] = far
    this.items[i] = item
    return nearest
  }
}
