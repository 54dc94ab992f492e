import { gzipSync } from 'node:zlib';
import { setUpLog } from '@skydeck/service';
import { eventually } from '@skydeck/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { HOST, SPEAKER, VIEWER } from '../src/costream/engine/fixtures/memory-keeper.js';
import { type Rig, startRig } from '../src/costream/engine/fixtures/rig.js';
import { DistantNetwork } from './costream/distant-network.js';
import { SdkPage } from './costream/sdk-page.js';

const SOON = { timeoutMs: 30_000, everyMs: 100 };
const SMALL = '{ width: 320, height: 180 }';
/** A tone that never ends, instead of the microphone. */
const TONE = `(() => {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const to = context.createMediaStreamDestination();
  tone.connect(to);
  tone.start();
  return to.stream.getTracks()[0];
})()`;

let network: DistantNetwork;
let rig: Rig;
let page: SdkPage;
let browser: Browser;
let context: BrowserContext;
let roomId: string;
let ada: Page;
let bob: Page;
let cem: Page;

beforeAll(async () => {
  setUpLog({ level: 'fatal' });
  network = await DistantNetwork.start();
  [rig, page] = await Promise.all([
    startRig('24500-24699', network.host),
    SdkPage.start(network.host),
  ]);
  browser = await network.startBrowser(
    page.origin,
    '--auto-select-tab-capture-source-by-title=Rooms',
  );
  context = await browser.newContext();
  roomId = rig.keeper.room().id;
  [ada, bob, cem] = await Promise.all([opened(), opened(), opened()]);
}, 60_000);
afterAll(async () => {
  await network?.[Symbol.asyncDispose]();
  await page?.[Symbol.asyncDispose]();
  await rig?.close();
}, 30_000);

async function opened(): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(page.origin);
  await tab.waitForFunction('window.isReady');
  return tab;
}

/** Begins to join, with or without what the room keeps. */
async function joins(
  tab: Page,
  identity: string,
  permissions = HOST,
  options = '{}',
  room = roomId,
) {
  const ticket = rig.ticket(rig.keeper.token(room, identity, permissions));
  await tab.evaluate(`join(${JSON.stringify(ticket)}, ${options})`);
}

const on = async <T>(tab: Page, code: string): Promise<T> => tab.evaluate<T>(code);
/** Waits until an expression is true in a page; says how the room stands when it never is. */
const sees = async (tab: Page, code: string) =>
  eventually(async () => {
    if (await on<boolean>(tab, code)) return true;
    throw new Error(`${code}: ${await on<string>(tab, 'standing()')}`);
  }, SOON);

interface Stats {
  readonly frames: number;
  readonly width: number;
  readonly bytes: number;
}
const stats = async (tab: Page, from: string, source = 'camera') =>
  on<Stats>(tab, `statsOf('${from}', '${source}')`);

/** Waits until so much more has come than there is now. */
async function getsMore(tab: Page, from: string, source: string, of: keyof Stats, more: number) {
  const before = await stats(tab, from, source);
  await sees(
    tab,
    `statsOf('${from}', '${source}').then((now) => now.${of} > ${before[of] + more})`,
  );
}
/** Waits until more pictures have come. */
const watches = async (tab: Page, from: string, source = 'camera') =>
  getsMore(tab, from, source, 'frames', 3);
const hears = async (tab: Page, from: string) => getsMore(tab, from, 'microphone', 'bytes', 500);

/** Numbers of what it holds open: connections, sockets, devices. */
const held = async (tab: Page) =>
  on<number[]>(
    tab,
    `[
      pcs.filter((pc) => pc.connectionState !== 'closed').length,
      sockets.filter(({ readyState }) => readyState < 2).length,
      tracks.filter(({ readyState }) => readyState === 'live').length,
    ]`,
  );
/** What a call is refused with. */
const refusal = async (tab: Page, call: string) =>
  on<string>(tab, `${call}.then(() => 'done', (error) => error.code)`);

