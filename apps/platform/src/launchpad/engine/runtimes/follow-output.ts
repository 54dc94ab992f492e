import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { onLines } from '@skydeck/exec';
import type Docker from 'dockerode';
import type { ReplicaLine } from '../runtime.driver.js';
import { limitLines } from '../sandbox/line-limiter.js';
import { EnginePositions } from './engine-positions.js';

interface Output {
  readonly stream: NodeJS.ReadableStream;
  readonly hasTimes: boolean;
}

/** What is to be heard of a container. */
export interface Hearing {
  /** Position of the last line that was heard; everything when not given. */
  readonly from?: string | undefined;
  readonly signal: AbortSignal;
  readonly onLine: (line: ReplicaLine) => void;
}

/** Passes on what a container writes, line by line. Resolves at the end of its output. */
export async function followOutput(container: Docker.Container, hearing: Hearing): Promise<void> {
  const { from, signal, onLine } = hearing;
  const { stream, hasTimes } = await openOutput(container, signal);
  const positions = new EnginePositions(from);
  const outputs = (['stdout', 'stderr'] as const).map((name) => {
    const output = new PassThrough();
    let last: Partial<ReplicaLine> = {};
    const limited = limitLines(
      (line) => onLine({ ...last, stream: name, line }),
      undefined,
      () => last.at?.getTime() ?? Date.now(),
    );
    onLines(output, (text) => {
      const read = hasTimes ? positions.read(text) : { line: text };
      if (!read) return;
      last = read;
      limited(read.line);
    });
    return output;
  });
  const [stdout, stderr] = outputs;
  (container.modem as { demuxStream(from: unknown, out: unknown, err: unknown): void }).demuxStream(
    stream,
    stdout,
    stderr,
  );
  // A connection that breaks ends the output; the exit of the container is noticed by itself.
  await finished(stream).catch(() => undefined);
  for (const output of outputs) output.end();
}

/** What the engine has kept and goes on to keep; where it keeps nothing, what is written from now on. */
async function openOutput(container: Docker.Container, abortSignal: AbortSignal): Promise<Output> {
  const both = { stdout: true, stderr: true, abortSignal };
  try {
    const kept = await container.logs({ ...both, follow: true, timestamps: true });
    return { stream: kept, hasTimes: true };
  } catch {
    const attached = container.attach({ ...both, stream: true });
    return { stream: await attached.catch(() => Readable.from([])), hasTimes: false };
  }
}
