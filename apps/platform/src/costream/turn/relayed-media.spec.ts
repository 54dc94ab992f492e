import { isIPv4 } from 'node:net';
import { freePort, eventually } from '@skydeck/testing';
import { startBrowser } from '@skydeck/testing/browser';
import type { Browser, BrowserContext } from 'playwright-core';
import { z } from 'zod';
import { openClient, type PageClient } from '../engine/fixtures/browser-client.js';
import { HOST, SPEAKER } from '../engine/fixtures/memory-keeper.js';
import { type Rig, startRig } from '../engine/fixtures/rig.js';
import { Coturn } from './coturn.js';
import { engineAddresses } from './engine-addresses.js';
import { turnCredentials } from './turn-credentials.js';
import { turnSettings } from './turn.config.js';

const SECRET = 'shared by the relay and those who make credentials';
const SOON = { timeoutMs: 30_000, everyMs: 100 };
const FAKE_DEVICES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

let rig: Rig;
let browser: Browser;
let coturn: Coturn;
let host: string;
let port: number;

beforeAll(async () => {
  port = await freePort();
  // No more than an installation whose engine takes media at the addresses of this machine.
  const peers = engineAddresses({ ...z.object(turnSettings).parse({}) });
  host = peers.find((address) => isIPv4(address)) ?? '';
  coturn = new Coturn(
    {
      host,
      port,
      relayPorts: { first: 49_240, last: 49_299 },
      secret: SECRET,
      peers,
    },
    { started: () => undefined, ended: () => undefined },
  );
  [rig, browser] = await Promise.all([
    startRig('24800-24899'),
    startBrowser(...FAKE_DEVICES),
    coturn.start(),
  ]);
  await coturn.untilAnswers();
}, 60_000);

afterAll(async () => {
  await browser.close();
  await rig.close();
  await coturn.stop();
}, 30_000);

/** Pages of a network that lets nothing out but to the relay. */
async function behindFirewall(secret: string, transport: 'udp' | 'tcp'): Promise<BrowserContext> {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const servers = [
    {
      urls: [`turn:${host}:${port}?transport=${transport}`],
      ...turnCredentials(secret, 'room_1.ana', expiresAt),
    },
  ];
  const context = await browser.newContext();
  await context.addInitScript(`
    const Direct = globalThis.RTCPeerConnection;
    globalThis.peers = [];
    globalThis.RTCPeerConnection = class extends Direct {
      constructor() {
        super({ iceServers: ${JSON.stringify(servers)}, iceTransportPolicy: 'relay' });
        globalThis.peers.push(this);
      }
    };`);
  return context;
}

async function clientOf(context: BrowserContext) {
  const page = await context.newPage();
  const client: PageClient = await openClient(page, rig.pageUrl);
  /** Kinds of the candidates that the page's connections send by. */
  const ways = async (): Promise<string[]> =>
    page.evaluate(`(async () => {
      const kinds = [];
      for (const peer of globalThis.peers) {
        const stats = [...(await peer.getStats()).values()];
        const pair = stats.find((one) => one.type === 'candidate-pair' && one.nominated);
        kinds.push(stats.find(({ id }) => id === pair?.localCandidateId)?.candidateType);
      }
      return kinds;
    })()`);
  /** Ways out that the page's first connection has found. */
  const found = async (): Promise<{ state: string; candidates: number }> =>
    page.evaluate(`({
      state: globalThis.peers[0].iceGatheringState,
      candidates: globalThis.peers[0].localDescription.sdp.split('a=candidate').length - 1,
    })`);
  return { client, ways, found };
}

describe('media through the relay', () => {
  it.each(['udp', 'tcp'] as const)(
    'comes from who publishes and to who watches, over %s',
    async (transport) => {
      const context = await behindFirewall(SECRET, transport);
      const roomId = rig.keeper.room({ maxPublishers: 2 }).id;
      const [ada, bob] = await Promise.all([clientOf(context), clientOf(context)]);
      await ada.client.join(rig.url, rig.keeper.token(roomId, 'ada', SPEAKER));
      const { lines } = await ada.client.publish(['camera']);
      await bob.client.join(rig.url, rig.keeper.token(roomId, 'bob', HOST));
      await eventually(async () => (await ada.client.state()).publisher === 'connected', SOON);
      await bob.client.subscribe(lines.map(({ track_id }) => track_id));
      await eventually(async () => (await bob.client.received()).frames > 3, SOON);
      expect(await ada.ways()).toEqual(['relay']);
      expect(await bob.ways()).toEqual(['relay']);
      await context.close();
    },
    90_000,
  );

  it('does not come with credentials that another secret signed', async () => {
    const context = await behindFirewall('another secret than that of the relay', 'udp');
    const roomId = rig.keeper.room({ maxPublishers: 2 }).id;
    const { client: eve, found } = await clientOf(context);
    await eve.join(rig.url, rig.keeper.token(roomId, 'eve', SPEAKER));
    await eve.publish(['camera']).catch(() => undefined);
    await eventually(async () => (await found()).state === 'complete', SOON);
    expect(await found()).toEqual({ state: 'complete', candidates: 0 });
    expect((await eve.state()).publisher).not.toBe('connected');
    await context.close();
  }, 60_000);
});
