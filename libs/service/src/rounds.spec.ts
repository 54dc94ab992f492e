import { eventually } from '@skydeck/testing';
import { Rounds } from './index.js';

const never = (error: unknown) => {
  throw error;
};

describe('Rounds', () => {
  it('goes on after rounds that fail, and says so each time', async () => {
    let rounds = 0;
    const failures: unknown[] = [];
    const work = async () => {
      rounds += 1;
      if (rounds <= 2) throw new Error(`round ${rounds}`);
    };
    const running = new Rounds(work, (error) => failures.push(error));
    running.start(1);
    await eventually(() => expect(rounds).toBeGreaterThan(4));
    await running.stop();
    expect(failures).toEqual([new Error('round 1'), new Error('round 2')]);
  });

  it('does one round at a time, 50 asked for at once', async () => {
    const ends: (() => void)[] = [];
    const running = new Rounds(() => new Promise<void>((resolve) => ends.push(resolve)), never);
    const asked = Array.from({ length: 50 }, () => running.now());
    expect(ends).toHaveLength(1);
    ends[0]!();
    await Promise.all(asked);
    const next = running.now();
    expect(ends).toHaveLength(2);
    ends[1]!();
    await next;
  });

  it('stops once the round under way has ended, and starts no other', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const steps: string[] = [];
    const running = new Rounds(async () => {
      steps.push('begun');
      await promise;
      steps.push('ended');
    }, never);
    running.start(1);
    await eventually(() => expect(steps).toEqual(['begun']));
    const stopping = running.stop().then(() => steps.push('stopped'));
    resolve();
    await stopping;
    expect(steps).toEqual(['begun', 'ended', 'stopped']);
  });
});
