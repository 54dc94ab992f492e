import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { detect, type DetectSettings } from './detect.js';
import { DirectoryTree } from './source-tree.js';

type Files = Record<string, string | object>;

const lock = { 'package-lock.json': '{}' };
const made: string[] = [];

/** Detects a tree of files that is really on the disk. */
function detectFiles(files: Files, settings?: DetectSettings) {
  const dir = mkdtempSync(join(tmpdir(), 'skydeck-detect-'));
  made.push(dir);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(dir, name), text);
  }
  return detect(new DirectoryTree(dir), settings);
}

afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true });
});

describe('detect', () => {
  const app = { dependencies: { express: '^5.0.0' } };

  it.each<[string, Files, object]>([
    [
      'npm with a lock file and a plain start',
      { 'package.json': { ...app, scripts: { start: 'node server.js' } }, ...lock },
      {
        runtime: 'node',
        start: 'exec node server.js',
        nodeVersion: '24',
        port: 3000,
        steps: [
          {
            name: 'install',
            run: 'npm ci --include=dev --prefer-offline',
            cacheKeyFiles: ['package.json', 'package-lock.json'],
          },
          { name: 'prune', network: false },
        ],
        warnings: [],
      },
    ],
    [
      'a build script',
      {
        'package.json': {
          ...app,
          devDependencies: { typescript: '5' },
          scripts: { build: 'tsc', start: 'node dist/server.js' },
        },
        ...lock,
      },
      { steps: [{ name: 'install' }, { name: 'build', run: 'npm run build' }, { name: 'prune' }] },
    ],
    [
      'no lock file',
      { 'package.json': { ...app, main: 'main.js' }, 'main.js': '' },
      {
        start: 'node main.js',
        steps: [{ run: 'npm install --include=dev', cacheKeyFiles: [] }, { name: 'prune' }],
        warnings: [expect.stringContaining('no package-lock.json')],
      },
    ],
    [
      'nothing to install',
      { 'package.json': { scripts: { start: 'node .' } } },
      { steps: [], start: 'exec node .', warnings: [] },
    ],
    [
      'an install hook without dependencies',
      { 'package.json': { scripts: { postinstall: 'node x.js', start: 'node .' } } },
      { steps: [{ name: 'install', cacheKeyFiles: [] }, { name: 'prune' }] },
    ],
    [
      'pnpm by its lock file',
      { 'package.json': { ...app, scripts: { start: 'node a.js' } }, 'pnpm-lock.yaml': '' },
      {
        packageManager: { name: 'pnpm', version: '10' },
        steps: [
          { run: 'pnpm install --prod=false --frozen-lockfile' },
          { run: 'pnpm prune --prod --ignore-scripts' },
        ],
      },
    ],
    [
      'yarn classic',
      { 'package.json': { ...app, scripts: { start: 'node a.js' } }, 'yarn.lock': '' },
      {
        packageManager: { name: 'yarn', version: '1.22.22' },
        steps: [{ run: 'yarn install --production=false --frozen-lockfile' }],
      },
    ],
    [
      'yarn of a stated version',
      {
        'package.json': {
          ...app,
          packageManager: 'yarn@4.5.0+sha512.abc',
          scripts: { start: 'node a.js' },
        },
        'yarn.lock': '',
      },
      {
        packageManager: { name: 'yarn', version: '4.5.0' },
        steps: [{ run: 'yarn install --immutable', env: { YARN_NODE_LINKER: 'node-modules' } }],
      },
    ],
    [
      'a start that needs a shell',
      { 'package.json': { ...app, scripts: { start: 'migrate && node a.js' } }, ...lock },
      {
        start: 'exec npm run start',
        steps: [{ name: 'install' }],
        warnings: [expect.stringContaining('signals')],
      },
    ],
    [
      'a Procfile',
      {
        'package.json': { ...app, scripts: { start: 'node a.js' } },
        ...lock,
        Procfile: 'web: node web.js\nworker: node work.js\n',
      },
      { start: 'node web.js' },
    ],
    [
      'workspaces',
      {
        'package.json': { workspaces: ['packages/*'], scripts: { start: 'node a.js' } },
        ...lock,
      },
      { steps: [{ name: 'install', cacheKeyFiles: [] }, { name: 'prune' }] },
    ],
    [
      'Vite without a server',
      {
        'package.json': { devDependencies: { vite: '8' }, scripts: { build: 'vite build' } },
        ...lock,
      },
      {
        runtime: 'static',
        staticDir: 'dist',
        spa: true,
        steps: [{ name: 'install' }, { name: 'build' }],
      },
    ],
    [
      'Vite whose start is its development server',
      {
        'package.json': {
          devDependencies: { vite: '8' },
          scripts: { build: 'vite build', start: 'vite' },
        },
        ...lock,
      },
      { runtime: 'static', staticDir: 'dist' },
    ],
    [
      'Vite with an own output folder',
      {
        'package.json': { devDependencies: { vite: '8' }, scripts: { build: 'vite build' } },
        'vite.config.ts': `export default { build: { outDir: 'out/site' } }`,
        ...lock,
      },
      { runtime: 'static', staticDir: 'out/site' },
    ],
    [
      'Vite behind a server',
      {
        'package.json': {
          ...app,
          devDependencies: { vite: '8' },
          scripts: { build: 'vite build', start: 'node server.js' },
        },
        ...lock,
      },
      { runtime: 'node', start: 'exec node server.js' },
    ],
    [
      'Create React App',
      {
        'package.json': {
          dependencies: { 'react-scripts': '5' },
          scripts: { build: 'react-scripts build', start: 'react-scripts start' },
        },
        ...lock,
      },
      { runtime: 'static', staticDir: 'build', spa: true },
    ],
    [
      'Astro',
      {
        'package.json': { dependencies: { astro: '5' }, scripts: { build: 'astro build' } },
        ...lock,
      },
      { runtime: 'static', staticDir: 'dist', spa: false },
    ],
    [
      'Next.js export',
      {
        'package.json': {
          dependencies: { next: '16' },
          scripts: { build: 'next build', start: 'next start' },
        },
        'next.config.mjs': `export default { output: 'export' }`,
        ...lock,
      },
      { runtime: 'static', staticDir: 'out' },
    ],
    [
      'plain files',
      { 'index.html': '<p>' },
      { runtime: 'static', staticDir: '.', spa: false, steps: [] },
    ],
    [
      'plain files in public',
      { 'public/index.html': '<p>' },
      { runtime: 'static', staticDir: 'public' },
    ],
    [
      'a Dockerfile',
      { Dockerfile: 'FROM x\nEXPOSE 8080\n', 'package.json': { scripts: { start: 'node a' } } },
      { runtime: 'dockerfile', dockerfile: 'Dockerfile', port: 8080 },
    ],
    [
      'launchpad.json over everything',
      {
        Dockerfile: 'FROM x',
        'package.json': { ...app, scripts: { build: 'no', start: 'no' } },
        ...lock,
        'launchpad.json': {
          runtime: 'node',
          node_version: '22',
          install_command: 'make deps',
          build_command: 'make',
          start_command: './run',
          port: 9000,
          health_path: '/up',
        },
      },
      {
        runtime: 'node',
        nodeVersion: '22',
        start: './run',
        port: 9000,
        healthPath: '/up',
        steps: [{ run: 'make deps' }, { run: 'make' }],
      },
    ],
    [
      'launchpad.json for a site',
      {
        'package.json': { ...app, scripts: { build: 'make site' } },
        ...lock,
        'launchpad.json': { static_dir: 'site', spa: true },
      },
      { runtime: 'static', staticDir: 'site', spa: true },
    ],
  ])('%s', (_name, files, expected) => {
    const plan = detectFiles(files);
    expect(plan).toMatchObject(expected);
    expect(plan.reasons.length).toBeGreaterThan(0);
  });

  it('takes the settings of the app over launchpad.json', () => {
    const files = {
      'package.json': app,
      ...lock,
      'launchpad.json': { port: 1, start_command: 'a' },
    };
    const settings = { port: 2, startCommand: 'b', buildCommand: 'c', healthPath: '/d' };
    expect(detectFiles(files, settings)).toMatchObject({ port: 2, start: 'b', healthPath: '/d' });
  });

  it('installs at the root of the workspaces that a folder belongs to', () => {
    const files = {
      'package.json': { workspaces: ['apps/*'] },
      ...lock,
      'apps/shop/package.json': { ...app, scripts: { start: 'node shop.js' } },
    };
    expect(detectFiles(files, { root: 'apps/shop/' })).toMatchObject({
      root: 'apps/shop',
      start: 'exec node shop.js',
      steps: [{ run: 'cd ../.. && npm ci --include=dev --prefer-offline', cacheKeyFiles: [] }],
    });
  });

  it.each<[string, Files, DetectSettings, string, RegExp]>([
    ['nothing', { 'README.md': '' }, {}, 'no_runtime', /package\.json.*index\.html.*Dockerfile/],
    ['another language', { 'Cargo.toml': '' }, {}, 'no_runtime', /looks like Rust/],
    ['an app below', { 'web/package.json': {} }, {}, 'no_runtime', /`web`: name the folder/],
    ['no start', { 'package.json': {} }, {}, 'no_runtime', /no `start` script/],
    [
      'a package manager of another kind',
      { 'package.json': { ...app, packageManager: 'vlt@1.0.0' } },
      {},
      'unsupported',
      /vlt.*npm, pnpm, yarn and bun/,
    ],
    ['broken JSON', { 'package.json': '{' }, {}, 'invalid_settings', /package\.json/],
    ['a list', { 'package.json': '[]' }, {}, 'invalid_settings', /not an object/],
    ['no such root', { 'index.html': '' }, { root: 'web' }, 'invalid_settings', /folder `web`/],
    ['a root above', { 'index.html': '' }, { root: '../x' }, 'invalid_settings', /folder/],
    ['unknown settings', { 'launchpad.json': { prot: 1 } }, {}, 'invalid_settings', /prot/],
    [
      'a path out',
      { 'launchpad.json': { static_dir: '../..' } },
      {},
      'invalid_settings',
      /static_dir/,
    ],
    [
      'no such Dockerfile',
      { 'launchpad.json': { dockerfile: 'D' } },
      {},
      'invalid_settings',
      /`D`/,
    ],
  ])('refuses %s', (_name, files, settings, code, detail) => {
    const attempt = () => detectFiles(files, settings);
    expect(attempt).toThrow(detail);
    expect(attempt).toThrow(expect.objectContaining({ code: `deployment.${code}` }));
  });

  it('sees nothing through links that lead out of the repository', () => {
    const dir = mkdtempSync(join(tmpdir(), 'skydeck-detect-'));
    made.push(dir);
    symlinkSync('/etc/passwd', join(dir, 'package.json'));
    symlinkSync('/etc', join(dir, 'public'));
    const tree = new DirectoryTree(dir);
    expect([tree.read('package.json'), tree.isFolder('public'), tree.list('public')]).toEqual([
      undefined,
      false,
      [],
    ]);
    expect(tree.read('../../etc/passwd')).toBeUndefined();
  });
});
