import { randomUUID } from 'node:crypto';
import { eventually } from '@skydeck/testing';
import { startBrowser } from '@skydeck/testing/browser';
import { AccessToken } from 'livekit-server-sdk';
import type { Browser, Page } from 'playwright-core';
import { SdkPage } from './costream/sdk-page.js';

const url = process.env['SKYDECK_TEST_LIVEKIT_URL'];
const key = process.env['SKYDECK_TEST_LIVEKIT_API_KEY'];
const secret = process.env['SKYDECK_TEST_LIVEKIT_API_SECRET'];

if (url === undefined) {
  console.warn(
    'SKIPPED: no LiveKit server to meet in. Set SKYDECK_TEST_LIVEKIT_URL (ws://…), ' +
      'SKYDECK_TEST_LIVEKIT_API_KEY and SKYDECK_TEST_LIVEKIT_API_SECRET.',
  );
}

(url === undefined ? describe.skip : describe)('rooms of LiveKit in browsers', () => {
  const SOON = { timeoutMs: 30_000, everyMs: 100 };
  const room = `room_${randomUUID()}`;
  let page: SdkPage;
  let browser: Browser;

  beforeAll(async () => {
    page = await SdkPage.start('127.0.0.1');
    browser = await startBrowser(
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    );
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await page?.[Symbol.asyncDispose]();
  });

  async function joined(identity: string): Promise<Page> {
    const token = new AccessToken(key, secret, { identity, ttl: 600 });
    token.addGrant({ room, roomJoin: true, roomAdmin: true, canUpdateOwnMetadata: true });
    const tab = await browser.newPage();
    await tab.goto(page.origin);
    await tab.waitForFunction('window.isReady');
    const ticket = { engine: 'livekit', url, token: await token.toJwt() };
    await tab.evaluate(`join(${JSON.stringify(ticket)})`);
    await sees(tab, "room.state === 'connected'");
    return tab;
  }
  const sees = async (tab: Page, code: string) =>
    eventually(async () => {
      if (await tab.evaluate<boolean>(code)) return true;
      throw new Error(`${code}: ${await tab.evaluate<string>('standing()')}`);
    }, SOON);

  it('show people to each other, and carry chat, data, hands, mutes and removals', async () => {
    const ada = await joined('ada');
    const bob = await joined('bob');
    await ada.evaluate('Promise.all([room.self.setCamera(true), room.self.setMicrophone(true)])');
    await sees(bob, "statsOf('ada', 'camera').then(({ frames }) => frames > 5)");
    await ada.evaluate('room.self.setMicrophone(false)');
    await sees(bob, "trackOf('ada', 'microphone').muted");
    await ada.evaluate("room.sendChat('hello').then(() => room.sendData('cursor', '1,2'))");
    await sees(
      bob,
      "room.chat[0]?.text === 'hello' && news.some(({ payload }) => payload === '1,2')",
    );
    await ada.evaluate('room.raiseHand(true)');
    await sees(bob, "room.participants.get('ada').handRaised");
    await bob.evaluate("room.moderate.remove('ada')");
    await sees(ada, "room.endReason === 'removed'");
    await sees(bob, "!room.participants.has('ada')");
  }, 120_000);
});
