import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The process that asks; its own time of the processor counts to nobody. */
export function startClient() {
  const child = fork(path.join(import.meta.dirname, 'client.mjs'));
  return {
    /** Gives what it found; an answer that is an error ends the benchmark. */
    async ask(plan) {
      child.send(plan);
      const [{ result, problem }] = await once(child, 'message');
      if (problem) throw new Error(problem);
      return result;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
