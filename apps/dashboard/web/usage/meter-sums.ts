import type { UsageItem } from '../api/shapes.js';

/** What was used of one meter of one product. */
export interface MeterSum {
  /** Names the row. */
  readonly id: string;
  readonly product: string;
  readonly name: string;
  readonly unit: string;
  readonly live: number;
  readonly test: number;
  /** Live usage by the first second of each day. */
  readonly byDay: ReadonlyMap<number, number>;
}

/** Adds usage up by product and meter. */
export function meterSums(items: readonly UsageItem[]): MeterSum[] {
  const groups = Map.groupBy(items, ({ product, meter }) => `${product} ${meter}`);
  return [...groups].flatMap(([id, [first, ...rest]]) => {
    if (!first) return [];
    const all = [first, ...rest];
    const live = all.filter(({ mode }) => mode === 'live');
    const { product, name, unit } = first;
    const test = sum(all) - sum(live);
    const byDay = new Map(
      live.map(({ start, quantity }) => [Date.parse(start) / 1000, Number(quantity)]),
    );
    return [{ id, product, name, unit, live: sum(live), test, byDay }];
  });
}

const sum = (items: readonly UsageItem[]) =>
  items.reduce((total, { quantity }) => total + Number(quantity), 0);
