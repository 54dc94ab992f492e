import { Text } from '@mantine/core';
import { CenteredCard } from '../../web/ui/centered-card.js';

/** For whoever opened the address of a meeting without the rest of the link. */
export function NoTicketPage() {
  return (
    <CenteredCard title="Open your own link">
      <Text>
        This is the address of a meeting, but the part that lets you in is missing. Open the whole
        link that you were sent, or ask whoever invited you for a new one.
      </Text>
    </CenteredCard>
  );
}
