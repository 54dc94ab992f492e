import { Button, Group, Stack, Text } from '@mantine/core';
import type { Invitation } from '../api/shapes.js';
import { ROLES } from '../members/roles.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Time } from '../ui/time.js';

interface InvitationDecisionProps {
  readonly invitation: Invitation;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onDecide: (isAccepted: boolean) => void;
}

/** Shows who invites and to what, and asks for the decision. */
export function InvitationDecision(props: InvitationDecisionProps) {
  const { invitation, isPending, error, onDecide } = props;
  const { project, role, invited_by: inviter, email, expires_at: endsAt } = invitation;
  const known = ROLES.find(({ value }) => value === role);
  return (
    <Stack>
      <Text size="sm" className="wrap">
        <strong>{inviter.name ?? 'Somebody'}</strong> invites you to join{' '}
        <strong>{project.name}</strong>.
      </Text>
      <dl className="pair">
        <dt>Role</dt>
        <dd>
          {known?.label ?? role}
          <Text size="xs" c="dimmed">
            {known?.text}
          </Text>
        </dd>
        <dt>For</dt>
        <dd className="wrap">{email}</dd>
        <dt>Ends</dt>
        <dd>
          <Time at={endsAt} />
        </dd>
      </dl>
      <ErrorNotice error={error} />
      <Group grow>
        <Button variant="default" disabled={isPending} onClick={() => onDecide(false)}>
          Decline
        </Button>
        <Button loading={isPending} onClick={() => onDecide(true)}>
          Accept
        </Button>
      </Group>
    </Stack>
  );
}
