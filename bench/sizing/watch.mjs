import { setTimeout as sleep } from 'node:timers/promises';
import { cpuWithChildrenUs } from '../cpu/cpu-with-children.mjs';
import { residentBytes } from '../soak/sample-memory.mjs';

const LOOK_MS = 1000;
/** A service that only sweeps takes less in a second, and so does Postgres for all of them. */
const QUIET_US = 80_000;
const LONGEST_MS = 120_000;

/** What a service and Postgres, which has six others beside it, take while nobody asks. */
export async function takenIdle(processes, forMs) {
  const before = takenBy(processes);
  const beganMs = performance.now();
  await sleep(forMs);
  const after = takenBy(processes);
  const tookMs = performance.now() - beganMs;
  const usEachMs = (name) => (after[name] - before[name]) / tookMs;
  return { service: usEachMs('service'), postgres: usEachMs('postgres') };
}

/**
 * What a service and Postgres took of a processor for what is done, without what they take while
 * nobody asks, and with what they do after the last answer: queues, events and usage are written
 * down later, and belong to the requests all the same.
 */
export async function takenUntilQuiet(processes, idle, work) {
  const before = takenBy(processes);
  const beganMs = performance.now();
  const result = await work();
  const last = await untilQuiet(processes);
  const tookMs = performance.now() - beganMs;
  const msEach = (name) => {
    const us = last[name] - before[name] - idle[name] * tookMs;
    return Math.max(0, us) / 1000 / result.answered;
  };
  return { result, taken: { serviceMs: msEach('service'), postgresMs: msEach('postgres') } };
}

async function untilQuiet(processes) {
  const endMs = performance.now() + LONGEST_MS;
  let last = takenBy(processes);
  for (;;) {
    await sleep(LOOK_MS);
    const next = takenBy(processes);
    const isQuiet = ['service', 'postgres'].every((name) => next[name] - last[name] < QUIET_US);
    if (isQuiet || performance.now() > endMs) return next;
    last = next;
  }
}

const takenBy = ({ pid, postgres }) => ({
  service: cpuWithChildrenUs(pid),
  postgres: cpuWithChildrenUs(postgres.pid),
});

/** What a process and its children hold: before it is asked, at most meanwhile, and afterwards. */
export class Watch {
  #pid;
  #idle;
  #most = 0;
  #timer;

  constructor(pid) {
    this.#pid = pid;
    this.#idle = residentBytes(pid);
  }

  begin() {
    this.#timer = setInterval(() => {
      this.#most = Math.max(this.#most, residentBytes(this.#pid));
    }, LOOK_MS);
  }

  end() {
    clearInterval(this.#timer);
    return { idle: this.#idle, most: this.#most, after: residentBytes(this.#pid) };
  }
}
