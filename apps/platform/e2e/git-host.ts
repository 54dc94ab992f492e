import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, basename } from 'node:path';

/** A Git host over HTTP: the repository of one folder, behind a password when one is given. */
export class GitHost implements AsyncDisposable {
  readonly #server: Server;

  private constructor(
    private readonly dir: string,
    private readonly password: string | undefined,
  ) {
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  static async serve(dir: string, password?: string): Promise<GitHost> {
    const host = new GitHost(dir, password);
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  /** Address of the repository. Below `/moved/` the same one is found by a redirect. */
  url(credentials = '', folder = ''): string {
    const { port } = this.#server.address() as AddressInfo;
    const user = credentials === '' ? '' : `${credentials}@`;
    return `http://${user}127.0.0.1:${port}/${folder}${basename(this.dir)}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/';
    if (url.startsWith('/moved/')) {
      response.writeHead(301, { location: url.replace('/moved', '') }).end();
    } else if (url.startsWith('/inside/')) {
      response.writeHead(302, { location: `http://169.254.169.254${url}` }).end();
    } else if (this.password !== undefined && !this.#isAllowed(request)) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
    } else {
      this.#serve(request, response, url);
    }
  }

  #isAllowed({ headers }: IncomingMessage): boolean {
    const given = (headers.authorization ?? '').replace(/^Basic /, '');
    return Buffer.from(given, 'base64').toString().endsWith(`:${this.password}`);
  }

  #serve(request: IncomingMessage, response: ServerResponse, url: string): void {
    const [path = '', query = ''] = url.split('?');
    const git = spawn('git', ['-c', 'safe.directory=*', 'http-backend'], {
      env: {
        PATH: process.env['PATH'],
        GIT_PROJECT_ROOT: dirname(this.dir),
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: path,
        QUERY_STRING: query,
        REQUEST_METHOD: request.method,
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      },
    });
    request.pipe(git.stdin);
    const chunks: Buffer[] = [];
    git.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    git.once('close', () => {
      const answer = Buffer.concat(chunks);
      const end = answer.indexOf('\r\n\r\n');
      for (const line of answer.subarray(0, end).toString().split('\r\n')) {
        const [name = '', value = ''] = line.split(': ');
        if (name === 'Status') response.statusCode = Number.parseInt(value, 10);
        else if (name !== '') response.setHeader(name, value);
      }
      response.end(answer.subarray(end + 4));
    });
  }
}
