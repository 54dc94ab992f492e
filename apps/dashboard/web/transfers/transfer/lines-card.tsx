import { Table, Text } from '@mantine/core';
import type { TransferWithEntries } from '../../api/transfers.js';
import { Money } from '../../money/money.js';
import { DataTable } from '../../ui/data-table.js';
import { Section } from '../../ui/section.js';
import { WalletLink } from '../../wallets/wallet-link.js';

interface LinesCardProps {
  readonly project: string;
  readonly transfer: TransferWithEntries;
}

const AMOUNTS = ['Amount', 'Balance after'];
const TITLES = ['Wallet', 'Entry', ...AMOUNTS];

/** The lines that a transfer left in the books; in each currency they sum to nothing. */
export function LinesCard({ project, transfer: { entries } }: LinesCardProps) {
  return (
    <Section
      title="Entries"
      text={entries.length > 0 && 'What is in the books; together it is nothing.'}
    >
      {entries.length === 0 ? (
        <Text size="sm" c="dimmed" role="status">
          Nothing moved, so nothing was booked.
        </Text>
      ) : (
        <DataTable label="Entries" titles={TITLES} amounts={AMOUNTS}>
          {entries.map(({ wallet, amount, currency, balance_after: after, version }) => (
            <Table.Tr key={wallet}>
              <Table.Td maw={260}>
                <WalletLink project={project} wallet={wallet} />
              </Table.Td>
              <Table.Td className="figures">no. {version}</Table.Td>
              <Table.Td>
                <Money amount={amount} currency={currency} isSigned />
              </Table.Td>
              <Table.Td>
                <Money amount={after} currency={currency} />
              </Table.Td>
            </Table.Tr>
          ))}
        </DataTable>
      )}
    </Section>
  );
}
