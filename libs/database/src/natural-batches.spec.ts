import { NaturalBatches } from './natural-batches.js';

/** Doubles numbers; each batch is answered when it is told to, and refused when it holds a 13. */
function doubling(limits?: ConstructorParameters<typeof NaturalBatches>[1]) {
  const seen: (readonly number[])[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const batches = new NaturalBatches<number, number>(async (asked) => {
    seen.push(asked);
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    await gate.promise;
    if (asked.includes(13)) throw new Error('unlucky');
    return asked.map((one) => one * 2);
  }, limits);
  const open = async (place: number) => {
    gates[place]?.resolve();
    await new Promise(setImmediate);
  };
  return { batches, seen, open };
}

/** Gives numbers back, which weigh what they are; each batch is answered when the next is wanted. */
function weighed(mustFollow: (one: number, before: number) => boolean) {
  const seen: (readonly number[])[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const batches = new NaturalBatches<number, number>(
    async (asked) => {
      seen.push(asked);
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
      return asked;
    },
    { most: 100, weightOf: (one) => one, isLight: (one) => one < 10, mustFollow },
  );
  const next = async () => {
    gates.at(-1)?.resolve();
    await new Promise(setImmediate);
  };
  return { batches, seen, next };
}

describe('questions that come together', () => {
  it('go at once when nothing is on its way, and else in one batch', async () => {
    const { batches, seen, open } = doubling({ atOnce: 1 });
    const answers = [1, 2, 3, 4].map((one) => batches.ask(one));
    expect(seen).toEqual([[1]]);
    await open(0);
    expect(seen).toEqual([[1], [2, 3, 4]]);
    await open(1);
    expect(await Promise.all(answers)).toEqual([2, 4, 6, 8]);
  });

  it('are never more on their way than allowed, nor more in one batch', async () => {
    const { batches, seen, open } = doubling({ atOnce: 2, most: 2 });
    const answers = [1, 2, 3, 4, 5].map((one) => batches.ask(one));
    expect(seen).toEqual([[1], [2]]);
    await open(1);
    expect(seen).toEqual([[1], [2], [3, 4]]);
    await open(0);
    expect(seen).toEqual([[1], [2], [3, 4], [5]]);
    await open(2);
    await open(3);
    expect(await Promise.all(answers)).toEqual([2, 4, 6, 8, 10]);
  });

  it('go together when they came in one turn of the event loop, if that is wanted', async () => {
    const { batches, seen, open } = doubling({ atOnce: 1, gathers: true });
    const answers = [1, 2, 3].map((one) => batches.ask(one));
    await new Promise(setImmediate);
    expect(seen).toEqual([[1, 2, 3]]);
    const anew = answers.map(async (answer) => batches.ask(await answer));
    await open(0);
    await new Promise(setImmediate);
    expect(seen).toEqual([
      [1, 2, 3],
      [2, 4, 6],
    ]);
    await open(1);
    expect(await Promise.all(anew)).toEqual([4, 8, 12]);
  });

  it('wait for no other when they are urgent', async () => {
    const { batches, seen, open } = doubling({ atOnce: 1 });
    const answers = [batches.ask(1), batches.ask(2), batches.ask(3, { isUrgent: true })];
    expect(seen).toEqual([[1], [3]]);
    await open(1);
    expect(await answers[2]).toBe(6);
    await open(0);
    await open(2);
    expect(await Promise.all(answers)).toEqual([2, 4, 6]);
  });

  it('go before heavy ones when they are light, in turns, unless one of those must be first', async () => {
    const { batches, seen, next } = weighed((one, before) => one * 20 === before);
    const answers = [80, 60, 90, 1, 2, 3].map((one) => batches.ask(one));
    await next();
    answers.push(batches.ask(4));
    for (let place = 0; place < 4; place++) await next();
    expect(seen).toEqual([[80], [1, 2], [60], [4], [90, 3]]);
    expect(await Promise.all(answers)).toEqual([80, 60, 90, 1, 2, 3, 4]);
  });

  it('pass no light one that waits and must be before them, when they are heavy', async () => {
    const { batches, seen, next } = weighed((one, before) => one % 10 === before % 10);
    const answers = [80, 1].map((one) => batches.ask(one));
    await next();
    // The turn of the heavy ones is next, though 2 must be before 52 and 62, and is not their turn's.
    answers.push(...[30, 2, 52, 31].map((one) => batches.ask(one)));
    const together = batches.askAll([62, 41]);
    for (let place = 0; place < 6; place++) await next();
    expect(seen).toEqual([[80], [1], [30], [2], [52, 31], [62], [41]]);
    expect(await Promise.all(answers)).toEqual([80, 1, 30, 2, 52, 31]);
    expect(await together).toEqual([62, 41]);
  });

  it('are answered alone when one spoils the batch, and only that one is refused', async () => {
    const { batches, seen, open } = doubling({ atOnce: 1 });
    const answers = Promise.allSettled([1, 2, 13, 4].map((one) => batches.ask(one)));
    for (let place = 0; place < 5; place++) await open(place);
    expect(seen).toEqual([[1], [2, 13, 4], [2], [13], [4]]);
    expect(await answers).toMatchObject([
      { value: 2 },
      { value: 4 },
      { reason: new Error('unlucky') },
      { value: 8 },
    ]);
  });

  it('keeps questions together that come together, as far as their weight allows', async () => {
    const seen: number[][] = [];
    const batches = new NaturalBatches<number, number>(
      async (asked) => {
        seen.push([...asked]);
        return asked;
      },
      { most: 5, weightOf: (one) => one },
    );
    expect(await batches.askAll([2, 3, 1, 9, 4])).toEqual([2, 3, 1, 9, 4]);
    expect(seen).toEqual([[2, 3], [1], [9], [4]]);
  });
});
