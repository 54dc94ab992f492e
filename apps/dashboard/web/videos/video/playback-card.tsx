import { Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Asset, assetKey } from '../../api/assets.js';
import { deletePlaybackId, playbackIdsQuery } from '../../api/playback.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { NewPlaybackId } from './new-playback-id.js';
import { PlaybackLine } from './playback-line.js';

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
