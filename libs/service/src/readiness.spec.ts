import { Test } from '@nestjs/testing';
import { Readiness } from './health.js';
import { ReadinessChecks } from './readiness-checks.js';

async function open() {
  const module = Test.createTestingModule({ providers: [ReadinessChecks, Readiness] });
  const built = await module.compile();
  return { checks: built.get(ReadinessChecks), readiness: built.get(Readiness) };
}

describe('Readiness', () => {
  it('names everything that is missing, whether it says no or fails', async () => {
    const { checks, readiness } = await open();
    checks.add('queue', () => false);
    checks.add('disk', () => Promise.reject(new Error('gone')));
    checks.add('bus', () => true);
    expect(await readiness.problems()).toEqual(['queue', 'disk']);
  });

  it('takes what does not answer for missing', async () => {
    const { checks, readiness } = await open();
    checks.add('database', () => new Promise(() => undefined));
    expect(await readiness.problems()).toEqual(['database']);
  });

  it('is not ready any more once the service closes', async () => {
    const { readiness } = await open();
    expect(await readiness.problems()).toEqual([]);
    readiness.beginClosing();
    expect(await readiness.problems()).toHaveLength(1);
  });
});
