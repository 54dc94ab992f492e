import { Badge, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Money } from '../money/money.js';
import { DataTable } from '../ui/data-table.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { WalletLink } from '../wallets/wallet-link.js';
import { failureText, meaningOf, methodText, type Order, titleOf, toneOf } from './order-words.js';

interface OrderTableProps {
  readonly project: string;
  readonly kind: 'payin' | 'payout';
  readonly orders: readonly Order[];
  /** Whether it is a part of a page about one of them, which tells the rest. */
  readonly isPart?: boolean;
}

const LABELS = { payin: 'Pay-ins', payout: 'Payouts' } as const;

export function OrderTable({ project, kind, orders, isPart = false }: OrderTableProps) {
  const method = kind === 'payin' ? 'From' : 'To';
  const paid = isPart ? 'Refund' : 'Payout';
  const first = kind === 'payin' ? 'Pay-in' : paid;
  const between = isPart ? [] : [method, 'Wallet'];
  return (
    <DataTable
      isCard={!isPart}
      label={LABELS[kind]}
      titles={[first, 'Amount', ...between, 'Status', 'Asked for']}
      amounts={['Amount']}
    >
      {orders.map((order) => (
        <Table.Tr key={order.id}>
          <Table.Td maw={220}>
            <OrderLink project={project} kind={kind} id={order.id}>
              <Text span size="sm" fw={500} truncate display="block">
                {titleOf(order)}
              </Text>
            </OrderLink>
          </Table.Td>
          <Table.Td>
            <Money amount={order.amount} currency={order.currency} />
          </Table.Td>
          {!isPart && (
            <>
              <Table.Td>
                {methodText('method' in order ? order.method : order.destination)}
              </Table.Td>
              <Table.Td>
                <WalletLink project={project} wallet={order.wallet} />
              </Table.Td>
            </>
          )}
          <Table.Td>
            <OrderState order={order} isPart={isPart} />
          </Table.Td>
          <Table.Td>
            <Time at={order.created_at} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

interface OrderLinkProps {
  readonly project: string;
  readonly kind: OrderTableProps['kind'];
  readonly id: string;
  readonly children: ReactNode;
}

function OrderLink({ project, kind, id, children }: OrderLinkProps) {
  const [to, params] =
    kind === 'payin'
      ? (['/projects/$project/payins/$payin', { project, payin: id }] as const)
      : (['/projects/$project/payouts/$payout', { project, payout: id }] as const);
  return (
    <Link to={to} params={params} className="row-link">
      {children}
    </Link>
  );
}

interface OrderStateProps {
  readonly order: Order;
  readonly isPart: boolean;
}

function OrderState({ order, isPart }: OrderStateProps) {
  // Beside a pay-in there is nothing else.
  const isRefund = !isPart && 'payin' in order && order.payin !== null;
  return (
    <>
      <Status value={toneOf(order.status)} label={meaningOf(order.status)} />
      {order.failure && (
        <Text size="xs" c="dimmed">
          {failureText(order.failure)}
        </Text>
      )}
      {isRefund && (
        <div>
          <Badge variant="light" color="gray" size="sm" c="var(--mantine-color-text)">
            Refund
          </Badge>
        </div>
      )}
    </>
  );
}
