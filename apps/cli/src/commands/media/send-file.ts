import { createHash } from 'node:crypto';
import { originOf } from '../../config/endpoints.js';
import type { CommandContext } from '../../context/command-context.js';
import { sendByTus } from '../../sending/send-by-tus.js';
import type { assetFrom } from './upload-options.js';

/** A video that is to be sent. */
export interface VideoToSend {
  readonly file: string;
  readonly sizeBytes: number;
  readonly changedMs: number;
  readonly name: string;
  readonly asset: ReturnType<typeof assetFrom>;
  readonly connections: number;
  /** Whether what was sent before is left alone. */
  readonly isAfresh: boolean;
}

/** Sends a video, goes on with an earlier run of it, and gives the upload's id. */
export async function sendFile(context: CommandContext, wanted: VideoToSend): Promise<string> {
  const { file, sizeBytes, changedMs, name, asset, connections, isAfresh } = wanted;
  const { metadata, ...settings } = asset;
  const fields = Object.entries(settings).map(([key, value]) => [key, String(value)]);
  const endpoint = `${originOf(await context.endpoints(), 'media')}/api/v1/tus`;
  const project = await context.project();
  // What is another file or is sent elsewhere is no earlier run of this one.
  const identity = [endpoint, project, context.mode, file, sizeBytes, changedMs, name, asset];
  const { url } = await sendByTus(context, {
    service: 'media',
    file,
    sizeBytes,
    connections,
    isAfresh,
    metadata: { ...metadata, ...Object.fromEntries(fields), filename: name },
    fingerprint: createHash('sha256').update(JSON.stringify(identity)).digest('hex'),
  });
  return url.split('/').at(-1) ?? '';
}
