import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appVolumesQuery } from '../api/app-volumes.js';
import type { AppVolume } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { DataTable } from '../ui/data-table.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { DeleteVolumeDialog } from './delete-volume-dialog.js';
import { GrowVolumeDialog } from './grow-volume-dialog.js';
import { NewVolumeForm } from './new-volume-form.js';
import { SnapshotsDialog } from './snapshots-dialog.js';
import { useVolumeChange } from './use-volume-change.js';
import { VolumeRow } from './volume-row.js';

/** Folders of an app that outlive its releases. */
export function VolumesCard({ project, app }: AppTabProps) {
  const at = { project, app: app.name };
  const volumes = useQuery(appVolumesQuery(at));
  const [growing, setGrowing] = useState<AppVolume>();
  const [kept, setKept] = useState<string>();
  const [leaving, setLeaving] = useState<AppVolume>();
  const change = useVolumeChange(at);
  const shown = volumes.data?.find(({ id }) => id === kept);
  return (
    <Section
      title="Volumes"
      text="Folders that stay when a new release comes. Unless a volume is shared, its app runs with one replica, and requests wait for a moment at each deployment."
    >
      <Loaded query={volumes} rows={1}>
        {(all) =>
          all.length === 0 ? (
            <Text size="sm" c="dimmed">
              None yet.
            </Text>
          ) : (
            <DataTable
              label="Volumes"
              titles={['Name', 'Status', 'Used']}
              hasActions
              horizontalSpacing="xs"
            >
              {all.map((volume) => (
                <VolumeRow
                  key={volume.id}
                  volume={volume}
                  onGrow={() => setGrowing(volume)}
                  onSnapshots={() => setKept(volume.id)}
                  onAttach={(attached) => change.mutate({ volume, attached })}
                  onDelete={() => setLeaving(volume)}
                />
              ))}
            </DataTable>
          )
        }
      </Loaded>
      <ErrorNotice error={change.error} />
      <NewVolumeForm at={at} />
      {growing && (
        <GrowVolumeDialog at={at} volume={growing} onClose={() => setGrowing(undefined)} />
      )}
      {shown && <SnapshotsDialog at={at} volume={shown} onClose={() => setKept(undefined)} />}
      {leaving && (
        <DeleteVolumeDialog at={at} volume={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </Section>
  );
}
