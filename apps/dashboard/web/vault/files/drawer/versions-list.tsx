import { ActionIcon, Badge, Button, Group, Table, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteFileVersion,
  fileQuery,
  filesKey,
  fileVersionsQuery,
  restoreFileVersion,
  type VaultFile,
} from '../../../api/vault-files.js';
import { contentUrl } from '../../../api/vault-urls.js';
import { bytesText } from '../../../ui/bytes-text.js';
import { ConfirmedIcon } from '../../../ui/confirmed-icon.js';
import { DataTable } from '../../../ui/data-table.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { Loaded } from '../../../ui/loaded.js';
import { Time } from '../../../ui/time.js';

interface VersionsListProps {
  readonly project: string;
  readonly file: VaultFile;
}

/** All that a file was; each can be had, and be what it is again. */
export function VersionsList({ project, file }: VersionsListProps) {
  const queryClient = useQueryClient();
  const versions = useQuery(fileVersionsQuery(project, file));
  const refresh = () => queryClient.invalidateQueries({ queryKey: filesKey(project) });
  const restore = useMutation({
    mutationFn: (version: string) => restoreFileVersion(project, file.id, version),
    onSuccess: (changed) => {
      queryClient.setQueryData(fileQuery(project, file.id).queryKey, changed);
      return refresh();
    },
  });
  return (
    <>
      <ErrorNotice error={restore.error} />
      <Loaded query={versions}>
        {(all) => (
          <DataTable label="Versions" titles={['Version', 'Size', 'Made']} hasActions>
            {all.map(({ id, number, size_bytes: bytes, created_at: at }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <Group gap={6} wrap="nowrap">
                    {number}
                    {id === file.version_id && <Badge variant="default">Current</Badge>}
                  </Group>
                </Table.Td>
                <Table.Td className="figures">{bytesText(bytes)}</Table.Td>
                <Table.Td>
                  <Time at={at} />
                </Table.Td>
                <Table.Td>
                  <Group gap={4} wrap="nowrap" justify="flex-end">
                    <Tooltip label={`Download version ${number}`} openDelay={300}>
                      <ActionIcon
                        component="a"
                        variant="subtle"
                        color="gray"
                        aria-label={`Download version ${number}`}
                        href={contentUrl(project, file.id, id)}
                        download={file.name}
                      >
                        <IconDownload size={17} />
                      </ActionIcon>
                    </Tooltip>
                    {id !== file.version_id && (
                      <>
                        <Button
                          size="compact-xs"
                          variant="default"
                          aria-label={`Restore version ${number}`}
                          loading={restore.isPending && restore.variables === id}
                          onClick={() => restore.mutate(id)}
                        >
                          Restore
                        </Button>
                        <ConfirmedIcon
                          label={`Delete version ${number}`}
                          action="Delete"
                          onConfirm={async () => {
                            await deleteFileVersion(project, file.id, id);
                            await refresh();
                          }}
                        >
                          What the file was then is gone for good.
                        </ConfirmedIcon>
                      </>
                    )}
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </DataTable>
        )}
      </Loaded>
    </>
  );
}
