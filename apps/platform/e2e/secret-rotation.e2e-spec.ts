import { randomBytes } from 'node:crypto';
import { SealedColumns, SecretRenewal } from '@skydeck/spine';
import { eventually } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness } from './launchpad-harness.js';

const SERVER = `
  require('node:http').createServer((request, response) =>
    response.end(process.env.GREETING)).listen(process.env.PORT);
`;
const PATIENTLY = { timeoutMs: 30_000, everyMs: 500 };
const NOW = randomBytes(32).toString('base64url');

let launchpad: LaunchpadHarness;
let repository: GitRepository;
let before = '';

beforeAll(async () => {
  // Auth is not started anew: it knows the new secret beforehand, as in a cluster.
  launchpad = await LaunchpadHarness.start({ SKYDECK_SERVICE_SECRET_PREVIOUS: NOW });
  before = launchpad.installation.environment['SKYDECK_SERVICE_SECRET'] ?? '';
  repository = await GitRepository.create({
    'package.json': JSON.stringify({ scripts: { start: 'node server.js' } }),
    'server.js': SERVER,
  });
}, 240_000);

afterAll(async () => {
  await launchpad.close();
  await repository[Symbol.asyncDispose]();
}, 60_000);

async function restart(current: string, previous: string): Promise<void> {
  const { installation } = launchpad;
  await installation.stopPlatform();
  installation.environment['SKYDECK_SERVICE_SECRET'] = current;
  installation.environment['SKYDECK_SERVICE_SECRET_PREVIOUS'] = previous;
  await installation.startPlatform();
}

const platform = () => launchpad.installation.platform!.app;

/** The sealed columns that have values. */
async function usedColumns(): Promise<string[]> {
  const used: string[] = [];
  for (const { table, column } of platform().get(SealedColumns, { strict: false }).columns) {
    const [row] = await platform()
      .get(DataSource)
      .query<{ used: boolean }[]>(
        `select exists (select from ${table} where ${column} is not null) as used`,
      );
    if (row?.used) used.push(`${table}.${column}`);
  }
  return used;
}

const unreadable = () => platform().get(SecretRenewal, { strict: false }).renew();

it('what the platform keeps sealed for apps moves to another service secret', async () => {
  const env = { GREETING: 'Hello' };
  await launchpad.deploy({ name: 'shop', repo: repository.dir, env });
  const only = { set: { GREETING: { value: 'Hi' } }, environments: ['staging'] };
  const url = 'https://logs.example.com/in';
  const made = [
    await launchpad.call('PATCH', '/apps/shop/env', only),
    await launchpad.call('PATCH', '/apps/shop/preview-settings', { env }),
    await launchpad.post('/apps/shop/hook'),
    await launchpad.post('/apps/shop/deploy-key'),
    await launchpad.post('/apps/shop/log-drains', { url, headers: { 'x-token': 'a-token' } }),
  ];
  expect(made.map(({ status }) => Math.floor(status / 100))).toEqual(made.map(() => 2));
  const used = await usedColumns();
  expect(used).toEqual(
    expect.arrayContaining([
      'app.env_sealed',
      'release.env_sealed',
      'app_deploy_key.private_sealed',
      'app_hook.secret_sealed',
      'app_preview_settings.env_sealed',
      'app_log_drain.headers_sealed',
      'app_env_override.value_sealed',
    ]),
  );

  await restart(NOW, before);
  expect(await unreadable()).toEqual({});
  await restart(NOW, '');
  expect(await usedColumns()).toEqual(used);
  expect(await unreadable()).toEqual({});
  await eventually(async () => (await launchpad.get('/apps/shop')).status === 200, PATIENTLY);
  const again = await launchpad.redeploy('shop');
  expect(again['status']).toBe('live');
  expect((await launchpad.visit('shop')).body).toBe('Hello');
}, 400_000);
