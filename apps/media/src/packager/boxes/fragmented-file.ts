import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { BoxError, boxHeader } from './box.js';
import { type InitSegment, readInit } from './init-segment.js';
import { type MovieFragment, readMovieFragment } from './movie-fragment.js';

/** A fragment and where it lies, counted from the first one. */
export interface PlacedFragment extends MovieFragment {
  readonly offsetBytes: number;
  readonly sizeBytes: number;
  /** Bytes of it up to the end of its first sample. */
  readonly keyframeBytes: number;
}

/** A fragmented MP4 with one track. */
export interface FragmentedFile {
  readonly init: InitSegment;
  /** ftyp and moov. */
  readonly initBytes: Buffer;
  readonly fragments: readonly PlacedFragment[];
  /** Of all fragments together. */
  readonly fragmentBytes: number;
}

/** Headers of a file of twelve hours stay far below. */
const MAX_METADATA_BYTES = 16 * 1024 * 1024;
const HEADER_BYTES = 16;

/** Opens a file that a tool wrote: a link in its place would lead elsewhere. */
export function openWritten(file: string): Promise<FileHandle> {
  return open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
}

/** Reads a fragmented MP4: its headers, and where its fragments are; not the samples. */
export async function readFragmented(handle: FileHandle): Promise<FragmentedFile> {
  const facts = await handle.stat();
  if (!facts.isFile()) throw new BoxError('It is no file.');
  const boxes = await topBoxes(handle, facts.size);
  const first = boxes.find(({ type }) => type === 'moof')?.offset ?? facts.size;
  const initBytes = await read(handle, 0, first);
  const init = readInit(initBytes);
  const fragments: PlacedFragment[] = [];
  let fragmentBytes = 0;
  for (const [at, box] of boxes.entries()) {
    if (box.type !== 'moof') continue;
    const data = boxes[at + 1];
    if (data?.type !== 'mdat') throw new BoxError('A fragment has no samples.');
    const moof = await read(handle, box.offset + box.headerBytes, box.sizeBytes - box.headerBytes);
    const sizeBytes = box.sizeBytes + data.sizeBytes;
    const offsetBytes = box.offset - first;
    const found = readMovieFragment(moof, init.defaultSampleTicks);
    const keyframeBytes = box.sizeBytes + data.headerBytes + found.firstSampleBytes;
    fragments.push({ ...found, offsetBytes, sizeBytes, keyframeBytes });
    fragmentBytes = offsetBytes + sizeBytes;
  }
  return { init, initBytes, fragments, fragmentBytes };
}

interface TopBox {
  readonly type: string;
  readonly offset: number;
  readonly sizeBytes: number;
  readonly headerBytes: number;
}

async function topBoxes(handle: FileHandle, size: number): Promise<TopBox[]> {
  const boxes: TopBox[] = [];
  for (let offset = 0; offset < size;) {
    const header = boxHeader(await read(handle, offset, Math.min(HEADER_BYTES, size - offset)));
    const { sizeBytes, headerBytes } = header;
    if (sizeBytes < headerBytes || offset + sizeBytes > size) {
      throw new BoxError('The file ends inside a box.');
    }
    boxes.push({ ...header, offset });
    offset += sizeBytes;
  }
  return boxes;
}

async function read(handle: FileHandle, offset: number, length: number): Promise<Buffer> {
  if (length > MAX_METADATA_BYTES) throw new BoxError('A header is too large.');
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, offset);
  if (bytesRead < length) throw new BoxError('The file is shorter than it was.');
  return buffer;
}
