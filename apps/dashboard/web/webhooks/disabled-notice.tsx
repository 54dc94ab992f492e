import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Webhook } from '../api/shapes.js';
import { changeWebhook, type WebhookRef, webhooksQuery } from '../api/webhooks.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Time } from '../ui/time.js';

interface DisabledNoticeProps {
  readonly at: WebhookRef;
  readonly webhook: Webhook;
}

const REASONS = {
  gone: 'Its receiver answered 410, which means that it is gone for good.',
  failing: 'Nothing could be delivered to it for five days.',
} as const;

/** Says why nothing is sent any more, and offers to send again. */
export function DisabledNotice({ at, webhook }: DisabledNoticeProps) {
  const { enabled, disabled_reason: reason, disabled_at: since } = webhook;
  const queryClient = useQueryClient();
  const enable = useMutation({
    mutationFn: () => changeWebhook(at, { enabled: true }),
    onSuccess: () => queryClient.invalidateQueries(webhooksQuery(at.source, at.project)),
  });
  if (enabled || reason === null) return null;
  return (
    <Alert
      variant="default"
      icon={<IconAlertTriangle size={18} />}
      title="This webhook was disabled"
      role="status"
    >
      <Text size="sm">
        {REASONS[reason]} It was disabled <Time at={since} />. What happened since was not sent;
        deliveries below can be replayed once it is enabled.
      </Text>
      <ErrorNotice error={enable.error} />
      <Group mt="sm">
        <Button size="xs" loading={enable.isPending} onClick={() => enable.mutate()}>
          Enable again
        </Button>
      </Group>
    </Alert>
  );
}
