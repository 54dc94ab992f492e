import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identify, isRunning, type ProcessIdentity, stopProcess } from '@skydeck/exec';
import { dropJanusFolder } from './janus-folder.js';

interface Note {
  readonly owner: ProcessIdentity;
  readonly janus: ProcessIdentity;
  readonly folder: string;
}

const NOTE = /^janus-\d+\.json$/;
const KILL = [{ signal: 'SIGKILL' as const, waitMs: 2_000 }];

const noteOf = (runFolder: string, pid: number): string => join(runFolder, `janus-${pid}.json`);

/** Notes whose media server this is, so that it is found after a crash of its owner. */
export async function noteJanus(runFolder: string, pid: number, folder: string): Promise<void> {
  const owner = identify(process.pid);
  const janus = identify(pid);
  if (!owner || !janus) return;
  const note: Note = { owner, janus, folder };
  await writeFile(noteOf(runFolder, pid), JSON.stringify(note), { mode: 0o600 });
}

/** Forgets a media server that has ended. */
export async function unnoteJanus(runFolder: string, pid: number): Promise<void> {
  await rm(noteOf(runFolder, pid), { force: true });
}

/** Ends media servers whose owner is no more, and removes what they were given. */
export async function endLeftovers(runFolder: string): Promise<void> {
  const names = await readdir(runFolder).catch(() => []);
  for (const name of names.filter((one) => NOTE.test(one))) {
    const path = join(runFolder, name);
    const note = await read(path);
    if (note && isRunning(note.owner)) continue;
    if (note) {
      await stopProcess(note.janus, KILL);
      await dropJanusFolder(note.folder);
    }
    await rm(path, { force: true });
  }
}

async function read(path: string): Promise<Note | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Note;
  } catch {
    return null;
  }
}
