import { detectFiles, type Files, lock } from '../fixtures/detect-files.js';

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
])('%s', (_name, files, expected) => {
  const plan = detectFiles(files);
  expect(plan).toMatchObject(expected);
  expect(plan.reasons.length).toBeGreaterThan(0);
});
