import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  createLogDrain,
  deleteLogDrain,
  enableLogDrain,
  logDrainsQuery,
} from '../api/log-retention.js';
import type { LogDrain } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { ConfirmedIcon } from '../ui/confirmed-icon.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { Status } from '../ui/status.js';

/** Where else the log of an app is sent. */
export function DrainsCard({ project, app }: AppTabProps) {
  const at = { project, app: app.name };
  const query = logDrainsQuery(at);
  const drains = useQuery(query);
  const [url, setUrl] = useState('');
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () => queryClient.invalidateQueries(query),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    change.mutate(() => createLogDrain(at, url.trim()).then(() => setUrl('')));
  };
  return (
    <Section title="Log drains" text="Every line is sent on to a syslog or OTLP receiver of yours.">
      <Loaded query={drains} rows={1}>
        {(all) =>
          all.map((drain) => (
            <Drain
              key={drain.id}
              drain={drain}
              onEnable={() => change.mutate(() => enableLogDrain(at, drain.id))}
              onRemove={() => change.mutateAsync(() => deleteLogDrain(at, drain.id))}
            />
          ))
        }
      </Loaded>
      <form onSubmit={submit}>
        <Group align="flex-end" gap="sm">
          <TextInput
            required
            withAsterisk={false}
            label="Receiver"
            placeholder="syslog+tls://logs.example.com:6514"
            style={{ flex: '1 1 240px' }}
            value={url}
            error={issueOf(change.error, 'url')}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={change.isPending}>
            Add drain
          </Button>
        </Group>
      </form>
      <ErrorNotice error={restOf(change.error, ['url'])} />
    </Section>
  );
}

interface DrainProps {
  readonly drain: LogDrain;
  readonly onEnable: () => void;
  readonly onRemove: () => Promise<unknown>;
}

function Drain({ drain: { url, status, problem }, onEnable, onRemove }: DrainProps) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <div style={{ minWidth: 0 }}>
        <Text size="sm" className="mono wrap">
          {url}
        </Text>
        <Status value={status} />
        {problem && (
          <Text size="xs" c="dimmed" className="wrap">
            {problem}
          </Text>
        )}
      </div>
      <Group gap={4} wrap="nowrap">
        {status === 'disabled' && (
          <Button size="compact-sm" variant="default" onClick={onEnable}>
            Try again
          </Button>
        )}
        <ConfirmedIcon
          label={`Remove the drain to ${url}`}
          action="Remove drain"
          onConfirm={onRemove}
        >
          Lines are no longer sent there. What it has received stays with it.
        </ConfirmedIcon>
      </Group>
    </Group>
  );
}
