import { Group, SegmentedControl, Stack, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { balanceHistoryQuery } from '../../api/wallet-entries.js';
import type { Wallet } from '../../api/wallets.js';
import { useCurrency } from '../../ledger/use-currency.js';
import { Loaded } from '../../ui/loaded.js';
import { BalanceChart } from './balance-chart.js';

interface BalanceCardProps {
  readonly project: string;
  readonly wallet: Wallet;
}

/** How far back can be looked, in hours. */
const RANGES: Readonly<Record<string, number>> = { '24h': 24, '7d': 168, '30d': 720, '1y': 8760 };

/** How what is in a wallet changed. */
export function BalanceCard({ project, wallet }: BalanceCardProps) {
  const [range, setRange] = useState('30d');
  const hours = RANGES[range] ?? 720;
  const currency = useCurrency(project, wallet.currency);
  const history = useQuery({
    ...balanceHistoryQuery(project, wallet.id, hours),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack component="section" aria-label="Balance" className="card" p={18} gap="sm">
      <Group justify="space-between" gap="sm">
        <Title order={2}>Balance</Title>
        <SegmentedControl
          size="xs"
          aria-label="Range"
          data={Object.keys(RANGES)}
          value={range}
          onChange={setRange}
        />
      </Group>
      <Loaded query={history}>
        {({ items }) => currency && <BalanceChart points={items} currency={currency} />}
      </Loaded>
    </Stack>
  );
}
