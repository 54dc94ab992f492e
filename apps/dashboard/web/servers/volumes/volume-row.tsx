import { Button, Group, Table, Text } from '@mantine/core';
import type { Volume } from '../../api/shapes.js';
import { Status } from '../../ui/status.js';

interface VolumeRowProps {
  readonly volume: Volume;
  readonly onGrow: () => void;
  readonly onDetach: () => void;
  readonly onDelete: () => void;
}

export function VolumeRow({ volume, onGrow, onDetach, onDelete }: VolumeRowProps) {
  const { name, status, size_gb: sizeGb, mount_path: mountPath, error } = volume;
  const isAttached = status === 'in_use';
  return (
    <Table.Tr>
      <Table.Td>
        {name}
        {error && (
          <Text size="xs" c="var(--mantine-color-error)">
            {error.message}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        {isAttached ? <Status value="active" label="Attached" /> : <Status value={status} />}
      </Table.Td>
      <Table.Td className="figures">{sizeGb} GB</Table.Td>
      <Table.Td className="mono">{mountPath ?? '–'}</Table.Td>
      <Table.Td>
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          {(isAttached || status === 'available') && (
            <RowButton verb="Grow" name={name} onClick={onGrow} />
          )}
          {isAttached && <RowButton verb="Detach" name={name} onClick={onDetach} />}
          {(status === 'available' || status === 'error') && (
            <RowButton verb="Delete" name={name} onClick={onDelete} />
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

interface RowButtonProps {
  readonly verb: 'Grow' | 'Detach' | 'Delete';
  readonly name: string;
  readonly onClick: () => void;
}

function RowButton({ verb, name, onClick }: RowButtonProps) {
  const color = verb === 'Delete' ? { c: 'var(--mantine-color-error)' } : {};
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`${verb} ${name}`}
      onClick={onClick}
      {...color}
    >
      {verb}
    </Button>
  );
}
