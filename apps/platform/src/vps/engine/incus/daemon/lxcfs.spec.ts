import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identify, type ProcessIdentity } from '@skydeck/exec';
import { eventually } from '@skydeck/testing';
import { type LxcfsPlace, releaseLxcfs, shareLxcfs } from './lxcfs.js';

describe('the limits that guests see', () => {
  let dir: string;
  let place: LxcfsPlace;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'skydeck-lxcfs-'));
    place = { mount: join(dir, 'mount'), state: join(dir, 'state') };
  });

  afterAll(async () => {
    await releaseLxcfs('one', place);
    await releaseLxcfs('two', place);
    await rm(dir, { recursive: true });
  });

  const uptime = () => readFile(join(place.mount, 'proc/uptime'), 'utf8');
  const share = (user: string) => shareLxcfs(user, identify(process.pid)!, place);

  it('are there again after what shows them was killed', async () => {
    await share('one');
    expect(await uptime()).toMatch(/^\d/);
    const note = await readFile(join(place.state, 'process.json'), 'utf8');
    process.kill((JSON.parse(note) as ProcessIdentity).pid, 'SIGKILL');
    await eventually(() => expect(uptime()).rejects.toMatchObject({ code: 'ENOTCONN' }));
    await share('one');
    expect(await uptime()).toMatch(/^\d/);
  });

  it('stay until the last engine has gone, and leave nothing mounted', async () => {
    await share('two');
    await releaseLxcfs('one', place);
    expect(await uptime()).toMatch(/^\d/);
    await releaseLxcfs('two', place);
    await expect(uptime()).rejects.toMatchObject({ code: 'ENOENT' });
    await access(place.mount);
  });
});
