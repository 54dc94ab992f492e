import { Button, Group, Stack, Text } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  checkMailDomain,
  deleteMailDomain,
  type MailDomain,
  mailDomainQuery,
  mailDomainsQuery,
} from '../api/mail-domains.js';
import { BackLink } from '../messages/back-link.js';
import { useProject } from '../projects/use-project-slug.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { Section } from '../ui/section.js';
import { Time } from '../ui/time.js';
import { DomainState } from './domain-state.js';
import { RecordList } from './record-list.js';

/** Records reach name servers after minutes; whoever sets them waits here. */
const LOOK_AGAIN_MS = 20_000;

/** The records of a mail domain, and which of them are right. */
export function MailDomainPage() {
  const project = useProject();
  const id = useParams({ strict: false }).domain ?? '';
  const domain = useQuery(mailDomainQuery(project, id));
  return (
    <Page
      title={domain.data?.name ?? 'Mail domain'}
      of="Messages"
      text={
        <BackLink project={project} tab="domains">
          All mail domains
        </BackLink>
      }
      actions={domain.data && <DeleteButton project={project} domain={domain.data} />}
    >
      <Loaded query={domain}>{(found) => <Records project={project} domain={found} />}</Loaded>
    </Page>
  );
}

interface OfDomain {
  readonly project: string;
  readonly domain: MailDomain;
}

function Records({ project, domain }: OfDomain) {
  const queryClient = useQueryClient();
  const check = useMutation({
    mutationFn: () => checkMailDomain(project, domain.id),
    onSuccess: (found) => {
      queryClient.setQueryData(mailDomainQuery(project, domain.id).queryKey, found);
      return queryClient.invalidateQueries({ ...mailDomainsQuery(project), exact: true });
    },
  });
  const { mutate } = check;
  const isVerified = domain.status === 'verified';
  useEffect(() => {
    if (isVerified) return undefined;
    const timer = setInterval(() => document.hidden || mutate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isVerified, mutate]);
  return (
    <Stack>
      <Section
        title={isVerified ? 'Mail of this domain is signed' : 'Set these DNS records'}
        text={
          isVerified
            ? 'Leave the records as they are. They are looked at again from time to time.'
            : 'Set them where the domain is managed. They are looked up again every 20 seconds while this page is open; it can take an hour until they are seen everywhere.'
        }
      >
        <Group justify="space-between" gap="sm">
          <Group gap="md">
            <DomainState domain={domain} />
            <Text size="xs" c="dimmed">
              Checked <Time at={domain.checked_at} />
            </Text>
          </Group>
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} />}
            loading={check.isPending}
            onClick={() => mutate()}
          >
            Check now
          </Button>
        </Group>
        <ErrorNotice error={check.error} />
        <RecordList domain={domain} />
      </Section>
    </Stack>
  );
}

function DeleteButton({ project, domain }: OfDomain) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => deleteMailDomain(project, domain.id),
    onSuccess: async () => {
      await navigate({
        to: '/projects/$project/messages',
        params: { project },
        search: { tab: 'domains' },
      });
      await queryClient.invalidateQueries({ ...mailDomainsQuery(project), exact: true });
    },
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash size={16} />}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${domain.name}`}
          typed={domain.name}
          action="Delete domain"
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          Its mail is not signed any more, and its key is lost.
        </ConfirmDialog>
      )}
    </>
  );
}
