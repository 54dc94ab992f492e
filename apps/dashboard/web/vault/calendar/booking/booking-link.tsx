import { Button } from '@mantine/core';
import { IconCalendarCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';

interface BookingLinkProps {
  readonly project: string;
  readonly space: string | undefined;
}

/** Leads to the pages on which visitors book. */
export function BookingLink({ project, space }: BookingLinkProps) {
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarCheck size={16} />}
      renderRoot={(props) => (
        <Link
          to="/projects/$project/vault/booking-pages"
          params={{ project }}
          search={{ space }}
          {...props}
        />
      )}
    >
      Booking
    </Button>
  );
}
