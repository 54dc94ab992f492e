import { Table, Text } from '@mantine/core';
import type { ReconciliationDetails } from '../api/reconciliations.js';
import { Money } from '../money/money.js';
import { DataTable } from '../ui/data-table.js';
import { Section } from '../ui/section.js';
import { Status } from '../ui/status.js';
import { STATUS_WORDS } from './item-words.js';

const TITLES = ['Day', 'Agreement', 'Items', 'Provider', 'Fees', 'Books'];
const AMOUNTS = ['Provider', 'Fees', 'Books'];

interface TotalsCardProps {
  readonly totals: ReconciliationDetails['totals'];
}

/** What the provider says and what the books say, by day, currency and how they agree. */
export function TotalsCard({ totals }: TotalsCardProps) {
  const open = totals.reduce((sum, one) => sum + one.open, 0);
  return (
    <Section
      title="Totals"
      text={<Status value={open === 0 ? 'matched' : 'unknown'} label={openText(open)} />}
    >
      {totals.length > 0 && (
        <DataTable label="Totals" titles={TITLES} amounts={AMOUNTS} horizontalSpacing="xs">
          {totals.map((total) => (
            <Table.Tr key={`${total.day}${total.currency}${total.status}`}>
              <Table.Td className="figures">{total.day}</Table.Td>
              <Table.Td>{STATUS_WORDS[total.status]}</Table.Td>
              <Table.Td className="figures">
                {total.items}
                {total.open > 0 && `, ${total.open} open`}
              </Table.Td>
              <Table.Td>
                <Money amount={total.amount} currency={total.currency} />
              </Table.Td>
              <Table.Td>
                <Money amount={total.fee} currency={total.currency} />
              </Table.Td>
              <Table.Td>
                <Money amount={total.booked_amount} currency={total.currency} />
              </Table.Td>
            </Table.Tr>
          ))}
        </DataTable>
      )}
      {totals.length === 0 && (
        <Text size="sm" c="dimmed">
          Nothing moved in these days, neither there nor here.
        </Text>
      )}
    </Section>
  );
}

/** How much waits for somebody. */
function openText(open: number): string {
  if (open === 0) return 'Nothing is open';
  return open === 1 ? 'One item waits for somebody' : `${open} items wait for somebody`;
}
