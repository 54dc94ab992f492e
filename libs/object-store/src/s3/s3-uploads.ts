import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  type S3Client,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import type { UploadedPart } from '../stored-object.js';
import { asked, toObjectStoreError } from './s3-error.js';

/** Uploads in parts, request by request. */
export class S3Uploads {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

  async create(key: string, contentType: string): Promise<string> {
    const { UploadId } = await asked(
      this.client.send(
        new CreateMultipartUploadCommand({ ...this.#at(key), ContentType: contentType }),
      ),
    );
    return UploadId ?? '';
  }

  async putPart(key: string, id: string, number: number, bytes: Buffer): Promise<UploadedPart> {
    const { ETag = '' } = await asked(
      this.client.send(
        new UploadPartCommand({
          ...this.#at(key),
          UploadId: id,
          PartNumber: number,
          Body: bytes,
          ContentLength: bytes.length,
        }),
      ),
    );
    return { number, etag: unquoted(ETag) };
  }

  /** Takes a part from another object of the bucket; both ends of the range are included. */
  async copyPart(
    key: string,
    id: string,
    number: number,
    source: string,
    range: { start: number; end: number },
  ): Promise<UploadedPart> {
    const { CopyPartResult } = await asked(
      this.client.send(
        new UploadPartCopyCommand({
          ...this.#at(key),
          UploadId: id,
          PartNumber: number,
          CopySource: source,
          CopySourceRange: `bytes=${range.start}-${range.end}`,
        }),
      ),
    );
    return { number, etag: unquoted(CopyPartResult?.ETag ?? '') };
  }

  async complete(
    key: string,
    id: string,
    parts: readonly UploadedPart[],
    condition: { IfNoneMatch?: string },
  ): Promise<{ etag: string }> {
    const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: `"${etag}"` }));
    const { ETag = '' } = await asked(
      this.client.send(
        new CompleteMultipartUploadCommand({
          ...this.#at(key),
          UploadId: id,
          MultipartUpload: { Parts },
          ...condition,
        }),
      ),
    );
    return { etag: unquoted(ETag) };
  }

  async abort(key: string, id: string): Promise<void> {
    try {
      await this.client.send(new AbortMultipartUploadCommand({ ...this.#at(key), UploadId: id }));
    } catch (error) {
      const refusal = toObjectStoreError(error);
      if (refusal.code !== 'not_found') throw refusal;
    }
  }

  async sweep(before: Date): Promise<number> {
    let aborted = 0;
    let place: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined =
      {};
    while (place) {
      const page: ListMultipartUploadsCommandOutput = await asked(
        this.client.send(new ListMultipartUploadsCommand({ Bucket: this.bucket, ...place })),
      );
      for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
        if (!Key || !UploadId || !Initiated || Initiated >= before) continue;
        await this.abort(Key, UploadId);
        aborted += 1;
      }
      place = page.IsTruncated
        ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        : undefined;
    }
    return aborted;
  }

  #at(key: string) {
    return { Bucket: this.bucket, Key: key };
  }
}

/** An entity tag as this library gives it. */
export function unquoted(etag: string): string {
  return etag.replaceAll('"', '');
}
