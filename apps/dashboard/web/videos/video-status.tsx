import { Group, Progress, Text } from '@mantine/core';
import { type Asset, isAtWork } from '../api/assets.js';
import { Status } from '../ui/status.js';

/** Where a video is, and how far while it is being made. */
export function VideoStatus({ asset }: { readonly asset: Asset }) {
  const { status, playable, progress } = asset;
  if (!isAtWork(asset)) return <Status value={status} />;
  return (
    <Group gap={10} wrap="nowrap">
      <Status value={status} label={playable ? 'Playable' : undefined} />
      <Progress value={progress} w={72} aria-label={`${progress} % made`} />
      <Text size="xs" c="dimmed">
        {progress} %
      </Text>
    </Group>
  );
}
