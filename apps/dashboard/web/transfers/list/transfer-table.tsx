import { Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Transfer } from '../../api/transfers.js';
import { Money } from '../../money/money.js';
import { DataTable } from '../../ui/data-table.js';
import { Time } from '../../ui/time.js';
import { WalletLink } from '../../wallets/wallet-link.js';
import { TransferStatus } from '../transfer-status.js';
import { noteOf, titleOf } from '../transfer-words.js';

interface TransferTableProps {
  readonly project: string;
  readonly transfers: readonly Transfer[];
  /** Where it stands in a card already. */
  readonly isPart?: boolean;
}

const AMOUNTS = ['Amount'];
const TITLES = ['Transfer', 'From', 'To', 'Status', 'Made', ...AMOUNTS];

export function TransferTable({ project, transfers, isPart = false }: TransferTableProps) {
  return (
    <DataTable isCard={!isPart} label="Transfers" titles={TITLES} amounts={AMOUNTS}>
      {transfers.map((transfer) => (
        <Table.Tr key={transfer.id}>
          <Table.Td maw={280}>
            <Link
              to="/projects/$project/transfers/$transfer"
              params={{ project, transfer: transfer.id }}
              className="row-link"
            >
              <Text span size="sm" fw={500} truncate display="block">
                {titleOf(transfer)}
              </Text>
            </Link>
            <Text size="xs" c="dimmed" className="wrap">
              {noteOf(transfer)}
            </Text>
          </Table.Td>
          <Side project={project} wallet={transfer.from} />
          <Side project={project} wallet={transfer.to} />
          <Table.Td>
            <TransferStatus transfer={transfer} />
          </Table.Td>
          <Table.Td>
            <Time at={transfer.created_at} />
          </Table.Td>
          <Table.Td>
            {transfer.amount !== null && transfer.currency !== null ? (
              <Money amount={transfer.amount} currency={transfer.currency} />
            ) : (
              <Text span size="sm" c="dimmed" className="money">
                {transfer.legs?.length ?? 0} legs
              </Text>
            )}
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

/** One side of a transfer; a posting has many. */
function Side({ project, wallet }: { readonly project: string; readonly wallet: string | null }) {
  return (
    <Table.Td maw={180}>
      {wallet === null ? (
        <Text span size="sm" c="dimmed">
          Several
        </Text>
      ) : (
        <WalletLink project={project} wallet={wallet} />
      )}
    </Table.Td>
  );
}
