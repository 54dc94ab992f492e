import type { Webhook } from '../api/shapes.js';
import { CopyIcon } from '../ui/copy-button.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { stateOf, typesOf } from './webhook-state.js';

export function WebhookSummary({ webhook }: { readonly webhook: Webhook }) {
  const { id, url, enabled, failing_since: failingSince, created_at: createdAt } = webhook;
  return (
    <dl className="card pair" style={{ padding: 18 }}>
      <dt>Address</dt>
      <dd>
        {url} <CopyIcon text={url} what="address" />
      </dd>
      <dt>Events</dt>
      <dd>{typesOf(webhook)}</dd>
      <dt>Status</dt>
      <dd>
        <Status value={stateOf(webhook)} />
      </dd>
      {enabled && failingSince && (
        <>
          <dt>Failing since</dt>
          <dd>
            <Time at={failingSince} />; after five days without a delivery it is disabled.
          </dd>
        </>
      )}
      <dt>Created</dt>
      <dd>
        <Time at={createdAt} />
      </dd>
      <dt>Id</dt>
      <dd className="mono">
        {id} <CopyIcon text={id} what="webhook id" />
      </dd>
    </dl>
  );
}
