import { DatabasesHarness } from './databases-harness.js';

describe('databases', () => {
  let lab: DatabasesHarness;

  beforeAll(async () => {
    lab = await DatabasesHarness.start({ QUOTA_DATABASES: '5' });
  }, 120_000);

  afterAll(async () => {
    await lab.close();
  }, 120_000);

  it('202: makes a shared database that answers at its url, with a verified certificate', async () => {
    const made = await lab.make('shop');
    expect(made).toMatchObject({ status: 'available', plan: 'shared', engine: 'postgres' });
    const owner = await lab.connection('shop');
    expect(owner.url).toBe(
      `postgresql://${owner.user}:${owner.password}@${owner.host}:${owner.port}/${owner.database}`,
    );
    await lab.ask(owner, 'create table note (text text)');
    await lab.ask(owner, `insert into note values ('precious')`);
    expect(await lab.ask(owner, 'select text from note')).toEqual([{ text: 'precious' }]);
    expect(await lab.ask(owner, 'select current_database() as name')).toEqual([
      { name: made['database'] },
    ]);
    const listed = await lab.api.get('/databases?name=shop');
    expect(listed.data.items).toMatchObject([{ name: 'shop', host: owner.host }]);
    const shown = [
      listed,
      await lab.api.get('/databases/shop'),
      await lab.api.get('/databases/shop/credentials'),
      await lab.api.get('/events?limit=100'),
      await lab.api.get('/audit?limit=100'),
    ].map((answer) => JSON.stringify(answer));
    expect(shown.filter((text) => text.includes(owner.password))).toEqual([]);
    expect(shown.at(-1)).toContain('database_credential.revealed');
  }, 60_000);

  it('404: another project has none of it', async () => {
    const { id } = (await lab.api.get('/databases/shop')).data;
    for (const path of ['', '/credentials']) {
      const asked = await lab.api.get(lab.other(`/databases/${String(id)}${path}`));
      expect([asked.status, asked.error.code]).toEqual([404, 'database.not_found']);
    }
  });

  it('keeps databases of one server apart', async () => {
    await lab.make('other');
    const [shop, other] = [await lab.connection('shop'), await lab.connection('other')];
    expect(shop.port).toBe(other.port);
    const crossed = { ...shop, url: shop.url.replace(shop.database, other.database) };
    await expect(lab.client(crossed)).rejects.toMatchObject({ code: '42501' });
  }, 60_000);

  it('refuses what cannot be: a name twice, less storage, sources of a shared one', async () => {
    const codeOf = async (path: string, body: object) =>
      (await lab.api.post(path, body)).error.code;
    expect(await codeOf('/databases', { name: 'shop' })).toBe('database.name_taken');
    expect(await codeOf('/databases', { name: 'old', version: 8 })).toBe(
      'database.version_unknown',
    );
    const sources = { trusted_sources: ['203.0.113.0/24'] };
    expect(await codeOf('/databases', { name: 'open', ...sources })).toBe(
      'database.needs_dedicated',
    );
    await lab.done(await lab.api.post('/databases/shop/resize', { storage_gb: 2 }));
    expect((await lab.api.get('/databases/shop')).data).toMatchObject({
      status: 'available',
      storage_gb: 2,
    });
    expect(await codeOf('/databases/shop/resize', { storage_gb: 1 })).toBe('database.shrink');
  }, 60_000);

  it('409: deletes no protected one; 412: changes none that somebody else has changed', async () => {
    const before = (await lab.api.get('/databases/shop')).data;
    const changed = await lab.api.call('PATCH', '/databases/shop', {
      protected: true,
      backups: { hour_utc: null, keep: 2 },
    });
    expect(changed.data).toMatchObject({ protected: true, backups: { next_at: null, keep: 2 } });
    const refused = await lab.api.call('DELETE', '/databases/shop');
    expect([refused.status, refused.error.code]).toEqual([409, 'database.protected']);
    await lab.api.call('PATCH', '/databases/shop', { protected: false });
    expect((await lab.api.get(`/databases/${String(before['id'])}`)).data['protected']).toBe(false);
  });

  it('races: 50 at once against room for three make exactly three', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        lab.api.post('/databases', { name: `race-${index}`, ...lab.usual }),
      ),
    );
    const made = answers.filter(({ status }) => status === 202);
    expect(made).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 202).map(({ error }) => error.code);
    expect(new Set(refused)).toEqual(new Set(['quota_exceeded']));
    for (const one of made) expect(await lab.done(one)).toMatchObject({ status: 'succeeded' });
    for (const { data } of made) await lab.remove(String(data['name']));
  }, 120_000);

  it('202: deletes a database with its logins, and keeps a last backup that can be made anew', async () => {
    const owner = await lab.connection('shop');
    const gone = await lab.api.call('DELETE', '/databases/shop');
    expect(await lab.done(gone)).toMatchObject({ status: 'succeeded' });
    expect((await lab.api.get('/databases/shop')).status).toBe(404);
    await expect(lab.client(owner)).rejects.toThrow();
    const { data } = await lab.api.get('/database-backups?kind=final');
    expect(data.items).toMatchObject([{ database_name: 'shop', status: 'ready' }]);
    const back = await lab.make('shop', { backup: data.items[0]!['id'] });
    expect(back).toMatchObject({ status: 'available', storage_gb: 2 });
    const again = await lab.connection('shop');
    expect(await lab.ask(again, 'select text from note')).toEqual([{ text: 'precious' }]);
  }, 120_000);
});
