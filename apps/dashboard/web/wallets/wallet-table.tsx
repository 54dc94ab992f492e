import { Badge, Group, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Wallet } from '../api/wallets.js';
import { Money } from '../money/money.js';
import { DataTable } from '../ui/data-table.js';
import { WalletStatus } from './wallet-status.js';
import { titleOf } from './wallet-words.js';

interface WalletTableProps {
  readonly project: string;
  readonly wallets: readonly Wallet[];
}

const AMOUNTS = ['Posted', 'Held', 'Available'];
const TITLES = ['Wallet', 'Currency', 'Status', ...AMOUNTS];

/** Wallets with what is on them. */
export function WalletTable({ project, wallets }: WalletTableProps) {
  return (
    <DataTable isCard label="Wallets" titles={TITLES} amounts={AMOUNTS}>
      {wallets.map((wallet) => {
        const { id, currency, status, balance } = wallet;
        return (
          <Table.Tr key={id}>
            <Table.Td maw={320}>
              <Group gap={8} wrap="nowrap">
                <Link
                  to="/projects/$project/wallets/$wallet"
                  params={{ project, wallet: id }}
                  className="row-link wrap"
                >
                  {titleOf(wallet)}
                </Link>
                {wallet.kind === 'world' && (
                  <Badge size="sm" variant="default" style={{ flex: 'none' }}>
                    Outside
                  </Badge>
                )}
              </Group>
              {wallet.name !== null && wallet.external_id !== null && (
                <Text size="xs" c="dimmed" className="mono wrap">
                  {wallet.external_id}
                </Text>
              )}
            </Table.Td>
            <Table.Td>{currency}</Table.Td>
            <Table.Td>
              <WalletStatus status={status} />
            </Table.Td>
            <Table.Td>
              <Money amount={balance.posted} currency={currency} />
            </Table.Td>
            <Table.Td c={balance.held === '0' ? 'dimmed' : undefined}>
              <Money amount={balance.held} currency={currency} />
            </Table.Td>
            <Table.Td fw={500}>
              <Money amount={balance.available} currency={currency} />
            </Table.Td>
          </Table.Tr>
        );
      })}
    </DataTable>
  );
}
