import type { DatabasePool } from '../../api/shapes.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { Status } from '../../ui/status.js';

/** Where a pool answers, and who comes through it. */
export function PoolNow({ pool: { host, port, now } }: { readonly pool: DatabasePool }) {
  const address = host === null || port === null ? undefined : `${host}:${port}`;
  return (
    <dl className="pair" aria-live="polite">
      <dt>State</dt>
      <dd>
        {address === undefined ? (
          <Status value="creating" label="Being made" />
        ) : (
          <Status value={now ? 'running' : 'unknown'} label={now ? 'Running' : 'Does not answer'} />
        )}
      </dd>
      <dt>Address</dt>
      <dd>
        <span className="mono wrap">{address ?? '–'}</span>{' '}
        {address && <CopyIcon text={address} what="address of the pool" />}
      </dd>
      <dt>Clients</dt>
      <dd>{now ? `${now.clients}, ${now.clients_waiting} waiting` : '–'}</dd>
      <dt>Connections</dt>
      <dd>{now ? `${now.connections} to the server` : '–'}</dd>
    </dl>
  );
}
