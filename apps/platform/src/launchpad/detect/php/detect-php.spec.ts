import { detectFiles, type Files } from '../fixtures/detect-files.js';

it.each<[string, Files, object]>([
  [
    'PHP with packages',
    { 'composer.json': { require: { php: '>=8', 'a/b': '1' } }, 'public/index.php': '' },
    {
      runtime: 'php',
      start: expect.stringMatching(/^\/usr\/sbin\/php-fpm8\.2 .*exec caddy run/),
      steps: [
        { name: 'install', run: expect.stringContaining('composer install --no-dev') },
        { name: 'build', run: expect.stringContaining(`'root * public'`) },
      ],
    },
  ],
])('%s', (_name, files, expected) => {
  const plan = detectFiles(files);
  expect(plan).toMatchObject(expected);
  expect(plan.reasons.length).toBeGreaterThan(0);
});
