import { Button, Group, NumberInput, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changeLogRetention, logRetentionQuery } from '../api/log-retention.js';
import type { AppRef } from '../api/apps.js';
import type { LogRetention } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { bytesText } from '../ui/bytes-text.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';

const FIELDS = ['keep_days', 'keep_mb'] as const;

/** How much of what an app writes is kept. */
export function RetentionForm({ project, app }: AppTabProps) {
  const at = { project, app: app.name };
  const retention = useQuery(logRetentionQuery(at));
  return (
    <Section title="Log" text="What is older, or more than this, is removed.">
      <Loaded query={retention} rows={1}>
        {(found) => <Form key={`${found.keep_days} ${found.keep_mb}`} at={at} now={found} />}
      </Loaded>
    </Section>
  );
}

function Form({ at, now }: { readonly at: AppRef; readonly now: LogRetention }) {
  const [wanted, setWanted] = useState({ keep_days: now.keep_days, keep_mb: now.keep_mb });
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => changeLogRetention(at, wanted),
    onSuccess: (changed) => {
      queryClient.setQueryData(logRetentionQuery(at).queryKey, changed);
      notifications.show({ message: 'Saved.' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  const field = (name: (typeof FIELDS)[number]) => ({
    min: 1,
    allowDecimal: false,
    value: wanted[name],
    error: issueOf(save.error, name),
    onChange: (value: string | number) =>
      setWanted((all) => ({ ...all, [name]: Number(value) || all[name] })),
  });
  return (
    <form onSubmit={submit}>
      <Group grow align="flex-start">
        <NumberInput hideControls label="Kept for" suffix=" days" {...field('keep_days')} />
        <NumberInput hideControls label="Kept up to" suffix=" MB" {...field('keep_mb')} />
      </Group>
      <ErrorNotice error={restOf(save.error, FIELDS)} />
      <Group justify="space-between" mt="sm">
        <Text size="xs" c="dimmed">
          {bytesText(now.used_bytes)} are kept now.
        </Text>
        <Button
          type="submit"
          variant="default"
          aria-label="Save how much of the log is kept"
          loading={save.isPending}
        >
          Save
        </Button>
      </Group>
    </form>
  );
}
