import { Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Hold } from '../api/holds.js';
import { Money } from '../money/money.js';
import { Countdown } from '../ui/countdown.js';
import { DataTable } from '../ui/data-table.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { WalletLink } from '../wallets/wallet-link.js';
import { isOpen, meaningOf, titleOf } from './hold-words.js';

interface HoldTableProps {
  readonly project: string;
  readonly holds: readonly Hold[];
}

const TITLES = ['Hold', 'Wallet', 'Amount', 'Still held', 'State', 'Made'];
const AMOUNTS = ['Amount', 'Still held'];

export function HoldTable({ project, holds }: HoldTableProps) {
  return (
    <DataTable isCard label="Holds" titles={TITLES} amounts={AMOUNTS}>
      {holds.map((hold) => (
        <Table.Tr key={hold.id}>
          <Table.Td maw={240}>
            <Link
              to="/projects/$project/holds/$hold"
              params={{ project, hold: hold.id }}
              className="row-link"
            >
              <Text span size="sm" fw={500} truncate display="block">
                {titleOf(hold)}
              </Text>
            </Link>
          </Table.Td>
          <Table.Td>
            <WalletLink project={project} wallet={hold.wallet} />
          </Table.Td>
          <Table.Td>
            <Money amount={hold.amount} currency={hold.currency} />
          </Table.Td>
          <Table.Td>
            <Money amount={hold.remaining} currency={hold.currency} />
          </Table.Td>
          <Table.Td>
            <Status value={hold.state} label={meaningOf(hold.state)} />
            {isOpen(hold) && (
              <Text size="xs" c="dimmed">
                <Countdown at={hold.expires_at} over="is given back now" /> left
              </Text>
            )}
          </Table.Td>
          <Table.Td>
            <Time at={hold.created_at} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
