import { Loader, Text } from '@mantine/core';
import { CenteredCard } from '../../web/ui/centered-card.js';
import { EndPage } from '../ended/end-page.js';
import type { Choices } from '../pre-join/choices.js';
import { MeetingBody } from '../room/meeting-body.js';
import { useRoom } from '../room/room-context.js';
import { useArrival } from '../room/use-arrival.js';
import { useLeaveWithPage } from '../room/use-leave-with-page.js';
import { WaitingPage } from '../waiting/waiting-page.js';

interface VisitProps {
  readonly choices: Choices;
  readonly onAgain: () => void;
}

/** One visit of a room, from joining to leaving. */
export function Visit({ choices, onAgain }: VisitProps) {
  const room = useRoom();
  useArrival(choices);
  useLeaveWithPage();
  switch (room.state) {
    case 'connecting':
      return (
        <CenteredCard title="Joining…">
          <Loader type="dots" />
          <Text role="status">The room is being asked to let you in.</Text>
        </CenteredCard>
      );
    case 'waiting':
      return <WaitingPage />;
    case 'disconnected':
      return <EndPage onAgain={onAgain} />;
    default:
      return <MeetingBody />;
  }
}
