import { useEffect, useState } from 'react';

const RENEW_MS = 1000;

/** The present moment, renewed each second as long as it matters. */
export function useNow(isRunning: boolean): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNowMs(Date.now()), RENEW_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return nowMs;
}
