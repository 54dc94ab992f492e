import { Button, Group, Modal, MultiSelect, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createWebhook, webhooksQuery } from '../api/webhooks.js';
import { EVENT_TYPES, SOURCE_NAMES, type WebhookSource } from '../sources/sources.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf } from '../ui/issue-of.js';
import { NewSecretView } from './new-secret-view.js';

interface CreateWebhookDialogProps {
  readonly project: string;
  readonly source: WebhookSource;
  readonly onClose: () => void;
}

export function CreateWebhookDialog({ project, source, onClose }: CreateWebhookDialogProps) {
  const [url, setUrl] = useState('');
  const [types, setTypes] = useState<string[]>([]);
  const [description, setDescription] = useState('');
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: () =>
      createWebhook(source, project, {
        url: url.trim(),
        description: description.trim(),
        ...(types.length > 0 ? { event_types: types } : {}),
      }),
    onSuccess: () => queryClient.invalidateQueries(webhooksQuery(source, project)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };
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
        <form onSubmit={submit}>
          <Stack>
            <TextInput
              data-autofocus
              required
              withAsterisk={false}
              type="url"
              label="Address"
              description="Where events are sent, by POST."
              placeholder="https://example.com/webhooks"
              maxLength={2048}
              value={url}
              error={issueOf(create.error, 'url')}
              onChange={(event) => setUrl(event.currentTarget.value)}
            />
            <MultiSelect
              searchable
              clearable
              clearButtonProps={{ 'aria-label': 'Clear events' }}
              hidePickedOptions
              label="Events"
              description="What is sent; “.*” means all of a kind. Without any, everything is."
              placeholder={types.length === 0 ? 'Everything' : ''}
              data={EVENT_TYPES[source]}
              value={types}
              onChange={setTypes}
            />
            <TextInput
              label="Description"
              placeholder="Order service"
              maxLength={200}
              value={description}
              onChange={(event) => setDescription(event.currentTarget.value)}
            />
            <ErrorNotice error={create.error} />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={create.isPending}>
                Create webhook
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
