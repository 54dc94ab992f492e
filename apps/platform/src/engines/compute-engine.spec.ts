import { ComputeEngines } from '../vps/engine/compute-engines.js';
import { IncusDriver } from '../vps/engine/incus/incus.driver.js';
import { computeEngines } from './compute-engine.js';

const dir = `/tmp/${'long'.repeat(30)}`;

/** An engine that cannot be: its socket has no room for its name. */
const broken = () => new ComputeEngines([new IncusDriver({ instance: 'abcdef', dir })]);

it('tells what an engine lacks and how to mend it', async () => {
  const [found] = await computeEngines(broken(), 'auto');
  expect(found).toMatchObject({ engine: 'compute', driver: 'incus', ok: false, chosen: false });
  expect(found?.problems).toContainEqual({
    code: 'missing',
    text: `${dir} is too long for a socket.`,
    fix: 'choose a shorter folder',
  });
});

it('has an engine that the settings insist on as the chosen one, even if it does not work', async () => {
  expect(await computeEngines(broken(), 'incus')).toMatchObject([{ ok: false, chosen: true }]);
});

it('chooses the first that works, without starting it', async () => {
  const works = new ComputeEngines([new IncusDriver({ instance: 'abcdef', dir: '/tmp/none' })]);
  expect(await computeEngines(works, 'auto')).toMatchObject([
    {
      ok: true,
      chosen: true,
      problems: [],
      capabilities: { kind: 'container', live_resize: true, rootless: false },
    },
  ]);
  expect(works.opened).toEqual([]);
});

it('has nothing to tell when servers are switched off', async () => {
  expect(await computeEngines(new ComputeEngines([]), 'off')).toEqual([]);
});
