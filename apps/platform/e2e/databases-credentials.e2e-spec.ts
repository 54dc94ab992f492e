import { DatabasesHarness } from './databases-harness.js';
import { CredentialSweeper } from '../src/databases/credentials/credential-sweeper.js';

describe('credentials of databases', () => {
  let lab: DatabasesHarness;

  beforeAll(async () => {
    lab = await DatabasesHarness.start();
    await lab.make('shop');
    await lab.ask(await lab.connection('shop'), `create table note as select 'a' as text`);
  }, 120_000);

  afterAll(async () => {
    await lab.close();
  }, 120_000);

  const at = '/databases/shop/credentials';

  it('201: a read-only one reads what the owner makes, also later, and writes nothing', async () => {
    const made = await lab.api.post(at, { name: 'reports', access: 'read_only' });
    expect(made).toMatchObject({ status: 201, data: { state: 'active', access: 'read_only' } });
    const [owner, reader] = [await lab.connection('shop'), await lab.connection('shop', 'reports')];
    expect(await lab.ask(reader, 'select text from note')).toEqual([{ text: 'a' }]);
    await lab.ask(owner, `create table later as select 1 as one`);
    expect(await lab.ask(reader, 'select one from later')).toEqual([{ one: 1 }]);
    await expect(lab.ask(reader, `insert into note values ('b')`)).rejects.toThrow();
  }, 60_000);

  it('rotates without a broken connection: both passwords work until the grace is over', async () => {
    const before = await lab.connection('shop');
    const open = await lab.client(before);
    const rotated = await lab.api.post(`${at}/owner/rotate`, { grace_s: 3600 });
    expect(rotated.status).toBe(200);
    expect(rotated.data['previous_until']).not.toBeNull();
    const after = await lab.connection('shop');
    expect(after.user).not.toBe(before.user);
    await open.query(`insert into note values ('old connection')`);
    await lab.ask(before, `insert into note values ('old password')`);
    await lab.ask(after, 'alter table note add column more text');
    const again = await lab.api.post(`${at}/owner/rotate`, {});
    expect([again.status, again.error.code]).toEqual([409, 'database_credential.rotating']);
    const ended = await lab.api.post(`${at}/owner/end-previous`);
    expect(ended.data['previous_until']).toBeNull();
    await expect(lab.ask(before, 'select 1')).rejects.toThrow();
    await expect(open.query('select 1')).rejects.toThrow();
    expect(await lab.ask(after, 'select count(*)::int from note')).toEqual([{ count: 3 }]);
  }, 60_000);

  it('races: of 50 rotations at once one happens', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => lab.api.post(`${at}/owner/rotate`, { grace_s: 60 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await lab.api.post(`${at}/owner/end-previous`);
    expect(await lab.ask(await lab.connection('shop'), 'select 1 as one')).toEqual([{ one: 1 }]);
  }, 60_000);

  it('ends a password whose time is over, and what a crash left of a rotation', async () => {
    const before = await lab.connection('shop');
    await lab.api.post(`${at}/owner/rotate`, { grace_s: 3600 });
    const { installation } = lab.api;
    const schema = String(installation.environment['PLATFORM_SCHEMA']);
    await installation.query(
      `update ${schema}.database_credential set retiring_until = now() - interval '1 minute'`,
    );
    await installation.platform!.app.get(CredentialSweeper, { strict: false }).pass();
    await expect(lab.ask(before, 'select 1')).rejects.toThrow();
    await installation.query(
      `update ${schema}.database_credential set next_role = 'u_left', next_sealed = 'x',
       updated_at = now() - interval '5 minutes' where name = 'owner'`,
    );
    await installation.platform!.app.get(CredentialSweeper, { strict: false }).pass();
    const rotated = await lab.api.post(`${at}/owner/rotate`, { grace_s: 0 });
    expect(rotated).toMatchObject({ status: 200, data: { previous_until: null } });
    expect(await lab.ask(await lab.connection('shop'), 'select 1 as one')).toEqual([{ one: 1 }]);
  }, 60_000);

  it('200: ends a credential at once, and 409: never the one of the database itself', async () => {
    const reader = await lab.connection('shop', 'reports');
    expect((await lab.api.call('DELETE', `${at}/reports`)).status).toBe(200);
    await expect(lab.ask(reader, 'select 1')).rejects.toThrow();
    const refused = await lab.api.call('DELETE', `${at}/owner`);
    expect([refused.status, refused.error.code]).toEqual([409, 'database_credential.is_default']);
  }, 60_000);
});
