import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Memory that a decoder may write to; more than the largest picture that is let through takes. */
const MEMORY_BYTES = 1024 * 1024 * 1024;
const CPU_S = 20;
const HEAP_MB = 256;
const PROBE_TIMEOUT_MS = 10_000;
const SHARP = path.join('node_modules', 'sharp');

const own = fileURLToPath(import.meta.url);
const WORKER = path.join(path.dirname(own), `image-worker${path.extname(own)}`);

/** The command that decodes one picture: as shut in as this machine allows. */
export function imageCommand(): readonly string[] {
  command ??= [...limits(), ...sandbox(), ...node()];
  return command;
}

let command: readonly string[] | undefined;

const node = () => [
  process.execPath,
  `--max-old-space-size=${HEAP_MB}`,
  '--disable-warning=ExperimentalWarning',
  WORKER,
];

function limits(): string[] {
  const options = [`--data=${MEMORY_BYTES}`, `--cpu=${CPU_S}`, '--core=0', '--fsize=0'];
  const prefix = ['prlimit', ...options];
  return works([...prefix, 'true']) ? prefix : [];
}

/** No network, no other process, and of the disk only the code. */
function sandbox(): string[] {
  const options = ['--unshare-all', '--cap-drop', 'ALL', '--die-with-parent', '--new-session'];
  const binds = ['/usr', '/bin', '/lib', '/lib64', '/etc/ld.so.cache', ...codeFolders()];
  const views = binds.flatMap((folder) => ['--ro-bind-try', folder, folder]);
  const prefix = ['bwrap', ...options, ...views, '--proc', '/proc', '--dev', '/dev', '--clearenv'];
  return works([...prefix, process.execPath, '--version']) ? prefix : [];
}

/** Where packages are, also where they are linked to. */
function codeFolders(): string[] {
  let root = path.dirname(own);
  while (!existsSync(path.join(root, SHARP)) && root !== path.dirname(root)) {
    root = path.dirname(root);
  }
  const packages = path.join(root, 'node_modules');
  const linked = path.dirname(realpathSync(path.join(root, SHARP)));
  return [packages, linked, path.dirname(own), path.dirname(realpathSync(process.execPath))];
}

function works([program = '', ...args]: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore', timeout: PROBE_TIMEOUT_MS }).status === 0;
}
