import { Button, Stack, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Asset, assetKey } from '../../api/assets.js';
import {
  createPlaybackId,
  type PlaybackId,
  playbackIdsQuery,
  streamQuery,
} from '../../api/playback.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Player } from './player.js';
import { PlayerActions } from './player-actions.js';

interface PlayerCardProps {
  readonly project: string;
  readonly asset: Asset;
}

/** Plays a video as somebody outside would see it. */
export function PlayerCard({ project, asset }: PlayerCardProps) {
  const ids = useQuery(playbackIdsQuery(project, asset.id));
  if (!asset.playable) {
    return (
      <Stack className="card" align="center" py={60} px="md">
        <Text c="dimmed" size="sm">
          {asset.error?.detail ?? 'It can be played here in a moment.'}
        </Text>
      </Stack>
    );
  }
  return (
    <Loaded query={ids}>
      {([first]) =>
        first ? (
          <Stream project={project} asset={asset} playback={first} />
        ) : (
          <MakePlayable project={project} asset={asset} />
        )
      }
    </Loaded>
  );
}

function Stream({ project, asset, playback }: PlayerCardProps & { readonly playback: PlaybackId }) {
  const stage = useRef<HTMLDivElement>(null);
  const stream = useQuery(streamQuery(project, playback));
  return (
    <Stack gap="xs">
      <div ref={stage}>
        <Loaded query={stream}>
          {({ src, poster }) => (
            <Player name={asset.name} src={src} poster={posterAt(poster, asset)} />
          )}
        </Loaded>
      </div>
      <PlayerActions {...{ project, asset, stage }} />
    </Stack>
  );
}

/** One that was chosen just now is not the one that a browser keeps. */
const posterAt = (poster: string, { updated_at: at }: Asset) =>
  `${poster}${poster.includes('?') ? '&' : '?'}at=${Date.parse(at)}`;

function MakePlayable({ project, asset }: PlayerCardProps) {
  const client = useQueryClient();
  const make = useMutation({
    mutationFn: () => createPlaybackId(project, asset.id, { policy: 'public', encryption: 'none' }),
    onSuccess: () => client.invalidateQueries({ queryKey: assetKey(project, asset.id) }),
  });
  return (
    <EmptyState
      icon={IconPlayerPlay}
      title="Nobody can play it yet"
      text="A playback id is the name under which players find it: for everybody, or for whom you sign a token."
    >
      <Button loading={make.isPending} onClick={() => make.mutate()}>
        Let everybody play it
      </Button>
      <ErrorNotice error={make.error} />
    </EmptyState>
  );
}
