import { runRecorded } from '../../testing/run-recorded.js';

const environment = { SKYDECK_API_URL: 'http://127.0.0.1:9', SKYDECK_PROJECT: 'p' };

describe('skydeck vps', () => {
  const wanted = ['vps', 'create', '--name', 'a', '--size', 'nano', '--image', 'tiny'];

  it.each([
    [['vps', 'create', '--name', 'a', '--size', 'nano'], '--image'],
    [[...wanted, '--label', 'tier'], 'name=value'],
    [[...wanted, '--user-data', './no-such-file'], './no-such-file'],
    [[...wanted, '--ssh-key', './no-such.pub'], './no-such.pub'],
    [['vps', 'stop', 'a', '--force', '--grace', '5s'], 'not both'],
    [['vps', 'stop', 'a', '--grace', '6m'], 'at most 300s'],
    [['vps', 'update', 'a'], 'something to change'],
    [['vps', 'list', '--state', 'asleep'], 'running'],
    [['vps', 'resize', 'a'], '--size'],
  ])('2: %j is refused before anything is sent', async (argv, said) => {
    const { exitCode, out, err } = await runRecorded(argv, { environment });
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(err).toContain(said);
  });
});
