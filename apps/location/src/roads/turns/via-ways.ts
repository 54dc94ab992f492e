import type { RoadNetwork, TurnRestriction } from '../network/road-network.js';
import { type Adjacency, adjacencyOf } from './adjacency.js';
import type { DirectedEdges } from './directed-edges.js';
import type { TurnGraph } from './turn-graph.js';

interface Arcs {
  readonly arcFrom: Int32Array;
  readonly arcTo: Int32Array;
  readonly arcWeight: Int32Array;
  readonly turnMs: Int32Array;
}

interface Arc {
  from: number;
  to: number;
  readonly weight: number;
  readonly turnMs: number;
}

type OverWays = TurnRestriction & { readonly via: { readonly ways: readonly number[] } };

/** Chains of one restriction that are followed at most; more are a mistake of the map. */
const MOST_CHAINS = 16;

/**
 * Restrictions that name ways to be passed: who comes from the first way goes on over copies of these
 * edges, and it is the last copy that lacks the turn that is forbidden, or has no other than the one
 * that is demanded.
 */
export function splitForWays(
  network: RoadNetwork,
  edges: DirectedEdges,
  of: { readonly arcs: Arcs; readonly restrictions: readonly OverWays[] },
): TurnGraph {
  const { arcs } = of;
  const out = adjacencyOf(edges.count, arcs.arcFrom);
  const split = new Splitting(edges, arcs, out);
  const wayOf = (edge: number) => network.segmentWay[edges.segment[edge]!]!;
  for (const restriction of of.restrictions) {
    const ways = [restriction.from, ...restriction.via.ways, restriction.to];
    for (const chain of chainsOf(ways, { wayOf, split })) split.add(chain, restriction.kind);
  }
  return split.done();
}

/** The edges that follow one another along ways, by turns: one of the first, any of the vias, one of the last. */
function chainsOf(
  ways: readonly number[],
  { wayOf, split }: { wayOf: (edge: number) => number; split: Splitting },
): number[][] {
  const last = ways.length - 1;
  const found: number[][] = [];
  const follow = (chain: readonly number[], place: number): void => {
    if (found.length >= MOST_CHAINS || chain.length > 32) return;
    for (const next of split.turnsFrom(chain.at(-1)!)) {
      if (chain.includes(next)) continue;
      const way = wayOf(next);
      if (place + 1 === last && way === ways[last]) found.push([...chain, next]);
      else if (place + 1 < last && way === ways[place + 1]) follow([...chain, next], place + 1);
      // A way to be passed may be cut in several segments.
      else if (place > 0 && way === ways[place]) follow([...chain, next], place);
    }
  };
  for (const start of split.edgesOf(ways[0]!, wayOf)) follow([start], 0);
  return found;
}

/** Takes the graph apart where a turn depends on where one came from. */
class Splitting {
  readonly #edgeOfNode: number[] = [];
  readonly #copies = new Map<number, number[]>();
  /** Arcs of nodes that were changed or are new. */
  readonly #own = new Map<number, Arc[]>();
  readonly #copyBy = new Map<string, number>();
  #edgesOfWay: Map<number, number[]> | undefined;

  constructor(
    private readonly edges: DirectedEdges,
    private readonly arcs: Arcs,
    private readonly out: Adjacency,
  ) {}

  turnsFrom(edge: number): number[] {
    const { start, items } = this.out;
    const turns: number[] = [];
    for (let index = start[edge]!; index < start[edge + 1]!; index++) {
      turns.push(this.arcs.arcTo[items[index]!]!);
    }
    return turns;
  }

  edgesOf(way: number, wayOf: (edge: number) => number): readonly number[] {
    if (!this.#edgesOfWay) {
      this.#edgesOfWay = new Map();
      for (let edge = 0; edge < this.edges.count; edge++) {
        const there = this.#edgesOfWay.get(wayOf(edge));
        if (there) there.push(edge);
        else this.#edgesOfWay.set(wayOf(edge), [edge]);
      }
    }
    return this.#edgesOfWay.get(way) ?? [];
  }

  /** The chain begins where one comes from and ends with where one may not, or must, go. */
  add(chain: readonly number[], kind: 'no' | 'only'): void {
    let node = chain[0]!;
    for (const via of chain.slice(1, -1)) node = this.#copyAfter(node, via);
    const target = chain.at(-1)!;
    const left = this.#arcsOf(node).filter(({ to }) =>
      kind === 'no' ? this.#edgeOf(to) !== target : this.#edgeOf(to) === target,
    );
    this.#own.set(node, left);
  }

  done(): TurnGraph {
    const { arcs, edges } = this;
    const all: Arc[] = [...this.#own.values()].flat();
    const kept: number[] = [];
    for (let arc = 0; arc < arcs.arcFrom.length; arc++) {
      if (!this.#own.has(arcs.arcFrom[arc]!)) kept.push(arc);
    }
    const joined = (values: Int32Array, more: (arc: Arc) => number) =>
      Int32Array.from([...kept.map((arc) => values[arc]!), ...all.map(more)]);
    const isSame = this.#own.size === 0;
    const arcFrom = isSame ? arcs.arcFrom : joined(arcs.arcFrom, ({ from }) => from);
    const nodes = edges.count + this.#edgeOfNode.length;
    return {
      edges,
      nodes,
      edgeOfNode: Int32Array.from({ length: nodes }, (_, node) => this.#edgeOf(node)),
      copies: this.#copies,
      arcFrom,
      arcTo: isSame ? arcs.arcTo : joined(arcs.arcTo, ({ to }) => to),
      arcWeight: isSame ? arcs.arcWeight : joined(arcs.arcWeight, ({ weight }) => weight),
      turnMs: isSame ? arcs.turnMs : joined(arcs.turnMs, ({ turnMs }) => turnMs),
      out: adjacencyOf(nodes, arcFrom),
    };
  }

  /** The copy of an edge for those who come from a node; others do not get there. */
  #copyAfter(node: number, edge: number): number {
    const key = `${node}>${edge}`;
    const known = this.#copyBy.get(key);
    if (known !== undefined) return known;
    const arcs = this.#arcsOf(node);
    const turn = arcs.find(({ to }) => this.#edgeOf(to) === edge);
    const before = turn?.to ?? edge;
    const copy = this.edges.count + this.#edgeOfNode.push(edge) - 1;
    this.#copies.set(edge, [...(this.#copies.get(edge) ?? []), copy]);
    this.#own.set(
      copy,
      this.#arcsOf(before).map(({ to, weight, turnMs }) => ({ from: copy, to, weight, turnMs })),
    );
    if (turn) turn.to = copy;
    this.#own.set(node, arcs);
    this.#copyBy.set(key, copy);
    return copy;
  }

  #edgeOf(node: number): number {
    return node < this.edges.count ? node : this.#edgeOfNode[node - this.edges.count]!;
  }

  #arcsOf(node: number): Arc[] {
    const own = this.#own.get(node);
    if (own) return own;
    const { start, items } = this.out;
    const { arcFrom, arcTo, arcWeight, turnMs } = this.arcs;
    const arcs: Arc[] = [];
    for (let index = start[node]!; index < start[node + 1]!; index++) {
      const arc = items[index]!;
      arcs.push({
        from: arcFrom[arc]!,
        to: arcTo[arc]!,
        weight: arcWeight[arc]!,
        turnMs: turnMs[arc]!,
      });
    }
    return arcs;
  }
}
