import { Anchor, Button, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReconciliationItem } from '../api/reconciliations.js';
import { Money } from '../money/money.js';
import { DataTable } from '../ui/data-table.js';
import { Status } from '../ui/status.js';
import { isOpen, KIND_WORDS, RESOLUTION_WORDS, STATUS_WORDS } from './item-words.js';
import { ResolveItemDialog } from './resolve-item-dialog.js';

interface ItemTableProps {
  readonly project: string;
  readonly items: readonly ReconciliationItem[];
  readonly isCard?: boolean;
  /** What the items have in common. */
  readonly text?: string;
}

const TITLES = ['What', 'Provider says', 'Books say', 'Day', 'State'];
const AMOUNTS = ['Provider says', 'Books say'];

/** Lines of providers and what the books have, next to each other. */
export function ItemTable({ project, items, isCard = false, text }: ItemTableProps) {
  const [resolving, setResolving] = useState<ReconciliationItem>();
  return (
    <>
      {text && (
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      )}
      <DataTable
        isCard={isCard}
        hasActions
        label="Reconciliation items"
        titles={TITLES}
        amounts={AMOUNTS}
        {...(!isCard && { horizontalSpacing: 'xs' })}
      >
        {items.map((item) => (
          <Table.Tr key={item.id}>
            <Table.Td>{KIND_WORDS[item.kind]}</Table.Td>
            <ProviderSide item={item} />
            <BooksSide project={project} item={item} />
            <Table.Td className="figures">{item.day}</Table.Td>
            <Table.Td>
              <Status value={item.status} label={STATUS_WORDS[item.status]} />
              {item.resolution && (
                <Text size="xs" c="dimmed" className="wrap">
                  {RESOLUTION_WORDS[item.resolution]}
                  {item.note && `: ${item.note}`}
                </Text>
              )}
            </Table.Td>
            <Table.Td ta="right">
              {isOpen(item) && (
                <Button
                  size="compact-sm"
                  variant="light"
                  aria-label={`Settle ${KIND_WORDS[item.kind]} ${item.line ?? item.order ?? ''}`}
                  onClick={() => setResolving(item)}
                >
                  Settle
                </Button>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </DataTable>
      {resolving && (
        <ResolveItemDialog
          project={project}
          item={resolving}
          onClose={() => setResolving(undefined)}
        />
      )}
    </>
  );
}

function ProviderSide({ item }: { readonly item: ReconciliationItem }) {
  const { amount, currency, fee, line, provider_reference: reference } = item;
  if (amount === null) return <Table.Td ta={{ sm: 'right' }}>–</Table.Td>;
  return (
    <Table.Td>
      <Money amount={amount} currency={currency} />
      {fee !== '0' && (
        <Text size="xs" c="dimmed">
          fee <Money amount={fee} currency={currency} />
        </Text>
      )}
      <Text size="xs" c="dimmed" className="mono wrap">
        {[line, reference].filter(Boolean).join(' ')}
      </Text>
    </Table.Td>
  );
}

interface BooksSideProps {
  readonly project: string;
  readonly item: ReconciliationItem;
}

function BooksSide({ project, item: { booked_amount: booked, currency, order } }: BooksSideProps) {
  if (booked === null) return <Table.Td ta={{ sm: 'right' }}>–</Table.Td>;
  return (
    <Table.Td>
      <Money amount={booked} currency={currency} />
      {order && (
        <div>
          <Anchor
            component={Link}
            to={`/projects/${project}/${order.startsWith('pin_') ? 'payins' : 'payouts'}/${order}`}
            size="xs"
            className="mono wrap"
          >
            {order}
          </Anchor>
        </div>
      )}
    </Table.Td>
  );
}
