import type { Candidate } from './candidates.js';

/** Turning round on the road is seldom: as unlikely as a way that is so many times longer than usual. */
const U_TURN_COST = 8;

/** The candidates of one position, and how likely they are after all before. */
export interface Layer {
  /** Which position of the trace. */
  readonly index: number;
  readonly candidates: readonly Candidate[];
  /** Negative logarithms of the likeliest history up to each. */
  readonly costs: number[];
  /** From which candidate of the layer before; -1 when it is the first. */
  readonly from: number[];
  /** By candidate: the one in whose direction one goes on, when one turned round. */
  readonly turnedFrom: number[];
  /** Costs of coming from each of the layer before to each here. */
  readonly transitions: readonly (readonly number[])[];
}

/** The first layer of a chain. */
export function firstLayer(index: number, candidates: readonly Candidate[]): Layer {
  return {
    index,
    candidates,
    costs: candidates.map(({ cost }) => cost),
    from: candidates.map(() => -1),
    turnedFrom: candidates.map(() => -1),
    transitions: [],
  };
}

/** The next layer, by the algorithm of Viterbi; null when none of its candidates can be come to. */
export function nextLayer(
  before: Layer,
  of: Pick<Layer, 'index' | 'candidates' | 'transitions'>,
): Layer | null {
  const { candidates, transitions } = of;
  const costs = candidates.map(() => Infinity);
  const from = candidates.map(() => -1);
  before.costs.forEach((known, one) => {
    transitions[one]!.forEach((cost, other) => {
      const all = known + cost + candidates[other]!.cost;
      if (all >= costs[other]!) return;
      costs[other] = all;
      from[other] = one;
    });
  });
  if (!costs.some(Number.isFinite)) return null;
  return turnedRound({ ...of, costs, from, turnedFrom: candidates.map(() => -1) });
}

/** One may turn round where one is, and go on in the other direction. */
function turnedRound(layer: Layer): Layer {
  const { candidates, costs, turnedFrom } = layer;
  const straight = [...costs];
  candidates.forEach(({ point }, one) => {
    candidates.forEach((other, index) => {
      if (index === one || other.point !== point) return;
      if (straight[one]! + U_TURN_COST >= costs[index]!) return;
      costs[index] = straight[one]! + U_TURN_COST;
      turnedFrom[index] = one;
    });
  });
  return layer;
}

/** What was chosen of a layer. */
export interface Chosen {
  readonly layer: Layer;
  /** The candidate in whose direction one came. */
  readonly came: number;
  /** The one in whose direction one went on. */
  readonly went: number;
}

/** The likeliest of all histories, from its first layer. */
export function likeliest(layers: readonly Layer[]): Chosen[] {
  const chosen: Chosen[] = [];
  let at = leastAt(layers.at(-1)!.costs);
  for (const layer of layers.toReversed()) {
    const turned = layer.turnedFrom[at]!;
    const came = turned < 0 ? at : turned;
    chosen.push({ layer, came, went: at });
    at = layer.from[came]!;
  }
  return chosen.toReversed();
}

const leastAt = (values: readonly number[]): number =>
  values.reduce((best, value, index) => (value < values[best]! ? index : best), 0);
