import { createReadStream } from 'node:fs';
import type { DetailedError, HttpRequest, PreviousUpload, Upload } from 'tus-js-client';
import { originOf } from '../config/endpoints.js';
import type { CommandContext } from '../context/command-context.js';
import { VERSION } from '../version.js';
import { KeptUploads } from './kept-uploads.js';
import { refusalOf } from './refusal-of.js';
import { sentProgress } from './sent-progress.js';

const RETRY_DELAYS_MS = [500, 1000, 3000, 5000, 10_000, 15_000];

/** A file that is to be sent in pieces. */
export interface FileToSend {
  readonly service: 'media' | 'location';
  readonly file: string;
  readonly sizeBytes: number;
  /** What the service is told of the file. */
  readonly metadata: Record<string, string>;
  /** Tells it from all other files; an earlier run of the same one is gone on with. */
  readonly fingerprint: string;
  /** How many connections send at once; one if not given. */
  readonly connections?: number;
  /** Whether what was sent before is left alone. */
  readonly isAfresh?: boolean;
}

/** What came of a file that was sent. */
export interface SentFile {
  readonly url: string;
  /** A header of the last answer. */
  readonly header: (name: string) => string | undefined;
}

/** Sends a file by the tus protocol, and goes on with an earlier run of it. */
export async function sendByTus(context: CommandContext, wanted: FileToSend): Promise<SentFile> {
  const tus = await import('tus-js-client');
  // It calls a function that Node warns of; nobody at a terminal can do anything about that.
  process.noDeprecation = true;
  const { file, sizeBytes, metadata, fingerprint, connections = 1 } = wanted;
  const kept = new KeptUploads(context.environment);
  const { promise, resolve, reject } = Promise.withResolvers<SentFile['header']>();
  const upload: Upload = new tus.Upload(createReadStream(file) as never, {
    ...(await requestsOf(context, wanted)),
    retryDelays: RETRY_DELAYS_MS,
    removeFingerprintOnSuccess: true,
    metadata,
    ...(connections > 1 ? { parallelUploads: connections } : { uploadSize: sizeBytes }),
    fingerprint: async () => fingerprint,
    urlStorage: kept,
    onProgress: sentProgress(context, sizeBytes),
    onShouldRetry: (error) => isPassing(error),
    onSuccess: ({ lastResponse }) => resolve((name) => lastResponse.getHeader(name)),
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
    const header = await promise;
    return { url: upload.url ?? '', header };
  } finally {
    context.signal.removeEventListener('abort', stop);
    await kept.settled();
  }
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

async function requestsOf(context: CommandContext, { service }: FileToSend) {
  const tokens = await context.tokens();
  const project = await context.project();
  return {
    endpoint: `${originOf(await context.endpoints(), service)}/api/v1/tus`,
    async onBeforeRequest(request: HttpRequest) {
      // A long upload outlives its token.
      request.setHeader('Authorization', `Bearer ${await tokens.current()}`);
      request.setHeader('Skydeck-Project', project);
      request.setHeader('User-Agent', `skydeck-cli/${VERSION}`);
      if (context.mode === 'test') request.setHeader('Skydeck-Mode', 'test');
    },
  };
}

/** Whether it may be otherwise a moment later: nobody answered, or somebody is at it just now. */
function isPassing({ originalResponse }: DetailedError): boolean {
  const status = originalResponse?.getStatus() ?? 0;
  const code = originalResponse?.getBody() ?? '';
  return (
    status < 400 || status >= 500 || [423, 429].includes(status) || /wrong_offset|\.cut"/.test(code)
  );
}
