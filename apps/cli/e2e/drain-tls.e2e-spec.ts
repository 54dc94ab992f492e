import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@skydeck/testing';
import { type Installation, startInstallation } from './installation.js';
import { SyslogReceiver } from './syslog-receiver.js';

const MAIN = path.join(import.meta.dirname, '../../platform/dist/main.js');

let installation: Installation;
let platform: ChildProcess;
let receiver: SyslogReceiver;

/** The platform believes who its operator tells it to, beside the authorities of Node. */
async function startPlatform(): Promise<void> {
  await access(MAIN);
  const env = {
    PATH: process.env['PATH'],
    ...installation.stack.environment,
    LAUNCHPAD_LOG_DRAIN_ALLOW_CIDRS: '127.0.0.0/8,::1/128',
    NODE_EXTRA_CA_CERTS: receiver.root,
    LOG_LEVEL: 'error',
  };
  platform = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const url = `${installation.stack.environment['PLATFORM_URL']}/healthz`;
  await eventually(async () => (await fetch(url)).ok, { timeoutMs: 120_000 });
}

async function makeRepository(): Promise<string> {
  const repo = path.join(installation.stack.home, 'shop');
  await mkdir(repo);
  const files = {
    'package.json': JSON.stringify({ name: 'shop', scripts: { start: 'node server.js' } }),
    'server.js': `
      setInterval(() => console.log('tick of the shop'), 200);
      require('node:http').createServer((q, a) => a.end('hi')).listen(process.env.PORT);`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(repo, name), text);
  const who = ['-c', 'user.name=t', '-c', 'user.email=t@localhost'];
  const git = (...argv: string[]) => promisify(execFile)('git', ['-C', repo, ...who, ...argv]);
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'A shop');
  return repo;
}

beforeAll(async () => {
  receiver = await SyslogReceiver.start();
  installation = await startInstallation({ members: ['auth', 'messaging', 'edge'] });
  await startPlatform();
  await installation.json(['auth', 'login', '--local']);
  await installation.json(['project', 'create', 'Drains', '--slug', 'drains', '--use']);
  const repo = await makeRepository();
  await installation.json(['app', 'deploy', '--repo', repo, '--name', 'shop']);
}, 300_000);

afterAll(async () => {
  platform.kill('SIGTERM');
  if (platform.exitCode === null) await once(platform, 'exit');
  await receiver[Symbol.asyncDispose]();
  await installation[Symbol.asyncDispose]();
}, 60_000);

const add = (host: string) =>
  installation.json<{ id: string }>([
    'app',
    'drain',
    'add',
    'shop',
    `syslog+tls://${host}:${receiver.port}`,
  ]);
const show = (id: string) => installation.json<object>(['app', 'drain', 'show', 'shop', id]);

it('drain add: sends over TLS to a receiver of a known authority, and to no other name of it', async () => {
  const known = await add('localhost');
  await eventually(() => expect(receiver.received).toContain('tick of the shop'), {
    timeoutMs: 30_000,
  });
  expect(await show(known.id)).toMatchObject({ status: 'active', problem: null });
  const otherName = await add('127.0.0.1');
  await eventually(
    async () => {
      expect(await show(otherName.id)).toMatchObject({
        status: 'failing',
        problem: expect.stringMatching(/does not match certificate/),
      });
    },
    { timeoutMs: 30_000 },
  );
}, 120_000);
