import { readFile } from 'node:fs/promises';
import { CliError } from '../failures/cli-error.js';
import { withFileLock } from './file-lock.js';
import { writeAtomically } from './write-atomically.js';

/** Proof of who calls, kept for one context. */
export interface StoredSession {
  /** Access token or API key. */
  readonly token: string;
  /** When the token ends, in ms since 1970; absent for API keys. */
  readonly expires_at_ms?: number;
  readonly refresh_token?: string;
  /** The installation that gave the token; it is sent to no other. */
  readonly auth_url: string;
}

/** One installation and how the person works with it. */
export interface StoredContext {
  /** Addresses; read from the installation on this machine when not given. */
  readonly endpoints?: Readonly<Record<string, string>>;
  readonly project?: string;
  readonly session?: StoredSession;
}

/** Everything in `config.json`. */
export interface StoredConfig {
  readonly current_context: string;
  readonly contexts: Readonly<Record<string, StoredContext>>;
}

const EMPTY: StoredConfig = { current_context: 'local', contexts: {} };

/** The tool's settings on disk, readable by their owner alone. */
export class ConfigFile {
  constructor(readonly path: string) {}

  async read(): Promise<StoredConfig> {
    const text = await readFile(this.path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    return text === undefined ? EMPTY : this.#parse(text);
  }

  /** Changes the settings while no other process does. What `change` returns is stored. */
  async update(
    change: (config: StoredConfig) => StoredConfig | Promise<StoredConfig>,
  ): Promise<StoredConfig> {
    return withFileLock(`${this.path}.lock`, async () => {
      const before = await this.read();
      const after = await change(before);
      if (after !== before) {
        await writeAtomically(this.path, `${JSON.stringify(after, null, 2)}\n`);
      }
      return after;
    });
  }

  #parse(text: string): StoredConfig {
    try {
      const { current_context, contexts } = JSON.parse(text) as Partial<StoredConfig>;
      return {
        current_context: current_context ?? EMPTY.current_context,
        contexts: contexts ?? {},
      };
    } catch (cause) {
      throw new CliError('invalid_config', `${this.path} is not valid JSON.`, 1, {
        hint: 'Correct it, or remove it and sign in again.',
        cause,
      });
    }
  }
}

/** The settings with one context changed; a context that is not there yet is made. */
export function withContext(
  config: StoredConfig,
  name: string,
  change: Partial<StoredContext>,
): StoredConfig {
  const changed = { ...config.contexts[name], ...change };
  return { ...config, contexts: { ...config.contexts, [name]: changed } };
}
