import { Group, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconChartLine } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Insight, insightQuery, type InsightGroup } from '../../api/message-insight.js';
import { MetricChart } from '../../charts/metric-chart.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { Figures } from './figures.js';
import { GroupsCard } from './groups-card.js';
import { chartDataOf, INSIGHT_CHARTS } from './insight-charts.js';
import { ReasonsCard } from './reasons-card.js';

/** How far back can be looked, in hours. */
const RANGES: Readonly<Record<string, number>> = { '24h': 24, '7d': 168, '30d': 720, '1y': 8760 };

/** What messages came to: how many, how surely, how fast, why not, and for how much. */
export function DeliveryTab({ project }: { readonly project: string }) {
  const [range, setRange] = useState('24h');
  const [by, setBy] = useState<InsightGroup>('channel');
  const insight = useQuery(insightQuery(project, RANGES[range] ?? 24, by));
  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          Messages count in the hour in which they were accepted.
        </Text>
        <SegmentedControl
          aria-label="Range"
          data={Object.keys(RANGES)}
          value={range}
          onChange={setRange}
        />
      </Group>
      <Loaded query={insight}>{(found) => <Shown insight={found} by={by} onBy={setBy} />}</Loaded>
    </Stack>
  );
}

interface ShownProps {
  readonly insight: Insight;
  readonly by: InsightGroup;
  readonly onBy: (by: InsightGroup) => void;
}

function Shown({ insight: { whole, series }, by, onBy }: ShownProps) {
  const data = useMemo(() => chartDataOf(series), [series]);
  if (whole.groups.length === 0) {
    return (
      <EmptyState
        icon={IconChartLine}
        title="Nothing was sent in this time"
        text="Rates and times appear with the first message."
      />
    );
  }
  return (
    <>
      <Figures insight={whole} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        {INSIGHT_CHARTS.map((chart) => (
          <MetricChart
            key={chart.title}
            chart={chart}
            metrics={data}
            limit={limitOf(chart.title)}
          />
        ))}
      </SimpleGrid>
      <GroupsCard insight={whole} by={by} onBy={onBy} />
      <ReasonsCard insight={whole} />
    </>
  );
}

const limitOf = (title: string): number | undefined =>
  title === 'Delivery rate' ? 100 : undefined;
