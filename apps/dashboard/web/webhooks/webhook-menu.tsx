import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconDots,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook } from '../api/shapes.js';
import { changeWebhook, testWebhook, type WebhookRef, webhooksQuery } from '../api/webhooks.js';
import { DeleteWebhookDialog } from './delete-webhook-dialog.js';
import { EditWebhookDialog } from './edit-webhook-dialog.js';
import { RotateSecretDialog } from './rotate-secret-dialog.js';

interface WebhookMenuProps {
  readonly at: WebhookRef;
  readonly webhook: Webhook;
  /** Told what an action failed with; null when one begins. */
  readonly onError: (error: Error | null) => void;
}

/** What can be done with a webhook. */
export function WebhookMenu({ at, webhook, onError }: WebhookMenuProps) {
  const [dialog, setDialog] = useState<'edit' | 'rotate' | 'delete'>();
  const close = () => setDialog(undefined);
  const { enabled } = webhook;
  const queryClient = useQueryClient();
  const act = useMutation({
    mutationFn: async (action: 'test' | 'toggle') => {
      if (action === 'toggle') await changeWebhook(at, { enabled: !enabled });
      else await testWebhook(at);
    },
    onMutate: () => onError(null),
    onError,
    onSuccess: async (_, action) => {
      const changed = enabled ? 'The webhook is disabled.' : 'The webhook is enabled.';
      notifications.show({ message: action === 'test' ? 'A test event is sent.' : changed });
      await queryClient.invalidateQueries(webhooksQuery(at.source, at.project));
    },
  });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            loading={act.isPending}
            aria-label={`Actions for ${webhook.description || webhook.url}`}
          >
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setDialog('edit')}>
            Edit
          </Menu.Item>
          <Menu.Item
            disabled={!enabled}
            leftSection={<IconSend size={16} />}
            onClick={() => act.mutate('test')}
          >
            Send test
          </Menu.Item>
          <Menu.Item
            leftSection={enabled ? <IconPlayerPause size={16} /> : <IconPlayerPlay size={16} />}
            onClick={() => act.mutate('toggle')}
          >
            {enabled ? 'Disable' : 'Enable'}
          </Menu.Item>
          <Menu.Item leftSection={<IconRefresh size={16} />} onClick={() => setDialog('rotate')}>
            Rotate secret
          </Menu.Item>
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<IconTrash size={16} />}
            onClick={() => setDialog('delete')}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'edit' && <EditWebhookDialog at={at} webhook={webhook} onClose={close} />}
      {dialog === 'rotate' && <RotateSecretDialog webhook={at} onClose={close} />}
      {dialog === 'delete' && <DeleteWebhookDialog at={at} webhook={webhook} onClose={close} />}
    </>
  );
}
