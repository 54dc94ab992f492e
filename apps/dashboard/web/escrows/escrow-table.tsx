import { Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Escrow } from '../api/escrows.js';
import { Money } from '../money/money.js';
import { Countdown } from '../ui/countdown.js';
import { DataTable } from '../ui/data-table.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { WalletLink } from '../wallets/wallet-link.js';
import { heldIn } from './escrow-shares.js';
import { meaningOf, titleOf, toneOf } from './escrow-words.js';

interface EscrowTableProps {
  readonly project: string;
  readonly escrows: readonly Escrow[];
}

const TITLES = ['Escrow', 'Buyer', 'Seller', 'Amount', 'In escrow', 'State', 'Made'];
const AMOUNTS = ['Amount', 'In escrow'];

export function EscrowTable({ project, escrows }: EscrowTableProps) {
  return (
    <DataTable isCard label="Escrows" titles={TITLES} amounts={AMOUNTS}>
      {escrows.map((escrow) => (
        <Table.Tr key={escrow.id}>
          <Table.Td maw={220}>
            <Link
              to="/projects/$project/escrows/$escrow"
              params={{ project, escrow: escrow.id }}
              className="row-link"
            >
              <Text span size="sm" fw={500} truncate display="block">
                {titleOf(escrow)}
              </Text>
            </Link>
          </Table.Td>
          <Table.Td>
            <WalletLink project={project} wallet={escrow.buyer} />
          </Table.Td>
          <Table.Td>
            <WalletLink project={project} wallet={escrow.seller} />
          </Table.Td>
          <Table.Td>
            <Money amount={escrow.amount} currency={escrow.currency} />
          </Table.Td>
          <Table.Td>
            <Money amount={heldIn(escrow)} currency={escrow.currency} />
          </Table.Td>
          <Table.Td>
            <Status value={toneOf(escrow.state)} label={meaningOf(escrow.state)} />
            {escrow.release_at && (
              <Text size="xs" c="dimmed">
                paid in <Countdown at={escrow.release_at} over="a moment" />
              </Text>
            )}
          </Table.Td>
          <Table.Td>
            <Time at={escrow.created_at} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
