import { Group, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconChartLine } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { type ViewGrouping, viewInsightQuery, type ViewsOverTime } from '../../api/view-insight.js';
import { MetricChart } from '../../charts/metric-chart.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { chartDataOf, VIEW_CHARTS } from './view-charts.js';
import { ViewFigures } from './view-figures.js';
import { ViewGroups } from './view-groups.js';

/** How far back can be looked, in hours. */
const RANGES: Readonly<Record<string, number>> = { '24h': 24, '7d': 168, '30d': 720, '1y': 8760 };
const OF_ALL: readonly ViewGrouping[] = ['asset', 'country', 'device', 'browser', 'os'];
const OF_ONE: readonly ViewGrouping[] = ['country', 'device', 'browser', 'os'];

interface ViewsPanelProps {
  readonly project: string;
  /** Only views of this video. */
  readonly asset?: string;
  /** What is said beside the range. */
  readonly children?: ReactNode;
}

/** How often, how long and how well it was watched. */
export function ViewsPanel({ project, asset, children }: ViewsPanelProps) {
  const groupings = asset === undefined ? OF_ALL : OF_ONE;
  const [range, setRange] = useState('24h');
  const [by, setBy] = useState<ViewGrouping>(asset === undefined ? 'asset' : 'country');
  const insight = useQuery(viewInsightQuery(project, { hours: RANGES[range] ?? 24, by, asset }));
  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        {children}
        <SegmentedControl
          aria-label="Range"
          data={Object.keys(RANGES)}
          value={range}
          onChange={setRange}
        />
      </Group>
      <Loaded query={insight}>
        {(found) => <Shown found={found} by={by} groupings={groupings} onBy={setBy} />}
      </Loaded>
    </Stack>
  );
}

interface ShownProps {
  readonly found: ViewsOverTime;
  readonly by: ViewGrouping;
  readonly groupings: readonly ViewGrouping[];
  readonly onBy: (by: ViewGrouping) => void;
}

function Shown({ found: { whole, series }, by, groupings, onBy }: ShownProps) {
  const data = useMemo(() => chartDataOf(series), [series]);
  if (whole.total.views === 0) {
    return (
      <EmptyState
        icon={IconChartLine}
        title="Nobody watched in this time"
        text="Views of the page with a player are counted by themselves."
      >
        <Text size="xs" c="dimmed">
          Players of your own tell of theirs with a few lines.
        </Text>
      </EmptyState>
    );
  }
  return (
    <>
      <ViewFigures total={whole.total} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        {VIEW_CHARTS.map((chart) => (
          <MetricChart key={chart.title} chart={chart} metrics={data} />
        ))}
      </SimpleGrid>
      <ViewGroups groups={whole.groups} by={by} groupings={groupings} onBy={onBy} />
    </>
  );
}
