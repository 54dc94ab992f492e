import { Group, SegmentedControl, Stack, Title } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { balanceHistoryQuery, entriesQuery } from '../../api/wallet-entries.js';
import type { Wallet } from '../../api/wallets.js';
import { useCurrency } from '../../ledger/use-currency.js';
import { Loaded } from '../../ui/loaded.js';
import { BalanceChart } from './balance-chart.js';
import { pointsOf } from './balance-points.js';

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
    ...balanceHistoryQuery(project, wallet, hours),
    placeholderData: keepPreviousData,
  });
  const entries = useInfiniteQuery(entriesQuery(project, wallet.id, {}));
  const { posted } = wallet.balance;
  const points = useMemo(() => {
    if (!history.data || !entries.data) return undefined;
    const now = { at: new Date().toISOString(), posted };
    return pointsOf({ history: history.data.items, entries: entries.data, now });
  }, [history.data, entries.data, posted]);
  const { error, refetch } = history;
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
      <Loaded query={{ data: points, error: error ?? entries.error, refetch }}>
        {(found) => currency && <BalanceChart points={found} currency={currency} />}
      </Loaded>
    </Stack>
  );
}
