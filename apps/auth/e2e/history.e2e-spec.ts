import { eventually } from '@skydeck/testing';
import { AuthHarness } from './auth-harness.js';

const auth = new AuthHarness();
beforeAll(() => auth.start());
afterAll(() => auth.stop());

describe('events and the audit log', () => {
  it('200: tell what was done to a project, in order and without secrets', async () => {
    const { owner, id } = await auth.project('history');
    const { token } = owner;
    const ask = async (path: string, method = 'POST', body?: object) =>
      (await auth.api(`/projects/${id}${path}`, { token, method, ...(body && { body }) })).data;

    const key = await ask('/keys', 'POST', { product: 'platform', mode: 'live', name: 'ci' });
    const next = await ask(`/keys/${String(key['id'])}/rotate`, 'POST', {});
    await ask(`/keys/${String(next['id'])}`, 'DELETE');
    const person = { email: 'kofi@example.com', role: 'viewer' };
    const member = await ask('/members', 'POST', person);
    const accountId = String(member['account_id']);
    await ask(`/members/${accountId}`, 'PATCH', { role: 'admin' });
    await ask(`/members/${accountId}`, 'DELETE');
    await ask('', 'PATCH', { name: 'Renamed' });

    const told = [
      'project.created',
      'key.created',
      'key.rotated',
      'key.revoked',
      'member.added',
      'member.updated',
      'member.removed',
      'project.updated',
    ];
    await eventually(async () => {
      const { items } = await ask('/events', 'GET');
      expect(items.map(({ type }) => type).toReversed()).toEqual(told);
    });
    const { items } = await ask('/audit', 'GET');
    expect(items.map(({ action }) => action).toReversed()).toEqual([
      'project.create',
      'key.create',
      'key.rotate',
      'key.revoke',
      'member.add',
      'member.update',
      'member.remove',
      'project.update',
    ]);
    expect(items[0]).toMatchObject({
      before: { name: expect.stringMatching(/^Project/) },
      after: { name: 'Renamed' },
    });
    expect(JSON.stringify(items)).not.toContain(String(key['secret']));
  });

  it('404: belong to nobody else', async () => {
    const { id } = await auth.project('private');
    const { token } = await auth.signIn();
    for (const path of ['events', 'events/stream', 'audit', 'audit/export']) {
      expect((await auth.api(`/projects/${id}/${path}`, { token })).status).toBe(404);
    }
  });
});
