import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@skydeck/testing';
import { KilledPlatform, PATIENCE } from './killed/killed-platform.js';

/** `databases-killed.full-spec.ts` does so with every verb, at many moments. */
it('databases: what a killed platform had begun is finished, and nothing is left', async () => {
  const platform = await KilledPlatform.start(async (lab) => {
    for (const name of ['first', 'second']) {
      await lab.make(name);
      await lab.ask(await lab.connection(name), `create table note as select '${name}' as text`);
    }
    await lab.api.post('/databases/first/backups?wait=60');
  });
  try {
    const { api } = platform.lab;
    const { data } = await api.get('/database-backups?status=ready');
    const begun = await Promise.all([
      api.post('/databases', { name: 'made', ...platform.lab.usual }),
      api.post('/databases/first/restore', { backup: data.items[0]!['id'] }),
    ]);
    expect(begun.map(({ status }) => status)).toEqual([202, 202]);
    const rotated = api.post('/databases/second/credentials/owner/rotate').catch(() => undefined);
    await sleep(300);
    await platform.kill();
    await rotated;
    await platform.begin();
    for (const one of begun)
      expect(await platform.done(one)).toMatchObject({ status: 'succeeded' });
    for (const name of ['first', 'second']) {
      const rows = await platform.lab.ask(await platform.lab.connection(name), 'table note');
      expect(rows).toEqual([{ text: name }]);
    }
    await platform.passTime();
    await eventually(async () => {
      const { found, wanted } = await platform.compare();
      expect(found).toEqual(wanted);
    }, PATIENCE);
  } finally {
    await platform.close();
  }
}, 300_000);
