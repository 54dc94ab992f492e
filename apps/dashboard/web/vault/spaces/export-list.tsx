import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconPackageExport, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createExport,
  deleteExport,
  exportsQuery,
  isUnfinished,
  type SpaceExport,
} from '../../api/vault-exports.js';
import { exportUrl } from '../../api/vault-urls.js';
import { bytesText } from '../../ui/bytes-text.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Status } from '../../ui/status.js';
import { Time } from '../../ui/time.js';
import '../access/access.css';

interface ExportListProps {
  readonly project: string;
  readonly space: string;
}

/** Archives of a space: made, saved, deleted. */
export function ExportList({ project, space }: ExportListProps) {
  const queryClient = useQueryClient();
  const query = exportsQuery(project, space);
  const found = useQuery(query);
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  const make = useMutation({
    mutationFn: () => createExport(project, space),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) => deleteExport(project, space, id),
    onSettled: refresh,
  });
  const isMaking = found.data?.some(isUnfinished) ?? false;
  return (
    <Stack gap="sm">
      <Loaded query={found} rows={1}>
        {(all) =>
          all.length === 0 ? (
            <Text size="sm" c="dimmed">
              No archive is kept.
            </Text>
          ) : (
            <ul className="access-list" aria-label="Archives">
              {all.map((one) => (
                <Row
                  key={one.id}
                  one={one}
                  url={exportUrl(project, space, one.id)}
                  onDelete={() => remove.mutate(one.id)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ErrorNotice error={make.error ?? remove.error} />
      <Group>
        <Button
          variant="default"
          leftSection={<IconPackageExport size={16} />}
          loading={make.isPending}
          disabled={isMaking}
          onClick={() => make.mutate()}
        >
          Make an archive
        </Button>
      </Group>
    </Stack>
  );
}

interface RowProps {
  readonly one: SpaceExport;
  readonly url: string;
  readonly onDelete: () => void;
}

function Row({ one, url, onDelete }: RowProps) {
  const { id, status, size_bytes: size, counts, problem, expires_at: expiresAt } = one;
  return (
    <li>
      <div>
        <Status value={status} />
        <Text size="sm" c="dimmed" component="div">
          {size !== null && `${bytesText(size)} · `}
          {counts && `${counted(counts)} · `}
          {problem !== null && `${problem} · `}
          deletes itself <Time at={expiresAt} />
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        {status === 'ready' && (
          <ActionIcon
            component="a"
            href={url}
            download
            variant="subtle"
            aria-label={`Save the archive ${id}`}
          >
            <IconDownload size={17} />
          </ActionIcon>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Delete the archive ${id}`}
          onClick={onDelete}
        >
          <IconTrash size={17} />
        </ActionIcon>
      </Group>
    </li>
  );
}

const KINDS = [
  ['files', 'file'],
  ['notes', 'note'],
  ['tasks', 'task'],
  ['events', 'event'],
  ['contacts', 'contact'],
] as const;

/** Such as `3 files, 1 note`. */
function counted(counts: NonNullable<SpaceExport['counts']>): string {
  const parts = KINDS.filter(([many]) => counts[many] > 0).map(([many, single]) =>
    counts[many] === 1 ? `1 ${single}` : `${counts[many]} ${many}`,
  );
  return parts.length > 0 ? parts.join(', ') : 'empty';
}
