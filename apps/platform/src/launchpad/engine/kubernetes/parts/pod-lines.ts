import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KubeClient } from '../../../../kubernetes/kube-client.js';
import type { ReplicaLine } from '../../runtime.driver.js';
import { limitLines } from '../../sandbox/line-limiter.js';
import { ClusterFailure } from '../cluster-failure.js';
import { CONTAINER } from '../manifests/pod-spec.js';

const AGAIN_MS = 500;

/** Whose lines are read, and until when. */
export interface LineSource {
  readonly namespace: string;
  readonly pod: string;
  /** Whether its container has ended, and nothing more comes. */
  readonly hasEnded: () => boolean;
  readonly signal: AbortSignal;
}

/**
 * Passes on what a pod writes, line by line, and goes on where it was when the connection breaks. The
 * cluster keeps both streams as one, so all lines are of standard output.
 */
export async function followLines(
  client: KubeClient,
  { namespace, pod, hasEnded, signal }: LineSource,
  onLine: (line: ReplicaLine) => void,
): Promise<void> {
  const pass = limitLines((line) => onLine({ stream: 'stdout', line }));
  let last = '';
  while (!signal.aborted) {
    const isLast = hasEnded();
    try {
      const answer = await client.open(pathOf(namespace, pod, last), { signal });
      for await (const text of createInterface({ input: answer })) {
        const space = text.indexOf(' ');
        const at = text.slice(0, space);
        // What is asked for again begins with the second of the last line.
        if (space < 0 || at <= last) continue;
        last = at;
        pass(text.slice(space + 1));
      }
      if (isLast) return;
    } catch (error) {
      if (error instanceof ClusterFailure && error.status === 404) return;
    }
    await sleep(AGAIN_MS, undefined, { signal }).catch(() => undefined);
  }
}

function pathOf(namespace: string, pod: string, last: string): string {
  const words = new URLSearchParams({ container: CONTAINER, follow: 'true', timestamps: 'true' });
  if (last !== '') words.set('sinceTime', last.replace(/\.\d+/, ''));
  return `api/v1/namespaces/${namespace}/pods/${pod}/log?${words.toString()}`;
}
