import { z } from 'zod';
import type { RoomCapabilities } from '../costream/engine/room-engine.js';
import { turnSettings } from '../costream/turn/turn.config.js';
import type { TurnState } from '../costream/turn/turn-server.js';
import { roomEngines } from './room-engines.js';

const settings = {
  ...z.object(turnSettings).parse({ COSTREAM_TURN_PEERS: '10.9.9.9' }),
  COSTREAM_RTP_PORTS: '20000-20999',
};
const fit: RoomCapabilities = {
  ready: true,
  obstacles: [],
  simulcast: true,
  rtmpIngest: true,
  whip: true,
};
const lacking = {
  ...fit,
  ready: false,
  obstacles: [{ what: 'Janus is not there', fix: 'apt-get install janus' }],
};
const off: TurnState = { mode: 'off', isUp: false, urls: [], obstacles: [] };

const told = (name: 'janus' | 'livekit', can: RoomCapabilities, turn: TurnState, more = {}) =>
  roomEngines(
    { name, capabilities: async () => can },
    { state: async () => turn },
    { ...settings, ...more },
  );

describe('engines of rooms', () => {
  it('say at which addresses and ports browsers reach them', async () => {
    const [engine] = await told('janus', fit, off, { COSTREAM_PUBLIC_IP: '203.0.113.9' });
    expect(engine).toMatchObject({
      engine: 'rooms',
      driver: 'janus',
      ok: true,
      chosen: true,
      problems: [],
      reach: { udp_ports: '20000-20999', addresses: ['203.0.113.9'] },
    });
    const [bare] = await told('janus', fit, off);
    expect(bare?.reach?.addresses).not.toContain('10.9.9.9');
    expect(bare?.reach?.addresses.length).toBeGreaterThan(0);
  });

  it('lack the embedded one without that being a problem, and another one with', async () => {
    expect(await told('janus', lacking, off)).toMatchObject([
      {
        ok: false,
        chosen: false,
        problems: [{ text: 'Janus is not there.', fix: 'apt-get install janus' }],
      },
    ]);
    const [livekit] = await told('livekit', lacking, off);
    expect(livekit).toMatchObject({ driver: 'livekit', ok: false, chosen: true });
    expect(livekit).not.toHaveProperty('reach');
  });

  it('have a relay when the settings want one, which may be silent', async () => {
    const up: TurnState = { mode: 'embedded', isUp: true, urls: ['turn:a:3478'], obstacles: [] };
    const [, relay] = await told('janus', fit, up);
    expect(relay).toMatchObject({
      engine: 'relay',
      driver: 'coturn',
      ok: true,
      problems: [],
      reach: { udp_ports: '3478,49160-49359', addresses: ['turn:a:3478'] },
    });
    const [, silent] = await told('janus', fit, { ...up, isUp: false });
    expect(silent).toMatchObject({ ok: false, problems: [{ code: 'down' }] });
    const obstacles = [{ what: 'COSTREAM_TURN_URLS is not set', fix: 'Set COSTREAM_TURN_URLS.' }];
    const [, other] = await told('janus', fit, { ...up, mode: 'external', isUp: false, obstacles });
    expect(other).toMatchObject({
      driver: 'external',
      problems: [{ code: 'missing', text: 'COSTREAM_TURN_URLS is not set.' }],
      reach: { udp_ports: null },
    });
  });
});
