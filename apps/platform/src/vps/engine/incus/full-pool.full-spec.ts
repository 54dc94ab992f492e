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

it('no_space: tells that the storage is full, and works again when there is room', async () => {
  const { driver } = lab;
  const size = { vcpus: 1, cpuShare: 1, memoryMb: 128, diskGb: 8 };
  const ref = await driver.create(serverSpec(lab, imageRef, { size }));
  await driver.start(ref);
  await until(async () => expect(await driver.isReady(ref)).toBe(true));
  // The second round takes what the first one left in pieces.
  const fill =
    'for n in 1 2; do dd if=/dev/urandom of=/root/big$n bs=1M; done; dd if=/dev/urandom of=/root/rest bs=4k; sync; sync';
  await driver.exec(ref, ['sh', '-c', fill], { timeoutMs: 120_000 });
  const failed = await (async () => {
    // What is set aside for the file system itself lasts for some servers yet.
    for (let tries = 0; tries < 300; tries++) await driver.create(serverSpec(lab, imageRef));
    return undefined;
  })().catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: 'no_space' });
  await driver.destroy(ref);
  const next = await until(() => driver.create(serverSpec(lab, imageRef)), 60_000);
  await until(() => driver.start(next), 30_000);
}, 240_000);
