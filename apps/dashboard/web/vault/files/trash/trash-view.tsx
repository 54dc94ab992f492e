import { Button, Group, Table, Text } from '@mantine/core';
import { IconRestore, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { filesKey } from '../../../api/vault-files.js';
import {
  deleteTrashed,
  emptyTrash,
  restoreTrashed,
  type TrashItem,
  trashQuery,
} from '../../../api/vault-trash.js';
import { MoreButton } from '../../../sources/more-button.js';
import { bytesText } from '../../../ui/bytes-text.js';
import { ConfirmedIcon } from '../../../ui/confirmed-icon.js';
import { DataTable } from '../../../ui/data-table.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { Loaded } from '../../../ui/loaded.js';
import { Time } from '../../../ui/time.js';

interface TrashViewProps {
  readonly project: string;
  readonly space: string | undefined;
}

/** What was deleted and can be taken back. */
export function TrashView({ project, space }: TrashViewProps) {
  const queryClient = useQueryClient();
  const items = useInfiniteQuery(trashQuery(project, space));
  const refresh = () => queryClient.invalidateQueries({ queryKey: filesKey(project) });
  const restore = useMutation({
    mutationFn: ({ id }: TrashItem) => restoreTrashed(project, id),
    onSuccess: refresh,
  });
  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" c="dimmed">
          What is here is deleted for good after 30 days, or as this installation has it.
        </Text>
        {(items.data?.length ?? 0) > 0 && (
          <ConfirmedIcon
            label="Empty the trash"
            action="Empty the trash"
            onConfirm={async () => {
              await emptyTrash(project, space);
              await refresh();
            }}
          >
            All that is in the trash of this space is deleted for good.
          </ConfirmedIcon>
        )}
      </Group>
      <ErrorNotice error={restore.error} />
      <Loaded query={items}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconTrash}
              title="The trash is empty"
              text="What is deleted is kept here for a while."
            />
          ) : (
            <DataTable label="Trash" titles={['Name', 'Kind', 'Size', 'Deleted']} hasActions isCard>
              {all.map((item) => (
                <Table.Tr key={item.id}>
                  <Table.Td className="wrap">{item.name}</Table.Td>
                  <Table.Td>{item.kind === 'folder' ? 'Folder' : 'File'}</Table.Td>
                  <Table.Td>{item.size_bytes === null ? '–' : bytesText(item.size_bytes)}</Table.Td>
                  <Table.Td>
                    <Time at={item.trashed_at} />
                  </Table.Td>
                  <Table.Td>
                    <Group gap={6} wrap="nowrap" justify="flex-end">
                      <Button
                        size="compact-sm"
                        variant="default"
                        leftSection={<IconRestore size={15} />}
                        aria-label={`Restore ${item.name}`}
                        loading={restore.isPending && restore.variables.id === item.id}
                        onClick={() => restore.mutate(item)}
                      >
                        Restore
                      </Button>
                      <ConfirmedIcon
                        label={`Delete ${item.name}`}
                        action="Delete"
                        onConfirm={async () => {
                          await deleteTrashed(project, item.id);
                          await refresh();
                        }}
                      >
                        <strong>{item.name}</strong> is deleted for good, with all its versions.
                      </ConfirmedIcon>
                    </Group>
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
      <MoreButton query={items} />
    </>
  );
}
