import { detectFiles, type Files } from '../fixtures/detect-files.js';

it.each<[string, Files, object]>([
  [
    'the only application of an Nx workspace',
    {
      'package.json': { devDependencies: { nx: '24' } },
      'package-lock.json': '{}',
      'nx.json': {},
      'apps/shop/project.json': {
        name: 'shop',
        targets: {
          build: { options: { outputPath: 'dist/apps/shop', main: 'apps/shop/src/serve.ts' } },
        },
      },
      'apps/shop-e2e/project.json': { name: 'shop-e2e' },
    },
    {
      runtime: 'node',
      root: '.',
      start: 'exec node dist/apps/shop/serve.js',
      steps: [{ name: 'install' }, { run: 'nx build shop' }],
    },
  ],
  [
    'the named site of an Nx workspace',
    {
      'package.json': { devDependencies: { nx: '24' } },
      'package-lock.json': '{}',
      'nx.json': {},
      'launchpad.json': { target: 'web' },
      'apps/api/package.json': { name: '@x/api' },
      'apps/web/package.json': { name: '@x/web' },
      'apps/web/index.html': '',
    },
    { runtime: 'static', staticDir: 'apps/web/dist', steps: [{}, { run: 'nx build @x/web' }] },
  ],
])('%s', (_name, files, expected) => {
  const plan = detectFiles(files);
  expect(plan).toMatchObject(expected);
  expect(plan.reasons.length).toBeGreaterThan(0);
});
