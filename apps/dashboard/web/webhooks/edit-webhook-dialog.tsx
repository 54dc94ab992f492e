import { Modal } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Webhook } from '../api/shapes.js';
import { changeWebhook, type WebhookRef, webhooksQuery } from '../api/webhooks.js';
import { type WebhookChoice, WebhookForm } from './webhook-form.js';

interface EditWebhookDialogProps {
  readonly at: WebhookRef;
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Changes where a webhook is sent, what, and whether. */
export function EditWebhookDialog({ at, webhook, onClose }: EditWebhookDialogProps) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (choice: WebhookChoice) => changeWebhook(at, choice),
    onSuccess: async () => {
      onClose();
      notifications.show({ message: 'The webhook is changed.' });
      await queryClient.invalidateQueries(webhooksQuery(at.source, at.project));
    },
  });
  return (
    <Modal opened onClose={onClose} size="lg" title="Edit webhook">
      <WebhookForm
        source={at.source}
        start={webhook}
        action="Save changes"
        hasEnabled
        isPending={change.isPending}
        error={change.error}
        onSubmit={change.mutate}
        onClose={onClose}
      />
    </Modal>
  );
}
