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

/** Runs what may go on for too long, and ends it then, in the middle of whatever it does. @throws TookTooLong */
export function withinTime<Result>(mostMs: number, run: () => Result): Result {
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
