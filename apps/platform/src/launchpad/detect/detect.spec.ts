import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DetectSettings } from './detect.js';
import { detectFiles, type Files, lock } from './fixtures/detect-files.js';
import { DirectoryTree } from './source-tree.js';

describe('detect', () => {
  const app = { dependencies: { express: '^5.0.0' } };

  it.each<[string, Files, object]>([
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
    symlinkSync('/etc/passwd', join(dir, 'package.json'));
    symlinkSync('/etc', join(dir, 'public'));
    const tree = new DirectoryTree(dir);
    expect([tree.read('package.json'), tree.isFolder('public'), tree.list('public')]).toEqual([
      undefined,
      false,
      [],
    ]);
    expect(tree.read('../../etc/passwd')).toBeUndefined();
    rmSync(dir, { recursive: true });
  });
});
