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
const PLAIN_NODE = /^node\s+[^&|;<>$`(){}*?#!]+$/;
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
  if (manifest.main !== undefined && tree.isFile(manifest.main)) {
    return { command: `node ${quote(manifest.main)}`, reason: `start: main file ${manifest.main}` };
  }
  const entry = ENTRY_FILES.find((file) => tree.isFile(file));
  return entry === undefined
    ? undefined
    : { command: `node ${entry}`, reason: `start: ${entry} is there` };
}

function fromScript(
  script: string,
  around: string | undefined,
  manager: PackageManager,
): StartCommand {
  const trimmed = script.trim();
  if (around === undefined && PLAIN_NODE.test(trimmed)) {
    return {
      command: `exec ${trimmed}`,
      reason: 'start: script `start` is plain node, run directly so that it gets signals',
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
