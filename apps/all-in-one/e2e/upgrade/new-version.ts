import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressOfRunning } from '@skydeck/embedded-postgres';
import pg from 'pg';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => path.dirname(require.resolve(`@skydeck/${name}/package.json`));
const moduleOf = (name: string, file: string) =>
  pathToFileURL(path.join(folderOf(name), 'dist', file)).href;

/** A migration of the new version, for its adding part and for what takes away. */
const MIGRATIONS = `
class AddSeenTable1899000000000 {
  async up(runner) {
    await runner.query('create table seen (at timestamptz not null default clock_timestamp())');
    await linger(runner);
  }
  async down() {}
}
class ContractSeenTable1899000000001 {
  async up(runner) {
    await runner.query('drop table seen');
    await linger(runner);
  }
  async down() {}
}`;

/** A later Skydeck in a folder of its own: this one, with two more changes of the schema of payments. */
export class NewVersion {
  private constructor(
    readonly folder: string,
    private readonly broken: string,
    private readonly slow: string,
  ) {}

  static async make(): Promise<NewVersion> {
    const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-new-version-'));
    const broken = path.join(folder, 'vault-is-broken');
    const slow = path.join(folder, 'migrations-are-slow');
    const root = path.join(folder, 'node_modules/@skydeck/all-in-one');
    await mkdir(path.join(root, 'dist'), { recursive: true });
    await mkdir(path.join(folder, 'dist'));
    await copyFile(
      path.join(folderOf('all-in-one'), 'package.json'),
      path.join(root, 'package.json'),
    );
    for (const program of ['up', 'operate']) {
      const real = moduleOf('all-in-one', `${program}.js`);
      const text = `${hooks(broken, slow)}\nawait import(${JSON.stringify(real)});\n`;
      await writeFile(path.join(root, 'dist', `${program}.js`), text);
    }
    await copyFile(
      path.join(folderOf('cli'), 'dist/skydeck.mjs'),
      path.join(folder, 'dist/skydeck.mjs'),
    );
    return new NewVersion(folder, broken, slow);
  }

  /** The command of this version. */
  get skydeck(): string {
    return path.join(this.folder, 'dist/skydeck.mjs');
  }

  get program(): string {
    return path.join(this.folder, 'node_modules/@skydeck/all-in-one/dist/up.js');
  }

  /** From now on its vault does not start. */
  async breakVault(): Promise<void> {
    await writeFile(this.broken, '');
  }

  async mendVault(): Promise<void> {
    await rm(this.broken);
  }

  /** From now on each of its changes takes so long that it can be met in the middle. */
  async slowMigrations(): Promise<void> {
    await writeFile(this.slow, '');
  }

  /** What it brought into the schema of payments. */
  async brought(home: string, password: string): Promise<string[]> {
    return inDatabase(home, password, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        "select name from pay.migration where name like '%SeenTable%' order by id",
      );
      return rows.map(({ name }) => name);
    });
  }

  /** Whether one of its changes is in the middle. */
  async isChanging(home: string, password: string): Promise<boolean> {
    return inDatabase(home, password, async (client) => {
      const { rowCount } = await client.query(
        "select from pg_stat_activity where query = 'select pg_sleep(4)' and state = 'active'",
      );
      return rowCount !== 0;
    });
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function inDatabase<T>(
  home: string,
  password: string,
  ask: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const url = addressOfRunning(path.join(home, 'postgres'), password) ?? '';
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

/** Puts other modules in the place of two: what a new version has in its files. */
function hooks(broken: string, slow: string): string {
  const pay = moduleOf('pay', 'migrations/index.js');
  const vault = moduleOf('vault', 'index.js');
  return `
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
const MODULES = {
  ${JSON.stringify(pay)}: (url) => \`
    import { migrations as before } from '\${url}?before';
    export * from '\${url}?before';
    import { existsSync } from 'node:fs';
    const linger = async (runner) =>
      existsSync(${JSON.stringify(slow)}) && runner.query('select pg_sleep(4)');
    ${MIGRATIONS}
    export const migrations = [...before, AddSeenTable1899000000000, ContractSeenTable1899000000001];\`,
  ${JSON.stringify(vault)}: (url) => \`
    import { createVault as before } from '\${url}?before';
    import { existsSync } from 'node:fs';
    export * from '\${url}?before';
    export const createVault = async (config) => {
      if (existsSync(${JSON.stringify(broken)})) throw new Error('the vault is out of order');
      return before(config);
    };\`,
};
registerHooks({
  load(url, context, next) {
    const made = MODULES[url];
    return made ? { format: 'module', source: made(url), shortCircuit: true } : next(url, context);
  },
});`;
}
