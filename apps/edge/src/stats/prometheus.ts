import type { AppStats } from './app-stats.js';
import { BUCKETS_MS, type LatencyHistogram } from './latency-histogram.js';

/**
 * Writes the counters in Prometheus' text format.
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export function toPrometheus(apps: readonly AppStats[], routes: number): string {
  const lines = [
    ...family('skydeck_edge_routes', 'gauge', 'Hosts that have a route.'),
    `skydeck_edge_routes ${routes}`,
    ...family('skydeck_edge_requests_total', 'counter', 'Answers by class of status.'),
    ...apps.flatMap(({ owner, byClass }) =>
      byClass.flatMap((count, index) =>
        index === 0
          ? []
          : [`skydeck_edge_requests_total{app=${quote(owner)},class="${index}xx"} ${count}`],
      ),
    ),
    ...family('skydeck_edge_inflight_requests', 'gauge', 'Requests that are open.'),
    ...apps.map(
      (app) => `skydeck_edge_inflight_requests{app=${quote(app.owner)}} ${app.allInflight}`,
    ),
    ...family('skydeck_edge_upgraded_connections', 'gauge', 'Upgraded connections that are open.'),
    ...apps.map(
      (app) => `skydeck_edge_upgraded_connections{app=${quote(app.owner)}} ${app.allUpgrades}`,
    ),
    ...family('skydeck_edge_request_duration_seconds', 'histogram', 'Time to the last byte.'),
    ...apps.flatMap(({ owner, latency }) => histogram(quote(owner), latency)),
  ];
  return `${lines.join('\n')}\n`;
}

/** The lines that introduce a metric. */
export function family(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function histogram(app: string, latency: LatencyHistogram): string[] {
  const name = 'skydeck_edge_request_duration_seconds';
  let below = 0;
  return [
    ...BUCKETS_MS.map((boundMs, bucket) => {
      below += latency.counts[bucket]!;
      return `${name}_bucket{app=${app},le="${boundMs / 1000}"} ${below}`;
    }),
    `${name}_bucket{app=${app},le="+Inf"} ${latency.total}`,
    `${name}_sum{app=${app}} ${latency.sumMs / 1000}`,
    `${name}_count{app=${app}} ${latency.total}`,
  ];
}

/** The value of a label in quotes. */
export function quote(label: string): string {
  return `"${label.replace(/[\\"]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}"`;
}
