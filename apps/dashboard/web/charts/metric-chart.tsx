import { Stack, Title, useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import '../usage/usage.css';
import type { ChartData, ChartSeries, ChartText } from './chart-data.js';
import { chartOptions } from './chart-options.js';
import { valueText } from './value-text.js';

const HEIGHT = 170;

interface MetricChartProps {
  readonly chart: ChartText;
  readonly metrics: ChartData;
  /** The most that there is of it, where that is known. */
  readonly limit?: number | undefined;
}

/** What was measured, over time. */
export function MetricChart({ chart, metrics, limit }: MetricChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme();
  const found = chart.series.flatMap(([name]) =>
    metrics.series.filter((series) => series.name === name),
  );
  const unit = found[0]?.unit ?? 'percent';
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const times = metrics.times.map((time) => Date.parse(time) / 1000);
    const values = chart.series.map(([name]) =>
      Array.from(metrics.series.find((series) => series.name === name)?.values ?? []),
    );
    const options = chartOptions({ element, chart, metrics, unit, limit, height: HEIGHT });
    const plot = new uPlot(options, [times, ...values], element);
    const observer = new ResizeObserver(() => {
      plot.setSize({ width: element.clientWidth, height: HEIGHT });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [chart, metrics, unit, limit, scheme]);
  return (
    <Stack component="section" aria-label={chart.title} className="card" p={18} gap={6}>
      <Title order={2}>{chart.title}</Title>
      <div ref={place} role="img" aria-label={wordsOf(chart, found)} className="usage-chart" />
    </Stack>
  );
}

/** The newest values, for who does not see the chart. */
function wordsOf({ title, series }: ChartText, found: readonly ChartSeries[]): string {
  const parts = series.map(([name, label]) => {
    const one = found.find((known) => known.name === name);
    const last = one?.values.findLast((value) => value !== null);
    return `${label.toLowerCase()} ${valueText(last, one?.unit ?? 'percent')}`;
  });
  return `${title}: last ${parts.join(', ')}`;
}
