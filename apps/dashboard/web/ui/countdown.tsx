import { useNow } from '../deployments/use-now.js';
import { useStoppedTime } from './stopped-time.js';

const UNITS = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

interface CountdownProps {
  /** When the time is over. */
  readonly at: string;
  /** What is said then. */
  readonly over: string;
}

/** How much time is left, such as `2 d 3 h`; the seconds go by for whoever sees them. */
export function Countdown({ at, over }: CountdownProps) {
  const endMs = Date.parse(at);
  const stoppedMs = useStoppedTime();
  const nowMs = useNow(stoppedMs === undefined && endMs > Date.now());
  const leftS = Math.ceil((endMs - (stoppedMs ?? nowMs)) / 1000);
  if (leftS <= 0) return <>{over}</>;
  return (
    <time dateTime={at} className="figures" style={{ whiteSpace: 'nowrap' }}>
      {timeLeft(leftS)}
    </time>
  );
}

/** The two largest units of a time, such as `14 min 5 s`. */
export function timeLeft(seconds: number): string {
  const first = UNITS.findIndex(([, size]) => seconds >= size);
  const [unit, size] = UNITS[first] ?? ['s', 1];
  const count = Math.floor(seconds / size);
  const [nextUnit, nextSize] = UNITS[first + 1] ?? ['', 0];
  const rest = nextSize > 0 ? Math.floor((seconds - count * size) / nextSize) : 0;
  return rest > 0 ? `${count} ${unit} ${rest} ${nextUnit}` : `${count} ${unit}`;
}
