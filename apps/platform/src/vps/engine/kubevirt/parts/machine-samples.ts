import type { ServerSample } from '../../server-spec.js';
import type { Cluster } from '../client/cluster.js';
import { instanceLabels } from '../kubevirt-settings.js';
import { serverName } from '../manifests/server-names.js';
import { type MachineLine, readMachineLines } from './machine-lines.js';
import { isRun, observed } from './machine-power.js';

interface PodList {
  readonly items: readonly {
    readonly metadata: { readonly name: string; readonly namespace: string };
  }[];
}

/**
 * Counters of all machines that run. The part of KubeVirt on each node knows those of its own, and
 * is asked through the API of the cluster.
 */
export async function readMachineSamples(cluster: Cluster): Promise<ServerSample[]> {
  const { client, instances, machines, settings } = cluster;
  const query = { labels: instanceLabels(settings) };
  const [all, runs] = await Promise.all([machines.list(query), instances.list(query)]);
  const running = new Map(runs.filter(isRun).map((run) => [run.metadata?.name ?? '', run]));
  if (running.size === 0) return [];
  const at = new Date();
  const handlers = await client.json<PodList>(
    'api/v1/pods?labelSelector=kubevirt.io%3Dvirt-handler',
  );
  const texts = await Promise.all(
    handlers.items.map(({ metadata: { name, namespace } }) =>
      client.text(`api/v1/namespaces/${namespace}/pods/https:${name}:8443/proxy/metrics`),
    ),
  );
  const lines = texts
    .flatMap(readMachineLines)
    .filter(({ namespace }) => namespace === settings.namespace);
  const byName = Map.groupBy(lines, ({ machine }) => machine);
  return all
    .map((machine) => observed(machine, running.get(machine.metadata?.name ?? '')))
    .filter(({ ref }) => byName.has(ref))
    .map(({ id }) => sample(id, byName.get(serverName(id)) ?? [], at));
}

function sample(id: string, lines: readonly MachineLine[], at: Date): ServerSample {
  const sum = (...names: readonly string[]): number =>
    lines
      .filter(({ counter }) => names.includes(counter))
      .reduce((total, { value }) => total + value, 0);
  return {
    id,
    at,
    cpuSeconds: sum('cpu_usage_seconds_total'),
    memoryBytes: sum('memory_resident_bytes'),
    diskUsedBytes: sum('filesystem_used_bytes'),
    diskReadBytes: sum('storage_read_traffic_bytes_total'),
    diskWrittenBytes: sum('storage_write_traffic_bytes_total'),
    netReceivedBytes: sum('network_receive_bytes_total'),
    netSentBytes: sum('network_transmit_bytes_total'),
    // A guest's processes are its own business here.
    processes: 0,
  };
}
