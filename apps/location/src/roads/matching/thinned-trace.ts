import { isLate, straightM } from './apart.js';
import { accuracyOf, type MatchOptions, type TracePoint } from './match-options.js';
import { middleOf } from './middle.js';

/** So many standard deviations of the difference make it sure that one moved. */
const SURE_TIMES = 3;
/** More positions in a row say little more of where one is. */
const MOST_TOGETHER = 16;
/** Who is so much further away than the others went there at once. */
const FAR_TIMES = 6;

/** A position that is looked at: the middle of some in a row. */
export interface KeptPoint extends TracePoint {
  /** Which of the whole trace stands for it, from 0. */
  readonly index: number;
  /** When the last position was recorded that went into it, or was left out after it. */
  readonly untilMs: number | undefined;
}

/** A position with its number. */
type Numbered = TracePoint & { readonly index: number };

/**
 * Puts positions together that are nearer to each other than they are exact, until it is sure that one
 * moved: the noise of each would count as a way. What is far apart stays as it is, and so do the first and
 * the last of what has no gap.
 */
export class TraceThinner {
  readonly kept: KeptPoint[] = [];
  readonly #thinned = new Set<number>();
  #together: Numbered[] = [];
  /** The position that was taken last; undefined behind a gap. */
  #last: Numbered | undefined;
  /** How many positions the last that was kept stands for. */
  #lastOf = 0;

  constructor(private readonly options: Pick<MatchOptions, 'accuracyM' | 'apartTimes' | 'gapMs'>) {}

  /** Takes the positions of a trace. @param skipped numbers of those that do not count */
  add(trace: readonly TracePoint[], skipped: ReadonlySet<number>): void {
    trace.forEach((point, index) => {
      if (skipped.has(index)) return;
      const one = { ...point, index };
      if (isLate(this.#last?.timeMs, one.timeMs, this.options.gapMs)) this.end();
      this.#take(one);
      this.#last = one;
    });
    this.end();
  }

  /** Keeps the last position: there is a gap behind it. */
  end(): void {
    const last = this.#last;
    const isKept = this.#lastOf === 1 && this.#together.length === 0;
    if (last && !isKept) this.#keep([last], last);
    this.#lastOf = 0;
    this.#last = undefined;
  }

  /** What was left out. */
  get thinned(): number[] {
    return [...this.#thinned].toSorted((one, other) => one - other);
  }

  #take(point: Numbered): void {
    if (this.#lastOf === 0) return this.#keep([point], point);
    const accuracyM = accuracyOf(point, this.options);
    const middle = this.#together.length > 0 ? middleOf(this.#together) : point;
    if (straightM(middle, point) > FAR_TIMES * accuracyM) this.#drop(this.#together.length);
    this.#together.push(point);
    this.#drop(this.#together.length - MOST_TOGETHER);
    const now = middleOf(this.#together);
    const shares = 1 / this.#together.length + 1 / this.#lastOf;
    const sureTimes = Math.max(this.options.apartTimes, SURE_TIMES * Math.sqrt(shares));
    if (
      straightM(this.kept.at(-1)!, now) >= sureTimes * accuracyM ||
      this.options.apartTimes === 0
    ) {
      this.#keep(this.#together, { ...this.#together[(this.#together.length - 1) >> 1]!, ...now });
    }
  }

  #keep(of: readonly Numbered[], point: Numbered): void {
    const untilMs = of.at(-1)!.timeMs;
    for (const { index } of this.#together) this.#thinned.add(index);
    this.#thinned.delete(point.index);
    this.kept.push({ ...point, untilMs });
    this.#lastOf = of.length;
    this.#together = [];
  }

  /** Leaves out the first of those that are together: one was there for so long. */
  #drop(count: number): void {
    if (count <= 0) return;
    const dropped = this.#together.splice(0, count);
    for (const { index } of dropped) this.#thinned.add(index);
    const last = this.kept.at(-1)!;
    this.kept[this.kept.length - 1] = { ...last, untilMs: dropped.at(-1)!.timeMs ?? last.untilMs };
  }
}
