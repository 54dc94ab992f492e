import { detectFiles, type Files } from '../fixtures/detect-files.js';

it.each<[string, Files, object]>([
  [
    'Rails with its assets',
    {
      Gemfile: `gem 'rails'\ngem 'puma'\n`,
      'Gemfile.lock': '',
      'bin/rails': '',
      'app/assets/a.css': '',
      'vendor/cache/a.gem': '',
    },
    {
      runtime: 'ruby',
      start: expect.stringContaining('exec bundle exec rails server -e production -b 0.0.0.0'),
      steps: [
        { run: expect.stringMatching(/bundle install --local$/), network: false },
        { run: 'bundle exec rails assets:precompile' },
      ],
      warnings: [],
    },
  ],
  [
    'Rack without Puma and a lock file',
    { Gemfile: `gem 'rackup'\n`, 'config.ru': '' },
    {
      start: 'exec bundle exec rackup -o 0.0.0.0 -p $PORT config.ru',
      warnings: [expect.stringContaining('Gemfile.lock')],
    },
  ],
])('%s', (_name, files, expected) => {
  const plan = detectFiles(files);
  expect(plan).toMatchObject(expected);
  expect(plan.reasons.length).toBeGreaterThan(0);
});
