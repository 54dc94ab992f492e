import type { PackageJson } from './package-json.js';
import type { PackageManager } from './package-manager.js';
import { readProcfile } from '../procfile.js';
import type { SourceTree } from '../source-tree.js';

export interface StartCommand {
  readonly command: string;
  readonly reason: string;
  readonly warning?: string;
}

/** One plain program with arguments: nothing that a shell would have to do. */
const PLAIN = /^[\w@./-]+(\s+[^&|;<>$`(){}*?#!]+)?$/;
/** Programs that only start another one, and keep signals from it. */
const STARTERS = /^(npm|npx|pnpm|pnpx|yarn|bunx|run-[ps]|cross-env|dotenv|env)\b/;
const ENTRY_FILES = ['server.js', 'index.js', 'app.js', 'server.mjs', 'index.mjs', 'main.js'];

/** How the web process is started; undefined when nothing says so. */
export function startCommand(
  tree: SourceTree,
  manifest: PackageJson,
  manager: PackageManager,
): StartCommand | undefined {
  const web = readProcfile(tree.read('Procfile')).get('web');
  if (web !== undefined) return { command: web, reason: 'start: web process of the Procfile' };
  const { start, prestart, poststart } = manifest.scripts;
  if (start !== undefined) return fromScript(start, prestart ?? poststart, manager);
  const program = manager.name === 'bun' ? 'bun' : 'node';
  const entries = manager.name === 'bun' ? [...ENTRY_FILES, 'index.ts', 'server.ts'] : ENTRY_FILES;
  if (manifest.main !== undefined && tree.isFile(manifest.main)) {
    const command = `${program} ${quote(manifest.main)}`;
    return { command, reason: `start: main file ${manifest.main}` };
  }
  const entry = entries.find((file) => tree.isFile(file));
  return entry === undefined
    ? undefined
    : { command: `${program} ${entry}`, reason: `start: ${entry} is there` };
}

function fromScript(
  script: string,
  around: string | undefined,
  manager: PackageManager,
): StartCommand {
  const trimmed = script.trim();
  const needsManager = manager.env['YARN_ENABLE_GLOBAL_CACHE'] !== undefined;
  const isPlain = PLAIN.test(trimmed) && !STARTERS.test(trimmed);
  if (around === undefined && isPlain && !needsManager) {
    const [program = ''] = trimmed.split(/\s/);
    return {
      command: `exec ${trimmed}`,
      reason: `start: script \`start\` is plain ${program}, run directly so that it gets signals`,
    };
  }
  return {
    command: `exec ${manager.run('start')}`,
    reason: 'start: script `start`',
    warning: 'The app is started through its package manager, which may keep signals from it.',
  };
}

function quote(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
