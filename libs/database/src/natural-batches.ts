import { AsyncResource } from 'node:async_hooks';

/** What waits for its turn. */
interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly answer: PromiseWithResolvers<Answer>;
  /** The last of the light ones that must be before it. */
  readonly after?: Waiting<Asked, Answer> | undefined;
}

export interface BatchLimits {
  /** Batches on their way at the same time. */
  readonly atOnce?: number;
  /** Questions in one batch. */
  readonly most?: number;
  /**
   * Whether a batch waits for what else the event loop brings in the same turn. Those who are
   * answered and ask anew at once then go together, and not one alone and the others after it.
   */
  readonly gathers?: boolean;
}

interface Weights<Asked> extends BatchLimits {
  /** As how many questions one counts; one is asked however heavy it is. */
  readonly weightOf?: (asked: Asked) => number;
  /**
   * Whether a question is so light that it need not wait behind others. Light ones are a batch of their
   * own, and every other batch is for the heavy ones.
   */
  readonly isLight?: (asked: Asked) => boolean;
  /** Whether a question may not pass one that waits before it, be either of them light or heavy. */
  readonly mustFollow?: (asked: Asked, before: Asked) => boolean;
}

/**
 * Answers many questions with few statements. One that comes while nothing is on its way goes at once;
 * those that come meanwhile go together when it is back. So nobody waits for a timer, and the busier
 * it is, the more share a round trip and a commit.
 */
export class NaturalBatches<Asked, Answer> {
  /** A batch belongs to no request or job, though one of them sets it off. */
  readonly #scope = new AsyncResource('NaturalBatches');
  readonly #waiting: Waiting<Asked, Answer>[] = [];
  readonly #light: Waiting<Asked, Answer>[] = [];
  readonly #atOnce: number;
  readonly #most: number;
  readonly #weightOf: (asked: Asked) => number;
  readonly #isLight: (asked: Asked) => boolean;
  readonly #mustFollow: (asked: Asked, before: Asked) => boolean;
  readonly #gathers: boolean;
  #underWay = 0;
  #isGathering = false;
  #isTurnOfLight = false;

  /** @param answer gives the answers in the order of the questions, and changes nothing when it throws */
  constructor(
    private readonly answer: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
    limits: Weights<Asked> = {},
  ) {
    const { atOnce = 1, most = 200, gathers = false } = limits;
    const { weightOf = () => 1, isLight = () => false, mustFollow = () => false } = limits;
    this.#isLight = isLight;
    this.#mustFollow = mustFollow;
    this.#atOnce = atOnce;
    this.#most = most;
    this.#gathers = gathers;
    this.#weightOf = weightOf;
  }

  /**
   * The answer to one question, or the error that it alone is refused with. One that is urgent waits
   * for no other.
   */
  async ask(asked: Asked, { isUrgent = false } = {}): Promise<Answer> {
    const answer = Promise.withResolvers<Answer>();
    if (isUrgent) {
      void this.#scope.runInAsyncScope(() => this.#run([{ asked, answer }]));
      return answer.promise;
    }
    const follows = (before: Waiting<Asked, Answer>) => this.#mustFollow(asked, before.asked);
    if (this.#isLight(asked) && !this.#waiting.some(follows)) this.#light.push({ asked, answer });
    else this.#queue({ asked, answer });
    this.#wake();
    return answer.promise;
  }

  /** The answers to questions that come together, and go together as far as a batch holds them. */
  async askAll(asked: readonly Asked[]): Promise<readonly Answer[]> {
    const waiting = asked.map((one) => ({ asked: one, answer: Promise.withResolvers<Answer>() }));
    for (const one of waiting) this.#queue(one);
    this.#wake();
    return Promise.all(waiting.map(({ answer }) => answer.promise));
  }

  /** Lines one up among the heavy ones, which also pass no light one that they must follow. */
  #queue(one: Waiting<Asked, Answer>): void {
    const after = this.#light.findLast((light) => this.#mustFollow(one.asked, light.asked));
    this.#waiting.push({ ...one, after });
  }

  #wake(): void {
    if (!this.#gathers) return this.#pump();
    if (this.#isGathering) return;
    this.#isGathering = true;
    setImmediate(() => {
      this.#isGathering = false;
      this.#pump();
    });
  }

  #pump(): void {
    while (this.#underWay < this.#atOnce && this.#waiting.length + this.#light.length > 0) {
      const batch = this.#next();
      this.#underWay += 1;
      void this.#scope
        .runInAsyncScope(() => this.#run(batch))
        .finally(() => {
          this.#underWay -= 1;
          this.#wake();
        });
    }
  }

  /** Takes out what is the next batch. */
  #next(): Waiting<Asked, Answer>[] {
    this.#isTurnOfLight = !this.#isTurnOfLight && this.#light.length > 0;
    const heavy = this.#isTurnOfLight ? 0 : this.#fitting(this.#waiting);
    if (heavy > 0) return this.#waiting.splice(0, heavy);
    return this.#light.splice(0, this.#fitting(this.#light));
  }

  /** How many of those that wait are one batch: none when the first must let a light one go before. */
  #fitting(waiting: readonly Waiting<Asked, Answer>[]): number {
    let weight = 0;
    for (const [place, { asked, after }] of waiting.entries()) {
      if (after && this.#light.includes(after)) return place;
      weight += this.#weightOf(asked);
      if (weight > this.#most) return Math.max(1, place);
    }
    return waiting.length;
  }

  async #run(batch: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await this.answer(batch.map(({ asked }) => asked));
      if (answers.length !== batch.length) throw new Error('Each question takes one answer.');
      for (const [place, { answer }] of batch.entries()) answer.resolve(answers[place] as Answer);
    } catch (error) {
      const [only] = batch;
      if (batch.length === 1) return only?.answer.reject(error);
      // One may have spoiled it for all.
      for (const one of batch) await this.#run([one]);
    }
  }
}
