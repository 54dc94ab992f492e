import { Group, Select, Stack } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OrderStatus } from '../api/payment-orders.js';
import { MoreButton } from '../sources/more-button.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { NoneFits } from '../ui/none-fits.js';
import { OrderTable } from './order-table.js';
import { meaningOf, type Order, ORDER_STATUSES } from './order-words.js';

interface OrderListProps {
  readonly project: string;
  readonly kind: 'payin' | 'payout';
  readonly query: Parameters<typeof MoreButton>[0]['query'] & {
    readonly data: readonly Order[] | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly status: OrderStatus | undefined;
  readonly onStatus: (status: OrderStatus | undefined) => void;
  readonly icon: Icon;
  readonly title: string;
  readonly text: string;
  readonly button: ReactNode;
}

const CHOICES = [
  { value: '', label: 'Any status' },
  ...ORDER_STATUSES.map((value) => ({ value, label: meaningOf(value) })),
];

/** Payments, narrowed by their status. */
export function OrderList(props: OrderListProps) {
  const { project, kind, query, status, onStatus, icon, title, text, button } = props;
  const isEmpty = query.data?.length === 0 && status === undefined;
  return (
    <Stack>
      {!isEmpty && (
        <Group justify="space-between">
          <Select
            aria-label="Status"
            w={{ base: '100%', sm: 200 }}
            allowDeselect={false}
            data={CHOICES}
            value={status ?? ''}
            onChange={(wanted) => onStatus(ORDER_STATUSES.find((one) => one === wanted))}
          />
          {button}
        </Group>
      )}
      <Loaded query={query}>
        {(orders) => {
          if (orders.length > 0) {
            return <OrderTable project={project} kind={kind} orders={orders} />;
          }
          if (status !== undefined) return <NoneFits>No payment has come to this.</NoneFits>;
          return (
            <EmptyState icon={icon} title={title} text={text}>
              {button}
            </EmptyState>
          );
        }}
      </Loaded>
      <MoreButton query={query} />
    </Stack>
  );
}
