import { Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { approveDevice, denyDevice, deviceRequest } from '../api/account.js';
import type { DeviceGrant } from '../api/shapes.js';
import { sessionQuery } from '../api/session.js';
import { CenteredCard } from '../ui/centered-card.js';
import { DeviceCodeForm } from './device-code-form.js';
import { DeviceDecision } from './device-decision.js';

/** Lets a program on another machine, such as the command line, act as this account. */
export function DevicePage() {
  const { user_code: givenCode } = useSearch({ strict: false });
  const { data: session } = useQuery(sessionQuery);
  const find = useMutation({ mutationFn: deviceRequest });
  const decide = useMutation({
    mutationFn: ({ request, isApproved }: { request: DeviceGrant; isApproved: boolean }) =>
      isApproved ? approveDevice(request.user_code) : denyDevice(request.user_code),
  });
  const { account } = session ?? {};
  const who = account?.email ?? account?.phone ?? 'your account';

  if (decide.isSuccess) {
    const isApproved = decide.variables.isApproved;
    return (
      <CenteredCard title={isApproved ? 'Device connected' : 'Request denied'}>
        <Text size="sm" c="dimmed" role="status">
          {isApproved
            ? 'Go back to your terminal; it continues by itself. You can close this page.'
            : 'The device was not given access. You can close this page.'}
        </Text>
      </CenteredCard>
    );
  }
  return (
    <CenteredCard title="Connect a device">
      {find.data ? (
        <DeviceDecision
          request={find.data}
          who={who}
          isPending={decide.isPending}
          error={decide.error}
          onDecide={(isApproved) => decide.mutate({ request: find.data, isApproved })}
        />
      ) : (
        <DeviceCodeForm
          givenCode={givenCode ?? ''}
          isPending={find.isPending}
          error={find.error}
          onCode={find.mutate}
        />
      )}
    </CenteredCard>
  );
}
