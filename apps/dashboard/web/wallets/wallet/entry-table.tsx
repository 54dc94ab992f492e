import { Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Entry } from '../../api/wallet-entries.js';
import { Money } from '../../money/money.js';
import { DataTable } from '../../ui/data-table.js';
import { Time } from '../../ui/time.js';
import { WalletLink } from '../wallet-link.js';
import { hasPage, noteOf, titleOf } from './entry-words.js';

interface EntryTableProps {
  readonly project: string;
  readonly currency: string;
  readonly entries: readonly Entry[];
}

const AMOUNTS = ['Amount', 'Balance'];
const TITLES = ['Entry', 'Other side', 'Booked', ...AMOUNTS];

/** What came in and what went out, with the balance after each. */
export function EntryTable({ project, currency, entries }: EntryTableProps) {
  return (
    <DataTable label="Entries" titles={TITLES} amounts={AMOUNTS}>
      {entries.map((entry) => (
        <Table.Tr key={entry.version}>
          <Table.Td maw={300}>
            <Named project={project} entry={entry} />
            <Text size="xs" c="dimmed">
              {noteOf(entry)}
            </Text>
          </Table.Td>
          <Table.Td maw={200}>
            {entry.counterparty ? (
              <WalletLink
                project={project}
                wallet={entry.counterparty.id}
                name={entry.counterparty.name ?? undefined}
              />
            ) : (
              <Text span size="sm" c="dimmed">
                Several
              </Text>
            )}
          </Table.Td>
          <Table.Td>
            <Time at={entry.created_at} />
          </Table.Td>
          <Table.Td>
            <Money amount={entry.amount} currency={currency} isSigned />
          </Table.Td>
          <Table.Td>
            <Money amount={entry.balance_after} currency={currency} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

/** What it is known by, leading to what booked it where that has a page. */
function Named({ project, entry }: { readonly project: string; readonly entry: Entry }) {
  const title = titleOf(entry);
  if (!hasPage(entry)) {
    return (
      <Text span size="sm" fw={500} truncate display="block">
        {title}
      </Text>
    );
  }
  return (
    <Link
      to="/projects/$project/transfers/$transfer"
      params={{ project, transfer: entry.operation.id }}
      className="row-link"
    >
      <Text span size="sm" fw={500} truncate display="block">
        {title}
      </Text>
    </Link>
  );
}
