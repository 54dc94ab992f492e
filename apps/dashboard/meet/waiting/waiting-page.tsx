import { Button, Loader, Text } from '@mantine/core';
import { CenteredCard } from '../../web/ui/centered-card.js';
import { useRoom } from '../room/room-context.js';

/** Until a moderator lets one in. */
export function WaitingPage() {
  const room = useRoom();
  return (
    <CenteredCard title="Waiting to be let in">
      <Loader type="dots" aria-hidden />
      <Text role="status">
        {room.info ? `The moderators of “${room.info.name}” know` : 'The moderators know'} that you
        are here. The meeting opens by itself when they admit you.
      </Text>
      <Button variant="default" onClick={() => void room.leave()}>
        Leave
      </Button>
    </CenteredCard>
  );
}
