import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Webhook } from '../api/shapes.js';
import { deleteWebhook, type WebhookRef, webhooksQuery } from '../api/webhooks.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';

interface DeleteWebhookDialogProps {
  readonly at: WebhookRef;
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

export function DeleteWebhookDialog({ at, webhook, onClose }: DeleteWebhookDialogProps) {
  const { project, source } = at;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => deleteWebhook(at),
    onSuccess: async () => {
      onClose();
      notifications.show({ message: 'The webhook is deleted.' });
      const to = '/projects/$project/webhooks';
      await navigate({ to, params: { project }, search: { source } });
      await queryClient.invalidateQueries({ ...webhooksQuery(source, project), exact: true });
    },
  });
  return (
    <ConfirmDialog
      title="Delete webhook"
      action="Delete webhook"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      Nothing is sent to <span className="mono wrap">{webhook.url}</span> from this moment, and its
      log is deleted too. This cannot be undone.
    </ConfirmDialog>
  );
}
