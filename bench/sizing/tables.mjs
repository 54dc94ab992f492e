import { megabytes } from '../soak/curve.mjs';

/** Requests of each kind, as Markdown. */
export function requestTable(found) {
  const head = [
    'service',
    'request',
    'share',
    'requests/s',
    'p50',
    'p99',
    'of the service',
    'of Postgres',
    'requests/s per processor',
  ];
  const lines = found.flatMap(({ service, rows }) =>
    rows.map(({ kind, share, perS, p50Ms, p99Ms, serviceMs, postgresMs }) => [
      service,
      kind,
      share ? `${share} %` : '',
      perS.toFixed(0),
      `${p50Ms} ms`,
      `${p99Ms} ms`,
      `${serviceMs.toFixed(2)} ms`,
      `${postgresMs.toFixed(2)} ms`,
      (1000 / (serviceMs + postgresMs)).toFixed(0),
    ]),
  );
  return table(head, lines);
}

/** Memory of each service, as Markdown. */
export function memoryTable(found) {
  const lines = found.map(({ service, memory: { idle, most, after } }) => [
    service,
    ...[idle, most, after].map((bytes) => `${Math.round(megabytes(bytes))} MB`),
  ]);
  return table(['service', 'before', 'at most while asked', 'afterwards'], lines);
}

function table(head, lines) {
  const all = [head, head.map(() => '---'), ...lines];
  return all.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
