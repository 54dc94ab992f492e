import { on } from 'node:events';
import { ComputeFailure } from '../../compute-failure.js';
import type { EngineEvent } from '../../server-spec.js';
import type { IncusClient } from '../client/incus-client.js';
import { lostEngine } from '../client/incus-failure.js';
import { opened } from '../client/opened.js';
import { instanceId } from './instance-name.js';

const KINDS: Readonly<Record<string, EngineEvent['kind']>> = {
  'instance-started': 'started',
  'instance-resumed': 'started',
  'instance-stopped': 'stopped',
  'instance-shutdown': 'stopped',
  'instance-restarted': 'restarted',
  'instance-deleted': 'deleted',
};

interface Lifecycle {
  readonly timestamp: string;
  readonly metadata: { readonly action: string; readonly source: string };
}

/** What happens to instances, as the daemon tells it. */
export async function* followEvents(
  client: IncusClient,
  signal: AbortSignal,
): AsyncGenerator<EngineEvent> {
  if (signal.aborted) return;
  const socket = client.socket('/1.0/events?type=lifecycle');
  const lost = new AbortController();
  const messages = on(socket, 'message', { signal: AbortSignal.any([signal, lost.signal]) });
  socket.once('close', () => lost.abort());
  try {
    await opened(socket);
    for await (const [data] of messages as AsyncIterable<[Buffer]>) {
      const event = read(data);
      if (event) yield event;
    }
  } catch (error) {
    if (signal.aborted) return;
    if (!lost.signal.aborted) throw lostEngine(error);
    throw new ComputeFailure('engine_unavailable', 'The engine was lost.', undefined, true);
  } finally {
    socket.terminate();
  }
}

function read(data: Buffer): EngineEvent | undefined {
  const { timestamp, metadata } = JSON.parse(data.toString()) as Lifecycle;
  const kind = KINDS[metadata.action];
  const name = /^\/1\.0\/instances\/([a-z0-9-]+)/.exec(metadata.source)?.[1];
  if (!kind || name === undefined) return undefined;
  return { id: instanceId(name), kind, at: new Date(timestamp) };
}
