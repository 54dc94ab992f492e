import { Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addDomain, domainsQuery } from '../api/domains.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { DomainCard } from './domain-card.js';
import { PairForm } from './pair-form.js';

/** Names of one's own that lead to the app. */
export function DomainsTab({ project, app }: AppTabProps) {
  const domains = useQuery(domainsQuery({ project, app: app.name }));
  return (
    <Stack>
      <AddForm project={project} app={app} />
      <Loaded query={domains}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconWorld}
              title="No domains yet"
              text="Add a name that you own. You are told which DNS records to set; the certificate follows by itself."
            />
          ) : (
            all.map((domain) => (
              <DomainCard key={domain.id} project={project} app={app} domain={domain} />
            ))
          )
        }
      </Loaded>
      <PairForm project={project} app={app} />
    </Stack>
  );
}

function AddForm({ project, app }: AppTabProps) {
  const at = { project, app: app.name };
  const [host, setHost] = useState('');
  const [isByDns, setByDns] = useState(false);
  const isWildcard = host.trim().startsWith('*.');
  const queryClient = useQueryClient();
  const add = useMutation({
    mutationFn: () => addDomain(at, host.trim(), isByDns || isWildcard ? 'dns-01' : 'http-01'),
    onSuccess: async () => {
      setHost('');
      await queryClient.invalidateQueries(domainsQuery(at));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Section title="Add a domain">
        <Group align="flex-end" gap="sm">
          <TextInput
            required
            withAsterisk={false}
            label="Host name"
            placeholder="shop.example.com"
            autoComplete="off"
            spellCheck={false}
            style={{ flex: '1 1 240px' }}
            value={host}
            error={issueOf(add.error, 'host')}
            onChange={(event) => setHost(event.currentTarget.value)}
          />
          <Button type="submit" loading={add.isPending}>
            Add domain
          </Button>
        </Group>
        <Switch
          label="Prove it by a DNS record"
          description="For names that this installation cannot be reached at yet; wildcards need it."
          checked={isByDns || isWildcard}
          disabled={isWildcard}
          onChange={(event) => setByDns(event.currentTarget.checked)}
        />
        <ErrorNotice error={restOf(add.error, ['host'])} />
      </Section>
    </form>
  );
}
