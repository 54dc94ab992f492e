import { Button, Group, Select, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeDomain, type DomainChange } from '../api/app-settings.js';
import { domainsQuery } from '../api/domains.js';
import type { Domain } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { ErrorNotice } from '../ui/error-notice.js';

interface RedirectControlProps extends AppTabProps {
  readonly domain: Domain;
}

const SERVES = 'The app answers';

/** What visitors of a domain get: the app, or another of its domains. */
export function RedirectControl({ project, app, domain }: RedirectControlProps) {
  const at = { project, app: app.name };
  const query = domainsQuery(at);
  const { data: all = [] } = useQuery(query);
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (body: DomainChange) => changeDomain(at, domain.id, body),
    onSettled: () => queryClient.invalidateQueries(query),
  });
  const { host, primary, redirect_to: leadsTo } = domain;
  const targets = all
    .filter((one) => one.redirect_to === null && one.host !== host && !one.host.startsWith('*.'))
    .map((one) => one.host);
  const isTarget = all.some((one) => one.redirect_to === host);
  const canLead = !primary && !isTarget;
  return (
    <>
      <Group align="flex-end" gap="sm">
        {primary && <Text size="sm">The app goes by this name.</Text>}
        {canLead && (
          <Select
            label="Visitors get"
            w={280}
            allowDeselect={false}
            data={[
              { value: '', label: SERVES },
              ...targets.map((value) => ({ value, label: `Sent on to ${value}` })),
            ]}
            value={leadsTo ?? ''}
            onChange={(value) => change.mutate({ redirect_to: value === '' ? null : value })}
          />
        )}
        {!primary && !host.startsWith('*.') && (
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate({ primary: true })}
          >
            Make it the primary one
          </Button>
        )}
        {primary && all.length > 1 && (
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate({ primary: true, redirect_others: true })}
          >
            Send the others here
          </Button>
        )}
      </Group>
      <ErrorNotice error={change.error} />
    </>
  );
}
