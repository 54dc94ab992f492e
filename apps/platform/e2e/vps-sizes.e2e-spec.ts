import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { type Answer, LaunchpadHarness } from './launchpad-harness.js';

const TOKEN = randomBytes(32).toString('hex');

describe('sizes of servers', () => {
  let harness: LaunchpadHarness;
  let sizes: string;

  beforeAll(async () => {
    harness = await LaunchpadHarness.start({ VPS_ENGINE: 'off' });
    const { environment, platformUrl } = harness.installation;
    await writeFile(join(environment['SKYDECK_HOME'] ?? '', 'owner.token'), `${TOKEN}\n`);
    sizes = `${platformUrl}/v1/vps-sizes`;
  }, 60_000);

  afterAll(async () => {
    await harness.close();
  });

  async function ask(
    method: string,
    path: string,
    body: object,
    headers: Record<string, string> = { 'skydeck-owner-token': TOKEN },
  ): Promise<Answer & { etag: string | null }> {
    const response = await fetch(`${sizes}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Omit<Answer, 'status'>;
    return { status: response.status, etag: response.headers.get('etag'), ...answer };
  }

  async function listed(query = ''): Promise<string[]> {
    const { data } = await harness.get(`${sizes}${query}`);
    return data.items.map(({ slug }) => String(slug));
  }

  it('tells what each costs by the hour and by the month', async () => {
    const { data } = await harness.get(`${sizes}?all=true`);
    const nano = data.items.find(({ slug }) => slug === 'nano');
    expect(nano).toMatchObject({ price: { currency: 'USD', hourly: '0.006079', monthly: '4.44' } });
  });

  const wanted = { slug: 'big-disk', vcpus: 1, memory_mb: 512, disk_gb: 200, position: 1 };

  it('vps_size.not_operator: lets nobody change sizes who has no token of the owner', async () => {
    const wrong = { 'skydeck-owner-token': 'x'.repeat(64) };
    const tries: Record<string, string>[] = [{}, wrong, signedIn()];
    for (const headers of tries) {
      const added = await ask('POST', '', wanted, headers);
      expect(added).toMatchObject({ status: 403, error: { code: 'vps_size.not_operator' } });
      const changed = await ask('PATCH', '/nano', { offered: false }, headers);
      expect(changed).toMatchObject({ status: 403, error: { code: 'vps_size.not_operator' } });
    }
    expect(await listed()).toContain('nano');
  });

  it('adds a size once, at its place, and writes down who did', async () => {
    const added = await Promise.all(Array.from({ length: 50 }, () => ask('POST', '', wanted)));
    const statuses = added.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    expect((await listed())[0]).toBe('big-disk');
    const [entry] = await database().query(
      `select actor, target, after from audit_entry where action = 'vps_size.create'`,
    );
    expect(entry).toMatchObject({ actor: { id: 'operator' }, target: 'big-disk' });
  });

  it('validation_failed: names what is wrong with a size', async () => {
    const bad = { ...wanted, slug: 'Not good', cpu_share: 2, disk_gb: 0 };
    const { status, error } = await ask('POST', '', bad);
    expect(status).toBe(422);
    const text = JSON.stringify(error);
    for (const field of ['slug', 'cpu_share', 'disk_gb']) expect(text).toContain(`body.${field}`);
  });

  it('hides a size that is larger than the machine from all but who asks for all', async () => {
    const vcpus = availableParallelism() + 1;
    await ask('POST', '', { ...wanted, slug: 'huge', vcpus });
    expect(await listed()).not.toContain('huge');
    expect(await listed('?all=true')).toContain('huge');
  });

  it('retires a size: servers that have it keep it, no other gets it', async () => {
    await database().query(
      `insert into vps (id, project_id, project_slug, name, size, vcpus, cpu_share, memory_mb,
         disk_gb, image_id, engine, state, desired, created_at, updated_at)
       select 'vps_old', id, 'demo', 'old', 'big-disk', 1, 1, 512, 200,
         (select id from vps_image limit 1), 'incus', 'stopped', 'stopped', now(), now()
       from (values ($1::text)) as project (id)`,
      [await projectId()],
    );
    const { etag, data } = await ask('PATCH', '/big-disk', { offered: false });
    expect(data).toMatchObject({ slug: 'big-disk', offered: false });
    expect(await listed()).not.toContain('big-disk');
    const old = await harness.get('/vps/old');
    expect(old).toMatchObject({ status: 200, data: { size: { slug: 'big-disk', disk_gb: 200 } } });
    const server = { name: 'new', size: 'big-disk', image: 'tiny' };
    const refused = await harness.post('/vps', server);
    expect(refused).toMatchObject({ status: 422, error: { code: 'vps.size_unknown' } });
    const late = { 'skydeck-owner-token': TOKEN, 'if-match': '"1"' };
    expect((await ask('PATCH', '/big-disk', { offered: true }, late)).status).toBe(412);
    const right = { ...late, 'if-match': etag ?? '' };
    expect((await ask('PATCH', '/big-disk', { offered: true }, right)).status).toBe(200);
    expect(await listed()).toContain('big-disk');
    expect((await ask('PATCH', '/none', { offered: true })).status).toBe(404);
  });

  const database = () => harness.installation.platform!.app.get(DataSource);
  const signedIn = () => ({ authorization: `Bearer ${harness.token}` });

  async function projectId(): Promise<string> {
    const { data } = await harness.get(`${harness.installation.authUrl}/api/v1/projects/demo`);
    return String(data['id']);
  }
});
