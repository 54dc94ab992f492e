import { Button, Group, Table, Text } from '@mantine/core';
import type { AppVolumeSnapshot } from '../api/shapes.js';
import { bytesText } from '../ui/bytes-text.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';

interface SnapshotRowProps {
  readonly snapshot: AppVolumeSnapshot;
  /** Whether its volume is one that nothing mounts. */
  readonly canRestore: boolean;
  readonly onAsk: (verb: 'restore' | 'delete') => void;
}

/** One snapshot of a volume, and what can be done with it. */
export function SnapshotRow({ snapshot, canRestore, onAsk }: SnapshotRowProps) {
  const { name, kind, status, error, size_bytes: sizeBytes, created_at: createdAt } = snapshot;
  return (
    <Table.Tr>
      <Table.Td>
        {name}
        {kind === 'daily' && (
          <Text size="xs" c="dimmed">
            Daily
          </Text>
        )}
        {error && (
          <Text size="xs" c="var(--mantine-color-error)">
            {error}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Status value={status} />
      </Table.Td>
      <Table.Td className="figures">{sizeBytes === null ? '–' : bytesText(sizeBytes)}</Table.Td>
      <Table.Td>
        <Time at={createdAt} />
      </Table.Td>
      <Table.Td>
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          {status === 'ready' && canRestore && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Bring ${name} back`}
              onClick={() => onAsk('restore')}
            >
              Bring back
            </Button>
          )}
          {(status === 'ready' || status === 'failed') && (
            <Button
              size="compact-sm"
              variant="default"
              c="var(--mantine-color-error)"
              aria-label={`Delete snapshot ${name}`}
              onClick={() => onAsk('delete')}
            >
              Delete
            </Button>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
