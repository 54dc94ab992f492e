import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { webhookQuery } from '../api/webhooks.js';
import { useProject } from '../projects/use-project-slug.js';
import { SOURCES } from '../sources/sources.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { DeliveryLog } from './delivery-log.js';
import { DisabledNotice } from './disabled-notice.js';
import { WebhookMenu } from './webhook-menu.js';
import { WebhookSummary } from './webhook-summary.js';

export function WebhookPage() {
  const { source: asked, webhook: id = '' } = useParams({ strict: false });
  const source = SOURCES.find((name) => name === asked) ?? 'platform';
  const at = { source, project: useProject(), id };
  const webhook = useQuery(webhookQuery(at));
  const [error, setError] = useState<Error | null>(null);
  const { data } = webhook;
  return (
    <Page
      title={data?.description || 'Webhook'}
      actions={data && <WebhookMenu at={at} webhook={data} onError={setError} />}
    >
      <ErrorNotice error={error} />
      <Loaded query={webhook}>
        {(found) => (
          <>
            <DisabledNotice at={at} webhook={found} />
            <WebhookSummary webhook={found} />
            <DeliveryLog at={at} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
