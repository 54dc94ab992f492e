import { type Adjacency, adjacencyOf } from '../turns/adjacency.js';

/** Places from which each reaches each other, by number; the bigger, the better to begin at. */
export interface Components {
  readonly of: Int32Array;
  /** By component: how many nodes it has. */
  readonly sizes: Int32Array;
}

/**
 * Strongly connected components of a graph.
 * @see R. Tarjan, "Depth-first search and linear graph algorithms", 1972
 */
export function componentsOf(nodes: number, from: Int32Array, to: Int32Array): Components {
  const out = adjacencyOf(nodes, from);
  const walk = new Walk(nodes, out, to);
  for (let node = 0; node < nodes; node++) walk.begin(node);
  return { of: walk.component, sizes: Int32Array.from(walk.sizes) };
}

/** Depth-first, without recursion: roads are longer than a stack is deep. */
class Walk {
  readonly component: Int32Array;
  readonly sizes: number[] = [];
  readonly #index: Int32Array;
  readonly #low: Int32Array;
  readonly #next: Int32Array;
  readonly #isOpen: Uint8Array;
  readonly #open: number[] = [];
  #count = 0;

  constructor(
    nodes: number,
    private readonly out: Adjacency,
    private readonly to: Int32Array,
  ) {
    this.component = new Int32Array(nodes).fill(-1);
    this.#index = new Int32Array(nodes).fill(-1);
    this.#low = new Int32Array(nodes);
    this.#next = out.start.slice(0, nodes);
    this.#isOpen = new Uint8Array(nodes);
  }

  begin(root: number): void {
    if (this.#index[root]! >= 0) return;
    const path = [root];
    this.#enter(root);
    while (path.length > 0) {
      const node = path.at(-1)!;
      const at = this.#next[node]!;
      if (at < this.out.start[node + 1]!) {
        this.#next[node] = at + 1;
        const other = this.to[this.out.items[at]!]!;
        if (this.#index[other]! < 0) {
          this.#enter(other);
          path.push(other);
        } else if (this.#isOpen[other] === 1) {
          this.#low[node] = Math.min(this.#low[node]!, this.#index[other]!);
        }
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) {
        this.#low[parent] = Math.min(this.#low[parent]!, this.#low[node]!);
      }
      if (this.#low[node] === this.#index[node]) this.#close(node);
    }
  }

  #enter(node: number): void {
    this.#index[node] = this.#count;
    this.#low[node] = this.#count;
    this.#count += 1;
    this.#open.push(node);
    this.#isOpen[node] = 1;
  }

  #close(root: number): void {
    const number = this.sizes.length;
    let size = 0;
    let node: number;
    do {
      node = this.#open.pop()!;
      this.#isOpen[node] = 0;
      this.component[node] = number;
      size += 1;
    } while (node !== root);
    this.sizes.push(size);
  }
}
