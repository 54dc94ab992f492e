import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { domainsQuery, removeDomain, verifyDomain } from '../api/domains.js';
import type { Domain } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { CopyButton } from '../ui/copy-button.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Section } from '../ui/section.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { CertificateText } from './certificate-text.js';
import { RedirectControl } from './redirect-control.js';
import { RecordTable } from './record-table.js';
import { zoneOf } from './zone-of.js';

interface DomainCardProps extends AppTabProps {
  readonly domain: Domain;
}

const STATES = {
  pending: { value: 'pending', label: 'Waiting for DNS' },
  verified: { value: 'active', label: 'Verified' },
  failed: { value: 'failed', label: 'Records not found' },
} as const;

/** A domain: its records, the last look at them, and its certificate. */
export function DomainCard({ project, app, domain }: DomainCardProps) {
  const { host, status, problem, records } = domain;
  const at = { project, app: app.name };
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries(domainsQuery(at));
  const check = useMutation({ mutationFn: () => verifyDomain(at, domain.id), onSettled: refresh });
  const remove = useMutation({
    mutationFn: () => removeDomain(at, domain.id),
    onSuccess: async () => {
      setAsking(false);
      await refresh();
    },
  });
  return (
    <Section title={host}>
      <dl className="pair">
        <dt>Ownership</dt>
        <dd aria-live="polite">
          <Status {...STATES[status]} />
          {problem && (
            <Text size="xs" c="dimmed">
              {problem}
            </Text>
          )}
        </dd>
        <dt>Looked up</dt>
        <dd>
          {domain.checked_at ? <Time key={domain.checked_at} at={domain.checked_at} /> : 'not yet'}
        </dd>
        <dt>Certificate</dt>
        <dd>
          <CertificateText certificate={domain.certificate} />
        </dd>
      </dl>
      <RedirectControl project={project} app={app} domain={domain} />
      <RecordTable host={host} records={records} />
      <ErrorNotice error={check.error} />
      <Group gap="xs">
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
          Check now
        </Button>
        <CopyButton text={zoneOf(records)} what="as a zone file" />
        <Button variant="default" c="var(--mantine-color-error)" onClick={() => setAsking(true)}>
          Remove…
        </Button>
      </Group>
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${host}`}
          action="Remove domain"
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          The app no longer answers under this name, and its certificate is thrown away.
        </ConfirmDialog>
      )}
    </Section>
  );
}
