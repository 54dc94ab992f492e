import { Button, Group } from '@mantine/core';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { webhooksQuery } from '../api/webhooks.js';
import { useProject } from '../projects/use-project-slug.js';
import { SourceSwitch } from '../sources/source-switch.js';
import { SOURCES, type Source } from '../sources/sources.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { CreateWebhookDialog } from './create-webhook-dialog.js';
import { WebhookTable } from './webhook-table.js';

export function WebhooksPage() {
  const project = useProject();
  const asked = useSearch({ strict: false }).source;
  const source = SOURCES.find((name) => name === asked) ?? 'platform';
  const webhooks = useQuery(webhooksQuery(source, project));
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const show = (chosen: Source) => {
    setError(null);
    const to = '/projects/$project/webhooks';
    void navigate({ to, params: { project }, search: { source: chosen } });
  };
  const button = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
      New webhook
    </Button>
  );
  return (
    <Page
      title="Webhooks"
      text="Addresses that are told what happens in this project, in signed requests."
      actions={webhooks.data?.length ? button : null}
    >
      <Group>
        <SourceSwitch value={source} onChange={show} />
      </Group>
      <ErrorNotice error={error} />
      <Loaded query={webhooks}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState icon={IconWebhook} title="No webhooks yet" text={NEXT[source]}>
              {button}
            </EmptyState>
          ) : (
            <WebhookTable project={project} source={source} webhooks={items} onError={setError} />
          )
        }
      </Loaded>
      {isCreating && (
        <CreateWebhookDialog project={project} source={source} onClose={() => setCreating(false)} />
      )}
    </Page>
  );
}

const OTHERS = 'Name an address of yours, and it is told what happens there.';

const NEXT: Readonly<Record<Source, string>> = {
  platform: 'Name an address of yours, and it is told when apps change and deployments end.',
  auth: 'Name an address of yours, and it is told when members and keys change.',
  messaging: 'Name an address of yours, and it is told whether messages arrived.',
  pay: OTHERS,
  media: OTHERS,
  vault: OTHERS,
  location: OTHERS,
};
