import { Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconRepeat } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Delivery } from '../api/shapes.js';
import { deliveryQuery, replayDelivery, type WebhookRef, webhookQuery } from '../api/webhooks.js';
import { CodeBlock } from '../ui/code-block.js';
import { CopyIcon } from '../ui/copy-button.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { DeliveryRequest } from './delivery-request.js';
import { answerOf, finishedAfter } from './webhook-state.js';

interface DeliveryDrawerProps {
  readonly at: WebhookRef;
  readonly delivery: Delivery;
  readonly onClose: () => void;
}

/** One delivery in full: what was sent, what came back, and a button to send it again. */
export function DeliveryDrawer({ at, delivery, onClose }: DeliveryDrawerProps) {
  const { id, event_id: eventId, event_type: type, attempts } = delivery;
  const detail = useQuery(deliveryQuery(at, id));
  const queryClient = useQueryClient();
  const replay = useMutation({
    mutationFn: () => replayDelivery(at, id),
    onSuccess: () => {
      notifications.show({ message: 'The delivery is sent again.' });
      return queryClient.invalidateQueries({
        queryKey: ['project', at.project, at.source],
        exact: false,
      });
    },
    onError: () => queryClient.invalidateQueries(webhookQuery(at)),
  });
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={type}>
      <Stack gap="lg">
        <dl className="pair">
          <dt>Status</dt>
          <dd>
            <Status value={delivery.status} />
          </dd>
          <dt>Answer</dt>
          <dd>{answerOf(delivery)}</dd>
          <dt>Attempts</dt>
          <dd>{attempts}</dd>
          <dt>Finished after</dt>
          <dd>{finishedAfter(delivery)}</dd>
          <dt>Next try</dt>
          <dd>
            <Time at={delivery.next_attempt_at} />
          </dd>
          <dt>Event</dt>
          <dd className="mono">
            {eventId} <CopyIcon text={eventId} what="event id" />
          </dd>
          <dt>Delivery</dt>
          <dd className="mono">
            {id} <CopyIcon text={id} what="delivery id" />
          </dd>
        </dl>
        <ErrorNotice error={replay.error} />
        <Group>
          <Button
            leftSection={<IconRepeat size={16} />}
            loading={replay.isPending}
            onClick={() => replay.mutate()}
          >
            Replay
          </Button>
        </Group>
        <Loaded query={detail} rows={3}>
          {(found) => <DeliveryRequest detail={found} />}
        </Loaded>
        <div>
          <Text size="sm" fw={600} mb={4}>
            Response
          </Text>
          {delivery.response_body ? (
            <CodeBlock code={delivery.response_body} what="response" />
          ) : (
            <Text size="sm" c="dimmed">
              {delivery.response_status === null ? 'None yet.' : 'It has no body.'}
            </Text>
          )}
        </div>
      </Stack>
    </Drawer>
  );
}
