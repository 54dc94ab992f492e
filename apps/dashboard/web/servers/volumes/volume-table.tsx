import { Button, Group, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { Volume } from '../../api/shapes.js';
import { deleteVolume, detachVolume } from '../../api/volumes.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { Status } from '../../ui/status.js';

interface VolumeTableProps {
  readonly project: string;
  readonly volumes: readonly Volume[];
  readonly onChange: (change: () => Promise<unknown>) => void;
}

export function VolumeTable({ project, volumes, onChange }: VolumeTableProps) {
  const [asked, setAsked] = useState<Volume>();
  if (volumes.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        None yet. Create one below, then attach it.
      </Text>
    );
  }
  return (
    <>
      <div className="table-scroll" tabIndex={0} role="region" aria-label="Volumes">
        <Table horizontalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {['Name', 'Status', 'Size', 'Found at'].map((title) => (
                <Table.Th key={title}>{title}</Table.Th>
              ))}
              <Table.Th aria-label="Actions" />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {volumes.map((volume) => (
              <Row
                key={volume.id}
                volume={volume}
                onDetach={() => onChange(() => detachVolume(project, volume.id))}
                onDelete={() => setAsked(volume)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {asked && (
        <ConfirmDialog
          title={`Delete ${asked.name}`}
          typed={asked.name}
          action="Delete volume"
          isPending={false}
          error={null}
          onConfirm={() => {
            onChange(() => deleteVolume(project, asked.id));
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        >
          Everything on it is lost. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}

interface RowProps {
  readonly volume: Volume;
  readonly onDetach: () => void;
  readonly onDelete: () => void;
}

function Row({ volume, onDetach, onDelete }: RowProps) {
  const { name, status, size_gb: sizeGb, mount_path: mountPath, error } = volume;
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
        {status === 'in_use' ? (
          <Status value="active" label="Attached" />
        ) : (
          <Status value={status} />
        )}
      </Table.Td>
      <Table.Td className="figures">{sizeGb} GB</Table.Td>
      <Table.Td className="mono">{mountPath ?? '–'}</Table.Td>
      <Table.Td>
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          {status === 'in_use' && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Detach ${name}`}
              onClick={onDetach}
            >
              Detach
            </Button>
          )}
          {status !== 'in_use' && (
            <Button
              size="compact-sm"
              variant="default"
              c="var(--mantine-color-error)"
              aria-label={`Delete ${name}`}
              onClick={onDelete}
            >
              Delete
            </Button>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
