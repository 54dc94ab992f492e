import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Mask } from './mask.js';
import { writeBundle } from './support-bundle.js';

const planted = {
  service_secret: 'planted-service-secret-0123456789abcdef',
  service_secret_previous: ['planted-secret-before-0123456789abcdef'],
  database_password: 'planted-database-password-0123456789',
  otp_pepper: 'planted-pepper-0123456789abcdef',
};
const elsewhere = {
  key: 'dk_live_0123456789abcdefghijABCDEFGHIJ012345',
  token: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhY2MifQ.c2lnbmF0dXJl',
  hook: 'whsec_C2FVsBQIhrscChlQIMV',
  url: 'planted-url-password',
  member: 'planted-member-value',
  query: 'planted-query-value',
  mail: 'ada.lovelace@example.com',
  phone: '+33612345678',
  pem: 'MC4CAQAwBQYDK2VwBCIEIPlantedPrivateKey',
};

let home: string;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'skydeck-bundle-'));
  await mkdir(path.join(home, 'logs'));
  await mkdir(path.join(home, 'vault'));
  await writeFile(path.join(home, 'secrets.json'), JSON.stringify(planted));
  await writeFile(path.join(home, 'owner.token'), 'planted-owner-token-0123456789');
  await writeFile(path.join(home, 'vault/master.keys'), 'k1:cGxhbnRlZG1hc3RlcmtleTAxMjM0NTY3ODk=');
  const lines = [
    `started with ${planted.service_secret}`,
    `owner planted-owner-token-0123456789 master cGxhbnRlZG1hc3RlcmtleTAxMjM0NTY3ODk=`,
    `{"authorization":"Bearer ${elsewhere.token}","x":1,"client_secret":"${elsewhere.member}"}`,
    `GET /a?access_token=${elsewhere.query}&b=kept-words 401 ${elsewhere.key}`,
    `could not connect to postgres://skydeck:${elsewhere.url}@127.0.0.1/skydeck`,
    `sent to ${elsewhere.mail} and ${elsewhere.phone} signed ${elsewhere.hook}`,
    `-----BEGIN PRIVATE KEY-----\n${elsewhere.pem}\n-----END PRIVATE KEY-----`,
  ];
  await writeFile(path.join(home, 'logs/skydeck.log'), `${lines.join('\n')}\n`);
});

afterAll(() => rm(home, { recursive: true, force: true }));

it('holds versions, settings, schemas and logs, and none of the secrets that were planted', async () => {
  const file = path.join(home, 'bundle.tar.gz');
  await writeBundle({
    home,
    file,
    environment: {
      PATH: '/usr/bin',
      AUTH_TOKEN_SECRET: 'planted-setting-value',
      DATABASE_URL: 'postgres://me:planted-setting-password@127.0.0.1:1/x',
      AUTH_PORT: '4001',
      HOME_OF_OTHERS: 'planted-foreign-value',
    },
    found: { 'doctor.json': [{ check: 'node', detail: `uses ${planted.otp_pepper}` }] },
  });
  const folder = path.join(home, 'unpacked');
  await mkdir(folder);
  execFileSync('tar', ['-xzf', file, '-C', folder]);
  const names = await readdir(path.join(folder, 'skydeck-support'));
  expect(names.toSorted()).toEqual([
    'doctor.json',
    'machine.json',
    'schemas.json',
    'settings.json',
    'skydeck.log',
    'versions.json',
  ]);
  const texts = await Promise.all(
    names.map((name) => readFile(path.join(folder, 'skydeck-support', name), 'utf8')),
  );
  const all = texts.join('\n');
  expect(all).not.toMatch(/planted/i);
  for (const value of Object.values(elsewhere)) expect(all).not.toContain(value);
  expect(all).toContain('"AUTH_PORT": "4001"');
  expect(all).toContain('kept-words');
});

it('leaves what is no secret as it is', () => {
  const text = 'GET /v1/projects 200 12 ms req_01m8g51yf5e5cha2ea35677gzw app_01m8 token expired';
  expect(new Mask([]).text(text)).toBe(text);
});
