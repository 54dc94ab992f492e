import { detectFiles, type Files, lock } from '../fixtures/detect-files.js';

const app = { dependencies: { express: '^5.0.0' } };

it.each<[string, Files, object]>([
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
])('%s', (_name, files, expected) => {
  const plan = detectFiles(files);
  expect(plan).toMatchObject(expected);
  expect(plan.reasons.length).toBeGreaterThan(0);
});
