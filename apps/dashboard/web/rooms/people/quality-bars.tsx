import { Tooltip } from '@mantine/core';
import type { Quality } from './quality.js';
import './quality-bars.css';

const WORDS = ['', 'Very poor', 'Poor', 'Fair', 'Good', 'Excellent'] as const;
const STEPS = [1, 2, 3, 4, 5] as const;
const WELL = 4;
const FAIRLY = 2;

/** How well somebody is connected, as bars and a word; what was measured on hover. */
export function QualityBars({ quality }: { readonly quality: Quality | null }) {
  if (quality === null) return <>–</>;
  const { score, lossPercent, rttMs } = quality;
  const tone = score >= WELL ? 'good' : score >= FAIRLY ? 'warn' : 'bad';
  const told = `${lossPercent.toFixed(1)} % lost, ${Math.round(rttMs)} ms there and back`;
  return (
    <Tooltip label={told} openDelay={300}>
      <span className="quality" data-tone={tone}>
        <span className="quality-bars" aria-hidden>
          {STEPS.map((step) => (
            <span key={step} data-on={step <= score || undefined} />
          ))}
        </span>
        {WORDS[score]}
      </span>
    </Tooltip>
  );
}
