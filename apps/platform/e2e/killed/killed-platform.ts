import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@skydeck/testing';
import pg from 'pg';
import { DatabasesHarness } from '../databases-harness.js';
import type { Answer } from '../launchpad-harness.js';

const MAIN = join(import.meta.dirname, '../../dist/main.js');
export const PATIENCE = { timeoutMs: 180_000, everyMs: 200 };

const DATABASES = `select datname as name from pg_database where datname like 'd\\_%' order by 1`;
const ROLES = `select rolname as name from pg_roles where rolcanlogin and rolname <> 'skydeck'
  order by 1`;
/** What is in the folder of a server only while something is being done. */
const PASSING = /^(restore|initial|recovery)|\.(new|loading)$/;

/** An installation whose platform is a process of its own, so that it can be killed. */
export class KilledPlatform {
  #child: ChildProcess | undefined;

  private constructor(readonly lab: DatabasesHarness) {}

  /** @param prepare what is made before, while the platform still is a part of the test */
  static async start(prepare: (lab: DatabasesHarness) => Promise<void>): Promise<KilledPlatform> {
    await access(MAIN).catch(() => {
      throw new Error('This test runs the built platform: build it first.');
    });
    const platform = new KilledPlatform(await DatabasesHarness.start());
    await prepare(platform.lab);
    await platform.lab.api.installation.stopPlatform();
    await platform.begin();
    return platform;
  }

  async close(): Promise<void> {
    await this.kill('SIGTERM');
    if (!this.lab.api.installation.platform) await this.lab.api.installation.startPlatform();
    await this.lab.close();
  }

  async begin(): Promise<void> {
    const { environment, platformUrl } = this.lab.api.installation;
    this.#child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await eventually(async () => (await fetch(`${platformUrl}/healthz`)).ok, PATIENCE);
    // A token lasts a quarter of an hour, all rounds together longer.
    this.lab.api.token = await this.lab.api.installation.signInOwner();
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  /** Waits for the end of what was begun, which may be told of by the next platform only. */
  async done({ meta }: Answer): Promise<Answer['data']> {
    let last: Answer['data'] | undefined;
    await eventually(async () => {
      last = (await this.lab.api.get(`/operations/${meta.operation_id}?wait=10`)).data;
      return last['finished_at'] !== null;
    }, PATIENCE);
    return last!;
  }

  /** Ends what a rotation has left: given up a minute later, or retired when its time is over. */
  async passTime(): Promise<void> {
    await this.lab.api.installation.query(
      `update ${this.lab.schema}.database_credential set updated_at = updated_at - interval '2 minutes',
         retiring_until = now()`,
    );
  }

  /** Databases, roles and passing files of each server, and processes of none: as they are, and should be. */
  async compare(): Promise<{ found: object; wanted: object }> {
    const rows = await this.#rows();
    const servers: object[] = [];
    for (const id of (await readdir(this.#instances)).toSorted()) {
      const home = await readdir(join(this.#instances, id, 'home'));
      servers.push({
        id,
        databases: await this.#inside(id, DATABASES),
        roles: await this.#inside(id, ROLES),
        passing: home.filter((name) => PASSING.test(name)),
      });
    }
    return {
      found: { servers, strangers: await this.#strangers(rows.map(({ id }) => id)) },
      wanted: { servers: rows.map((row) => Object.assign(row, { passing: [] })), strangers: [] },
    };
  }

  get #instances(): string {
    return join(this.lab.api.installation.home, 'databases', 'instances');
  }

  /** What there is to be in each server. */
  #rows() {
    return this.lab.api.installation.rows<{ id: string; databases: string[]; roles: string[] }>(
      `select instance.id, array_agg(distinct internal_name order by internal_name) as databases,
         array_agg(distinct credential.role order by credential.role) as roles
       from ${this.lab.schema}.database_instance instance
       join ${this.lab.schema}.managed_database managed
         on managed.instance_id = instance.id and managed.deleted_at is null
       join ${this.lab.schema}.database_credential credential on credential.database_id = managed.id
       where instance.deleted_at is null group by instance.id order by instance.id`,
    );
  }

  /** Asks a server as its superuser. */
  async #inside(id: string, sql: string): Promise<string[]> {
    const file = join(this.#instances, id, 'instance.json');
    const { port, adminPassword: password } = JSON.parse(await readFile(file, 'utf8')) as {
      port: number;
      adminPassword: string;
    };
    const [one] = await this.lab.api.installation.rows<{ host: string }>(
      `select host from ${this.lab.schema}.database_instance where id = '${id}'`,
    );
    const client = new pg.Client({
      host: one!.host,
      port,
      user: 'skydeck',
      database: 'postgres',
      password,
    });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(sql).finally(() => client.end());
    return rows.map(({ name }) => name);
  }

  /** Processes with something of this installation among their arguments, but of no known server. */
  async #strangers(known: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
      const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      if (
        !line.includes(this.#instances) &&
        !line.includes(`${this.lab.api.installation.home}/databases`)
      )
        continue;
      if (!known.some((id) => line.includes(id))) found.push(line.replaceAll('\0', ' '));
    }
    return found;
  }
}
