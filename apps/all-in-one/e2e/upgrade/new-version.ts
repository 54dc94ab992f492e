import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => path.dirname(require.resolve(`@skydeck/${name}/package.json`));
const moduleOf = (name: string, file: string) =>
  pathToFileURL(path.join(folderOf(name), 'dist', file)).href;

/** A migration of the new version, for its adding part and for what takes away. */
const MIGRATIONS = `
class AddSeenTable1899000000000 {
  async up(runner) {
    await runner.query('create table seen (at timestamptz not null default clock_timestamp())');
  }
  async down() {}
}
class ContractSeenTable1899000000001 {
  async up(runner) {
    await runner.query('drop table seen');
  }
  async down() {}
}`;

/** A later Skydeck in a folder of its own: this one, with two more changes of the schema of payments. */
export class NewVersion {
  private constructor(
    readonly folder: string,
    private readonly broken: string,
  ) {}

  static async make(): Promise<NewVersion> {
    const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-new-version-'));
    const broken = path.join(folder, 'vault-is-broken');
    const root = path.join(folder, 'node_modules/@skydeck/all-in-one');
    await mkdir(path.join(root, 'dist'), { recursive: true });
    await mkdir(path.join(folder, 'dist'));
    await copyFile(
      path.join(folderOf('all-in-one'), 'package.json'),
      path.join(root, 'package.json'),
    );
    for (const program of ['up', 'operate']) {
      const real = moduleOf('all-in-one', `${program}.js`);
      const text = `${hooks(broken)}\nawait import(${JSON.stringify(real)});\n`;
      await writeFile(path.join(root, 'dist', `${program}.js`), text);
    }
    await copyFile(
      path.join(folderOf('cli'), 'dist/skydeck.mjs'),
      path.join(folder, 'dist/skydeck.mjs'),
    );
    return new NewVersion(folder, broken);
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

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Puts other modules in the place of two: what a new version has in its files. */
function hooks(broken: string): string {
  const pay = moduleOf('pay', 'migrations/index.js');
  const vault = moduleOf('vault', 'index.js');
  return `
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
const MODULES = {
  ${JSON.stringify(pay)}: (url) => \`
    import { migrations as before } from '\${url}?before';
    export * from '\${url}?before';
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
