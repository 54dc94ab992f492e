import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { MapFileInvalid } from '../../osm/index.js';
import type { Bounds } from '../regions/region.entity.js';

/** What is to be built, where. */
export interface BuildOrder {
  readonly source: string;
  readonly folder: string;
}

/** What the thread tells. */
export type BuildAnswer =
  | { readonly kind: 'progress'; readonly share: number; readonly stage: string }
  | {
      readonly kind: 'built';
      readonly counts: Readonly<Record<string, number>>;
      readonly bounds: Bounds;
    }
  | { readonly kind: 'invalid'; readonly problem: string };

/** How a build is run. */
export interface BuildRun {
  readonly memoryMb: number;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number, stage: string) => void;
}

/** The compiled program, seen from the sources as well. */
const PROGRAM = fileURLToPath(new URL('../../../dist/maps/build/build-thread.js', import.meta.url));

/**
 * Builds a map in a thread of its own: neither its time nor its memory is that of requests.
 * @throws MapFileInvalid
 */
export async function runBuild(
  order: BuildOrder,
  { memoryMb, signal, onProgress }: BuildRun,
): Promise<Extract<BuildAnswer, { kind: 'built' }>> {
  signal.throwIfAborted();
  const thread = new Worker(PROGRAM, {
    workerData: order,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const { promise, resolve, reject } =
    Promise.withResolvers<Extract<BuildAnswer, { kind: 'built' }>>();
  const stop = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', stop, { once: true });
  thread.on('message', (answer: BuildAnswer) => {
    if (answer.kind === 'progress') onProgress(answer.share, answer.stage);
    else if (answer.kind === 'built') resolve(answer);
    else reject(new MapFileInvalid(answer.problem));
  });
  thread.on('error', reject);
  thread.on('exit', (code) => reject(new Error(`The build ended with code ${code}`)));
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    await thread.terminate();
  }
}
