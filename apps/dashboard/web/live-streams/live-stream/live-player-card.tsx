import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type LiveStream, livePlaybackIdsQuery } from '../../api/live-streams.js';
import { type PlaybackId, streamQuery } from '../../api/playback.js';
import { Loaded } from '../../ui/loaded.js';
import { Player } from '../../videos/video/player.js';

interface LivePlayerCardProps {
  readonly project: string;
  readonly stream: LiveStream;
}

const WORDS: Readonly<Record<LiveStream['status'], string>> = {
  idle: 'Nobody is broadcasting. It begins here by itself.',
  connected: 'A publisher is there. The picture comes in a moment.',
  active: '',
  disconnected: 'The publisher is gone, and may come back.',
  disabled: 'It is disabled: nobody can publish.',
};

/** Shows what is on air as somebody outside would see it. */
export function LivePlayerCard({ project, stream }: LivePlayerCardProps) {
  const ids = useQuery(livePlaybackIdsQuery(project, stream.id));
  if (stream.status !== 'active') return <Dark text={WORDS[stream.status]} />;
  return (
    <Loaded query={ids}>
      {([first]) =>
        first ? (
          <OnAir project={project} stream={stream} playback={first} />
        ) : (
          <Dark text="It is live, and nobody can watch it: make a playback id." />
        )
      }
    </Loaded>
  );
}

function OnAir({ project, stream, playback }: LivePlayerCardProps & { playback: PlaybackId }) {
  const address = useQuery(streamQuery(project, playback));
  return (
    <Loaded query={address}>
      {({ src }) => <Player key={stream.session_id} name={stream.name} src={src} isLive />}
    </Loaded>
  );
}

function Dark({ text }: { readonly text: string }) {
  return (
    <Stack className="card" align="center" justify="center" py={60} px="md">
      <Text c="dimmed" size="sm" ta="center">
        {text}
      </Text>
    </Stack>
  );
}
