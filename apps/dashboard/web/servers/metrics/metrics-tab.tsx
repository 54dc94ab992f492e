import { Group, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconChartLine } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { metricsQuery } from '../../api/server-metrics.js';
import type { Server, ServerMetrics } from '../../api/shapes.js';
import { MetricChart } from '../../charts/metric-chart.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import type { ServerTabProps } from '../server-tab.js';
import { CHARTS } from './charts.js';
import { type RangeName, RANGES, secondsOf } from './ranges.js';

const BYTES_PER_MB = 1024 ** 2;
const BYTES_PER_GB = 1024 ** 3;

/** What a server used: processors, memory, network, disk. */
export function MetricsTab({ project, server }: ServerTabProps) {
  const [range, setRange] = useState<RangeName>('1h');
  const metrics = useQuery(metricsQuery({ project, server: server.name }, secondsOf(range)));
  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          Points of a minute are kept for a day, those of five minutes for 30 days.
        </Text>
        <SegmentedControl
          aria-label="Range"
          data={RANGES.map(([name]) => ({ value: name, label: name }))}
          value={range}
          onChange={(value) => setRange(value)}
        />
      </Group>
      <Loaded query={metrics}>
        {(found) =>
          hasPoints(found) ? (
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
              {CHARTS.map((chart) => (
                <MetricChart
                  key={chart.title}
                  chart={chart}
                  metrics={found}
                  limit={limitOf(chart.title, server)}
                />
              ))}
            </SimpleGrid>
          ) : (
            <EmptyState
              icon={IconChartLine}
              title="Nothing was measured in this time"
              text="The first values appear within a minute of its start."
            />
          )
        }
      </Loaded>
    </Stack>
  );
}

const hasPoints = ({ series }: ServerMetrics): boolean =>
  series.some(({ values }) => values.some((value) => value !== null));

/** The top of a chart where what it shows can be no more. */
function limitOf(title: string, { size }: Server): number | undefined {
  if (title === 'Processor') return 100;
  if (title === 'Memory') return size.memory_mb * BYTES_PER_MB;
  return title === 'Disk use' ? size.disk_gb * BYTES_PER_GB : undefined;
}
