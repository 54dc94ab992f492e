import { Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createWebhook, webhooksQuery } from '../api/webhooks.js';
import { SOURCE_NAMES, type Source } from '../sources/sources.js';
import { NewSecretView } from './new-secret-view.js';
import { type WebhookChoice, WebhookForm } from './webhook-form.js';

interface CreateWebhookDialogProps {
  readonly project: string;
  readonly source: Source;
  readonly onClose: () => void;
}

const EMPTY: WebhookChoice = { url: '', event_types: [], description: '', enabled: true };

export function CreateWebhookDialog({ project, source, onClose }: CreateWebhookDialogProps) {
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: (choice: WebhookChoice) => createWebhook(source, project, choice),
    onSuccess: () => queryClient.invalidateQueries(webhooksQuery(source, project)),
  });
  const made = create.data;
  return (
    <Modal
      opened
      onClose={onClose}
      size={made ? 'xl' : 'lg'}
      title={made ? 'Your new webhook' : `New webhook for ${SOURCE_NAMES[source].toLowerCase()}`}
      closeOnClickOutside={!made}
    >
      {made ? (
        <NewSecretView secret={made.secret} onDone={onClose} />
      ) : (
        <WebhookForm
          source={source}
          start={EMPTY}
          action="Create webhook"
          isPending={create.isPending}
          error={create.error}
          onSubmit={create.mutate}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
