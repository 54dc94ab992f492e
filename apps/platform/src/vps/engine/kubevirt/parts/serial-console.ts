import type { Duplex } from 'node:stream';
import { createWebSocketStream } from 'ws';
import { ComputeFailure } from '../../compute-failure.js';
import type { ConsoleOptions, ConsoleStream } from '../../console-stream.js';
import type { EngineRef } from '../../server-spec.js';
import { type Cluster, PLAIN } from '../client/cluster.js';
import { isRun } from './machine-power.js';

const LOG_BYTES = 256 * 1024;
const LOG_LINES = 5_000;

/** Opens the serial line of a machine. A guest has no other way in that the cluster passes on. */
export async function openSerialConsole(
  cluster: Cluster,
  ref: EngineRef,
  o: ConsoleOptions,
): Promise<ConsoleStream> {
  if (o.mode !== 'serial') {
    const text = 'This engine has the serial line only: open the console with the mode `serial`.';
    throw new ComputeFailure('unsupported', text);
  }
  await cluster.machines.get(ref);
  if (!isRun(await cluster.instances.find(ref))) {
    throw new ComputeFailure('busy', 'The server does not run.');
  }
  const path = cluster.subresource('virtualmachineinstances', ref, 'console');
  const stream: Duplex = createWebSocketStream(await cluster.client.socket(path, PLAIN));
  // A serial line has no size.
  return Object.assign(stream, { resize: () => undefined });
}

/** What the guest wrote to its serial line, which the cluster keeps as the log of a container. */
export async function readSerialLog(cluster: Cluster, ref: EngineRef): Promise<string> {
  const { client, machines, pods, settings } = cluster;
  await machines.get(ref);
  const found = await pods.list({ labels: { 'vm.kubevirt.io/name': ref } });
  const newest = found.toSorted((a, b) => createdAt(a).localeCompare(createdAt(b))).at(-1);
  if (newest?.metadata?.name === undefined) return '';
  const query = `container=guest-console-log&tailLines=${LOG_LINES}`;
  const path = `api/v1/namespaces/${settings.namespace}/pods/${newest.metadata.name}/log?${query}`;
  const log = Buffer.from(await client.text(path));
  return log.subarray(-LOG_BYTES).toString();
}

function createdAt({ metadata }: { metadata?: { creationTimestamp?: string } }): string {
  return metadata?.creationTimestamp ?? '';
}
