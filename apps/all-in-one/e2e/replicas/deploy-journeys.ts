import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Replicated, Which } from './replicated.js';

const APPS = '/v1/projects/demo/apps';
const MOST_ASKED = 20;

/** Apps that two workers could deploy. */
export function deployJourneys(at: () => Replicated): void {
  it('live: two workers deploy each version once', async () => {
    const deployments: Record<string, string> = {};
    for (const [index, name] of ['one', 'two', 'three', 'four'].entries()) {
      const which = (index % 2) as Which;
      const source = await uploadOf(at(), which, name);
      const made = await at().ask('platform', which, APPS, { body: { name, source } });
      expect([made.status, made.error]).toEqual([202, undefined]);
      deployments[name] = String(made.meta.operation_id);
    }
    for (const [name, id] of Object.entries(deployments)) {
      expect(await finished(at(), name, id)).toMatchObject({ status: 'live', error: null });
      expect(await visit(at(), name)).toBe(name);
    }
    const events = await at().items('platform', 1, '/v1/projects/demo/events?limit=100');
    const live = events.filter(({ type }) => type === 'deployment.live');
    expect(live).toHaveLength(Object.keys(deployments).length);
  }, 120_000);
}

async function uploadOf(at: Replicated, which: Which, words: string): Promise<string> {
  const archive = pack();
  archive.entry({ name: 'index.html' }, words);
  archive.finalize();
  const bytes = await buffer(Readable.from(archive).pipe(createGzip()));
  const digest = createHash('sha256').update(bytes).digest('base64');
  const response = await fetch(at.at('platform', which, '/v1/projects/demo/sources'), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${at.keys.get('platform')}`,
      'content-type': 'application/octet-stream',
      'content-digest': `sha-256=:${digest}:`,
    },
    body: new Uint8Array(bytes),
  });
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

async function finished(at: Replicated, app: string, id: string) {
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    const which = (asked % 2) as Which;
    const deployment = await at.of('platform', which, `${APPS}/${app}/deployments/${id}?wait=10`);
    if (deployment['finished_at'] !== null) return deployment;
  }
  throw new Error(`${app} is not deployed.`);
}

async function visit(at: Replicated, app: string): Promise<string> {
  const { port } = new URL(at.cluster.environment['EDGE_URL'] ?? '');
  const headers = { host: `${app}.demo.apps.localhost:${port}` };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers, agent: false }, (response) => {
      text(response).then(resolve, reject);
    }).once('error', reject);
  });
}
