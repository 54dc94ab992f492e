import { Button } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { useRoom } from '../room/room-context.js';
import { TrackSound } from './track-sound.js';

/** Everything that is to be heard; a button where the browser wants a click first. */
export function RoomSound() {
  const room = useRoom();
  const tracks = [...room.participants.values()].flatMap((person) =>
    person.tracks.filter(({ kind }) => kind === 'audio'),
  );
  return (
    <>
      {tracks.map((track) => (
        <TrackSound key={track.id} track={track} />
      ))}
      {room.isPlaybackBlocked && (
        <Button
          className="meet-hear"
          leftSection={<IconVolume size={18} />}
          onClick={() => void room.startPlayback()}
        >
          Click to hear the meeting
        </Button>
      )}
    </>
  );
}
