import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@skydeck/testing';
import { freePorts } from '../../src/testing/index.js';

/** A value of the answer to a query, with its labels. */
export interface Sample {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: readonly [number, string];
}

/** A target that Prometheus asks. */
export interface Target {
  readonly labels: Readonly<Record<string, string>>;
  readonly health: string;
  readonly lastError: string;
}

/** A real Prometheus with a configuration of its own, on the loopback address. */
export class Prometheus implements AsyncDisposable {
  private constructor(
    private readonly url: string,
    private readonly child: ChildProcess,
    private readonly dir: string,
  ) {}

  /** @param files by name; `prometheus.yaml` is the configuration */
  static async start(files: Readonly<Record<string, string>>): Promise<Prometheus> {
    const dir = await mkdtemp(join(tmpdir(), 'skydeck-prometheus-'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
    const [port] = await freePorts(1);
    const child = spawn('prometheus', [
      `--config.file=${join(dir, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(dir, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ]);
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const prometheus = new Prometheus(`http://127.0.0.1:${port}`, child, dir);
    await eventually(
      async () => {
        if (child.exitCode !== null) throw new Error(said);
        return (await fetch(`${prometheus.url}/-/ready`)).ok;
      },
      { timeoutMs: 30_000 },
    );
    return prometheus;
  }

  /** Asks in PromQL. @throws when the expression does not parse */
  async query(expression: string): Promise<Sample[]> {
    const { result } = await this.#get<{ result: Sample[] }>(
      `query?query=${encodeURIComponent(expression)}`,
    );
    return result;
  }

  async targets(): Promise<Target[]> {
    return (await this.#get<{ activeTargets: Target[] }>('targets')).activeTargets;
  }

  /** The rules that were loaded, as `name health`. */
  async rules(): Promise<string[]> {
    const { groups } = await this.#get<Rules>('rules');
    return groups.flatMap(({ rules }) => rules.map(({ name, health }) => `${name} ${health}`));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
    await rm(this.dir, { recursive: true, force: true });
  }

  async #get<Data>(path: string): Promise<Data> {
    const response = await fetch(`${this.url}/api/v1/${path}`);
    const answer = (await response.json()) as { data: Data; error?: string };
    if (answer.error !== undefined) throw new Error(`${path}: ${answer.error}`);
    return answer.data;
  }
}

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { readonly name: string; readonly health: string }[];
  }[];
}

/** A file of `docs/operations`. */
export async function shipped(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, '../../../../docs/operations', name), 'utf8');
}
