import type { RoomEngine } from '../costream/engine/room-engine.js';
import { engineAddresses } from '../costream/turn/engine-addresses.js';
import type { TurnSettings } from '../costream/turn/turn.config.js';
import type { TurnServer } from '../costream/turn/turn-server.js';
import type { Engine } from './engine.schema.js';

/** Settings that say how browsers reach media. */
export type ReachSettings = TurnSettings & { readonly COSTREAM_RTP_PORTS: string };

/** What carries the media of rooms, and what relays it when something does. */
export async function roomEngines(
  engine: Pick<RoomEngine, 'name' | 'capabilities'>,
  turn: Pick<TurnServer, 'state'>,
  settings: ReachSettings,
): Promise<Engine[]> {
  const [can, relay] = await Promise.all([engine.capabilities(), turn.state()]);
  const isEmbedded = engine.name === 'janus';
  const rooms: Engine = {
    engine: 'rooms',
    driver: engine.name,
    ok: can.ready,
    version: null,
    // Nobody asked for the embedded one; without it all else works.
    chosen: !isEmbedded || can.ready,
    problems: can.obstacles.map(({ what, fix }) => ({ code: 'missing', text: `${what}.`, fix })),
    ...(isEmbedded && { reach: reachOf(settings) }),
  };
  if (relay.mode === 'off') return [rooms];
  return [rooms, relayEngine(relay, settings)];
}

function relayEngine(
  { mode, isUp, urls, obstacles }: Awaited<ReturnType<TurnServer['state']>>,
  settings: ReachSettings,
): Engine {
  const lacks = obstacles.map(({ what, fix }) => ({ code: 'missing', text: `${what}.`, fix }));
  const silent = { code: 'down', text: 'It does not answer.', fix: 'See the log of the platform.' };
  const { first, last } = settings.COSTREAM_TURN_PORT_RANGE;
  return {
    engine: 'relay',
    driver: mode === 'embedded' ? 'coturn' : 'external',
    ok: isUp,
    version: null,
    chosen: true,
    problems: isUp || lacks.length > 0 ? lacks : [silent],
    reach: {
      udp_ports: mode === 'embedded' ? `${settings.COSTREAM_TURN_PORT},${first}-${last}` : null,
      addresses: [...urls],
    },
  };
}

function reachOf(settings: ReachSettings): NonNullable<Engine['reach']> {
  const { COSTREAM_RTP_PORTS, COSTREAM_PUBLIC_IP } = settings;
  const own = engineAddresses({ ...settings, COSTREAM_TURN_PEERS: [] });
  return {
    udp_ports: COSTREAM_RTP_PORTS,
    addresses: COSTREAM_PUBLIC_IP === undefined ? [...own] : [COSTREAM_PUBLIC_IP],
  };
}
