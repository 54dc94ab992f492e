import { deploy } from './changes.js';
import { loadedApp } from './loaded-app.js';
import { type Switch, timeSwitch } from './switch-time.js';
import { startWorld } from './world.js';

const TURNS = 7;

it('live: once the new release has answered, the old one answers nobody who asks later', async () => {
  const world = await startWorld();
  const port = Number(new URL(world.launchpad.installation.edgeUrl).port);
  const switches: Switch[] = [];
  try {
    for (let turn = 0; turn < TURNS; turn++) {
      const act = () => deploy(world, loadedApp(`turn ${turn}`));
      switches.push(await timeSwitch(port, 'shop.demo.apps.localhost', act));
    }
  } finally {
    await world.close();
  }
  for (const { switchMs, everyMs } of switches) {
    process.stdout.write(
      `\nold to new ${switchMs.toFixed(2)} ms, an answer each ${everyMs.toFixed(2)} ms (goal ≤ 5 ms)`,
    );
  }
  expect(switches.map(({ late }) => late)).toEqual(switches.map(() => 0));
}, 600_000);
