import type { ITerminalInitOnlyOptions, ITerminalOptions, Terminal } from '@xterm/xterm';

type TerminalClass = new (options?: ITerminalOptions & ITerminalInitOnlyOptions) => Terminal;

const MOST_TRIES = 6;
const AGAIN_MS = 400;

let loading: Promise<TerminalClass> | undefined;

/**
 * The terminal, which only consoles need: a file of its own beside the one script of the page. The
 * browser drops what it is fetching when the machine's network interfaces change, so it is asked
 * for again, by another address, as a module that failed once stays failed.
 */
export function loadTerminal(): Promise<TerminalClass> {
  loading ??= load(0);
  loading.catch(() => (loading = undefined));
  return loading;
}

async function load(tries: number): Promise<TerminalClass> {
  const { default: file } = await import('@xterm/xterm/lib/xterm.mjs?url');
  const url = tries === 0 ? file : `${file}?again=${tries}`;
  try {
    const loaded = (await import(/* @vite-ignore */ url)) as { Terminal: TerminalClass };
    return loaded.Terminal;
  } catch (error) {
    if (tries >= MOST_TRIES) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return load(tries + 1);
  }
}
