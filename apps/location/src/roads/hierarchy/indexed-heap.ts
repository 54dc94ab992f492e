const ARITY = 4;

/** Numbers from 0 below a limit, the one with the smallest key first; a key may be changed. */
export class IndexedHeap {
  readonly #items: Int32Array;
  /** Where an item is; -1 when it is not in. */
  readonly #places: Int32Array;
  readonly #keys: Int32Array;
  #size = 0;

  constructor(limit: number) {
    this.#items = new Int32Array(limit);
    this.#places = new Int32Array(limit).fill(-1);
    this.#keys = new Int32Array(limit);
  }

  get size(): number {
    return this.#size;
  }

  /** Key of the first; meaningless when it is empty. */
  get firstKey(): number {
    return this.#keys[this.#items[0]!]!;
  }

  keyOf(item: number): number {
    return this.#keys[item]!;
  }

  has(item: number): boolean {
    return this.#places[item]! >= 0;
  }

  clear(): void {
    for (let place = 0; place < this.#size; place++) this.#places[this.#items[place]!] = -1;
    this.#size = 0;
  }

  /** Adds an item, or gives it another key. */
  set(item: number, key: number): void {
    const place = this.#places[item]!;
    if (place < 0) {
      this.#keys[item] = key;
      this.#items[this.#size] = item;
      this.#up(this.#size++);
      return;
    }
    const before = this.#keys[item]!;
    this.#keys[item] = key;
    if (key < before) this.#up(place);
    else this.#down(place);
  }

  /** Takes the first away. */
  pop(): number {
    const items = this.#items;
    const first = items[0]!;
    this.#places[first] = -1;
    const last = items[--this.#size]!;
    if (this.#size > 0) {
      items[0] = last;
      this.#down(0);
    }
    return first;
  }

  #up(from: number): void {
    const items = this.#items;
    const [places, keys] = [this.#places, this.#keys];
    const item = items[from]!;
    const key = keys[item]!;
    let place = from;
    while (place > 0) {
      const parent = ((place - 1) / ARITY) | 0;
      const above = items[parent]!;
      if (keys[above]! <= key) break;
      items[place] = above;
      places[above] = place;
      place = parent;
    }
    items[place] = item;
    places[item] = place;
  }

  #down(from: number): void {
    const items = this.#items;
    const [places, keys] = [this.#places, this.#keys];
    const size = this.#size;
    const item = items[from]!;
    const key = keys[item]!;
    let place = from;
    for (;;) {
      const first = place * ARITY + 1;
      if (first >= size) break;
      const end = Math.min(first + ARITY, size);
      let least = first;
      let leastKey = keys[items[first]!]!;
      for (let child = first + 1; child < end; child++) {
        const childKey = keys[items[child]!]!;
        if (childKey < leastKey) {
          leastKey = childKey;
          least = child;
        }
      }
      if (leastKey >= key) break;
      const below = items[least]!;
      items[place] = below;
      places[below] = place;
      place = least;
    }
    items[place] = item;
    places[item] = place;
  }
}
