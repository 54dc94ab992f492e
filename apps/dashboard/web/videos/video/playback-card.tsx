import { ActionIcon, Badge, Group, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Asset, assetKey } from '../../api/assets.js';
import { deletePlaybackId, type PlaybackId, playbackIdsQuery } from '../../api/playback.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { NewPlaybackId } from './new-playback-id.js';

/** Under what names a video can be played. */
export function PlaybackCard({ project, asset }: { project: string; asset: Asset }) {
  const client = useQueryClient();
  const ids = useQuery(playbackIdsQuery(project, asset.id));
  const remove = useMutation({
    mutationFn: (id: string) => deletePlaybackId(project, id),
    onSuccess: () => client.invalidateQueries({ queryKey: assetKey(project, asset.id) }),
  });
  return (
    <Section title="Playback" text="Delete a name and whoever has it plays nothing any more.">
      <Loaded query={ids}>
        {(items) => (
          <Stack gap="sm">
            {items.map((one) => (
              <PlaybackLine key={one.id} playback={one} onDelete={() => remove.mutate(one.id)} />
            ))}
            <ErrorNotice error={remove.error} />
            <NewPlaybackId project={project} asset={asset} />
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

interface PlaybackLineProps {
  readonly playback: PlaybackId;
  readonly onDelete: () => void;
}

function PlaybackLine({ playback, onDelete }: PlaybackLineProps) {
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
