import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Volume } from '../../api/shapes.js';
import { deleteVolume, detachVolume } from '../../api/volumes.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { GrowDialog } from './grow-dialog.js';
import { VolumeRow } from './volume-row.js';
import { DataTable } from '../../ui/data-table.js';

interface VolumeTableProps {
  readonly project: string;
  readonly volumes: readonly Volume[];
  readonly onChange: (change: () => Promise<unknown>) => void;
}

export function VolumeTable({ project, volumes, onChange }: VolumeTableProps) {
  const [asked, setAsked] = useState<Volume>();
  const [growing, setGrowing] = useState<Volume>();
  if (volumes.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        None yet. Create one below, then attach it.
      </Text>
    );
  }
  return (
    <>
      <DataTable
        label="Volumes"
        titles={['Name', 'Status', 'Size', 'Found at']}
        hasActions
        horizontalSpacing="xs"
      >
        {volumes.map((volume) => (
          <VolumeRow
            key={volume.id}
            volume={volume}
            onGrow={() => setGrowing(volume)}
            onDetach={() => onChange(() => detachVolume(project, volume.id))}
            onDelete={() => setAsked(volume)}
          />
        ))}
      </DataTable>
      {growing && (
        <GrowDialog project={project} volume={growing} onClose={() => setGrowing(undefined)} />
      )}
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
