import type { Component } from './components.js';

/** How far a neighbour's middle may lie above or below, as a share of a letter's height. */
const SAME_ROW = 0.4;
const FARTHEST_NEIGHBOUR = 3;
const FEWEST_LETTERS = 18;

/** Links blots that stand beside each other and are of a size; long chains are rows of text. */
export function findRows(components: Component[]): Component[][] {
  const sorted = components.toSorted((a, b) => a.x - b.x);
  const parent = sorted.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root]!;
    parent[index] = root;
    return root;
  };
  for (const [index, component] of sorted.entries()) {
    const next = neighbourOf(sorted, index, component);
    if (next !== undefined) parent[rootOf(next)] = rootOf(index);
  }
  const chains = Map.groupBy(sorted, (_, index) => rootOf(index));
  return [...chains.values()].filter((chain) => chain.length >= FEWEST_LETTERS);
}

function neighbourOf(sorted: Component[], index: number, component: Component): number | undefined {
  const reach = component.height * FARTHEST_NEIGHBOUR;
  for (let next = index + 1; next < sorted.length; next++) {
    const other = sorted[next]!;
    if (other.x - component.x > reach) return undefined;
    const larger = Math.max(component.height, other.height);
    const smaller = Math.min(component.height, other.height);
    const isBeside = Math.abs(other.y - component.y) < larger * SAME_ROW;
    if (isBeside && smaller > larger * 0.5 && other.x - component.x > smaller * 0.25) return next;
  }
  return undefined;
}
