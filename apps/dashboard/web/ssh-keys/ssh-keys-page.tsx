import { ActionIcon, Button, Modal, Table, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconKey, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SshKey } from '../api/shapes.js';
import { deleteSshKey, sshKeysQuery } from '../api/ssh-keys.js';
import { useProject } from '../projects/use-project-slug.js';
import { SshKeyForm } from '../servers/ssh-key-form.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { CopyIcon } from '../ui/copy-button.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { Time } from '../ui/time.js';
import { DataTable } from '../ui/data-table.js';

export function SshKeysPage() {
  const project = useProject();
  const keys = useQuery(sshKeysQuery(project));
  const [isAdding, setAdding] = useState(false);
  const button = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      Add key
    </Button>
  );
  return (
    <Page
      title="SSH keys"
      text="Public keys that new servers of this project can let in."
      actions={keys.data?.length ? button : null}
    >
      <Loaded query={keys}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconKey}
              title="Add your first key"
              text="Paste the line of a .pub file. Servers that are made with it let its owner log in."
            >
              {button}
            </EmptyState>
          ) : (
            <KeyTable project={project} keys={all} />
          )
        }
      </Loaded>
      {isAdding && (
        <Modal opened title="Add an SSH key" onClose={() => setAdding(false)}>
          <SshKeyForm
            project={project}
            onAdded={() => setAdding(false)}
            onCancel={() => setAdding(false)}
          />
        </Modal>
      )}
    </Page>
  );
}

interface KeyTableProps {
  readonly project: string;
  readonly keys: readonly SshKey[];
}

function KeyTable({ project, keys }: KeyTableProps) {
  const [asked, setAsked] = useState<SshKey>();
  return (
    <>
      <DataTable label="SSH keys" titles={['Name', 'Fingerprint', 'Added']} hasActions isCard>
        {keys.map((key) => (
          <Table.Tr key={key.id}>
            <Table.Td fw={500}>{key.name}</Table.Td>
            <Table.Td className="mono" style={{ whiteSpace: 'nowrap' }}>
              {key.fingerprint} <CopyIcon text={key.public_key} what={`key ${key.name}`} />
            </Table.Td>
            <Table.Td>
              <Time at={key.created_at} />
            </Table.Td>
            <Table.Td ta="right">
              <Tooltip label="Delete">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Delete ${key.name}`}
                  onClick={() => setAsked(key)}
                >
                  <IconTrash size={17} />
                </ActionIcon>
              </Tooltip>
            </Table.Td>
          </Table.Tr>
        ))}
      </DataTable>
      {asked && <DeleteKey project={project} sshKey={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface DeleteKeyProps {
  readonly project: string;
  readonly sshKey: SshKey;
  readonly onClose: () => void;
}

function DeleteKey({ project, sshKey, onClose }: DeleteKeyProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteSshKey(project, sshKey.id),
    onSuccess: async () => {
      await queryClient.invalidateQueries(sshKeysQuery(project));
      notifications.show({ message: `Key “${sshKey.name}” is deleted.` });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Delete ${sshKey.name}`}
      action="Delete key"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      New servers can no longer be made with it. Servers that have it keep it.
    </ConfirmDialog>
  );
}
