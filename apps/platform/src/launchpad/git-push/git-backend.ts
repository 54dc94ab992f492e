import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gitEnvironment } from './push-repositories.js';

/** One request of a git client. */
export interface GitRequest {
  readonly root: string;
  /** Below the root, such as `/app_….git/git-receive-pack`. */
  readonly path: string;
  readonly query: string;
  readonly method: string;
  readonly contentType: string;
  readonly contentEncoding: string;
  readonly protocol: string;
  readonly body: AsyncIterable<Buffer> | undefined;
  /** Folder that the hooks of the push find. */
  readonly pushDir?: string | undefined;
}

const LONGEST_HEAD_BYTES = 16 * 1024;

/**
 * Has git's own server side answer, as a CGI program.
 * @see https://git-scm.com/docs/git-http-backend
 */
export async function serveGit(request: GitRequest, response: ServerResponse): Promise<void> {
  const git = spawn('git', ['-c', 'safe.directory=*', 'http-backend'], {
    env: environmentOf(request),
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(git, 'close');
  // A client that goes away ends the program, but not what has been pushed.
  response.once('close', () => git.kill('SIGTERM'));
  git.stdin.on('error', () => undefined);
  const sending = pipeline(Readable.from(request.body ?? []), git.stdin).catch(() => undefined);
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of git.stdout as AsyncIterable<Buffer>) {
    if (head === undefined) {
      await write(response, chunk);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end < 0 && head.length > LONGEST_HEAD_BYTES) break;
    if (end < 0) continue;
    writeHead(response, head.subarray(0, end).toString('latin1'));
    await write(response, head.subarray(end + 4));
    head = undefined;
  }
  await Promise.all([sending, ended]);
  if (!response.headersSent) response.writeHead(500);
  response.end();
}

async function write(response: ServerResponse, chunk: Buffer): Promise<void> {
  if (response.destroyed || response.write(chunk)) return;
  await Promise.race([once(response, 'drain'), once(response, 'close')]);
}

function writeHead(response: ServerResponse, head: string): void {
  let status = 200;
  const headers: OutgoingHttpHeaders = {};
  for (const line of head.split('\r\n')) {
    const [name = '', value = ''] = line.split(/: (.*)/s);
    if (name.toLowerCase() === 'status') status = Number.parseInt(value, 10);
    else headers[name.toLowerCase()] = value;
  }
  response.writeHead(status, headers);
}

function environmentOf(request: GitRequest): Record<string, string> {
  return {
    ...gitEnvironment(),
    GIT_PROJECT_ROOT: request.root,
    GIT_HTTP_EXPORT_ALL: '1',
    PATH_INFO: request.path,
    QUERY_STRING: request.query,
    REQUEST_METHOD: request.method,
    CONTENT_TYPE: request.contentType,
    HTTP_CONTENT_ENCODING: request.contentEncoding,
    GIT_PROTOCOL: request.protocol,
    // Without a user http-backend takes no push; ours has been let in already.
    REMOTE_USER: 'skydeck',
    ...(request.pushDir !== undefined && { SKYDECK_PUSH: request.pushDir }),
  };
}
