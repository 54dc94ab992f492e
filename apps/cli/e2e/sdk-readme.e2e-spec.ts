import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { signWebhook } from '@skydeck/sdk';
import { transform } from 'esbuild';
import { type Installation, startInstallation } from './installation.js';
import { installSdk, type InstalledSdk } from './installed-sdk.js';

const README = fileURLToPath(new URL('../../../libs/sdk/README.md', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

let installation: Installation;
let sdk: InstalledSdk;
let environment: NodeJS.ProcessEnv;
let examples: Record<string, string>;

beforeAll(async () => {
  [installation, sdk] = await Promise.all([
    startInstallation({ members: ['auth', 'messaging', 'platform'] }),
    installSdk(),
  ]);
  await installation.json(['auth', 'login', '--local']);
  await installation.json(['project', 'create', 'Shop', '--slug', 'shop', '--use']);
  const key = ['key', 'create', '--product', 'platform', '--name', 'readme'];
  const { secret } = await installation.json<{ secret: string }>(key);
  const { base_url } = installation.stack.endpoints;
  environment = { SKYDECK_TOKEN: secret, SKYDECK_API_URL: base_url.replace(/\/v1$/, '') };
  examples = await examplesOf(await readFile(README, 'utf8'));
}, 180_000);

afterAll(async () => {
  await installation[Symbol.asyncDispose]();
  await sdk[Symbol.asyncDispose]();
});

/** Each example is a file named after its heading, in the project that the package is in. */
async function examplesOf(readme: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const section of readme.split(/^## /m).slice(1)) {
    const [, title = '', code = ''] = /^(.*)\n[\s\S]*?```ts\n([\s\S]*?)```/.exec(section) ?? [];
    const file = path.join(sdk.folder, title.toLowerCase().replaceAll(' ', '-'));
    await writeFile(`${file}.ts`, code);
    await writeFile(`${file}.mjs`, (await transform(code, { loader: 'ts' })).code);
    found[title] = `${file}.mjs`;
  }
  return found;
}

async function outputOf(title: string): Promise<string> {
  const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  return sdk.run('env', [...settings, process.execPath, examples[title] ?? '']);
}

describe('the examples of the SDK', () => {
  it('are the ones that are tried here, and have right types', async () => {
    expect(Object.keys(examples)).toEqual([
      'Start',
      'Lists',
      'Errors',
      'Retries',
      'Webhooks',
      'Events as they happen',
    ]);
    const files = Object.values(examples).map((file) => file.replace(/mjs$/, 'ts'));
    const typeRoots = path.join(ROOT, 'node_modules/@types');
    const compiler = path.join(ROOT, 'node_modules/typescript7/bin/tsc');
    const options = '--noEmit --strict --module nodenext --target es2023 --types node --typeRoots';
    const args = [compiler, ...options.split(' '), typeRoots, ...files];
    expect(await sdk.run(process.execPath, args)).toBe('');
  }, 60_000);

  it('create an app, and find it', async () => {
    expect(await outputOf('Start')).toMatch(/^web \w+\n$/);
    expect(await outputOf('Lists')).toBe('web\n');
  });

  it('tell what was refused, and by which request', async () => {
    expect(await outputOf('Errors')).toMatch(/^404 app\.not_found req_\w+\n$/);
  });

  it('try again', async () => {
    expect(await outputOf('Retries')).toMatch(/^req_\w+\n$/);
  });

  it('take a webhook that is signed, and no other', async () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const data = { id: 'app_1', name: 'web', repo: 'https://example.com/web.git', branch: 'main' };
    const body = JSON.stringify({ type: 'app.created', data });
    const headers = await signWebhook(body, secret, { id: 'evt_1', at: new Date() });
    const code = `
      const { receive } = await import('${pathToFileURL(examples['Webhooks'] ?? '').href}');
      for (const body of [${JSON.stringify(body)}, '{}']) {
        const request = new Request('http://x', { method: 'POST', body, headers: ${JSON.stringify(headers)} });
        const response = await receive(request);
        console.log(response.status, await response.text());
      }`;
    const run = ['--input-type=module', '--eval', code];
    const output = await sdk.run('env', [`WEBHOOK_SECRETS=${secret}`, process.execPath, ...run]);
    expect(output).toBe('web from https://example.com/web.git\n202 \n400 invalid_signature\n');
  });

  it('follow events from the first on', async () => {
    expect(await outputOf('Events as they happen')).toMatch(/^\d+ app\.created 20\S+\n$/m);
  });
});
