import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 2 * 1024 * 1024;

/**
 * The body of a request, taken in while what came before is still written: a stream that is asked
 * for one chunk after the other stops and starts for each of them. Leaving the loop early leaves the
 * connection as it is, so that a refusal can still be answered.
 */
export async function* flowingBytes(request: IncomingMessage): AsyncGenerator<Buffer> {
  const chunks: Buffer[] = [];
  let held = 0;
  let failure: Error | undefined;
  let isOver = request.readableEnded;
  let wake: (() => void) | undefined;
  const onData = (chunk: Buffer): void => {
    chunks.push(chunk);
    held += chunk.length;
    if (held >= MOST_BYTES) request.pause();
    wake?.();
  };
  const onEnd = (): void => {
    isOver = true;
    wake?.();
  };
  const onFailure = (error?: Error): void => {
    if (!isOver) failure ??= error ?? Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    wake?.();
  };
  request.on('data', onData).on('end', onEnd).on('error', onFailure);
  request.on('close', onFailure);
  if (request.destroyed && !isOver) onFailure();
  try {
    for (;;) {
      for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) {
        held -= chunk.length;
        if (held < MOST_BYTES / 2 && request.isPaused()) request.resume();
        yield chunk;
      }
      if (failure) throw failure;
      if (isOver) return;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    request.pause();
    request.off('data', onData).off('end', onEnd).off('close', onFailure);
  }
}
