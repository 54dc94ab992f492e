import type { Readable } from 'node:stream';

const MOST_BYTES = 2 * 1024 * 1024;

/**
 * The bytes of a stream, taken in while what came before is still written: one that is asked for a
 * chunk after the other stops and starts for each of them. Leaving early only pauses it, so that a
 * request can still be answered.
 */
export async function* flowingBytes(source: Readable): AsyncGenerator<Buffer> {
  const chunks: Buffer[] = [];
  let held = 0;
  let failure: Error | undefined = source.errored ?? undefined;
  let isOver = source.readableEnded;
  let wake: (() => void) | undefined;
  const onData = (chunk: Buffer): void => {
    chunks.push(chunk);
    held += chunk.length;
    if (held >= MOST_BYTES) source.pause();
    wake?.();
  };
  const onEnd = (): void => {
    isOver = true;
    wake?.();
  };
  const onFailure = (error?: Error): void => {
    if (!isOver) failure ??= error ?? cutOff();
    wake?.();
  };
  source.on('data', onData).on('end', onEnd).on('error', onFailure).on('close', onFailure);
  if (source.destroyed && !isOver) onFailure();
  try {
    for (;;) {
      for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) {
        held -= chunk.length;
        if (held < MOST_BYTES / 2 && source.isPaused()) source.resume();
        yield chunk;
      }
      if (failure) throw failure;
      if (isOver) return;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    source.pause();
    // Errors are still heard: nobody else may listen to them.
    source.off('data', onData).off('end', onEnd).off('close', onFailure);
  }
}

const cutOff = () => Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