describe('rooms in browsers', () => {
  it('need less than 20 kB of script, and nothing of LiveKit', () => {
    expect(gzipSync(page.sdk).length).toBeLessThan(20_000);
    expect([...page.loaded]).toEqual(['costream.js']);
  });

  it('bring three people together, each of whom sees and hears both others', async () => {
    await joins(ada, 'ada');
    await joins(bob, 'bob', SPEAKER);
    // The large one first: they share the one device, which the first of them sets.
    await on(ada, 'Promise.all([room.self.setCamera(true), room.self.setMicrophone(true)])');
    const small = `Promise.all([room.self.setCamera(true, ${SMALL}), room.self.setMicrophone(true)])`;
    await on(bob, small);
    await joins(cem, 'cem', SPEAKER);
    await on(cem, small);
    const pairs: [Page, string][] = [
      [ada, 'bob'],
      [ada, 'cem'],
      [bob, 'ada'],
      [bob, 'cem'],
      [cem, 'ada'],
      [cem, 'bob'],
    ];
    await Promise.all(pairs.map(async ([tab, from]) => watches(tab, from)));
    await Promise.all(pairs.map(async ([tab, from]) => hears(tab, from)));
  }, 90_000);

  it('send pictures as large as they are shown, and none where nobody looks', async () => {
    const width = async (pixels: number) =>
      eventually(async () => expect((await stats(bob, 'ada')).width).toBe(pixels), SOON);
    await sees(bob, "trackOf('ada', 'camera').quality === 'low'");
    await width(320);
    const style = "document.getElementById('ada-camera').style";
    await on(bob, `void Object.assign(${style}, { width: '1280px', height: '720px' })`);
    await width(1280);
    await on(bob, `void (${style}.display = 'none')`);
    await sees(bob, "trackOf('ada', 'camera').quality === 'off'");
    const { bytes } = await stats(bob, 'ada');
    await on(bob, "trackOf('ada', 'camera').setQuality('low')");
    await width(320);
    expect((await stats(bob, 'ada')).bytes).toBeGreaterThan(bytes);
    await on(bob, `void (${style}.cssText = '')`);
    await on(bob, "trackOf('ada', 'camera').setQuality(null)");
  }, 90_000);

  it('show who is muted, and let nobody undo what a moderator did', async () => {
    await on(bob, 'room.self.setMicrophone(false)');
    await sees(ada, "trackOf('bob', 'microphone').mutedBy === 'self'");
    await on(bob, 'room.self.setMicrophone(true)');
    await sees(ada, "!trackOf('bob', 'microphone').muted");
    await on(ada, "room.moderate.mute('bob', { source: 'microphone' })");
    await sees(bob, "room.self.track('microphone').mutedBy === 'moderator'");
    expect(await refusal(bob, 'room.self.setMicrophone(true)')).toBe('muted_by_moderator');
    expect(await refusal(bob, "room.moderate.mute('ada')")).toBe('not_permitted');
    await on(ada, "room.moderate.mute('bob', { source: 'microphone' }, false)");
    await sees(bob, "!room.self.track('microphone').muted");
    await hears(ada, 'bob');
  }, 90_000);

  it('switch the camera off, on and to another device without a word to the others', async () => {
    const id = await on<string>(bob, "room.self.track('camera').id");
    const offers = await on<number>(bob, 'offers');
    await on(bob, 'room.self.setCamera(false)');
    await sees(ada, "trackOf('bob', 'camera').muted");
    expect((await held(bob))[2]).toBe(1);
    await on(bob, `room.self.setCamera(true, ${SMALL})`);
    await watches(ada, 'bob');
    const first = await on<string>(bob, "room.self.track('camera').deviceId");
    await on(
      bob,
      `sdk.devices('videoinput').then((all) => room.self.setCamera(true, {
        ...${SMALL},
        deviceId: all.find(({ label }) => label === 'fake_device_2').deviceId,
      }))`,
    );
    expect(await on<string>(bob, "room.self.track('camera').deviceId")).not.toBe(first);
    await watches(ada, 'bob');
    expect(await on<string>(bob, "room.self.track('camera').id")).toBe(id);
    expect([await on<number>(bob, 'offers'), (await held(bob))[2]]).toEqual([offers, 2]);
  }, 90_000);

  it('tell who speaks, and publish media of the app instead of a device', async () => {
    await on(ada, `room.self.publishTrack(${TONE}, 'microphone').then(() => null)`);
    await sees(bob, "room.speakers[0] === 'ada' && room.participants.get('ada').level > 0");
    await on(ada, 'room.self.setMicrophone(false)');
    await sees(bob, "!room.participants.get('ada').isSpeaking");
    await on(ada, 'room.self.setMicrophone(true)');
  }, 60_000);

  it('show a screen beside the camera, and no longer', async () => {
    await on(cem, 'room.self.setScreenShare(true)');
    await watches(ada, 'cem', 'screen_share');
    await on(cem, 'room.self.setScreenShare(false)');
    await sees(ada, "room.participants.get('cem').tracks.length === 2");
    await on(cem, 'room.self.setScreenShare(true)');
    await watches(bob, 'cem', 'screen_share');
    await on(
      cem,
      "room.self.track('screen_share').mediaStreamTrack.dispatchEvent(new Event('ended'))",
    );
    await sees(bob, "!trackOf('cem', 'screen_share')");
  }, 90_000);

  it('carry chat, data, hands and names to whom they are for', async () => {
    await on(ada, "room.sendChat('to all').then(() => room.sendChat('to bob', ['bob']))");
    await on(ada, "room.sendData('cursor', '1,2', ['cem'])");
    await sees(bob, "room.chat.map(({ text }) => text).join() === 'to all,to bob'");
    await sees(
      cem,
      "news.some(({ name, payload, from }) => name === 'data' && payload === '1,2' && from === 'ada')",
    );
    await on(
      cem,
      "room.raiseHand(true).then(() => room.setProfile({ name: 'Cem', metadata: { a: 1 } }))",
    );
    await sees(
      ada,
      "room.participants.get('cem').handRaised && room.participants.get('cem').metadata.a === 1",
    );
    await on(ada, "room.moderate.lowerHand('cem')");
    await sees(cem, '!room.self.handRaised && room.self.name === "Cem"');
    expect(await on<number>(cem, 'room.chat.length')).toBe(1);
    expect(await on<boolean>(bob, "news.some(({ name }) => name === 'data')")).toBe(false);
  }, 60_000);

  it('take from the air what may no longer be published, and stop its devices', async () => {
    const permissions = { ...SPEAKER, publish: ['microphone'] };
    await on(ada, `room.moderate.setPermissions('cem', ${JSON.stringify(permissions)})`);
    await sees(cem, "room.self.tracks.map(({ source }) => source).join() === 'microphone'");
    await sees(ada, "room.participants.get('cem').tracks.length === 1");
    expect((await held(cem))[2]).toBe(1);
    expect(await refusal(cem, 'room.self.setCamera(true)')).toBe('not_permitted');
    expect((await held(cem))[2]).toBe(1);
    await on(ada, `room.moderate.setPermissions('cem', ${JSON.stringify(SPEAKER)})`);
    await sees(cem, "room.permissions.publish.includes('camera')");
    await on(cem, `room.self.setCamera(true, ${SMALL})`);
    await watches(ada, 'cem');
  }, 90_000);

  it('live on when the WebSocket is cut: nobody sees anybody leave', async () => {
    const since = await on<string>(ada, "room.participants.get('bob').joinedAt.toJSON()");
    const muted = rig.keeper.told.filter((one) => one.startsWith('muted')).length;
    await on(bob, 'sockets.at(-1).close(4000)');
    await sees(
      bob,
      "room.state === 'connected' && sockets.length === 2 && sockets[1].readyState === 1",
    );
    await Promise.all([watches(ada, 'bob'), watches(bob, 'ada')]);
    expect(await on<string>(ada, "room.participants.get('bob').joinedAt.toJSON()")).toBe(since);
    expect(await on<number>(bob, 'pcs.length')).toBe(2);
    expect(rig.keeper.told.filter((one) => one.startsWith('muted')).length).toBe(muted);
    await on(cem, 'room.sendChat("still here?")');
    await sees(bob, "room.chat.at(-1).text === 'still here?'");
  }, 90_000);

  it('live on when the network is gone for five seconds', async () => {
    const since = await on<string>(ada, "room.participants.get('bob').joinedAt.toJSON()");
    await network.setLink(false);
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await network.setLink(true);
    const pairs: [Page, string][] = [
      [ada, 'bob'],
      [bob, 'ada'],
      [cem, 'ada'],
    ];
    await Promise.all(pairs.map(async ([tab, from]) => watches(tab, from)));
    await Promise.all([ada, bob, cem].map(async (tab) => sees(tab, "room.state === 'connected'")));
    expect(await on<string>(ada, "room.participants.get('bob').joinedAt.toJSON()")).toBe(since);
    expect(await on<boolean>(ada, "news.some(({ name }) => name === 'participantLeft')")).toBe(
      false,
    );
  }, 120_000);

  it('publish and watch anew when the media server has died', async () => {
    process.kill(rig.server.link?.pid ?? 0, 'SIGKILL');
    await sees(bob, 'pcs.length > 2');
    await Promise.all([watches(ada, 'bob'), watches(bob, 'ada'), hears(cem, 'ada')]);
    expect(await on<boolean>(ada, "news.some(({ name }) => name === 'participantLeft')")).toBe(
      false,
    );
    expect(await on<string>(bob, 'room.chat.at(-1).text')).toBe('still here?');
    expect(await on<unknown[]>(bob, "news.filter(({ name }) => name === 'error')")).toEqual([]);
  }, 120_000);

  it('end for who is removed, with nothing left open', async () => {
    await on(ada, "room.moderate.remove('cem')");
    await sees(cem, "room.state === 'disconnected' && room.endReason === 'removed'");
    await sees(ada, "!room.participants.has('cem')");
    await eventually(async () => expect(await held(cem)).toEqual([0, 0, 0]), SOON);
    expect(await on<unknown[]>(cem, "news.filter(({ name }) => name === 'ended')")).toMatchObject([
      { reason: 'removed' },
    ]);
  }, 60_000);

  it('publish of what was asked for before joining what is allowed, and drop the rest', async () => {
    const gul = await opened();
    await joins(gul, 'gul', { ...SPEAKER, publish: ['microphone'] });
    await on(gul, 'Promise.allSettled([room.self.setCamera(true), room.self.setMicrophone(true)])');
    await hears(ada, 'gul');
    expect(await on<string>(gul, 'room.self.tracks.map(({ source }) => source).join()')).toBe(
      'microphone',
    );
    expect((await held(gul))[2]).toBe(1);
    await gul.close();
    await sees(ada, "!room.participants.has('gul')");
  }, 60_000);

  it('let in who waits when a moderator says so, and send others away', async () => {
    const { id } = rig.keeper.room({ hasWaitingRoom: true });
    const [host, guest, other] = await Promise.all([opened(), opened(), opened()]);
    await joins(host, 'host', HOST, '{}', id);
    await joins(guest, 'guest', SPEAKER, '{}', id);
    await joins(other, 'other', SPEAKER, '{}', id);
    await sees(guest, "room.state === 'waiting' && room.participants.size === 0");
    await sees(host, 'room.waiting.length === 2');
    await on(host, "Promise.all([room.moderate.admit('guest'), room.moderate.deny('other')])");
    await sees(guest, "room.state === 'connected' && room.participants.has('host')");
    await sees(other, "room.endReason === 'denied'");
    await sees(host, 'room.waiting.length === 0');
    await Promise.all([host, guest, other].map(async (tab) => tab.close()));
  }, 60_000);

  it('report what was measured', async () => {
    await eventually(async () => {
      const got = rig.keeper.measurements.filter(({ direction }) => direction === 'in');
      expect(got.some(({ width, bitrate_bps }) => width > 0 && bitrate_bps > 10_000)).toBe(true);
      const sent = rig.keeper.measurements.filter(({ direction }) => direction === 'out');
      expect(sent.some(({ bitrate_bps }) => bitrate_bps > 10_000)).toBe(true);
    }, SOON);
  }, 60_000);

  it('load what LiveKit needs for its tickets only, and say what is wrong with them', async () => {
    const tab = await opened();
    const url = page.origin.replace('http', 'ws');
    await on(tab, `join(${JSON.stringify({ engine: 'livekit', url, token: 'none' })})`);
    await sees(tab, "room.state === 'disconnected'");
    expect(await on<string[]>(tab, '[room.endReason, room.error.code]')).toEqual([
      'denied',
      'bad_token',
    ]);
    expect(page.loaded.size).toBe(2);
    await tab.close();
  }, 60_000);

  it('let nobody publish who only watches, and let nothing go on after leaving', async () => {
    const eva = await opened();
    await joins(eva, 'eva', VIEWER);
    await watches(eva, 'ada');
    expect(await refusal(eva, 'room.self.setCamera(true)')).toBe('not_permitted');
    await on(eva, 'room.leave()');
    await eventually(async () => expect(await held(eva)).toEqual([0, 0, 0]), SOON);
    await sees(ada, "!room.participants.has('eva')");
    await eva.close();
  }, 60_000);
});
