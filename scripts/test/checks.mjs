import { startRedis } from './redis.mjs';
import { runJest } from './jest.mjs';
import { runCommand } from './command.mjs';

const TSC = ['node_modules/typescript7/bin/tsc'];
const CODE = ['apps', 'libs', 'tools', 'scripts', 'bench', 'k8s'];

const words = process.argv.slice(2);
const isOnlyJest = words.some((word) => !word.startsWith('-'));

const steps = [
  ['Build', 'npm', ['run', '--silent', 'build']],
  ['Types of the web app', process.execPath, [...TSC, '--noEmit', '-p', 'apps/dashboard/web']],
  [
    'Types of the end-to-end tests',
    process.execPath,
    [...TSC, '--noEmit', '-p', 'tsconfig.e2e.json'],
  ],
  ['Generated files', process.execPath, ['scripts/generate.mjs', '--check']],
  // The boundary rule reads the project graph from a cache and is skipped without it.
  ['Project graph', 'nx', ['show', 'projects']],
  ['Lint', 'oxlint', ['--type-aware', '--deny-warnings', ...CODE]],
  ['Format', 'oxfmt', ['--check', ...CODE]],
];

for (const [title, program, args] of isOnlyJest ? steps.slice(0, 1) : steps) {
  await runCommand(title, program, args);
}

const { startThrowAwayPostgres } = await import('@skydeck/embedded-postgres');
const postgres = await startThrowAwayPostgres();
const redis = await startRedis();
try {
  const { passed, failed } = await runJest(words, {
    TEST_DATABASE_URL: postgres.url,
    TEST_REDIS_URL: redis.url,
  });
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
} finally {
  await redis.stop();
  await postgres.stop();
}
