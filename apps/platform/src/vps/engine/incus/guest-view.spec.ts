import { totalmem } from 'node:os';
import { serverSpec, testImages } from '../fixtures/compute-lab.js';
import { incusLab, type IncusLab } from '../fixtures/incus-lab.js';
import { until } from '../fixtures/until.js';

let lab: IncusLab;
let imageRef: string;

beforeAll(async () => {
  lab = await incusLab();
  imageRef = await lab.driver.ensureImage(await testImages.build('tiny'));
}, 60_000);

afterAll(() => lab[Symbol.asyncDispose](), 60_000);

/** What programs in a guest take their machine for. */
const VIEW = 'sed -n "s/^MemTotal: *//p" /proc/meminfo; nproc; grep -c ^processor /proc/cpuinfo';

it('shows every guest its own memory and processors, also after it is switched off and on', async () => {
  const { driver } = lab;
  expect(totalmem()).toBeGreaterThan(512 * 1024 * 1024);
  const shown = async (ref: string) =>
    (await driver.exec(ref, ['sh', '-c', VIEW])).stdout.trim().split('\n');
  for (const memoryMb of [96, 160, 256]) {
    const size = { vcpus: 1, cpuShare: 1, memoryMb, diskGb: 1 };
    const ref = await driver.create(serverSpec(lab, imageRef, { size }));
    await driver.start(ref);
    await until(async () => expect(await driver.isReady(ref)).toBe(true));
    expect(await shown(ref)).toEqual([`${memoryMb * 1024} kB`, '1', '1']);
    await driver.stop(ref, { graceMs: 0, isForced: true });
    await driver.start(ref);
    await until(async () => expect(await driver.isReady(ref)).toBe(true));
    await driver.resize(ref, { ...size, memoryMb: memoryMb * 2 });
    expect(await shown(ref)).toEqual([`${memoryMb * 2048} kB`, '1', '1']);
  }
}, 60_000);
