import type { ReceivedEvent } from '@skydeck/sdk';
import { useEffect, useRef, useState } from 'react';
import { append, type LogLine, plain } from './log-line.js';
import { type StreamState, useEventStream } from './use-event-stream.js';

const BATCH_MS = 80;

/** Follows a log. Lines are shown in batches, so that a noisy build does not freeze the page. */
export function useLogLines(
  url: string,
  onOther?: (event: ReceivedEvent) => void,
): { lines: readonly LogLine[]; state: StreamState } {
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  const waiting = useRef<LogLine[]>([]);

  const state = useEventStream(url, (event) => {
    if (event.event === 'line') waiting.current.push(plain(event.data as LogLine));
    else onOther?.(event);
  });
  useEffect(() => {
    setLines([]);
    const timer = setInterval(() => {
      if (waiting.current.length === 0) return;
      const batch = waiting.current;
      waiting.current = [];
      setLines((all) => append(all, batch));
    }, BATCH_MS);
    return () => {
      clearInterval(timer);
      waiting.current = [];
    };
  }, [url]);
  return { lines, state };
}
