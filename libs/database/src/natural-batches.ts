import { AsyncResource } from 'node:async_hooks';

/** What waits for its turn. */
interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly answer: PromiseWithResolvers<Answer>;
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
  readonly #atOnce: number;
  readonly #most: number;
  readonly #weightOf: (asked: Asked) => number;
  readonly #gathers: boolean;
  #underWay = 0;
  #isGathering = false;

  /** @param answer gives the answers in the order of the questions, and changes nothing when it throws */
  constructor(
    private readonly answer: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
    { atOnce = 1, most = 200, weightOf = () => 1, gathers = false }: Weights<Asked> = {},
  ) {
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
    const one = { asked, answer };
    if (isUrgent) {
      void this.#scope.runInAsyncScope(() => this.#run([one]));
    } else {
      this.#waiting.push(one);
      this.#wake();
    }
    return answer.promise;
  }

  /** The answers to questions that come together, and go together as far as a batch holds them. */
  async askAll(asked: readonly Asked[]): Promise<readonly Answer[]> {
    const waiting = asked.map((one) => ({ asked: one, answer: Promise.withResolvers<Answer>() }));
    this.#waiting.push(...waiting);
    this.#wake();
    return Promise.all(waiting.map(({ answer }) => answer.promise));
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
    while (this.#underWay < this.#atOnce && this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#fitting());
      this.#underWay += 1;
      void this.#scope
        .runInAsyncScope(() => this.#run(batch))
        .finally(() => {
          this.#underWay -= 1;
          this.#wake();
        });
    }
  }

  /** How many of those that wait are one batch. */
  #fitting(): number {
    let weight = 0;
    for (const [place, { asked }] of this.#waiting.entries()) {
      weight += this.#weightOf(asked);
      if (weight > this.#most) return Math.max(1, place);
    }
    return this.#waiting.length;
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
