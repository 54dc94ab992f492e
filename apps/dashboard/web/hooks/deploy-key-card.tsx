import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createDeployKey,
  deleteDeployKey,
  deployKeyQuery,
  forgetHost,
} from '../api/app-sources.js';
import type { DeployKey } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { CodeBlock } from '../ui/code-block.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';

/** The key with which a private repository is read over SSH. */
export function DeployKeyCard({ project, app }: AppTabProps) {
  const at = { project, app: app.name };
  const query = deployKeyQuery(at);
  const key = useQuery(query);
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => setAsking(false),
    onSettled: () => queryClient.invalidateQueries(query),
  });
  return (
    <Section
      title="Deploy key"
      text="For private repositories that are read over SSH. Enter it at the host of the repository, to read only."
    >
      <Loaded query={key} rows={1}>
        {(found) =>
          found === null ? (
            <Group>
              <Button
                variant="default"
                loading={change.isPending}
                onClick={() => change.mutate(() => createDeployKey(at))}
              >
                Make a deploy key
              </Button>
            </Group>
          ) : (
            <>
              <CodeBlock code={found.public_key} what="deploy key" />
              <Text size="xs" c="dimmed" className="mono wrap">
                {found.fingerprint}
              </Text>
              <Hosts
                hosts={found.hosts}
                onForget={(host) => change.mutate(() => forgetHost(at, host))}
              />
              <Group>
                <Button
                  variant="default"
                  c="var(--mantine-color-error)"
                  onClick={() => setAsking(true)}
                >
                  Throw it away…
                </Button>
              </Group>
            </>
          )
        }
      </Loaded>
      {!isAsking && <ErrorNotice error={change.error} />}
      {isAsking && (
        <ConfirmDialog
          title="Throw the deploy key away"
          action="Throw it away"
          isPending={change.isPending}
          error={change.error}
          onConfirm={() => change.mutate(() => deleteDeployKey(at))}
          onClose={() => setAsking(false)}
        >
          A repository that needs it can then no longer be deployed.
        </ConfirmDialog>
      )}
    </Section>
  );
}

interface HostsProps {
  readonly hosts: DeployKey['hosts'];
  readonly onForget: (host: string) => void;
}

function Hosts({ hosts, onForget }: HostsProps) {
  return hosts.map(({ host, fingerprints }) => (
    <Group key={host} justify="space-between" wrap="nowrap">
      <Text size="sm" className="wrap">
        Knows <span className="mono">{host}</span> by{' '}
        <span className="mono">{fingerprints.join(', ')}</span>
      </Text>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Forget the key of ${host}`}
        onClick={() => onForget(host)}
      >
        <IconTrash size={17} />
      </ActionIcon>
    </Group>
  ));
}
