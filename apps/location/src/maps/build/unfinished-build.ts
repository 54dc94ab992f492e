import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltLayer } from '../layers/map-layer.js';

/** What is kept beside the folder of a build, so that who goes on with it knows what is done. */
interface Notes {
  /** What it is built of, and by which format. */
  readonly of: string;
  readonly layers: Readonly<Record<string, BuiltLayer>>;
}

const notesOf = (folder: string): string => `${folder}.json`;

/**
 * Makes a folder ready to build in. What a build of the same file finished there before it was interrupted
 * is kept, and everything else goes.
 */
export async function openUnfinished(folder: string, of: string): Promise<void> {
  const notes = await readNotes(folder);
  if (notes?.of !== of) {
    await rm(folder, { recursive: true, force: true });
    await writeNotes(folder, { of, layers: {} });
  }
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!isWhole(name)) await rm(path.join(folder, name), { force: true });
  }
}

/** What is told of the layers that are finished. */
export async function finishedLayers(folder: string): Promise<Notes['layers']> {
  return (await readNotes(folder))?.layers ?? {};
}

/** Notes that a layer is finished. Its files are on the disk by then. */
export async function noteFinished(
  folder: string,
  layer: string,
  built: BuiltLayer,
): Promise<void> {
  const notes = await readNotes(folder);
  if (notes) await writeNotes(folder, { ...notes, layers: { ...notes.layers, [layer]: built } });
}

/** Forgets what was noted of a build. */
export const forgetUnfinished = (folder: string): Promise<void> =>
  rm(notesOf(folder), { force: true });

/** Layers give their files a name of its own until they are whole. */
const isWhole = (name: string): boolean => !/\.\d+\.(?:part|tiles)$/.test(name);

async function readNotes(folder: string): Promise<Notes | null> {
  const text = await readFile(notesOf(folder), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Notes);
}

async function writeNotes(folder: string, notes: Notes): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  const unfinished = `${notesOf(folder)}.${process.pid}.part`;
  await writeFile(unfinished, JSON.stringify(notes), { flush: true });
  await rename(unfinished, notesOf(folder));
}
