import { ObjectStoreError } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { UploadErrors } from './upload.errors.js';
import type { UploadEntity } from './upload.entity.js';
import { UploadCompletion } from './upload-completion.js';
import type { UploadHold } from './upload-hold.js';
import { UploadLedger } from './upload-ledger.js';
import { UploadLimits } from './upload-limits.js';
import { type KeptBytes, UploadStorage } from './storage/upload-storage.js';

/** Bytes as they come in, and what is done with them underway. */
export interface IncomingBytes {
  readonly bytes: AsyncIterable<Buffer>;
  /** Sees every byte; for checksums. */
  readonly watch?: (chunk: Buffer) => void;
  /** Called after the last byte and before any of them counts: throws when they are wrong. */
  readonly verify?: () => void;
  /** Whether the file ends where the bytes do, when its size is not known. */
  readonly isWhole?: boolean;
  /** SHA-256 of the file, asked for at its end. */
  readonly sha256?: () => string;
}

/** Takes bytes of uploads in. */
@Injectable()
export class UploadReceiving {
  constructor(
    private readonly ledger: UploadLedger,
    private readonly storage: UploadStorage,
    private readonly completion: UploadCompletion,
    private readonly limits: UploadLimits,
  ) {}

  /** Adds bytes behind those that are there, and completes the upload with its last one. */
  async receive(hold: UploadHold, incoming: IncomingBytes): Promise<UploadEntity> {
    const upload = await this.#begun(hold);
    const all: KeptBytes[] = [];
    const { verify } = incoming;
    const kept = async (bytes: KeptBytes): Promise<void> => {
      if (verify) all.push(bytes);
      else await this.ledger.kept(hold, bytes);
    };
    const parts = await this.ledger.partsOf(upload.id);
    const bytes = this.#guarded(upload, hold, incoming);
    await this.storage.append(upload, parts, bytes, kept).catch((error: unknown) => refuse(error));
    verify?.();
    for (const one of all) await this.ledger.kept(hold, one);
    return this.#completed(hold, incoming);
  }

  /** Completes an upload that is whole but does not say so: its process died before it did. */
  async #completed(hold: UploadHold, incoming: IncomingBytes): Promise<UploadEntity> {
    const upload = await this.ledger.read(hold.uploadId);
    const isWhole = upload.sizeBytes === null && incoming.isWhole === true;
    if (isWhole) await this.ledger.sized(hold, upload.receivedBytes);
    if (!isWhole && upload.receivedBytes !== upload.sizeBytes) return upload;
    return this.completion.complete(hold, incoming.sha256?.() ?? null);
  }

  async #begun(hold: UploadHold): Promise<UploadEntity> {
    const upload = await this.ledger.read(hold.uploadId);
    if (upload.storageId !== null) return upload;
    const storageId = await this.storage.begin(upload).catch((error: unknown) => refuse(error));
    await this.ledger.begun(hold, storageId);
    return Object.assign(upload, { storageId });
  }

  async *#guarded(
    { receivedBytes, sizeBytes }: UploadEntity,
    hold: UploadHold,
    { bytes, watch }: IncomingBytes,
  ): AsyncGenerator<Buffer> {
    let left = (sizeBytes ?? this.limits.maxBytes) - receivedBytes;
    for await (const chunk of bytes) {
      if (hold.lost.aborted) throw UploadErrors.locked();
      left -= chunk.length;
      if (left < 0) throw sizeBytes === null ? tooLarge(this.limits) : UploadErrors.wrong_size();
      hold.touch();
      watch?.(chunk);
      yield chunk;
    }
    if (hold.lost.aborted) throw UploadErrors.locked();
  }
}

/** The refusal of a file that is too large. */
export function tooLarge({ maxBytes }: UploadLimits) {
  return UploadErrors.too_large({ detail: `A file may have ${maxBytes} bytes at most.` });
}

function refuse(cause: unknown): never {
  if (cause instanceof ObjectStoreError && cause.code === 'no_space') {
    throw UploadErrors.no_space({ cause });
  }
  // The connection was cut: there is nobody to answer, and nothing is wrong with us.
  const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? '';
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE') {
    throw UploadErrors.cut({ cause });
  }
  throw cause;
}
