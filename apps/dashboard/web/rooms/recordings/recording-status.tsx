import { Group, Progress, Text } from '@mantine/core';
import type { RoomRecording } from '../../api/room-recordings.js';
import { Status } from '../../ui/status.js';
import { FAILURES } from './recording-words.js';

/** Where a recording is, and how far while it is being made. */
export function RecordingStatus({ recording }: { readonly recording: RoomRecording }) {
  const { status, progress, failure } = recording;
  if (status === 'failed') {
    return <Status value="failed" {...(failure !== null && { label: FAILURES[failure] })} />;
  }
  if (status !== 'processing') return <Status value={status} />;
  return (
    <Group gap={10} wrap="nowrap">
      <Status value={status} label="Being made" />
      <Progress value={progress} w={72} aria-label={`${progress} % made`} />
      <Text size="xs" c="dimmed">
        {progress} %
      </Text>
    </Group>
  );
}
