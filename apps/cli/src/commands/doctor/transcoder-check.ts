import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import type { Check } from './check.js';

/** What media runs, and the Debian packages that have it. */
const PROGRAMS = [
  ['ffmpeg', 'ffmpeg'],
  ['ffprobe', 'ffmpeg'],
  ['bwrap', 'bubblewrap'],
  ['setpriv', 'util-linux'],
  ['prlimit', 'util-linux'],
] as const;

/** Looks for what media encodes with: without it uploads are refused, and all else works. */
export async function transcoderCheck(folders = process.env['PATH'] ?? ''): Promise<Check> {
  const found = await Promise.all(PROGRAMS.map(([program]) => isThere(program, folders)));
  const lacking = PROGRAMS.filter((_, place) => !found[place]);
  const check = 'transcoder: ffmpeg';
  if (lacking.length === 0) {
    return { check, status: 'ok', detail: 'ffmpeg and what shuts it in', problems: [] };
  }
  const text = `${lacking.map(([program]) => program).join(', ')} not found`;
  const packages = [...new Set(lacking.map(([, name]) => name))].join(' ');
  const problem = { code: 'not_found', text, fix: `sudo apt-get install -y ${packages}` };
  return { check, status: 'unused', detail: `not usable: ${text}`, problems: [problem] };
}

async function isThere(program: string, folders: string): Promise<boolean> {
  const looks = folders.split(path.delimiter).map((folder) =>
    access(path.join(folder, program), constants.X_OK).then(
      () => true,
      () => false,
    ),
  );
  return (await Promise.all(looks)).includes(true);
}
