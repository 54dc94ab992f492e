import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import type { UploadedPart } from '../stored-object.js';
import { at, type S3Bucket, unquoted } from './s3-bucket.js';
import { asked, unlessAbsent } from './s3-error.js';

/** Uploads in parts, request by request. */
export class S3Uploads {
  constructor(private readonly bucket: S3Bucket) {}

  async create(key: string, contentType: string): Promise<string> {
    const { UploadId } = await asked(
      this.bucket.client.send(
        new CreateMultipartUploadCommand({ ...at(this.bucket, key), ContentType: contentType }),
      ),
    );
    return UploadId ?? '';
  }

  async putPart(key: string, id: string, number: number, bytes: Buffer): Promise<UploadedPart> {
    const { ETag } = await asked(
      this.bucket.client.send(
        new UploadPartCommand({
          ...at(this.bucket, key),
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
      this.bucket.client.send(
        new UploadPartCopyCommand({
          ...at(this.bucket, key),
          UploadId: id,
          PartNumber: number,
          CopySource: source,
          CopySourceRange: `bytes=${range.start}-${range.end}`,
        }),
      ),
    );
    return { number, etag: unquoted(CopyPartResult?.ETag) };
  }

  async complete(
    key: string,
    id: string,
    parts: readonly UploadedPart[],
    condition: { IfNoneMatch?: string },
  ): Promise<{ etag: string }> {
    const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: `"${etag}"` }));
    const { ETag } = await asked(
      this.bucket.client.send(
        new CompleteMultipartUploadCommand({
          ...at(this.bucket, key),
          UploadId: id,
          MultipartUpload: { Parts },
          ...condition,
        }),
      ),
    );
    return { etag: unquoted(ETag) };
  }

  async abort(key: string, id: string): Promise<void> {
    const command = new AbortMultipartUploadCommand({ ...at(this.bucket, key), UploadId: id });
    await unlessAbsent(asked(this.bucket.client.send(command)));
  }

  async sweep(before: Date): Promise<number> {
    let aborted = 0;
    let place: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined =
      {};
    while (place) {
      const page: ListMultipartUploadsCommandOutput = await asked(
        this.bucket.client.send(
          new ListMultipartUploadsCommand({ Bucket: this.bucket.name, ...place }),
        ),
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
}
