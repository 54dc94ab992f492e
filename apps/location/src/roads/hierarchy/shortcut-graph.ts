import type { WeightedGraph } from './hierarchy.js';

const NONE = -1;

/**
 * The graph while it is contracted. Arcs hang in two linked lists, of the node that they leave and of
 * the node that they come to. What an arc is never changes, as shortcuts refer to it: a cheaper one
 * takes the place of another, which is only unhooked.
 */
export class ShortcutGraph {
  from: Int32Array;
  to: Int32Array;
  weight: Int32Array;
  firstHalf: Int32Array;
  secondHalf: Int32Array;
  readonly firstOut: Int32Array;
  readonly firstIn: Int32Array;
  nextOut: Int32Array;
  nextIn: Int32Array;
  arcs = 0;

  constructor({ nodes, arcFrom, arcTo, arcWeight }: WeightedGraph) {
    const room = arcFrom.length * 3 + 16;
    const array = () => new Int32Array(room);
    [this.from, this.to, this.weight] = [array(), array(), array()];
    [this.firstHalf, this.secondHalf] = [array(), array()];
    [this.nextOut, this.nextIn] = [array(), array()];
    this.firstOut = new Int32Array(nodes).fill(NONE);
    this.firstIn = new Int32Array(nodes).fill(NONE);
    for (let turn = 0; turn < arcFrom.length; turn++) {
      const [one, other] = [arcFrom[turn]!, arcTo[turn]!];
      // A way round that ends where it began is of no use to anybody.
      if (one !== other) this.add(one, other, arcWeight[turn]!, turn, NONE);
    }
  }

  /** Adds an arc unless there is one that is as good. */
  add(from: number, to: number, weight: number, firstHalf: number, secondHalf: number): void {
    for (let arc = this.firstOut[from]!; arc >= 0; arc = this.nextOut[arc]!) {
      if (this.to[arc] !== to) continue;
      if (this.weight[arc]! <= weight) return;
      this.#unhookOut(arc);
      this.#unhookIn(arc);
      break;
    }
    if (this.arcs === this.from.length) this.#grow();
    const arc = this.arcs++;
    this.from[arc] = from;
    this.to[arc] = to;
    this.weight[arc] = weight;
    this.firstHalf[arc] = firstHalf;
    this.secondHalf[arc] = secondHalf;
    this.nextOut[arc] = this.firstOut[from]!;
    this.firstOut[from] = arc;
    this.nextIn[arc] = this.firstIn[to]!;
    this.firstIn[to] = arc;
  }

  /** Takes a node away from its neighbours; its own lists keep its arcs. */
  detach(node: number): void {
    for (let arc = this.firstOut[node]!; arc >= 0; arc = this.nextOut[arc]!) this.#unhookIn(arc);
    for (let arc = this.firstIn[node]!; arc >= 0; arc = this.nextIn[arc]!) this.#unhookOut(arc);
  }

  #unhookOut(arc: number): void {
    const node = this.from[arc]!;
    if (this.firstOut[node] === arc) {
      this.firstOut[node] = this.nextOut[arc]!;
      return;
    }
    let before = this.firstOut[node]!;
    while (this.nextOut[before] !== arc) before = this.nextOut[before]!;
    this.nextOut[before] = this.nextOut[arc]!;
  }

  #unhookIn(arc: number): void {
    const node = this.to[arc]!;
    if (this.firstIn[node] === arc) {
      this.firstIn[node] = this.nextIn[arc]!;
      return;
    }
    let before = this.firstIn[node]!;
    while (this.nextIn[before] !== arc) before = this.nextIn[before]!;
    this.nextIn[before] = this.nextIn[arc]!;
  }

  #grow(): void {
    this.from = grown(this.from);
    this.to = grown(this.to);
    this.weight = grown(this.weight);
    this.firstHalf = grown(this.firstHalf);
    this.secondHalf = grown(this.secondHalf);
    this.nextOut = grown(this.nextOut);
    this.nextIn = grown(this.nextIn);
  }
}

function grown(values: Int32Array): Int32Array {
  const more = new Int32Array(values.length * 2);
  more.set(values);
  return more;
}
