import { Button, Group, Select, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { pairDomains } from '../api/app-settings.js';
import { domainsQuery } from '../api/domains.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { Section } from '../ui/section.js';

/** Adds a name and its www in one go. */
export function PairForm({ project, app }: AppTabProps) {
  const at = { project, app: app.name };
  const [host, setHost] = useState('');
  const [primary, setPrimary] = useState<'apex' | 'www'>('apex');
  const queryClient = useQueryClient();
  const pair = useMutation({
    mutationFn: () => pairDomains(at, host.trim(), primary),
    onSuccess: () => setHost(''),
    onSettled: () => queryClient.invalidateQueries(domainsQuery(at)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pair.isPending) pair.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Section title="Add a name and its www" text="Both are added; one leads to the other.">
        <Group align="flex-end" gap="sm">
          <TextInput
            required
            withAsterisk={false}
            label="Name without www"
            placeholder="example.com"
            autoComplete="off"
            spellCheck={false}
            style={{ flex: '1 1 220px' }}
            value={host}
            error={issueOf(pair.error, 'host')}
            onChange={(event) => setHost(event.currentTarget.value)}
          />
          <Select
            label="Which one answers"
            w={190}
            allowDeselect={false}
            data={[
              { value: 'apex', label: 'Without www' },
              { value: 'www', label: 'With www' },
            ]}
            value={primary}
            onChange={(value) => setPrimary(value === 'www' ? 'www' : 'apex')}
          />
          <Button type="submit" variant="default" loading={pair.isPending}>
            Add both
          </Button>
        </Group>
        <ErrorNotice error={restOf(pair.error, ['host'])} />
      </Section>
    </form>
  );
}
