import { Alert, Button } from '@mantine/core';
import { IconPlus, IconSend } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  deleteMessageProvider,
  type MessageProvider,
  messageProvidersQuery,
  switchMessageProvider,
  testMessageProvider,
} from '../api/message-providers.js';
import { useProject } from '../projects/use-project-slug.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { CreateProviderDialog } from './create-provider-dialog.js';
import { type ProviderAction, ProviderTable } from './provider-table.js';
import { useProviderChange } from './use-provider-change.js';
import { WebhookDialog } from './webhook-dialog.js';

/** Who carries the messages of a project. */
export function ProvidersPage() {
  const project = useProject();
  const providers = useQuery(messageProvidersQuery(project));
  const [isCreating, setCreating] = useState(false);
  const [leaving, setLeaving] = useState<MessageProvider>();
  const [shown, setShown] = useState<MessageProvider>();
  const toggle = useProviderChange(
    project,
    (one: MessageProvider) => switchMessageProvider(project, one),
    () => undefined,
  );
  const test = useMutation({
    mutationFn: async ({ id, name }: MessageProvider) => ({
      name,
      ...(await testMessageProvider(project, id)),
    }),
  });
  const act = (action: ProviderAction, one: MessageProvider) => {
    if (action === 'test') {
      test.mutate(one);
      return;
    }
    // What the test told was of the provider as it was.
    test.reset();
    if (action === 'toggle') toggle.mutate(one);
    else if (action === 'webhook') setShown(one);
    else setLeaving(one);
  };
  const button = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
      New provider
    </Button>
  );
  return (
    <Page
      title="Message providers"
      text="Who carries the messages of this project: the first that fits, and the next when it fails."
      actions={providers.data?.length ? button : null}
    >
      <ErrorNotice error={toggle.error ?? test.error} />
      {test.data && (
        <Alert variant="light" role="status" color={test.data.is_working ? 'green' : 'red'}>
          {test.data.is_working
            ? `${test.data.name} is reached and takes the account.`
            : `${test.data.name} does not work: ${test.data.failure ?? 'unknown'}.`}
        </Alert>
      )}
      <Loaded query={providers}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconSend}
              title="No providers yet"
              text="Messages stay in the outbox until a mail relay, an API for text messages or a message centre carries them."
            >
              {button}
            </EmptyState>
          ) : (
            <ProviderTable providers={items} onAction={act} />
          )
        }
      </Loaded>
      {isCreating && <CreateProviderDialog project={project} onClose={() => setCreating(false)} />}
      {shown && <WebhookDialog provider={shown} onClose={() => setShown(undefined)} />}
      {leaving && (
        <DeleteDialog project={project} provider={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </Page>
  );
}

interface DeleteDialogProps {
  readonly project: string;
  readonly provider: MessageProvider;
  readonly onClose: () => void;
}

function DeleteDialog({ project, provider, onClose }: DeleteDialogProps) {
  const remove = useProviderChange(
    project,
    () => deleteMessageProvider(project, provider.id),
    onClose,
  );
  return (
    <ConfirmDialog
      title={`Delete ${provider.name}`}
      typed={provider.name}
      action="Delete provider"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      It is given no more messages. Reports about those that it took are not taken any more.
    </ConfirmDialog>
  );
}
