import { PassThrough, type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { BackupFailed } from './backup-failed.js';
import { partKey, type Part } from './manifest.js';
import { OpeningStream } from './sealed-stream.js';
import { fileOf, Meter, type PartOptions } from './write-part.js';

/** Checks that the stored bytes are those that were written; needs no key. */
export async function checkPart(
  part: Part,
  { target, backupId }: Pick<PartOptions, 'target' | 'backupId'>,
): Promise<void> {
  const meter = new Meter();
  await pipeline(await openFile(part, { target, backupId }), meter, discarding());
  if (meter.bytes === part.bytes && meter.digest() === part.sha256) return;
  throw damaged(part, 'is not what was written');
}

/** Takes everything and keeps nothing. */
function discarding(): Writable {
  return new Writable({
    write: (_chunk, _encoding, done) => done(),
  });
}

/** Opens a part and hands its archive to `use`, which reads it to the end. */
export async function readPart(
  part: Part,
  use: (archive: Readable) => Promise<void>,
  { target, backupId, key, signal }: PartOptions,
): Promise<void> {
  const stored = new Meter();
  const plain = new Meter();
  const archive = new PassThrough();
  const opening = new OpeningStream({ key: partKey(key, backupId, part.name), name: part.name });
  const content = await openFile(part, { target, backupId });
  const reading = pipeline(content, stored, opening, createZstdDecompress(), plain, archive, {
    signal,
  });
  const ends = await Promise.allSettled([reading, use(archive)]);
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []));
  if (reasons.length > 0) throw mainReason(reasons);
  if (stored.digest() !== part.sha256 || plain.bytes !== part.plain_bytes) {
    throw damaged(part, 'is not what was written');
  }
}

const isPartner = ({ code }: NodeJS.ErrnoException) => code === 'ERR_STREAM_PREMATURE_CLOSE';

/** One end failed, and the other one only lost its partner. */
function mainReason(reasons: readonly Error[]): Error | undefined {
  return (
    reasons.find((reason) => reason instanceof BackupFailed) ??
    reasons.find((reason) => !isPartner(reason)) ??
    reasons[0]
  );
}

async function openFile(
  part: Part,
  { target, backupId }: Pick<PartOptions, 'target' | 'backupId'>,
): Promise<Readable> {
  const content = await target.get(fileOf(backupId, part.name));
  if (content) return content;
  throw damaged(part, 'is missing');
}

function damaged({ name }: Part, what: string): BackupFailed {
  return new BackupFailed('damaged', `The part "${name}" ${what}.`, 'Take another backup.');
}
