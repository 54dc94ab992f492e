import { request as httpRequest } from 'node:http';
import { setUpLog } from '@skydeck/service';
import { Installation } from './installation.js';

type Fields = Record<string, unknown>;

const VISIT_MS = 30_000;

/** An answer of the API; tests prove the shapes they reach into. */
export interface Answer {
  readonly status: number;
  readonly data: Fields & { readonly items: Fields[] };
  readonly error: { readonly code: string; readonly detail: string };
  readonly meta: {
    readonly operation_id: string;
    readonly page: { readonly next_cursor: string | null };
  };
}

/** What the edge answered for an app. */
export interface Visit {
  readonly status: number;
  readonly body: string;
}

/** Platform, auth and edge as one installation, with an owner and one project. */
export class LaunchpadHarness {
  readonly project = 'demo';
  token = '';

  private constructor(readonly installation: Installation) {}

  static async start(environment: NodeJS.ProcessEnv = {}): Promise<LaunchpadHarness> {
    setUpLog({ level: process.env['TEST_LOG_LEVEL'] ?? 'fatal' });
    return LaunchpadHarness.of(await Installation.start(environment));
  }

  /** The first project of an installation that runs. */
  static async of(installation: Installation): Promise<LaunchpadHarness> {
    const harness = new LaunchpadHarness(installation);
    harness.token = await harness.installation.signInOwner();
    const made = await harness.post(`${harness.installation.authUrl}/api/v1/projects`, {
      name: 'Demo',
      slug: harness.project,
    });
    if (made.status !== 201) throw new Error(`No project: ${JSON.stringify(made)}`);
    return harness;
  }

  async close(): Promise<void> {
    await this.installation.close();
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  post(path: string, body: object = {}): Promise<Answer> {
    return this.call('POST', path, body);
  }

  /** Calls the API: a path below the project, or a whole address. */
  async call(method: string, path: string, body?: object, token = this.token): Promise<Answer> {
    const response = await fetch(this.address(path), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
  }

  address(path: string): string {
    if (path.startsWith('http')) return path;
    return `${this.installation.platformUrl}/v1/projects/${this.project}${path}`;
  }

  /** Creates an app and waits for the end of its first deployment. */
  async deploy(body: Record<string, unknown>): Promise<Answer['data']> {
    const made = await this.post('/apps', body);
    if (made.status !== 202) throw new Error(`Not accepted: ${JSON.stringify(made)}`);
    return this.finished(String(made.data['name']), made.meta.operation_id);
  }

  /** Deploys an app again and waits for the end. */
  async redeploy(app: string, body: Record<string, unknown> = {}): Promise<Answer['data']> {
    const made = await this.post(`/apps/${app}/deployments`, body);
    if (made.status !== 202) throw new Error(`Not accepted: ${JSON.stringify(made)}`);
    return this.finished(app, made.meta.operation_id);
  }

  /** Waits until a deployment has ended. */
  async finished(app: string, id: string, timeoutMs = 120_000): Promise<Answer['data']> {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const { data } = await this.get(`/apps/${app}/deployments/${id}?wait=20`);
      if (data['finished_at'] !== null) return data;
      if (Date.now() > until) throw new Error(`Still ${String(data['status'])}`);
    }
  }

  /** The lines of a deployment's log, as one text. */
  async log(app: string, id: string): Promise<string> {
    const { data } = await this.get(`/apps/${app}/deployments/${id}/logs?limit=1000`);
    return data.items.map((line) => String(line['line'])).join('\n');
  }

  /** Asks the edge for a page of an app. */
  visit(app: string, path = '/'): Promise<Visit> {
    return this.ask(`${app}.${this.project}.apps.localhost`, path);
  }

  /** Asks the edge for a page of a host. */
  ask(name: string, path: string): Promise<Visit> {
    const { port } = new URL(this.installation.edgeUrl);
    const host = `${name}:${port}`;
    return new Promise((resolve, reject) => {
      const request = httpRequest({
        host: '127.0.0.1',
        port,
        path,
        headers: { host },
        agent: false,
      });
      request.once('error', reject);
      let body: string | undefined;
      request.once('response', (response) => {
        body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (body += chunk));
        // An answer that is cut off has no end.
        response.once('error', reject);
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body: body ?? '' }));
      });
      request.setTimeout(VISIT_MS, () => {
        const got = body === undefined ? 'nothing' : `"${body}"`;
        request.destroy(new Error(`${name}${path} gave ${got} and then nothing for a while.`));
      });
      request.end();
    });
  }
}

/** A server without dependencies that answers with `text` and its environment's `GREETING`. */
export function plainServer(text: string): Record<string, string> {
  return {
    'package.json': JSON.stringify({ name: 'plain', scripts: { start: 'node server.js' } }),
    'server.js': `
      const { createServer } = require('node:http');
      const { PORT, GREETING = '' } = process.env;
      console.log('starting ${text}');
      createServer((request, response) => {
        if (request.url === '/slow') return setTimeout(() => response.end('slow ${text}'), 1500);
        response.end('${text} ' + GREETING);
      }).listen(PORT, '0.0.0.0', () => console.log('listening on ' + PORT));
      process.on('SIGTERM', () => setTimeout(() => process.exit(0), 50));
    `,
  };
}
