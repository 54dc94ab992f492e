import { keepAlive } from './keep-alive.js';

/** A child that lives until the test ends it. */
function someChild() {
  const { promise: exited, resolve: end } = Promise.withResolvers<void>();
  return { exited, end, stop: async () => end() };
}

const running = new AbortController().signal;

describe('keepAlive', () => {
  it('starts a child again when it ends by itself', async () => {
    const children = [someChild(), someChild()];
    const restarted = Promise.withResolvers<void>();
    let starts = 0;
    const lines: string[] = [];
    const kept = await keepAlive({
      name: 'The edge',
      signal: running,
      log: (_level, message) => lines.push(message),
      start: async () => children[starts++] ?? someChild(),
      onRestart: () => restarted.resolve(),
      firstDelayMs: 1,
    });
    children[0]?.end();
    await restarted.promise;
    expect(starts).toBe(2);
    expect(lines).toEqual([
      'The edge ended unexpectedly; starting it again',
      'The edge runs again',
    ]);
    await kept.stop();
    expect(starts).toBe(2);
  });

  it('goes on trying when a new start fails', async () => {
    const first = someChild();
    const restarted = Promise.withResolvers<void>();
    let starts = 0;
    const kept = await keepAlive({
      name: 'Postgres',
      signal: running,
      log: () => undefined,
      start: async () => {
        starts += 1;
        if (starts === 2) throw new Error('not yet');
        return starts === 1 ? first : someChild();
      },
      onRestart: () => restarted.resolve(),
      firstDelayMs: 1,
    });
    first.end();
    await restarted.promise;
    expect(starts).toBe(3);
    await kept.stop();
  });

  it('fails at once when the first start does', async () => {
    const kept = keepAlive({
      name: 'x',
      signal: running,
      log: () => undefined,
      start: () => Promise.reject(new Error('no program')),
    });
    await expect(kept).rejects.toThrow('no program');
  });

  it('ends also the child of a restart that was under way', async () => {
    const [first, second] = [someChild(), someChild()];
    const starting = Promise.withResolvers<void>();
    const mayStart = Promise.withResolvers<void>();
    let starts = 0;
    const kept = await keepAlive({
      name: 'x',
      signal: running,
      log: () => undefined,
      firstDelayMs: 1,
      start: async () => {
        starts += 1;
        if (starts === 1) return first;
        starting.resolve();
        await mayStart.promise;
        return second;
      },
    });
    first.end();
    await starting.promise;
    const stopping = kept.stop();
    mayStart.resolve();
    await stopping;
    await expect(second.exited).resolves.toBeUndefined();
  });

  it('does not let a cancelled first start stop the later ones', async () => {
    const first = someChild();
    const restarted = Promise.withResolvers<boolean>();
    const cancel = new AbortController();
    let starts = 0;
    const kept = await keepAlive({
      name: 'Postgres',
      signal: cancel.signal,
      log: () => undefined,
      firstDelayMs: 1,
      start: async (cancelled) => {
        starts += 1;
        if (starts === 1) return first;
        restarted.resolve(cancelled.aborted);
        return someChild();
      },
    });
    cancel.abort();
    first.end();
    await expect(restarted.promise).resolves.toBe(false);
    await kept.stop();
  });
});
