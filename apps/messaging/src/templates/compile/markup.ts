import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';

/** Markup to work on: MJML, or HTML as it is. */
export interface MarkupOrder {
  readonly mjml?: string | undefined;
  readonly html?: string | undefined;
  /** Whether the plain text is made as well. */
  readonly wantsText: boolean;
}

export type MarkupAnswer =
  | { readonly html: string; readonly text: string | null; readonly problem?: undefined }
  | { readonly problem: string };

/** The compiled program, seen from the sources as well. */
const PROGRAM = fileURLToPath(
  new URL('../../../dist/templates/compile/mjml-thread.js', import.meta.url),
);
const TIMEOUT_MS = 10_000;
const HEAP_MB = 256;

/** Makes HTML and text of markup, in a thread of its own: large markup keeps nobody waiting. */
@Injectable()
export class Markup {
  #last: Promise<unknown> = Promise.resolve();

  /** An answer for each order. One call runs at a time; what takes longer than 10 s is refused. */
  make(orders: readonly MarkupOrder[]): Promise<MarkupAnswer[]> {
    if (orders.length === 0) return Promise.resolve([]);
    const made = this.#last.then(() => run(orders));
    this.#last = made;
    return made;
  }
}

async function run(orders: readonly MarkupOrder[]): Promise<MarkupAnswer[]> {
  const thread = new Worker(PROGRAM, {
    workerData: orders,
    env: {},
    stderr: true,
    stdout: true,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  try {
    const [answers] = await once(thread, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answers as MarkupAnswer[];
  } catch {
    return orders.map(() => ({ problem: 'The markup is too large to be worked on.' }));
  } finally {
    await thread.terminate();
  }
}
