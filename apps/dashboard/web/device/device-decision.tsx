import { Button, Group, Stack, Text } from '@mantine/core';
import type { DeviceGrant } from '../api/shapes.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Time } from '../ui/time.js';

interface DeviceDecisionProps {
  readonly request: DeviceGrant;
  readonly who: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onDecide: (isApproved: boolean) => void;
}

/** Shows who asks for access, and asks for the decision. */
export function DeviceDecision(props: DeviceDecisionProps) {
  const { request, who, isPending, error, onDecide } = props;
  return (
    <Stack>
      <Text size="sm">
        <strong>{request.client_id}</strong> asks to act as <strong>{who}</strong>. It can then do
        everything that you can.
      </Text>
      <dl className="pair">
        <dt>Code</dt>
        <dd className="mono">{request.user_code}</dd>
        <dt>Ends</dt>
        <dd>
          <Time at={request.expires_at} />
        </dd>
        <dt>Asked</dt>
        <dd>
          <Time at={request.created_at} />
        </dd>
      </dl>
      <Text size="xs" c="dimmed">
        Approve only when you started this yourself and the code is the one in your terminal.
      </Text>
      <ErrorNotice error={error} />
      <Group grow>
        <Button variant="default" disabled={isPending} onClick={() => onDecide(false)}>
          Deny
        </Button>
        <Button loading={isPending} onClick={() => onDecide(true)}>
          Approve
        </Button>
      </Group>
    </Stack>
  );
}
