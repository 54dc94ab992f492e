import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deleteRoomRecording,
  recordingUrl,
  type RoomRecording,
  stopRecording,
} from '../../api/room-recordings.js';
import { roomsKey } from '../../api/rooms.js';
import { ConfirmedIcon } from '../../ui/confirmed-icon.js';
import { showError } from '../show-error.js';

interface RecordingActionsProps {
  readonly project: string;
  readonly recording: RoomRecording;
}

/** Stops a recording that runs; keeps or deletes one that is over. */
export function RecordingActions({ project, recording }: RecordingActionsProps) {
  const client = useQueryClient();
  const { id, name, status, layout } = recording;
  const refresh = () => client.invalidateQueries({ queryKey: roomsKey(project) });
  const stop = useMutation({
    mutationFn: () => stopRecording(project, id),
    onSettled: refresh,
    onError: showError,
  });
  if (status === 'recording' || status === 'starting') {
    return (
      <Button
        size="xs"
        variant="default"
        loading={stop.isPending}
        aria-label={`Stop ${name}`}
        onClick={() => stop.mutate()}
      >
        Stop
      </Button>
    );
  }
  if (status === 'processing') return null;
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {status === 'ready' && layout !== 'tracks' && (
        <Tooltip label={`Download ${name}`} openDelay={300}>
          <ActionIcon
            component="a"
            variant="subtle"
            color="gray"
            href={recordingUrl(project, id)}
            download
            aria-label={`Download ${name}`}
          >
            <IconDownload size={17} />
          </ActionIcon>
        </Tooltip>
      )}
      <ConfirmedIcon
        label={`Delete ${name}`}
        action="Delete"
        onConfirm={async () => {
          await deleteRoomRecording(project, id);
          await refresh();
        }}
      >
        Nobody can play it any more. A video that was made of it stays.
      </ConfirmedIcon>
    </Group>
  );
}
