import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createLivePlaybackId,
  liveStreamKey,
  type LiveStream,
  livePlaybackIdsQuery,
} from '../../api/live-streams.js';
import { deletePlaybackId } from '../../api/playback.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { PlaybackLine } from '../../videos/video/playback-line.js';

interface LivePlaybackCardProps {
  readonly project: string;
  readonly stream: LiveStream;
}

/** Under what names a live stream plays. */
export function LivePlaybackCard({ project, stream }: LivePlaybackCardProps) {
  const client = useQueryClient();
  const ids = useQuery(livePlaybackIdsQuery(project, stream.id));
  const refresh = () => client.invalidateQueries({ queryKey: liveStreamKey(project, stream.id) });
  const make = useMutation({
    mutationFn: (policy: 'public' | 'signed') => createLivePlaybackId(project, stream.id, policy),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) => deletePlaybackId(project, id),
    onSuccess: refresh,
  });
  return (
    <Section title="Playback" text="The same address plays every broadcast.">
      <Loaded query={ids}>
        {(items) => (
          <Stack gap="sm">
            {items.map((one) => (
              <PlaybackLine key={one.id} playback={one} onDelete={() => remove.mutate(one.id)} />
            ))}
            {items.length === 0 && (
              <Text size="sm" c="dimmed">
                Nobody can watch it.
              </Text>
            )}
            <ErrorNotice error={make.error ?? remove.error} />
            <Button.Group>
              <Button size="xs" variant="default" onClick={() => make.mutate('public')}>
                New for everybody
              </Button>
              <Button size="xs" variant="default" onClick={() => make.mutate('signed')}>
                New with a token
              </Button>
            </Button.Group>
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}
