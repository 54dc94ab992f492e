import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** What a push changed. */
export interface PushedRef {
  /** All zeros for one that was deleted. */
  readonly commit: string;
  readonly ref: string;
}

/** Is told what was pushed, and gives the lines to answer with. */
export type Answer = (pushed: readonly PushedRef[]) => AsyncIterable<string>;

/** The way between the hook of one push and the platform: a socket in a folder of its own. */
export class PushSession implements AsyncDisposable {
  private constructor(
    readonly dir: string,
    private readonly server: Server,
  ) {}

  /** @param onError hears why a push could not be answered */
  static async open(answer: Answer, onError: (error: unknown) => void): Promise<PushSession> {
    const dir = await mkdtemp(join(tmpdir(), 'skydeck-push-'));
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      // Whoever pushed may go; what was pushed is deployed all the same.
      socket.on('error', () => undefined);
      serve(socket, answer).catch((error: unknown) => {
        onError(error);
        socket.end('ERROR: the push could not be deployed; the commit is kept.\n');
      });
    });
    const path = join(dir, 'socket');
    await new Promise<void>((resolve) => server.listen(path, resolve));
    await chmod(path, 0o600);
    return new PushSession(dir, server);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.close();
    await rm(this.dir, { recursive: true, force: true });
  }
}

async function serve(socket: Socket, answer: Answer): Promise<void> {
  const pushed = parse(await text(socket));
  for await (const line of answer(pushed)) if (socket.writable) socket.write(`${line}\n`);
  socket.end();
}

function parse(lines: string): PushedRef[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, commit = '', ref = ''] = line.split(' ');
      return { commit, ref };
    });
}
