import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ComputeFailure } from '../../compute-failure.js';
import { KeyedMutex } from '../../keyed-mutex.js';
import type { ServerFolder } from '../machine/server-folder.js';
import { onMessages } from '../qmp/on-messages.js';

interface Answer {
  readonly return?: unknown;
  readonly error?: { readonly desc: string };
}

/** One guest talks to one of us at a time. */
const turns = new KeyedMutex();
const ANSWER_MS = 30_000;
const GREET_MS = 10_000;
/** A guest that only starts does not hear the first greetings. */
const PING_MS = 1_000;

/**
 * Asks the QEMU guest agent one thing (docs/interop/qemu-ga-ref of QEMU). It may have been cut off
 * in the middle of an earlier answer, so each conversation starts with a greeting that both know.
 */
export async function askAgent<T>(
  folder: ServerFolder,
  execute: string,
  args?: object,
  answerMs = ANSWER_MS,
): Promise<T> {
  return turns.run(folder.path, async () => {
    const socket = await folder.connect('agent.sock').catch(() => {
      throw silent();
    });
    try {
      const answers: Answer[] = [];
      // A guest that ends has nothing more to say.
      const closed = new AbortController();
      socket.once('close', () => closed.abort());
      const within = (ms: number) => AbortSignal.any([AbortSignal.timeout(ms), closed.signal]);
      onMessages(socket, (line) => {
        // 0xFF, which starts the answer to a greeting, is in no text.
        const text = line.subarray(line.lastIndexOf(0xff) + 1).toString();
        try {
          answers.push(JSON.parse(text) as Answer);
          socket.emit('answer');
        } catch {
          // The rest of an answer that nobody waits for any more.
        }
      });
      const id = Math.floor(Math.random() * 2 ** 31);
      socket.write(Buffer.from([0xff]));
      socket.write(`${JSON.stringify({ execute: 'guest-sync-delimited', arguments: { id } })}\n`);
      const greeting = within(Math.min(GREET_MS, answerMs));
      await answered(socket, answers, greeting, (one) => one.return === id);
      socket.write(`${JSON.stringify({ execute, ...(args && { arguments: args }) })}\n`);
      const answer = await answered(socket, answers, within(answerMs), () => true);
      if (answer.error) throw new ComputeFailure('failed', 'The guest refused.', answer.error.desc);
      return answer.return as T;
    } finally {
      socket.destroy();
    }
  });
}

async function answered(
  socket: NodeJS.EventEmitter,
  answers: Answer[],
  signal: AbortSignal,
  fits: (answer: Answer) => boolean,
): Promise<Answer> {
  for (;;) {
    const next = answers.shift();
    if (next && fits(next)) return next;
    if (!next) {
      await once(socket, 'answer', { signal }).catch(() => {
        throw silent();
      });
    }
  }
}

function silent(): ComputeFailure {
  return new ComputeFailure(
    'unsupported',
    'No guest agent answers in this server.',
    undefined,
    true,
  );
}

/** Waits until the agent answers. @throws `unsupported` when it does not in time */
export async function awaitAgent(folder: ServerFolder, withinMs: number): Promise<void> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      await askAgent(folder, 'guest-ping', undefined, PING_MS);
      return;
    } catch (error) {
      if (Date.now() > end || !(await folder.process())) throw error;
    }
    await sleep(30);
  }
}
