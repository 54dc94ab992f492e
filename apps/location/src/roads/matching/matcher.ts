import type { Leg } from '../routes/leg.js';
import type { Router } from '../routes/router.js';
import type { RoadPoint } from '../snapping/piece-index.js';
import { candidatesOf } from './candidates.js';
import { firstLayer, type Layer, likeliest, nextLayer } from './chain.js';
import { likelihoods } from './likelihood.js';
import { MATCH_DEFAULTS, type MatchOptions, type TracePoint } from './match-options.js';
import { legsOf } from './matched-legs.js';
import { outliersOf } from './outliers.js';
import { isLate, straightM } from './apart.js';
import { type KeptPoint, TraceThinner } from './thinned-trace.js';
import { LengthSearch, Transitions } from './transitions.js';

/** A position that was found on a road. */
export interface MatchedPoint {
  /** Which of the trace, from 0. */
  readonly index: number;
  readonly point: RoadPoint;
  /** How likely it was this road, from 0 to 1, given the whole trace. */
  readonly confidence: number;
}

/** A part of a trace without a gap. */
export interface Matching {
  /** At least two. */
  readonly points: readonly MatchedPoint[];
  /** From each point to the next; without edges where one stood still. */
  readonly legs: readonly Leg[];
  readonly distanceM: number;
  /** Seconds that the profile takes; not what the trace took. */
  readonly durationS: number;
  /** The mean of the points. */
  readonly confidence: number;
}

/** What was travelled, as far as can be told. */
export interface MatchedTrace {
  readonly matchings: readonly Matching[];
  /** Positions that belong to no matching: outliers, those far from roads, those that are alone. */
  readonly unmatched: readonly number[];
  /** Positions that were not looked at: nearer to the one before than they are exact. */
  readonly thinned: readonly number[];
}

/** Positions in a row that may be outliers, before the trace is split. */
const MOST_OUTLIERS = 3;

/**
 * Finds the roads that a trace of positions was recorded on, by a hidden Markov model.
 * @see P. Newson, J. Krumm, "Hidden Markov map matching through noise and sparseness", GIS 2009
 */
export class Matcher {
  #lengths: LengthSearch | undefined;

  constructor(private readonly router: Router) {}

  /** @param trace in the order in which it was recorded */
  match(trace: readonly TracePoint[], wanted: Partial<MatchOptions> = {}): MatchedTrace {
    const options = { ...MATCH_DEFAULTS, ...wanted };
    this.#lengths ??= new LengthSearch(this.router.roads);
    const transitions = new Transitions(this.router.roads, options, this.#lengths);
    const jumps = outliersOf(trace, options.accuracyM);
    const thinner = new TraceThinner(options);
    thinner.add(trace, jumps);
    const { kept, thinned } = thinner;
    const chains = this.#chains(kept, { options, transitions });
    const matchings = chains
      .filter((layers) => layers.length > 1)
      .map((layers) => this.#matching(layers, { trace: kept, transitions }));
    const matched = new Set(matchings.flatMap(({ points }) => points.map(({ index }) => index)));
    const left = kept.map(({ index }) => index).filter((index) => !matched.has(index));
    const unmatched = [...left, ...jumps].toSorted((one, other) => one - other);
    return { matchings, unmatched, thinned };
  }

  #chains(trace: readonly KeptPoint[], of: Reading): Layer[][] {
    const { snapper, roads } = this.router;
    const chains: Layer[][] = [];
    let chain: Layer[] = [];
    let outliers: Layer[] = [];
    const split = (): void => {
      if (chain.length > 0) chains.push(chain);
      chain = [];
    };
    const add = (index: number): void => {
      const before = chain.at(-1);
      if (before && isGap(trace[before.index]!, trace[index]!, of.options)) split();
      const candidates = candidatesOf(trace[index]!, {
        snapper,
        graph: roads.graph,
        options: of.options,
      });
      if (candidates.length === 0) return;
      const layer = firstLayer(index, candidates);
      const last = chain.at(-1);
      if (!last) {
        chain.push(layer);
        outliers = [];
        return;
      }
      const next = this.#after(last, layer, { trace, ...of });
      if (next) {
        chain.push(next);
        outliers = [];
      } else if (outliers.length < MOST_OUTLIERS) outliers.push(layer);
      else {
        // What was taken for outliers goes on elsewhere.
        const again = [...outliers, layer];
        split();
        outliers = [];
        for (const one of again) add(one.index);
      }
    };
    for (const index of trace.keys()) add(index);
    split();
    return chains;
  }

  #after(last: Layer, { index, candidates }: Layer, of: Reading & { trace: readonly KeptPoint[] }) {
    const straight = straightM(of.trace[last.index]!, of.trace[index]!);
    const transitions = last.candidates.map((from) =>
      of.transitions.costs(from, candidates, straight),
    );
    return nextLayer(last, { index, candidates, transitions });
  }

  #matching(
    layers: readonly Layer[],
    { trace, transitions }: { trace: readonly KeptPoint[]; transitions: Transitions },
  ): Matching {
    const chosen = likeliest(layers);
    const confidences = likelihoods(chosen);
    const { legs, points } = legsOf(this.router.roads, chosen, (one, from, to) =>
      transitions.way(
        from,
        to,
        straightM(trace[chosen[one]!.layer.index]!, trace[chosen[one + 1]!.layer.index]!),
      ),
    );
    const sum = (of: (leg: Leg) => number) => legs.reduce((all, leg) => all + of(leg), 0);
    return {
      points: chosen.map(({ layer }, at) => ({
        index: trace[layer.index]!.index,
        point: points[at]!,
        confidence: confidences[at]!,
      })),
      legs,
      distanceM: sum((leg) => leg.distanceM),
      durationS: sum((leg) => leg.durationS),
      confidence: confidences.reduce((all, one) => all + one, 0) / confidences.length,
    };
  }
}

interface Reading {
  readonly options: MatchOptions;
  readonly transitions: Transitions;
}

const isGap = (one: KeptPoint, other: KeptPoint, { gapMs, gapM }: MatchOptions): boolean =>
  isLate(one.untilMs, other.timeMs, gapMs) || straightM(one, other) > gapM;
