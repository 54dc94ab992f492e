import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@skydeck/testing';
import { type Installation, startInstallation } from './installation.js';

const PAGE = path.join(import.meta.dirname, '../../../docs/quick-starts/first-message.md');
const FENCE = /^```(\w+)(?: file=(\S+))?\n(.*?)^```$/gms;
const run = promisify(execFile);

let installation: Installation;
let folder: string;

beforeAll(async () => {
  installation = await startInstallation({ members: ['auth', 'messaging', 'platform'] });
  folder = await mkdtemp(path.join(installation.person, 'first-message-'));
}, 120_000);
afterAll(() => installation[Symbol.asyncDispose](), 60_000);

/** The command as the page calls it. */
async function addCommand(): Promise<string> {
  const programs = path.join(folder, '.programs');
  await mkdir(programs);
  const file = path.join(programs, 'skydeck');
  await writeFile(file, `#!/bin/sh\nexec "${process.execPath}" "${installation.bundle}" "$@"\n`);
  await chmod(file, 0o755);
  return programs;
}

async function follow(text: string): Promise<string[]> {
  const programs = await addCommand();
  const env = {
    PATH: `${programs}:${path.dirname(process.execPath)}:${process.env['PATH']}`,
    HOME: installation.person,
    SKYDECK_HOME: installation.stack.home,
  };
  const outputs: string[] = [];
  for (const [, language, file, code = ''] of text.matchAll(FENCE)) {
    if (file !== undefined) await writeFile(path.join(folder, file), code.trimEnd());
    else if (language === 'sh') {
      const { stdout } = await run('bash', ['--norc', '-eo', 'pipefail', '-c', code], {
        cwd: folder,
        env,
      });
      outputs.push(stdout);
    }
  }
  return outputs;
}

const written = async (name: string) =>
  JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Record<string, unknown>;

it('the first message is sent by following the page word by word', async () => {
  const outputs = await follow(await readFile(PAGE, 'utf8'));
  expect(outputs.join('\n')).toContain('Welcome, Ada');
  const { id } = await written('message.json');
  const happened = await written('what-happened.json');
  const [accepted] = happened['events'] as { status: string }[];
  expect(happened).toMatchObject({ id, content: { text: 'Hello from Skydeck' } });
  expect(accepted).toMatchObject({ status: 'accepted' });
  expect(await written('sent.json')).toMatchObject({
    data: { to: 'grace@example.com', content: { subject: 'Welcome, Grace' } },
  });
  await eventually(
    async () => {
      const told = await installation.json(['message', 'insight', '--by', 'template']);
      expect(told).toMatchObject({ counts: { accepted: 3, delivered: 3 }, delivery_rate: 1 });
    },
    { timeoutMs: 30_000, everyMs: 1000 },
  );
}, 240_000);
