import { createServer } from 'node:http';
import { hashOf, makeApiKey } from '@skydeck/auth-guard';

/** What a service asks of auth: one key of one project, and a token for itself. */
export async function startKeyGiver(project, product = 'pay') {
  const key = makeApiKey('live');
  const record = {
    id: `key_${project}`,
    project: { id: `prj_${project}`, slug: project },
    product,
    mode: 'live',
    scopes: ['*'],
    expires_at: null,
  };
  const answers = {
    '/internal/v1/jwks': () => ({ keys: [] }),
    '/internal/v1/token': () => ({ access_token: 'of this bench', expires_in: 300 }),
  };
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const { sha256 } = JSON.parse(Buffer.concat(chunks).toString() || '{}');
    const ofKey = () =>
      sha256 === hashOf(key) ? { active: true, key: record } : { active: false };
    const data = (answers[request.url] ?? ofKey)();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data, meta: {} }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    key,
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
