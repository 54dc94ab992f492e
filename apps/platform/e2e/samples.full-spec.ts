import { LaunchpadHarness } from './launchpad-harness.js';
import { type SampleApp, SampleDeployments, withoutServer } from './sample-apps.js';

const SAMPLES: readonly SampleApp[] = [
  {
    name: 'next',
    plan: { runtime: 'node', start: 'exec next start' },
    reasons: /build: script `build`; start: script `start` is plain next/,
    pages: { '/': /Next\.js says hello/, '/api/health': /^{"ok":true}$/ },
  },
  {
    name: 'next-export',
    folder: 'next',
    prepare: withoutServer,
    plan: { runtime: 'static', static_dir: 'out', spa: false },
    reasons: /static site: Next\.js export builds to out/,
    pages: { '/': /Next\.js says hello/, '/api/health': /^{"ok":true}$/ },
  },
  {
    name: 'astro',
    plan: { runtime: 'static', static_dir: 'dist', spa: false },
    reasons: /static site: Astro builds to dist/,
    pages: { '/': /Astro says hello.*The sum is 6/s },
  },
  {
    name: 'nx',
    plan: { runtime: 'node', start: 'exec node dist/apps/shop/main.js' },
    reasons: /Nx: application shop in apps\/shop/,
    pages: {
      '/here': /"message":"Nx says hello","prices":{"tea":350,"coffee":420},"path":"\/here"/,
    },
  },
  {
    name: 'go',
    settings: { env: { GREETING: 'good evening' } },
    plan: { runtime: 'go', start: 'exec ./.skydeck/app' },
    reasons: /Go 1\.19 \(go\.mod\).*main package: \.\/cmd\/server/,
    pages: { '/shop': /"greeting":"good evening","message":"Go says hello","path":"\/shop"/ },
  },
  {
    name: 'ruby',
    plan: { runtime: 'ruby', start: 'exec puma -b tcp://0.0.0.0:$PORT config.ru' },
    reasons: /start: config\.ru with Puma/,
    pages: { '/here': /"message":"Ruby says hello","path":"\/here"/ },
  },
  {
    name: 'php',
    settings: { env: { GREETING: 'good night' } },
    plan: { runtime: 'php', port: 8080 },
    reasons: /PHP 8\.\d of this machine, behind Caddy; pages: public/,
    pages: {
      '/here?a=1':
        /"PHP says hello","path":"\\\/here\?a=1","greeting":"good night","by":"fpm-fcgi"/,
      '/style.css': /teal/,
    },
  },
  {
    name: 'java',
    plan: { runtime: 'java', start: /-cp \.skydeck\/classes shop\.Server$/ },
    reasons: /main class shop\.Server/,
    pages: { '/here': /^Java says hello on \/here$/ },
  },
];

describe('large repositories as people push them', () => {
  let launchpad: LaunchpadHarness;
  let samples: SampleDeployments;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start();
    samples = new SampleDeployments(launchpad);
  }, 120_000);

  afterAll(async () => {
    samples.print();
    await launchpad.close();
  }, 60_000);

  it.each(SAMPLES)(
    'live: $name is detected, built and answers',
    async (sample) => expect(await samples.differences(sample)).toEqual([]),
    420_000,
  );
});
