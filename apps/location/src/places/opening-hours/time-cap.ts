import vm from 'node:vm';

/** It took longer than it may. */
export class TookTooLong extends Error {
  constructor(options?: ErrorOptions) {
    super('It takes too long', options);
    this.name = 'TookTooLong';
  }
}

const slot: { run: (() => void) | null } = { run: null };
const context = vm.createContext(slot);
const script = new vm.Script('run()');

/** A machine that is busy with others takes longer for the same. */
const MOST_STRETCHED = 16;

/**
 * Runs what may go on for too long, and ends it then, in the middle of whatever it does. It counts the time of the
 * processor: what had to wait for others is run again, and given more time.
 * @throws TookTooLong
 */
export function withinTime<Result>(mostMs: number, run: () => Result): Result {
  for (let stretched = 1; ; stretched *= 2) {
    const before = process.cpuUsage();
    try {
      return withinWallTime(mostMs * stretched, run);
    } catch (error) {
      const { user, system } = process.cpuUsage(before);
      const isOver = (user + system) / 1000 >= mostMs * NEARLY || stretched >= MOST_STRETCHED;
      if (isOver || !(error instanceof TookTooLong)) throw error;
    }
  }
}

const NEARLY = 0.9;

function withinWallTime<Result>(mostMs: number, run: () => Result): Result {
  let outcome: { readonly result: Result } | { readonly error: unknown } | undefined;
  slot.run = () => {
    try {
      outcome = { result: run() };
    } catch (error) {
      outcome = { error };
    }
  };
  try {
    script.runInContext(context, { timeout: mostMs });
  } catch (error) {
    throw new TookTooLong({ cause: error });
  } finally {
    slot.run = null;
  }
  if (!outcome || 'error' in outcome) throw outcome?.error;
  return outcome.result;
}
