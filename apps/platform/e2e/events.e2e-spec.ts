import { eventually } from '@skydeck/testing';
import { readEvents } from './event-stream.js';
import { LaunchpadHarness } from './launchpad-harness.js';

describe('events and the audit log', () => {
  let harness: LaunchpadHarness;
  let app: string;

  beforeAll(async () => {
    harness = await LaunchpadHarness.start();
    const failed = await harness.deploy({
      name: 'shop',
      repo: '/nowhere/at/all',
      env: { KEY: 'hush' },
    });
    app = String(failed['app_id']);
  });

  afterAll(() => harness.close());

  const types = async (query = '') => {
    const { data } = await harness.get(`/events${query}`);
    return data.items.map(({ type }) => type);
  };

  it('200: lists what happened, newest first, also by type', async () => {
    await eventually(async () =>
      expect(await types()).toEqual(['deployment.failed', 'deployment.started', 'app.created']),
    );
    expect(await types('?type=app.*')).toEqual(['app.created']);
    const first = await harness.get('/events?limit=1');
    const next = first.meta.page.next_cursor;
    expect(await types(`?limit=1&cursor=${next}`)).toEqual(['deployment.started']);
    expect(first.data.items[0]).toMatchObject({
      data: { app_id: app, error: { stage: 'cloning' } },
    });
  });

  it('422: refuses a type that is not one', async () => {
    expect((await harness.get('/events?type=app*')).error.code).toBe('validation_failed');
  });

  it('streams what happens and resumes without a gap', async () => {
    const url = harness.address('/events/stream');
    const all = await readEvents(`${url}?after=0`, harness.token, (events) => events.length >= 3);
    expect(all.map(({ data }) => data['type'])).toEqual([
      'app.created',
      'deployment.started',
      'deployment.failed',
    ]);
    const resume = { 'last-event-id': all[1]?.id ?? '' };
    const rest = await readEvents(url, harness.token, (events) => events.length >= 1, resume);
    expect(rest).toMatchObject([{ id: all[2]?.id, data: { type: 'deployment.failed' } }]);
  });

  it('404: shows nothing of a project to those who do not belong to it', async () => {
    const base = harness.address('').replace('/demo', '/prj_01k9v3c5d8m2n4p6q7r8s9t0vw');
    for (const path of ['/events', '/events/stream', '/audit', '/audit/export']) {
      expect((await harness.get(`${base}${path}`)).status).toBe(404);
    }
  });

  it('200: says who changed what, without secrets', async () => {
    await harness.call('PATCH', '/apps/shop', { branch: 'next', env: { KEY: 'hush too' } });
    await harness.call('DELETE', '/apps/shop');
    const { data } = await harness.get('/audit');
    expect(data.items).toMatchObject([
      { action: 'app.delete', target: app, after: null },
      { action: 'app.update', before: { branch: 'main' }, after: { branch: 'next' } },
      { action: 'app.create', before: null, after: { env_keys: ['KEY'] } },
    ]);
    for (const entry of data.items) {
      expect(entry).toMatchObject({
        actor: { kind: 'account', ip: '127.0.0.1' },
        request_id: expect.stringMatching(/^req_/),
      });
    }
    expect(JSON.stringify(data)).not.toContain('hush');
  });

  it('200: exports the audit log as lines', async () => {
    const response = await fetch(harness.address('/audit/export?action=app.create'), {
      headers: { authorization: `Bearer ${harness.token}` },
    });
    const lines = (await response.text()).trim().split('\n');
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ target: app }]);
  });
});
