import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { PlaybackId } from '../../api/playback.js';
import { CopyIcon } from '../../ui/copy-button.js';

interface PlaybackLineProps {
  readonly playback: PlaybackId;
  readonly onDelete: () => void;
}

/** One name that something plays under, with its addresses. */
export function PlaybackLine({ playback, onDelete }: PlaybackLineProps) {
  const { id, policy, encryption, hls_url: hls, player_url: player } = playback;
  return (
    <div>
      <Group justify="space-between" wrap="nowrap" gap={6}>
        <Group gap={6}>
          <Badge size="sm" variant="default">
            {policy}
          </Badge>
          {encryption !== 'none' && (
            <Badge size="sm" variant="default">
              {encryption}
            </Badge>
          )}
        </Group>
        <ActionIcon variant="subtle" color="gray" aria-label={`Delete ${id}`} onClick={onDelete}>
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
      <Address label="Stream" url={hls} />
      <Address label="Player" url={player} />
    </div>
  );
}

function Address({ label, url }: { readonly label: string; readonly url: string }) {
  return (
    <Group gap={4} wrap="nowrap">
      <Text size="xs" c="dimmed" w={44} style={{ flex: 'none' }}>
        {label}
      </Text>
      <Text size="xs" className="mono" truncate>
        {url}
      </Text>
      <CopyIcon text={url} what={`address of the ${label.toLowerCase()}`} />
    </Group>
  );
}
