import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import {
  type Icon,
  IconMicrophone,
  IconMicrophoneOff,
  IconScreenShare,
  IconScreenShareOff,
  IconVideo,
  IconVideoOff,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { muteParticipant, type RoomParticipant, type RoomTrack } from '../../api/room-people.js';
import { roomKey, type RoomRef } from '../../api/rooms.js';
import { showError } from '../show-error.js';
import { SOURCES } from '../room-words.js';

/** Pictures of a track that is heard or seen, and of one that is not. */
const ICONS: Readonly<Record<RoomTrack['source'], readonly [Icon, Icon]>> = {
  microphone: [IconMicrophone, IconMicrophoneOff],
  camera: [IconVideo, IconVideoOff],
  screen_share: [IconScreenShare, IconScreenShareOff],
  screen_share_audio: [IconVolume, IconVolumeOff],
};

interface TrackListProps {
  readonly at: RoomRef;
  readonly person: RoomParticipant;
}

/** What somebody publishes; each can be muted, and allowed again. */
export function TrackList({ at, person }: TrackListProps) {
  const client = useQueryClient();
  const mute = useMutation({
    mutationFn: ({ id, muted }: RoomTrack) =>
      muteParticipant(at, person.identity, { track_id: id, muted: muted !== 'moderator' }),
    onSettled: () => client.invalidateQueries({ queryKey: roomKey(at) }),
    onError: showError,
  });
  if (person.tracks.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Nothing
      </Text>
    );
  }
  return (
    <Group gap={4} wrap="nowrap">
      {person.tracks.map((track) => {
        const label = labelOf(track, person.name || person.identity);
        const Symbol = ICONS[track.source][track.muted === 'no' ? 0 : 1];
        return (
          <Tooltip key={track.id} label={label} openDelay={300}>
            <ActionIcon
              variant={track.muted === 'moderator' ? 'light' : 'default'}
              {...(track.muted === 'moderator' && { color: 'red' })}
              aria-label={label}
              loading={mute.isPending && mute.variables.id === track.id}
              onClick={() => mute.mutate(track)}
            >
              <Symbol size={16} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
        );
      })}
    </Group>
  );
}

/** What a click does, and how it is until then. */
function labelOf({ source, muted, width, height }: RoomTrack, who: string): string {
  const what = SOURCES[source].toLowerCase();
  if (muted === 'moderator') return `Allow ${who}'s ${what} again`;
  const size = width && height ? `, ${width} × ${height}` : '';
  return `Mute ${who}'s ${what}${muted === 'self' ? ' (muted by themselves)' : size}`;
}
