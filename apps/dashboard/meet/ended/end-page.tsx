import { Button, Text } from '@mantine/core';
import { CenteredCard } from '../../web/ui/centered-card.js';
import { useRoom } from '../room/room-context.js';
import { endingOf } from './endings.js';

/** Why one is no longer in the meeting, and how to come back where that may help. */
export function EndPage({ onAgain }: { readonly onAgain: () => void }) {
  const { endReason, error } = useRoom();
  const { title, text, again } = endingOf(endReason, error?.code);
  return (
    <CenteredCard title={title}>
      <Text role="status">{text}</Text>
      {again !== null && (
        <Button autoFocus onClick={onAgain}>
          {again}
        </Button>
      )}
    </CenteredCard>
  );
}
