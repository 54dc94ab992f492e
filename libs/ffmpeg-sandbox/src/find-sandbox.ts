import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '@skydeck/exec';
import { TranscoderUnavailable } from './transcode-failed.js';
import { sandboxed, type SandboxKind } from './sandbox-options.js';

/** Programs and the Debian packages that have them. */
const PACKAGES = { prlimit: 'util-linux', setpriv: 'util-linux' } as const;
const OF_FFMPEG = { ffmpeg: 'ffmpeg', ffprobe: 'ffmpeg' } as const;
const FFPROBE = ['ffprobe', '-v', 'quiet', '-version'];
const OTHERS_MAY_READ = 0o004;
const TRIAL_MS = 20_000;
const TRIAL = { cpuS: 5, memoryBytes: 2 ** 31, fileBytes: 0 };

/**
 * Finds the tightest sandbox that works here. `mayBeOpen` lets tools run without one, where a
 * container of their own is the wall.
 * @param further programs that are needed besides, and the Debian packages that have them
 * @throws TranscoderUnavailable when a program is missing, or nothing shuts tools in
 */
export async function findSandbox(
  mayBeOpen: boolean,
  further: Readonly<Record<string, string>> = {},
): Promise<SandboxKind> {
  return findSandboxFor(mayBeOpen, { ...OF_FFMPEG, ...further }, FFPROBE);
}

/**
 * Finds the tightest sandbox in which a tool runs that has nothing to do with FFmpeg.
 * @param needed programs, and the Debian packages that have them
 * @param trial a command that succeeds at once
 * @throws TranscoderUnavailable when a program is missing, or nothing shuts tools in
 */
export async function findSandboxFor(
  mayBeOpen: boolean,
  needed: Readonly<Record<string, string>>,
  trial: readonly string[],
): Promise<SandboxKind> {
  const programs = { ...needed, ...PACKAGES };
  for (const [program, pack] of Object.entries(programs)) await needs(program, pack);
  if (!mayBeOpen) await needs('bwrap', 'bubblewrap');
  const isRoot = process.getuid?.() === 0;
  const ofAll: SandboxKind[] = ['user_namespace', 'nesting_user_namespace'];
  const kinds: SandboxKind[] = isRoot ? ['other_user', ...ofAll] : ofAll;
  for (const kind of kinds) if (await works(kind, trial)) return kind;
  if (mayBeOpen) return 'outside';
  throw new TranscoderUnavailable(
    'bwrap',
    'sysctl -w kernel.unprivileged_userns_clone=1 kernel.apparmor_restrict_unprivileged_userns=0',
  );
}

/** The other user reads only what everybody may; a file of our own needs our own user. */
export async function sandboxFor(kind: SandboxKind, file: string): Promise<SandboxKind> {
  if (kind !== 'other_user') return kind;
  const { mode } = await stat(file);
  return (mode & OTHERS_MAY_READ) === 0 ? 'user_namespace' : kind;
}

async function needs(program: string, pack: string): Promise<void> {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  for (const folder of folders) {
    const file = path.join(folder, program);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new TranscoderUnavailable(program, `apt-get install -y ${pack}`);
}

/** Runs the real tool once: a library it cannot load is found here, not in the first file. */
async function works(kind: SandboxKind, trial: readonly string[]): Promise<boolean> {
  const view = { file: '/dev/null', ...TRIAL };
  const [program = '', ...args] = sandboxed(kind, view, trial);
  return runCommand(program, args, { deadlineMs: TRIAL_MS }).then(
    () => true,
    () => false,
  );
}
