import { ApiRequestError, readEventStream, type ReceivedEvent } from '@skydeck/sdk';
import { useEffect, useEffectEvent, useState } from 'react';

const RESTART_MS = 1500;

export type StreamState = 'connecting' | 'open' | 'ended' | 'lost';

export interface StreamOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Nothing is read while this is false. */
  readonly isEnabled?: boolean;
}

/**
 * Follows server-sent events while the component is shown. A broken stream is taken up again after
 * the last event seen, for as long as it takes.
 */
export function useEventStream(
  url: string,
  onEvent: (event: ReceivedEvent) => void,
  { headers, isEnabled = true }: StreamOptions = {},
): StreamState {
  const [state, setState] = useState<StreamState>('connecting');
  const receive = useEffectEvent(onEvent);
  const headersNow = useEffectEvent(() => headers);

  useEffect(() => {
    if (!isEnabled) return undefined;
    const controller = new AbortController();
    void follow(url, headersNow() ?? {}, controller.signal, receive, setState);
    return () => controller.abort();
  }, [url, isEnabled]);
  return state;
}

async function follow(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  receive: (event: ReceivedEvent) => void,
  setState: (state: StreamState) => void,
): Promise<void> {
  let after: string | undefined;
  const onPosition = (id: string) => void (after = id);
  while (!signal.aborted) {
    try {
      for await (const event of readEventStream({ url, headers, after, signal, onPosition })) {
        setState('open');
        receive(event);
        if (event.event === 'end') return setState('ended');
      }
    } catch (error) {
      const isRefused = error instanceof ApiRequestError && error.status < 500;
      if (!signal.aborted) setState('lost');
      if (isRefused && error.status !== 429) return;
    }
    await new Promise((resolve) => setTimeout(resolve, RESTART_MS));
  }
}
