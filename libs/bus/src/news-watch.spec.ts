import { EventEmitter } from 'node:events';
import { NewsWatch } from './news-watch.js';

const LONG_MS = 60_000;

function watch(scope = 'prj_demo') {
  const emitter = new EventEmitter();
  const controller = new AbortController();
  return { emitter, controller, watched: new NewsWatch(emitter, scope, controller.signal) };
}

describe('NewsWatch', () => {
  it('wakes on news of its scope', async () => {
    const { emitter, watched } = watch();
    const waiting = watched.next(LONG_MS);
    emitter.emit('prj_demo');
    await expect(waiting).resolves.toBeUndefined();
  });

  it('remembers news that come while nobody waits, once', async () => {
    const { emitter, watched } = watch();
    emitter.emit('prj_demo');
    await watched.next(LONG_MS);

    const startMs = performance.now();
    await watched.next(30);
    expect(performance.now() - startMs).toBeGreaterThan(25);
  });

  it('sleeps on news of other scopes until the time is over', async () => {
    const { emitter, watched } = watch();
    const startMs = performance.now();
    const waiting = watched.next(30);
    emitter.emit('prj_other');
    await waiting;
    expect(performance.now() - startMs).toBeGreaterThan(25);
  });

  it('wakes when its signal aborts, and leaves nothing behind', async () => {
    const { emitter, controller, watched } = watch();
    const waiting = watched.next(LONG_MS);
    controller.abort();
    await waiting;
    await watched.next(LONG_MS);
    expect(emitter.listenerCount('prj_demo')).toBe(0);
  });
});
