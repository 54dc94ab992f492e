import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import './usage.css';
import type { MeterSum } from './meter-sums.js';
import { daysOf, monthName } from './months.js';
import { quantityText, shownUnit } from './quantity-text.js';

const HEIGHT = 210;
const HALF_DAY_S = 43_200;
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

interface UsageChartProps {
  readonly month: string;
  readonly meter: MeterSum;
}

/** What was used of a meter, day by day. The table below says the same in words. */
export function UsageChart({ month, meter }: UsageChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme();
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const days = daysOf(month);
    const [size] = shownUnit(meter.unit);
    const values = days.map((second) => (meter.byDay.get(second) ?? 0) / size || null);
    const chart = new uPlot(optionsOf(element, month, meter), [days, values], element);
    const observer = new ResizeObserver(() => {
      chart.setSize({ width: element.clientWidth, height: HEIGHT });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [month, meter, scheme]);
  const label = `${meter.name} by day in ${monthName(month)}: ${quantityText(meter.live, meter.unit)}`;
  return <div ref={place} role="img" aria-label={label} className="usage-chart" />;
}

function optionsOf(
  element: HTMLElement,
  month: string,
  { name, unit, live }: MeterSum,
): uPlot.Options {
  const style = getComputedStyle(element);
  const color = (variable: string) => style.getPropertyValue(variable).trim();
  const [size] = shownUnit(unit);
  const grid = { stroke: color('--line'), width: 1 };
  const axis = {
    stroke: color('--idle'),
    font: `12px ${style.fontFamily}`,
    ticks: { show: false },
  };
  return {
    width: element.clientWidth,
    height: HEIGHT,
    tzDate: (second) => uPlot.tzDate(new Date(second * 1000), 'Etc/UTC'),
    scales: {
      x: { range: (_chart, first, last) => [first - HALF_DAY_S, last + HALF_DAY_S] },
      y: { range: (_chart, _least, most) => [0, most > 0 ? most * 1.1 : 1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        values: (_chart, at) => at.map(dayNumber),
        space: 36,
        size: 30,
      },
      { ...axis, grid, size: 48, values: (_chart, at) => at.map((value) => number.format(value)) },
    ],
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    legend: { markers: { show: false } },
    series: [
      {
        label: 'Day',
        value: (_chart, second) => (second ? day.format(second * 1000) : monthName(month)),
      },
      {
        label: name,
        fill: color('--busy'),
        stroke: color('--busy'),
        paths: uPlot.paths.bars?.({ size: [0.7, 40], radius: 0.15 }),
        points: { show: false },
        // Where no day is pointed at, the whole month is told.
        value: (_chart, value, _series, index) =>
          quantityText(index === null ? live : Math.round((value ?? 0) * size), unit),
      },
    ],
  };
}

const number = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 });
const dayNumber = (second: number) => String(new Date(second * 1000).getUTCDate());
