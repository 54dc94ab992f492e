import { availableParallelism } from 'node:os';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

const REQUESTS = 400;

/** Keeps every processor busy, so that a build without limits would starve all else. */
const BURN = `
  const { spawn } = require('node:child_process');
  const burn = 'const end = Date.now() + 240_000; while (Date.now() < end);';
  for (let index = 0; index < ${availableParallelism() * 4}; index++) spawn(process.execPath, ['-e', burn]);
`;

it('live: an app answers every request while another one is built with all its might', async () => {
  await using stack = new AsyncDisposableStack();
  const launchpad = stack.adopt(await LaunchpadHarness.start(), (one) => one.close());
  const quiet = stack.use(await GitRepository.create(plainServer('quiet')));
  const noisy = stack.use(
    await GitRepository.create({
      ...plainServer('noisy'),
      'package.json': JSON.stringify({
        scripts: { build: 'node burn.js', start: 'node server.js' },
      }),
      'burn.js': BURN,
    }),
  );
  await launchpad.deploy({ name: 'quiet', repo: quiet.dir });
  const before = await measure(launchpad);
  const made = await launchpad.post('/apps', { name: 'noisy', repo: noisy.dir });
  const id = made.meta.operation_id;
  for (let tries = 0; tries < 300; tries++) {
    const { data } = await launchpad.get(`/apps/noisy/deployments/${id}`);
    if (data['status'] === 'building') break;
  }
  const during = await measure(launchpad);
  const { data } = await launchpad.get(`/apps/noisy/deployments/${id}`);
  process.stdout.write(
    `\np50 ${before.p50} ms, p99 ${before.p99} ms before; p50 ${during.p50} ms, p99 ${during.p99} ms during the build; p99 × ${(Number(during.p99) / Number(before.p99)).toFixed(1)}\n`,
  );
  expect(data['status']).toBe('building');
  expect([before.failed, during.failed]).toEqual([0, 0]);
  await launchpad.post(`/apps/noisy/deployments/${id}/cancel`);
  expect((await launchpad.finished('noisy', id))['status']).toBe('cancelled');
}, 240_000);

async function measure(launchpad: LaunchpadHarness) {
  const times: number[] = [];
  let failed = 0;
  for (let index = 0; index < REQUESTS; index++) {
    const started = performance.now();
    const { status } = await launchpad.visit('quiet');
    times.push(performance.now() - started);
    if (status !== 200) failed++;
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  return { failed, p50: at(0.5), p99: at(0.99) };
}
