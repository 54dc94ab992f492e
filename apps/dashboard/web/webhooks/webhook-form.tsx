import { Button, Group, MultiSelect, Pill, Stack, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { WantedWebhook } from '../api/shapes.js';
import { EVENT_TYPES, type Source } from '../sources/sources.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf } from '../ui/issue-of.js';

/** All that can be chosen; no type stands for all. */
export type WebhookChoice = Required<WantedWebhook>;

interface WebhookFormProps {
  readonly source: Source;
  readonly start: WebhookChoice;
  readonly action: string;
  /** A new one is always enabled. */
  readonly hasEnabled?: boolean;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onSubmit: (choice: WebhookChoice) => void;
  readonly onClose: () => void;
}

const ALL = ['*'];

/** What can be chosen about a webhook. */
export function WebhookForm(props: WebhookFormProps) {
  const { source, start, action, hasEnabled, isPending, error, onSubmit, onClose } = props;
  const [url, setUrl] = useState(start.url);
  const [types, setTypes] = useState(() => start.event_types.filter((type) => type !== '*'));
  const [description, setDescription] = useState(start.description);
  const [enabled, setEnabled] = useState(start.enabled);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = { url: url.trim(), description: description.trim(), enabled };
    if (!isPending) onSubmit({ ...chosen, event_types: types.length > 0 ? types : ALL });
  };
  // Types that this page does not know were chosen elsewhere, and stay.
  const known = [...new Set([...EVENT_TYPES[source], ...start.event_types])];
  return (
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
          error={issueOf(error, 'url')}
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
          data={known.filter((type) => type !== '*')}
          value={types}
          onChange={setTypes}
          renderPill={({ option, onRemove, disabled }) => (
            <Pill
              withRemoveButton={!disabled}
              onRemove={onRemove}
              removeButtonProps={{ 'aria-label': `Remove ${option.label}`, 'aria-hidden': false }}
            >
              {option.label}
            </Pill>
          )}
        />
        <TextInput
          label="Description"
          placeholder="Order service"
          maxLength={200}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        {hasEnabled && (
          <Switch
            label="Enabled"
            description="Nothing is sent while it is not."
            checked={enabled}
            onChange={(event) => setEnabled(event.currentTarget.checked)}
          />
        )}
        <ErrorNotice error={error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
