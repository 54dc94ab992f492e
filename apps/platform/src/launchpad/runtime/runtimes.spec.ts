import type { LaunchpadEngines } from '../engine/engines.js';
import type { Replica } from '../engine/runtime.driver.js';
import type { LaunchpadSettings } from '../launchpad-settings.js';
import { Runtimes } from './runtimes.js';

/** A runtime as far as recovering asks for it: what each look at what was left gives. */
function driver(id: string, outlives: boolean, ...looks: readonly (string | Error)[]) {
  let looked = 0;
  return {
    id,
    outlives,
    looked: () => looked,
    probe: async () => ({ ok: id !== 'process', problems: [] }),
    recover: async (): Promise<Partial<Replica>[]> => {
      const look = looks[Math.min(looked++, looks.length - 1)];
      if (look instanceof Error) throw look;
      return look === undefined ? [] : [{ replicaId: look }];
    },
  };
}

function runtimesOf(...drivers: readonly ReturnType<typeof driver>[]): Runtimes {
  const runtimes = Object.fromEntries(drivers.map((one) => [one.id, one]));
  return new Runtimes({ runtimes } as unknown as LaunchpadEngines, {} as LaunchpadSettings);
}

const idsOf = async (runtimes: Runtimes) =>
  (await runtimes.recover()).map(({ replicaId }) => replicaId);

describe('what an earlier process left', () => {
  it('is found where nothing can be started at this moment', async () => {
    const none = driver('kubernetes', false);
    const runtimes = runtimesOf(driver('process', true, 'rpl_one'), driver('engine', true), none);
    expect(await idsOf(runtimes)).toEqual(['rpl_one']);
  });

  it('is not said to be nothing while a runtime cannot tell; what others found is not lost', async () => {
    const flaky = driver('engine', true, new Error('away'), 'rpl_two');
    const works = driver('process', true, 'rpl_one');
    const runtimes = runtimesOf(works, flaky, driver('kubernetes', false));
    await expect(runtimes.recover()).rejects.toThrow('away');
    expect(await idsOf(runtimes)).toEqual(['rpl_one', 'rpl_two']);
    expect(await idsOf(runtimes)).toEqual(['rpl_one', 'rpl_two']);
    expect([works.looked(), flaky.looked()]).toEqual([1, 2]);
  });

  it('is nothing that anybody waits for where replicas end with their process', async () => {
    const fails = driver('kubernetes', false, new Error('no cluster'));
    const runtimes = runtimesOf(driver('process', true, 'rpl_one'), driver('engine', true), fails);
    expect(await idsOf(runtimes)).toEqual(['rpl_one']);
  });
});
