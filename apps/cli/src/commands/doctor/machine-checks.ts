import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import type { CommandContext } from '../../context/command-context.js';
import { localEndpoints } from '../../config/endpoints.js';
import { type Check, failed, passed } from './check.js';

const OLDEST_NODE = 20;

/** Looks at this machine: Node.js, the data folder, the settings of this tool. */
export async function machineChecks(context: CommandContext): Promise<Check[]> {
  const config = privateFile('settings', context.config.path);
  return [
    nodeCheck(process.versions.node),
    ...(await Promise.all([homeCheck(context.home), config])),
  ];
}

export function nodeCheck(version: string): Check {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return passed('node', version);
  return failed(
    'node',
    `Node.js ${version} is too old.`,
    `Install Node.js ${OLDEST_NODE} or newer.`,
  );
}

async function homeCheck(home: string): Promise<Check> {
  try {
    await access(home, constants.R_OK | constants.X_OK);
    await localEndpoints(home);
  } catch {
    return failed(
      'home',
      `${home} holds no running installation.`,
      'npm start   # or: export SKYDECK_HOME=<folder of the installation>',
    );
  }
  const token = await privateFile('owner token', path.join(home, 'owner.token'));
  return token.status === 'problem' ? token : passed('home', home);
}

/** A file with secrets must be readable by its owner alone; no file is fine. */
async function privateFile(check: string, file: string): Promise<Check> {
  const mode = await stat(file).then(
    (found) => found.mode & 0o077,
    () => undefined,
  );
  if (mode === undefined) return passed(check, `${file} (not there yet)`);
  if (mode === 0) return passed(check, file);
  return failed(check, `${file} can be read by others.`, `chmod 600 ${file}`);
}
