import { ServiceMetrics } from '@skydeck/telemetry';
import type { CertificateStore } from '../certificates/certificate-store.js';
import type { Peers } from '../handover/peers.js';
import { certificateMetrics } from './certificate-metrics.js';
import { familyMetrics } from './family-metrics.js';
import type { RouteTable } from '../routes/route-table.js';
import { toPrometheus } from './prometheus.js';
import type { StatsRegistry } from './stats-registry.js';

/** What a monitor may read of the edge. */
export interface EdgeMetrics {
  readonly contentType: string;
  text(): Promise<string>;
}

/** The counters of apps, which the edge keeps by itself, and the metrics of the process. */
export function edgeMetrics(
  stats: StatsRegistry,
  table: RouteTable,
  certificates: CertificateStore,
  peers: Peers,
): EdgeMetrics {
  const metrics = new ServiceMetrics('edge');
  return {
    contentType: metrics.contentType,
    text: async () =>
      toPrometheus(stats.all(), table.size) +
      certificateMetrics(certificates.list()) +
      familyMetrics(peers.family) +
      (await metrics.text()),
  };
}
