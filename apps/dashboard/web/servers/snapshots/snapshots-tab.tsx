import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { serversKey } from '../../api/servers.js';
import { snapshotsQuery, takeSnapshot } from '../../api/snapshots.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf } from '../../ui/issue-of.js';
import { Loaded } from '../../ui/loaded.js';
import { isIdle } from '../server-state.js';
import type { ServerTabProps } from '../server-tab.js';
import { BackupPlanCard } from './backup-plan-card.js';
import { SnapshotTable } from './snapshot-table.js';

/** What was kept of a server's disk. */
export function SnapshotsTab({ project, server }: ServerTabProps) {
  const at = { project, server: server.name };
  const snapshots = useQuery(snapshotsQuery(at));
  const [isTaking, setTaking] = useState(false);
  const button = (
    <Button
      leftSection={<IconCamera size={16} />}
      disabled={!isIdle(server)}
      onClick={() => setTaking(true)}
    >
      Take snapshot
    </Button>
  );
  return (
    <Stack>
      <Loaded query={snapshots}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconCamera}
              title="No snapshots yet"
              text="A snapshot keeps the disk as it is now, while the server runs. Take one before you change something."
            >
              {button}
            </EmptyState>
          ) : (
            <>
              <Group justify="flex-end">{button}</Group>
              <SnapshotTable at={at} server={server} snapshots={all} />
            </>
          )
        }
      </Loaded>
      <BackupPlanCard at={at} />
      {isTaking && (
        <TakeDialog project={project} server={server} onClose={() => setTaking(false)} />
      )}
    </Stack>
  );
}

function TakeDialog({ project, server, onClose }: ServerTabProps & { onClose: () => void }) {
  const [name, setName] = useState('');
  const queryClient = useQueryClient();
  const take = useMutation({
    mutationFn: () => takeSnapshot({ project, server: server.name }, name.trim() || undefined),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: serversKey(project) });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!take.isPending) take.mutate();
  };
  const issue = issueOf(take.error, 'name');
  return (
    <Modal opened onClose={onClose} title="Take a snapshot">
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">
            The server goes on. What it has not written to its disk is not kept.
          </Text>
          <TextInput
            data-autofocus
            label="Name"
            placeholder="made of the time"
            value={name}
            error={issue}
            onChange={(event) => setName(event.currentTarget.value.toLowerCase())}
          />
          {!issue && <ErrorNotice error={take.error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={take.isPending}>
              Take snapshot
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
