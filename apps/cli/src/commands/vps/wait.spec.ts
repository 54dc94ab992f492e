import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runRecorded } from '../../testing/run-recorded.js';

const operation = {
  id: 'op_1',
  kind: 'vps.start',
  status: 'running',
  stage: 'starting it',
  progress: 0.5,
  resource: { type: 'vps', id: 'vps_1' },
  error: null as object | null,
  finished_at: null as string | null,
};

/** Starts a server by a service that says this about the operation and about the server. */
async function start(said: Partial<typeof operation>, vps: object, ...more: string[]) {
  const service = createServer((request, response) => {
    const isAction = request.method === 'POST';
    const data = request.url?.includes('/operations/') ? { ...operation, ...said } : vps;
    response.writeHead(isAction ? 202 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data, meta: { request_id: 'req_1', operation_id: 'op_1' } }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  const { port } = service.address() as AddressInfo;
  const environment = {
    SKYDECK_API_URL: `http://127.0.0.1:${port}`,
    SKYDECK_TOKEN: 'a.b.c',
    SKYDECK_PROJECT: 'p',
  };
  const argv = ['vps', 'start', 'web-1', '-o', 'json', ...more];
  const done = await runRecorded(argv, { environment });
  service.closeAllConnections();
  service.close();
  return { ...done, last: done.err.trimEnd().split('\n').at(-1) ?? '' };
}

const succeeded = { status: 'succeeded', finished_at: '2026-01-02T03:04:05Z' };

describe('waiting for a server', () => {
  it('5: says that it goes on when the time is up before the operation is over', async () => {
    const { exitCode, err, last } = await start({}, {}, '--timeout', '1');
    expect(exitCode).toBe(5);
    expect(err.match(/→ starting it, 50 %/g)).toHaveLength(1);
    expect(JSON.parse(last)).toMatchObject({
      error: {
        code: 'timeout',
        message: 'vps.start still goes on after 1 s.',
        hint: 'It goes on. See how it is with `skydeck vps show web-1`.',
      },
    });
  });

  it('5: and when it runs but does not become ready', async () => {
    const vps = { name: 'web-1', state: 'running', ready: false };
    const { exitCode, last } = await start(succeeded, vps, '--timeout', '1');
    expect(exitCode).toBe(5);
    expect(last).toContain('web-1 runs but is not ready after 1 s.');
  });

  it('0: does not wait for readiness of one that was stopped meanwhile', async () => {
    const vps = { name: 'web-1', state: 'stopped', ready: false };
    expect(await start(succeeded, vps)).toMatchObject({ exitCode: 0 });
  });

  it('1: says why the operation failed', async () => {
    const error = { code: 'vps.engine_failed', message: 'The machine could not do it.' };
    const { exitCode, out, last } = await start({ ...succeeded, status: 'failed', error }, {});
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
    expect(JSON.parse(last)).toMatchObject({
      error: {
        code: 'vps.engine_failed',
        message: 'vps.start failed: The machine could not do it.',
      },
    });
  });

  it('0: does not ask about the operation with --no-wait', async () => {
    const { exitCode, err } = await start({}, { name: 'web-1' }, '--no-wait');
    expect({ exitCode, err }).toEqual({
      exitCode: 0,
      err: 'op_1 goes on. See how it is with `skydeck vps show web-1`.\n',
    });
  });
});
