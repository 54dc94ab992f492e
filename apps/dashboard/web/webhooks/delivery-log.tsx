import { Group, SegmentedControl, Stack, Title } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Delivery } from '../api/shapes.js';
import { deliveriesQuery, type WebhookRef } from '../api/webhooks.js';
import { MoreButton } from '../sources/more-button.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { DeliveryDrawer } from './delivery-drawer.js';
import { DeliveryTable } from './delivery-table.js';

const STATUSES = [
  { value: '', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'failed', label: 'Failed' },
];

/** What was sent to a webhook, read anew every few seconds. */
export function DeliveryLog({ at }: { readonly at: WebhookRef }) {
  const [status, setStatus] = useState('');
  const [opened, setOpened] = useState<Delivery>();
  const deliveries = useInfiniteQuery(deliveriesQuery(at, status));
  // A replay may take it out of a filtered list; then it stays as it was.
  const shown = deliveries.data?.find(({ id }) => id === opened?.id) ?? opened;
  return (
    <Stack component="section" aria-labelledby="deliveries" gap="sm">
      <Group justify="space-between">
        <Title order={2} id="deliveries">
          Deliveries
        </Title>
        <SegmentedControl
          size="xs"
          aria-label="Status"
          data={STATUSES}
          value={status}
          onChange={setStatus}
        />
      </Group>
      <Loaded query={deliveries}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconSend}
              title={status ? `Nothing is ${status}` : 'Nothing was sent yet'}
              text="Send a test from the menu at the top, or wait for an event. It appears here at once."
            />
          ) : (
            <DeliveryTable deliveries={items} onOpen={setOpened} />
          )
        }
      </Loaded>
      <MoreButton query={deliveries} />
      {shown && <DeliveryDrawer at={at} delivery={shown} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}
