import type { Probe } from '../engine/probe.js';
import { UsableDrivers } from './usable-drivers.js';

const GOOD: Probe = { ok: true, problems: [] };
const BAD: Probe = { ok: false, problems: [{ code: 'bwrap_missing', text: 'There is no bwrap.' }] };

/** A driver whose machine is as told, one answer after the other; the last one stays. */
function driver(...answers: readonly (Probe | Error)[]) {
  let asked = 0;
  return {
    probe: async () => {
      const answer = answers[Math.min(asked++, answers.length - 1)]!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    asked: () => asked,
  };
}

describe('drivers that can be used', () => {
  it('is asked once while it works, and again after a minute when it does not', async () => {
    let nowMs = 0;
    const usable = new UsableDrivers(() => nowMs);
    const [works, fails] = [driver(GOOD), driver(new Error('lost'), GOOD)];
    expect([await usable.has(works), await usable.has(works)]).toEqual([true, true]);
    expect([await usable.has(fails), await usable.has(fails)]).toEqual([false, false]);
    expect([works.asked(), fails.asked()]).toEqual([1, 1]);
    nowMs = 60_000;
    expect(await usable.has(fails)).toBe(true);
  });

  it('is asked at once when something is to start, and used again from then on', async () => {
    const usable = new UsableDrivers(() => 0);
    const flaky = driver(BAD, GOOD);
    expect(await usable.has(flaky)).toBe(false);
    await usable.require(flaky);
    expect(await usable.has(flaky)).toBe(true);
  });

  it('engine_missing: says what is missing where nothing can start', async () => {
    const usable = new UsableDrivers(() => 0);
    await expect(usable.require(driver(BAD))).rejects.toMatchObject({
      code: 'engine_missing',
      message: 'The app cannot run on this machine. There is no bwrap.',
    });
    await expect(usable.require(driver(new Error('lost')))).rejects.toMatchObject({
      code: 'engine_missing',
      message: 'The app cannot run on this machine. Its engine does not work: lost.',
    });
  });
});
