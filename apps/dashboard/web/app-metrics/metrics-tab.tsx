import { Group, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconChartLine } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { appMetricsQuery } from '../api/app-metrics.js';
import type { AppMetrics } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { MetricChart } from '../charts/metric-chart.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { APP_CHARTS } from './app-charts.js';
import { chartDataOf } from './chart-data-of.js';

/** How far back can be looked, in minutes. */
const RANGES: Readonly<Record<string, number>> = { '1h': 60, '6h': 360, '24h': 1440 };

/** What visitors got and what it took: requests, times, errors, processors, memory. */
export function MetricsTab({ project, app }: AppTabProps) {
  const [range, setRange] = useState('1h');
  const minutes = RANGES[range] ?? 60;
  const metrics = useQuery(appMetricsQuery(project, app.name, minutes));
  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          What visitors got is counted by the edge; a day is kept.
        </Text>
        <SegmentedControl
          aria-label="Range"
          data={Object.keys(RANGES)}
          value={range}
          onChange={setRange}
        />
      </Group>
      <Loaded query={metrics}>{(found) => <Charts metrics={found} minutes={minutes} />}</Loaded>
    </Stack>
  );
}

interface ChartsProps {
  readonly metrics: AppMetrics & { readonly readAtMs: number };
  readonly minutes: number;
}

function Charts({ metrics, minutes }: ChartsProps) {
  const data = useMemo(() => chartDataOf(metrics, minutes, metrics.readAtMs), [metrics, minutes]);
  if (metrics.requests.length === 0 && metrics.replicas.length === 0) {
    return (
      <EmptyState
        icon={IconChartLine}
        title="Nothing was measured in this time"
        text="The first values appear within a minute of its start."
      />
    );
  }
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      {APP_CHARTS.map((chart) => (
        <MetricChart key={chart.title} chart={chart} metrics={data} />
      ))}
    </SimpleGrid>
  );
}
