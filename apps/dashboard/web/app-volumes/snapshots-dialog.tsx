import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  deleteSnapshot,
  restoreSnapshot,
  takeSnapshot,
  volumeSnapshotsQuery,
} from '../api/app-volume-snapshots.js';
import { appVolumesQuery } from '../api/app-volumes.js';
import type { AppRef } from '../api/apps.js';
import type { AppVolume } from '../api/shapes.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { DataTable } from '../ui/data-table.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { Loaded } from '../ui/loaded.js';
import { DailySnapshotsForm } from './daily-snapshots-form.js';
import { SnapshotRow } from './snapshot-row.js';

interface SnapshotsDialogProps {
  readonly at: AppRef;
  readonly volume: AppVolume;
  readonly onClose: () => void;
}

type Asked = { readonly verb: 'restore' | 'delete'; readonly name: string };

/** What was on a volume at a time: kept daily, taken now, brought back. */
export function SnapshotsDialog({ at, volume, onClose }: SnapshotsDialogProps) {
  const ref = { ...at, volume: volume.id };
  const snapshots = useQuery(volumeSnapshotsQuery(ref));
  const [name, setName] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries(appVolumesQuery(at));
  const take = useMutation({
    mutationFn: () => takeSnapshot(ref, name.trim()),
    onSuccess: () => setName(''),
    onSettled: refresh,
  });
  const act = useMutation({
    mutationFn: async (what: Asked): Promise<unknown> =>
      what.verb === 'restore' ? restoreSnapshot(ref, what.name) : deleteSnapshot(ref, what.name),
    onSuccess: () => setAsked(undefined),
    onSettled: refresh,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!take.isPending) take.mutate();
  };
  const isDetached = volume.status === 'ready' && !volume.attached;
  return (
    <>
      <Modal opened onClose={onClose} title={`Snapshots of ${volume.name}`} size="lg">
        <Stack>
          <DailySnapshotsForm at={at} volume={volume} />
          <Loaded query={snapshots} rows={2}>
            {(all) =>
              all.length === 0 ? (
                <Text size="sm" c="dimmed">
                  None yet.
                </Text>
              ) : (
                <DataTable
                  label="Snapshots"
                  titles={['Name', 'Status', 'Size', 'Taken']}
                  hasActions
                  horizontalSpacing="xs"
                >
                  {all.map((snapshot) => (
                    <SnapshotRow
                      key={snapshot.id}
                      snapshot={snapshot}
                      canRestore={isDetached}
                      onAsk={(verb) => setAsked({ verb, name: snapshot.name })}
                    />
                  ))}
                </DataTable>
              )
            }
          </Loaded>
          {!isDetached && (
            <Text size="sm" c="dimmed">
              Detach the volume to bring a snapshot back.
            </Text>
          )}
          <form onSubmit={submit}>
            <Group align="flex-end" gap="sm">
              <TextInput
                required
                withAsterisk={false}
                label="Name of a new snapshot"
                placeholder="before-import"
                style={{ flex: '1 1 160px' }}
                value={name}
                error={issueOf(take.error, 'name')}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <Button type="submit" variant="default" loading={take.isPending}>
                Take snapshot
              </Button>
            </Group>
          </form>
          <ErrorNotice error={restOf(take.error, ['name'])} />
        </Stack>
      </Modal>
      {asked && (
        <ConfirmDialog
          title={asked.verb === 'restore' ? `Bring ${asked.name} back` : `Delete ${asked.name}`}
          action={asked.verb === 'restore' ? 'Bring back' : 'Delete snapshot'}
          isPending={act.isPending}
          error={act.error}
          onConfirm={() => act.mutate(asked)}
          onClose={() => setAsked(undefined)}
        >
          {asked.verb === 'restore'
            ? `What is on ${volume.name} now is replaced. Take a snapshot first if you may need it.`
            : 'It cannot be brought back afterwards.'}
        </ConfirmDialog>
      )}
    </>
  );
}
