import { FitAddon } from '@xterm/addon-fit';
import type { Terminal } from '@xterm/xterm';
import { useEffect, useRef, useState } from 'react';
import { ConsoleLink, type ConsoleListener, type ConsoleMode, type Size } from './console-link.js';
import { loadTerminal } from './load-terminal.js';
import { TERMINAL_THEME } from './terminal-theme.js';

export type ConsoleState = 'connecting' | 'open' | 'ended' | 'failed';

export interface ConsoleStatus {
  readonly state: ConsoleState;
  /** Why it ended, as far as somebody said so. */
  readonly reason?: string | undefined;
  readonly error?: Error | undefined;
}

export interface ConsoleOptions {
  readonly project: string;
  readonly server: string;
  readonly mode: ConsoleMode;
  /** Whether what is shown is recorded; a change connects anew. */
  readonly isRecorded: boolean;
  /** Another number connects anew. */
  readonly attempt: number;
}

/** A terminal in an element, connected to a console for as long as it is shown. */
export function useConsole({ project, server, mode, isRecorded, attempt }: ConsoleOptions) {
  const open: OpenLink = (size, listener) =>
    ConsoleLink.open(project, server, { mode, record: isRecorded, ...size }, listener);
  return useTerminal(open, [project, server, mode, String(isRecorded), String(attempt)].join('/'));
}

/** Opens what a terminal shows. */
export type OpenLink = (size: Size, listener: ConsoleListener) => Promise<ConsoleLink>;

/** A terminal in an element. @param key another one connects anew */
export function useTerminal(open: OpenLink, key: string) {
  const place = useRef<HTMLDivElement>(null);
  const terminal = useRef<Terminal>(null);
  const [status, setStatus] = useState<ConsoleStatus>({ state: 'connecting' });
  const opening = useRef(open);
  opening.current = open;
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const shown = new AbortController();
    setStatus({ state: 'connecting' });
    const { signal } = shown;
    connect({ element, open: opening.current, signal, setStatus, terminal }).catch(
      (error: Error) => {
        if (!signal.aborted) setStatus({ state: 'failed', error });
      },
    );
    return () => shown.abort();
  }, [key]);
  return { place, terminal, status };
}

interface Connecting {
  readonly element: HTMLElement;
  readonly open: OpenLink;
  readonly signal: AbortSignal;
  readonly setStatus: (status: ConsoleStatus) => void;
  readonly terminal: { current: Terminal | null };
}

async function connect(options: Connecting): Promise<void> {
  const { element, open, signal, setStatus, terminal } = options;
  const TerminalClass = await loadTerminal();
  if (signal.aborted) return;
  const shown = new TerminalClass({
    theme: TERMINAL_THEME,
    fontFamily: getComputedStyle(element).fontFamily,
    fontSize: 13,
    lineHeight: 1.2,
    scrollback: 5000,
    cursorBlink: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    screenReaderMode: true,
  });
  const fit = new FitAddon();
  shown.loadAddon(fit);
  element.replaceChildren();
  shown.open(element);
  fit.fit();
  terminal.current = shown;
  const observer = new ResizeObserver(() => fit.fit());
  observer.observe(element);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    terminal.current = null;
    shown.dispose();
  });

  const size = { cols: shown.cols, rows: shown.rows };
  const link = await open(size, {
    onOpen: () => {
      setStatus({ state: 'open' });
      link.resize(shown);
      shown.focus();
    },
    onBytes: (bytes) => shown.write(bytes),
    onEnd: (reason) => {
      if (!signal.aborted) setStatus({ state: 'ended', reason });
    },
  });
  signal.addEventListener('abort', () => link.close());
  if (signal.aborted) return link.close();
  shown.onData((text) => link.type(text));
  shown.onBinary((text) => link.send(Uint8Array.from(text, (char) => char.charCodeAt(0))));
  shown.onResize((changed) => link.resize(changed));
}
