import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isTimeout, PoolBusy, ThreadPool, type ThreadPoolOptions } from './thread-pool.js';

const PROGRAM = `
export default (waitMs) => new Promise((resolve) => setTimeout(() => resolve(waitMs), waitMs));
`;
let folder: string;
let pools: ThreadPool<number, number>[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skydeck-threads-'));
  await writeFile(path.join(folder, 'waits.mjs'), PROGRAM);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => void (pools = []));
afterEach(() => Promise.all(pools.map((pool) => pool.destroy())));

function poolOf(options: Partial<ThreadPoolOptions>): ThreadPool<number, number> {
  const program = path.join(folder, 'waits.mjs');
  const pool = new ThreadPool<number, number>({ program, threads: 1, idleMs: 1000, ...options });
  pools.push(pool);
  return pool;
}

describe('a pool of threads', () => {
  it('refuses those for whom there is no room, also when each can be given up', async () => {
    const pool = poolOf({ waitingEach: 3, timeoutMs: 20_000 });
    const asked = Array.from({ length: 50 }, async () => pool.run(20));
    const answers = await Promise.allSettled(asked);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(46);
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect(reason).toBeInstanceOf(PoolBusy);
    }
    expect(await pool.run(1)).toBe(1);
  });

  it('gives up what takes too long, and works on', async () => {
    const pool = poolOf({ timeoutMs: 300 });
    const slow = await pool.run(60_000).catch((error: unknown) => error);
    expect(isTimeout(slow)).toBe(true);
    const next = poolOf({ timeoutMs: 20_000 });
    expect(await next.run(2)).toBe(2);
  });

  it('gives up what nobody waits for any more, with the reason', async () => {
    const pool = poolOf({});
    const controller = new AbortController();
    const asked = pool.run(60_000, controller.signal);
    controller.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
  });
});
