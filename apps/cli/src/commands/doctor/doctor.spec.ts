import { repairs } from './doctor.js';
import type { Engine } from '../../api/resources.js';
import { engineCheck } from './engine-checks.js';
import { nodeCheck } from './machine-checks.js';
import { transcoderCheck } from './transcoder-check.js';

const engine = (change: Partial<Engine>): Engine => ({
  engine: 'runtime',
  driver: 'process',
  ok: true,
  version: 'bubblewrap 0.8.0',
  chosen: true,
  problems: [],
  ...change,
});
const missing = [
  { code: 'not_found', text: 'podman is not installed.', fix: 'apt-get install podman' },
];

describe('doctor', () => {
  it('says which engine is chosen', () => {
    expect(engineCheck(engine({}))).toMatchObject({
      check: 'runtime: process',
      status: 'ok',
      detail: 'bubblewrap 0.8.0, chosen by the settings, works',
    });
  });

  it('says what must get through the firewall for rooms', () => {
    const reach = { udp_ports: '20000-20999', addresses: ['203.0.113.9'] };
    const rooms = engine({ engine: 'rooms', driver: 'janus', version: null, reach });
    expect(engineCheck(rooms)).toMatchObject({
      check: 'rooms: janus',
      detail: 'chosen by the settings, works, media goes to 203.0.113.9 by UDP ports 20000-20999',
    });
  });

  it('counts only a chosen engine that does not work as a problem', () => {
    expect(engineCheck(engine({ ok: false, problems: missing })).status).toBe('problem');
    expect(engineCheck(engine({ ok: false, chosen: false, problems: missing })).status).toBe(
      'unused',
    );
  });

  it('prints the exact commands', () => {
    const [line] = repairs([engineCheck(engine({ ok: false, problems: missing }))]);
    expect(line).toBe(
      'To repair runtime: process: podman is not installed.\n    apt-get install podman',
    );
  });

  it('says what media lacks to encode, and how to get it', async () => {
    expect(await transcoderCheck()).toMatchObject({ status: 'ok', problems: [] });
    const nothing = await transcoderCheck('/nowhere');
    expect(nothing.status).toBe('unused');
    expect(repairs([nothing])).toEqual([
      'To make usable transcoder: ffmpeg: ffmpeg, ffprobe, bwrap, setpriv, prlimit not found\n' +
        '    sudo apt-get install -y ffmpeg bubblewrap util-linux',
    ]);
  });

  it('knows which Node.js is too old', () => {
    expect(nodeCheck('18.19.0').status).toBe('problem');
    expect(nodeCheck('20.0.0').status).toBe('ok');
  });
});
