import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { onLines } from '@skydeck/exec';
import type Docker from 'dockerode';
import type { ReplicaLine } from '../runtime.driver.js';
import { limitLines } from '../sandbox/line-limiter.js';

/** Passes on what a container writes, line by line. Resolves at the end of its output. */
export async function followOutput(
  container: Docker.Container,
  output: NodeJS.ReadWriteStream,
  onLine: (line: ReplicaLine) => void,
): Promise<void> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  onLines(
    stdout,
    limitLines((line) => onLine({ stream: 'stdout', line })),
  );
  onLines(
    stderr,
    limitLines((line) => onLine({ stream: 'stderr', line })),
  );
  (container.modem as { demuxStream(from: unknown, out: unknown, err: unknown): void }).demuxStream(
    output,
    stdout,
    stderr,
  );
  // A connection that breaks ends the output; the exit of the container is noticed by itself.
  await finished(output).catch(() => undefined);
  stdout.end();
  stderr.end();
}
