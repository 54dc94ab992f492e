import type { ArrivalSpan } from './read-mjr.js';

/** Changes that follow so soon are shown as one, in milliseconds. */
const SHORTEST_SPAN_MS = 500;
/** Most changes of who is seen; further ones are not shown. */
const MOST_SPANS = 300;

/** Something that is to be seen for some of the time. */
export interface Presence {
  readonly spans: readonly ArrivalSpan[];
}

/** A time in which the same are there. Milliseconds after the beginning. */
export interface Span<Member> {
  readonly fromMs: number;
  readonly toMs: number;
  /** In the order in which they first came. */
  readonly members: readonly Member[];
}

/** Cuts a time line where somebody comes or goes. @param endMs where it is over, after `originMs` */
export function spansOf<Member extends Presence>(
  members: readonly Member[],
  originMs: number,
  endMs: number,
): Span<Member>[] {
  const cuts = cutsOf(members, originMs, endMs);
  const spans: Span<Member>[] = [];
  for (const [at, fromMs] of cuts.entries()) {
    const toMs = cuts[at + 1] ?? endMs;
    const middle = originMs + (fromMs + toMs) / 2;
    const present = members.filter(({ spans: all }) =>
      all.some((one) => one.fromMs <= middle && middle <= one.toMs),
    );
    const last = spans.at(-1);
    if (last && hasSame(last.members, present)) spans[spans.length - 1] = { ...last, toMs };
    else spans.push({ fromMs, toMs, members: present });
  }
  return spans;
}

function cutsOf(members: readonly Presence[], originMs: number, endMs: number): number[] {
  const changes = members
    .flatMap(({ spans }) => spans.flatMap(({ fromMs, toMs }) => [fromMs, toMs]))
    .map((at) => at - originMs)
    .toSorted((one, other) => one - other);
  const cuts = [0];
  for (const at of changes) {
    const isApart = at - (cuts.at(-1) ?? 0) >= SHORTEST_SPAN_MS && endMs - at >= SHORTEST_SPAN_MS;
    if (isApart && cuts.length < MOST_SPANS) cuts.push(at);
  }
  return cuts;
}

function hasSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at]);
}
