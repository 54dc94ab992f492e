import { Button, Group, Table, Text } from '@mantine/core';
import type { AppVolume } from '../api/shapes.js';
import { bytesText } from '../ui/bytes-text.js';
import { Status } from '../ui/status.js';

interface VolumeRowProps {
  readonly volume: AppVolume;
  readonly onGrow: () => void;
  readonly onSnapshots: () => void;
  readonly onAttach: (attached: boolean) => void;
  readonly onDelete: () => void;
}

/** One volume, how full it is, and what can be done with it. */
export function VolumeRow({ volume, onGrow, onSnapshots, onAttach, onDelete }: VolumeRowProps) {
  const { name, attached, degraded, error, shared, status } = volume;
  const isSettled = status === 'ready' || status === 'failed';
  return (
    <Table.Tr>
      <Table.Td>
        {name}
        <Text size="xs" className="mono wrap">
          {volume.mount_path}
        </Text>
        {shared && (
          <Text size="xs" c="dimmed">
            Shared
          </Text>
        )}
        {error && (
          <Text size="xs" c="var(--mantine-color-error)">
            {error}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        {degraded === 'full' ? (
          <Status value="failed" label="Full" />
        ) : status === 'ready' && !attached ? (
          <Status value="stopped" label="Detached" />
        ) : (
          <Status value={status} />
        )}
      </Table.Td>
      <Table.Td className="figures">
        {volume.used_bytes === null ? '–' : bytesText(volume.used_bytes)} of {volume.size_gb} GB
      </Table.Td>
      <Table.Td>
        <Group gap="xs" justify="flex-end">
          {volume.size_bytes > 0 && status !== 'creating' && (
            <RowButton verb="Snapshots" name={name} onClick={onSnapshots} />
          )}
          {status === 'ready' && <RowButton verb="Grow" name={name} onClick={onGrow} />}
          {isSettled && attached && (
            <RowButton verb="Detach" name={name} onClick={() => onAttach(false)} />
          )}
          {isSettled && !attached && (
            <>
              <RowButton verb="Attach" name={name} onClick={() => onAttach(true)} />
              <RowButton verb="Delete" name={name} onClick={onDelete} />
            </>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

interface RowButtonProps {
  readonly verb: 'Snapshots' | 'Grow' | 'Detach' | 'Attach' | 'Delete';
  readonly name: string;
  readonly onClick: () => void;
}

function RowButton({ verb, name, onClick }: RowButtonProps) {
  const color = verb === 'Delete' ? { c: 'var(--mantine-color-error)' } : {};
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={verb === 'Snapshots' ? `Snapshots of ${name}` : `${verb} ${name}`}
      onClick={onClick}
      {...color}
    >
      {verb}
    </Button>
  );
}
