import type { FastifyReply } from 'fastify';
import type { UploadEntity } from '../upload.entity.js';

const BASE = '/api/v1/tus';

/** Address of an upload for who has a key. */
export const tusPath = (id: string) => `${BASE}/${id}`;

/** Answers without a body, as the protocol has it. */
export async function answerTus(
  reply: FastifyReply,
  status: 200 | 201 | 204,
  headers: Record<string, string | number | undefined>,
): Promise<void> {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  await reply
    .status(status)
    .headers({ ...Object.fromEntries(given), 'cache-control': 'no-store' })
    .send();
}

/** What the headers say of an upload. */
export function aboutUpload(upload: UploadEntity): Record<string, string | number | undefined> {
  const { sizeBytes, concatOf, status, isPartial } = upload;
  const isPutTogether = concatOf === null || status === 'complete';
  const isOpen = status === 'waiting' || status === 'uploading';
  const parts = concatOf && `final;${concatOf.map(tusPath).join(' ')}`;
  return {
    'upload-offset': isPutTogether ? upload.receivedBytes : undefined,
    'upload-length': sizeBytes ?? undefined,
    'upload-defer-length': sizeBytes === null ? '1' : undefined,
    'upload-metadata': upload.tusMetadata ?? undefined,
    'upload-concat': parts ?? (isPartial ? 'partial' : undefined),
    'upload-expires': isOpen ? upload.expiresAt.toUTCString() : undefined,
  };
}

/** What is told after bytes were taken. */
export function afterBytes(upload: UploadEntity): Record<string, string | number | undefined> {
  const { 'upload-offset': offset, 'upload-expires': expires } = aboutUpload(upload);
  return { 'upload-offset': offset, 'upload-expires': expires };
}
