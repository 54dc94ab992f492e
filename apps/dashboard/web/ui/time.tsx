import { Tooltip } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useStoppedTime } from './stopped-time.js';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;
const RENEW_MS = 30_000;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const absolute = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

/** How long ago, or in how long; the exact time on hover and focus. */
export function Time({ at }: { readonly at: string | null | undefined }) {
  const stoppedMs = useStoppedTime();
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    // What has just been changed is later than what was now when the page was drawn.
    const soon = setTimeout(() => setNowMs(Date.now()), 0);
    const timer = setInterval(() => setNowMs(Date.now()), RENEW_MS);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [at]);
  if (!at) return <>–</>;
  const date = new Date(at);
  return (
    <Tooltip label={absolute.format(date)} openDelay={300}>
      <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>
        {agoOf((date.getTime() - (stoppedMs ?? nowMs)) / 1000)}
      </time>
    </Tooltip>
  );
}

function agoOf(seconds: number): string {
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return relative.format(Math.round(seconds / size), unit);
  }
  return seconds > 0 ? 'in a moment' : 'just now';
}

/** How long something took, such as `1 min 12 s`; empty while it has not begun. */
export function durationOf(from: string | null, to: string | null): string {
  if (!from) return '';
  const end = to ? Date.parse(to) : Date.now();
  const seconds = Math.max(0, Math.round((end - Date.parse(from)) / 1000));
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
