import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { HttpRequest, PreviousUpload, Upload, UploadOptions } from 'tus-js-client';
import { originOf } from '../../config/endpoints.js';
import type { CommandContext } from '../../context/command-context.js';
import { CliError } from '../../failures/cli-error.js';
import { VERSION } from '../../version.js';
import { KeptUploads } from './kept-uploads.js';
import type { assetFrom } from './upload-options.js';

const RETRY_DELAYS_MS = [500, 1000, 3000, 5000, 10_000, 15_000];

/** A file that is to be sent. */
export interface FileToSend {
  readonly file: string;
  readonly sizeBytes: number;
  readonly changedMs: number;
  readonly name: string;
  readonly asset: ReturnType<typeof assetFrom>;
  readonly connections: number;
  /** Whether what was sent before is left alone. */
  readonly isAfresh: boolean;
}

/** Sends a file by the tus protocol, goes on with an earlier run of it, and gives the upload's id. */
export async function sendFile(context: CommandContext, wanted: FileToSend): Promise<string> {
  const tus = await import('tus-js-client');
  // It calls a function that Node warns of; nobody at a terminal can do anything about that.
  process.noDeprecation = true;
  const options = await optionsFor(context, wanted);
  const kept = new KeptUploads(context.environment);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const upload = new tus.Upload(createReadStream(wanted.file) as never, {
    ...options,
    urlStorage: kept,
    onSuccess: () => resolve(),
    onError: (error) => reject(refusalOf(error)),
  });
  const stop = (): void => {
    void upload.abort();
    context.progress('What was sent is kept: the same command goes on with it.');
    reject(context.signal.reason as Error);
  };
  context.signal.addEventListener('abort', stop, { once: true });
  try {
    await resume(context, upload, wanted);
    upload.start();
    await promise;
  } finally {
    context.signal.removeEventListener('abort', stop);
    await kept.settled();
  }
  return upload.url?.split('/').at(-1) ?? '';
}

async function resume(
  context: CommandContext,
  upload: Upload,
  { isAfresh }: FileToSend,
): Promise<void> {
  const earlier: PreviousUpload[] = await upload.findPreviousUploads();
  const last = earlier.toSorted((one, other) => {
    return Date.parse(other.creationTime) - Date.parse(one.creationTime);
  })[0];
  if (isAfresh || !last) return;
  context.progress('Going on with what was sent before.');
  upload.resumeFromPreviousUpload(last);
}

async function optionsFor(context: CommandContext, wanted: FileToSend): Promise<UploadOptions> {
  const { file, sizeBytes, changedMs, name, asset, connections } = wanted;
  const tokens = await context.tokens();
  const project = await context.project();
  const endpoint = `${originOf(await context.endpoints(), 'media')}/api/v1/tus`;
  const { metadata, ...settings } = asset;
  const fields = Object.entries(settings).map(([key, value]) => [key, String(value)]);
  // What is another file or is sent elsewhere is no earlier run of this one.
  const identity = [endpoint, project, context.mode, file, sizeBytes, changedMs, name, asset];
  const fingerprint = createHash('sha256').update(JSON.stringify(identity)).digest('hex');
  return {
    endpoint,
    retryDelays: RETRY_DELAYS_MS,
    removeFingerprintOnSuccess: true,
    metadata: { ...metadata, ...Object.fromEntries(fields), filename: name },
    ...(connections > 1 ? { parallelUploads: connections } : { uploadSize: sizeBytes }),
    fingerprint: async () => fingerprint,
    async onBeforeRequest(request: HttpRequest) {
      // A long upload outlives its token.
      request.setHeader('Authorization', `Bearer ${await tokens.current()}`);
      request.setHeader('Skydeck-Project', project);
      request.setHeader('User-Agent', `skydeck-cli/${VERSION}`);
      if (context.mode === 'test') request.setHeader('Skydeck-Mode', 'test');
    },
    onProgress: progressOf(context, sizeBytes),
  };
}

const mib = (bytes: number) => Math.ceil(bytes / 2 ** 20);

/** A line for every tenth. */
function progressOf(context: CommandContext, sizeBytes: number): (sent: number) => void {
  let told = -1;
  return (sent) => {
    const tenth = Math.floor((sent / sizeBytes) * 10);
    if (tenth <= told) return;
    told = tenth;
    context.progress(`${tenth * 10} % of ${mib(sizeBytes)} MiB, ${mib(sent)} sent`);
  };
}

interface Refusal {
  readonly originalResponse?: { getBody(): string } | null;
}

/** Says what the service said, not what the protocol makes of it. */
function refusalOf(error: Error): Error {
  const body = (error as Refusal).originalResponse?.getBody();
  try {
    const { error: said } = JSON.parse(body ?? '') as { error: { code: string; detail?: string } };
    return new CliError(said.code, said.detail ?? 'The upload was refused.');
  } catch {
    return new CliError('upload_failed', 'The file could not be sent.', undefined, {
      hint: 'The same command goes on with what was sent.',
      cause: error,
    });
  }
}
