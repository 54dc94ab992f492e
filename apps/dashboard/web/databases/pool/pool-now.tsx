import { Text } from '@mantine/core';
import type { DatabasePool } from '../../api/shapes.js';

/** Where a pool answers, and who comes through it. */
export function PoolNow({ pool: { enabled, host, port, now } }: { readonly pool: DatabasePool }) {
  if (!enabled) {
    return (
      <Text size="sm" c="dimmed">
        It is off: every client has a connection of its own.
      </Text>
    );
  }
  return (
    <dl className="pair">
      <dt>Address</dt>
      <dd className="mono wrap">{port === null ? 'being made' : `${host}:${port}`}</dd>
      <dt>Clients</dt>
      <dd>{now ? `${now.clients}, ${now.clients_waiting} waiting` : 'unknown'}</dd>
      <dt>Connections to the server</dt>
      <dd>{now?.connections ?? 'unknown'}</dd>
    </dl>
  );
}
