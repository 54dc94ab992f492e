import type { MessageCounts, MessageInsightSeries } from './insight.schema.js';
import { percentilesOf } from './latency-class.js';

/** One sum of the tally. */
export interface Cell {
  readonly measure: string;
  readonly key: string;
  readonly amount: string;
}

type Point = Omit<MessageInsightSeries['series'][number]['points'][number], 'at'>;

const NONE: MessageCounts = {
  accepted: 0,
  sent: 0,
  delivered: 0,
  read: 0,
  failed: 0,
  undelivered: 0,
  expired: 0,
  suppressed: 0,
  canceled: 0,
  unknown: 0,
  opened: 0,
  clicked: 0,
};

/** Counts, rate and times of the sums of some messages. */
export function counted(cells: readonly Cell[]): Point {
  const counts = { ...NONE };
  const sent = new Map<number, number>();
  const delivered = new Map<number, number>();
  for (const { measure, key, amount } of cells) {
    if (isCount(measure)) counts[measure] += Number(amount);
    if (measure === 'sent_ms') add(sent, Number(key), Number(amount));
    if (measure === 'delivered_ms') add(delivered, Number(key), Number(amount));
  }
  return {
    counts,
    delivery_rate: counts.sent === 0 ? null : counts.delivered / counts.sent,
    latency: { sent: percentilesOf(sent), delivered: percentilesOf(delivered) },
  };
}

/** Sums that belong together, in the order in which they first come. */
export function groupedBy<One>(
  all: readonly One[],
  keyOf: (one: One) => string,
): [string, One[]][] {
  return [...Map.groupBy(all, keyOf)];
}

const isCount = (measure: string): measure is keyof MessageCounts => measure in NONE;

function add(counts: Map<number, number>, key: number, amount: number): void {
  counts.set(key, (counts.get(key) ?? 0) + amount);
}
