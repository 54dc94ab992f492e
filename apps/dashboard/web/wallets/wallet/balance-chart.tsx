import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import '../../usage/usage.css';
import type { Decimals } from '../../money/minor-units.js';
import { moneyText } from '../../money/money-text.js';
import { balanceOptions, type BalancePoint, plotted } from './balance-plot.js';

const HEIGHT = 200;

interface BalanceChartProps {
  readonly points: readonly BalancePoint[];
  readonly currency: Decimals;
}

/** What was in a wallet, over time. */
export function BalanceChart({ points, currency }: BalanceChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme();
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const options = balanceOptions({ element, points, currency, height: HEIGHT });
    const plot = new uPlot(options, plotted(points, currency), element);
    const observer = new ResizeObserver(() => {
      plot.setSize({ width: element.clientWidth, height: HEIGHT });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [points, currency, scheme]);
  return (
    <div ref={place} role="img" aria-label={wordsOf(points, currency)} className="usage-chart" />
  );
}

/** What the chart says, for who does not see it. */
function wordsOf(points: readonly BalancePoint[], currency: Decimals): string {
  const [first, last] = [points.at(0), points.at(-1)];
  if (!first || !last) return 'No balance';
  return `Balance: from ${moneyText(first.posted, currency)} to ${moneyText(last.posted, currency)}`;
}
