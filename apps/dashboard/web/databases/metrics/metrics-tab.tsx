import { Group, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconChartLine } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { databaseMetricsQuery } from '../../api/database-metrics.js';
import type { DatabaseMetrics } from '../../api/shapes.js';
import { MetricChart } from '../../charts/metric-chart.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { isChanging } from '../database-state.js';
import type { DatabaseTabProps } from '../database-tab.js';
import { chartDataOf, DATABASE_CHARTS, POOL_CHART } from './charts.js';
import { StatementsCard } from './statements-card.js';

const HOUR_S = 3600;
const RANGES: Readonly<Record<string, number>> = {
  '1h': HOUR_S,
  '24h': 24 * HOUR_S,
  '7d': 7 * 24 * HOUR_S,
};

/** What a database did: connections, transactions, cache, size, and its slowest statements. */
export function MetricsTab({ project, database }: DatabaseTabProps) {
  const at = { project, database: database.name };
  const [range, setRange] = useState('1h');
  const metrics = useQuery(databaseMetricsQuery(at, RANGES[range] ?? HOUR_S));
  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          Measured each minute; seven days are kept.
        </Text>
        <SegmentedControl
          aria-label="Range"
          data={Object.keys(RANGES)}
          value={range}
          onChange={setRange}
        />
      </Group>
      <Loaded query={metrics}>{(found) => <Charts metrics={found} />}</Loaded>
      {database.engine === 'postgres' && <StatementsCard at={at} isAway={isChanging(database)} />}
    </Stack>
  );
}

function Charts({ metrics }: { readonly metrics: DatabaseMetrics }) {
  const data = useMemo(() => chartDataOf(metrics), [metrics]);
  const isPooled = metrics.points.some((point) => point.pool_clients !== null);
  if (metrics.points.length === 0) {
    return (
      <EmptyState
        icon={IconChartLine}
        title="Nothing was measured in this time"
        text="The first values appear within two minutes."
      />
    );
  }
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      {DATABASE_CHARTS.map((chart) => (
        <MetricChart key={chart.title} chart={chart} metrics={data} />
      ))}
      {isPooled && <MetricChart chart={POOL_CHART} metrics={data} />}
    </SimpleGrid>
  );
}
