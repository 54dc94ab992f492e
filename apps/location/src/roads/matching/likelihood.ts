import type { Chosen, Layer } from './chain.js';

/**
 * How likely the road that was chosen is for each position, given the whole trace: from 0 to 1.
 * @see L. Rabiner, "A tutorial on hidden Markov models", 1989 (forward and backward variables)
 */
export function likelihoods(chosen: readonly Chosen[]): number[] {
  const layers = chosen.map(({ layer }) => layer);
  const forward = forwards(layers);
  const backward = backwards(layers);
  return chosen.map(({ layer, came }, at) => {
    const both = forward[at]!.map((value, index) => value * backward[at]![index]!);
    const { segment } = layer.candidates[came]!.point;
    const own = both.filter((_, index) => layer.candidates[index]!.point.segment === segment);
    const all = sum(both);
    return all > 0 ? sum(own) / all : 0;
  });
}

function forwards(layers: readonly Layer[]): number[][] {
  const all: number[][] = [];
  for (const { candidates, transitions } of layers) {
    const before = all.at(-1);
    all.push(
      scaled(
        candidates.map(({ cost }, index) => {
          if (!before) return Math.exp(-cost);
          const came = before.map((value, one) => value * Math.exp(-transitions[one]![index]!));
          return sum(came) * Math.exp(-cost);
        }),
      ),
    );
  }
  return all;
}

function backwards(layers: readonly Layer[]): number[][] {
  const all: number[][] = [layers.at(-1)!.candidates.map(() => 1)];
  for (let at = layers.length - 2; at >= 0; at--) {
    const next = layers[at + 1]!;
    const after = all[0]!;
    all.unshift(
      scaled(
        layers[at]!.candidates.map((_, one) =>
          sum(
            next.candidates.map(
              ({ cost }, index) => Math.exp(-next.transitions[one]![index]! - cost) * after[index]!,
            ),
          ),
        ),
      ),
    );
  }
  return all;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Long traces would be too unlikely for a number. */
function scaled(values: number[]): number[] {
  const all = sum(values);
  return all > 0 ? values.map((value) => value / all) : values;
}
