import type { Browser } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { BrowserClient } from './browser-client.js';
import { checkPage } from './check-page.js';
import { FAKE_DEVICES, Meeting, MeetingGuest } from './meeting.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 180_000;
let stack: Stack;
let browser: Browser;
let owner: BrowserClient;
let project: string;
let guests: MeetingGuest[] = [];

beforeAll(async () => {
  browser = await startBrowser(...FAKE_DEVICES);
  stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard'], {
    COSTREAM_RTP_PORTS: '25000-25199',
    COSTREAM_RTMP_PORT: '0',
    COSTREAM_LIVEKIT_URL: 'wss://livekit.example.com',
  });
  owner = new BrowserClient(stack.endpoints.dashboard_url);
  await owner.signIn('meet@example.com');
  const { json } = await owner.send('POST', '/api/auth/api/v1/projects', { name: 'Meetings' });
  project = String(json.data['id']);
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

afterEach(async () => {
  const all = guests;
  guests = [];
  for (const { watched } of all) await watched.close();
});

async function open(link: string): Promise<MeetingGuest> {
  const guest = await MeetingGuest.open(browser, link);
  guests.push(guest);
  return guest;
}

describe('the meeting page', () => {
  it('needs no session, runs its own scripts only, and says when the link is not whole', async () => {
    const url = stack.endpoints.dashboard_url;
    const { status, headers } = await fetch(`${url}/meet/room_1`);
    expect([status, headers.get('set-cookie')]).toEqual([200, null]);
    const policy = headers.get('content-security-policy') ?? '';
    const platform = new URL(stack.environment['PLATFORM_URL'] ?? '').host;
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`connect-src 'self' ws://${platform}`);
    expect(policy).toContain(' wss://livekit.example.com https://livekit.example.com;');
    expect(headers.get('permissions-policy')).toContain('camera=(self), microphone=(self)');
    const app = await fetch(`${url}/sign-in`);
    expect(app.headers.get('permissions-policy')).toContain('camera=()');
    expect(app.headers.get('content-security-policy')).toContain("connect-src 'self';");

    const watched = await WatchedPage.open(browser, url);
    await watched.goTo('/meet/room_1#token=nonsense');
    await watched.page.getByRole('heading', { name: 'Open your own link' }).waitFor();
    expect(watched.page.url()).toBe(`${url}/meet/room_1`);
    await checkPage(watched, 'meeting-no-link');
    await watched.close();
  });

  it(
    'brings three people together, who see, write, share, and are moderated',
    async () => {
      const meeting = await Meeting.create(owner, project, { name: 'Weekly review' });
      const ada = await open(await meeting.linkFor('ada', 'host', 'Ada Lovelace'));
      await ada.page.getByText('You join as Ada Lovelace.').waitFor();
      expect(ada.page.url()).not.toContain('token');
      await ada.page.reload();
      await ada.page.getByText('You join as Ada Lovelace.').waitFor();
      await ada.check('meeting-door');
      await ada.join();

      // Bob has no mouse, and comes without a name.
      const bob = await open(await meeting.linkFor('bob', 'speaker'));
      await bob.page.getByLabel('Your name').focus();
      await bob.page.keyboard.press('ControlOrMeta+A');
      await bob.page.keyboard.type('Bob Kahn');
      await bob.page.locator('.meet-preview video:not([hidden])').waitFor();
      await bob.page.keyboard.press('Enter');
      await bob.page.getByRole('button', { name: 'Turn off microphone' }).waitFor();
      await bob.page.keyboard.press('m');
      await bob.page.getByRole('button', { name: 'Turn on microphone' }).waitFor();
      await ada.page.getByRole('listitem', { name: 'Bob Kahn, muted' }).waitFor();
      await bob.page.keyboard.press('m');

      const cleo = await open(await meeting.linkFor('cleo', 'speaker', 'Cleo Abram'));
      await cleo.join();
      for (const guest of [ada, bob, cleo]) await guest.seesMoving(3);
      await ada.hears('Cleo Abram joined');
      await ada.check('meeting');

      // Letters written elsewhere are counted, and read out.
      await bob.page.keyboard.press('c');
      await bob.page.keyboard.type('Notes: https://example.com/notes.');
      await bob.page.keyboard.press('Enter');
      await ada.hears('Bob Kahn: Notes');
      await ada.page.getByRole('button', { name: 'Chat, 1 unread' }).click();
      const link = ada.page.getByRole('log').getByRole('link');
      expect(await link.getAttribute('href')).toBe('https://example.com/notes');
      expect(await link.getAttribute('rel')).toContain('noopener');
      await ada.check('meeting-chat');
      await ada.page.keyboard.press('Escape');
      await ada.page.getByRole('button', { name: 'Chat', exact: true }).waitFor();

      await cleo.page.keyboard.press('h');
      await ada.hears('Cleo Abram raised a hand');
      await ada.page.getByRole('listitem', { name: 'Cleo Abram, hand raised' }).waitFor();
      await ada.page.keyboard.press('p');
      const actions = ada.page.getByRole('button', { name: 'Actions for Bob Kahn' });
      await actions.click();
      await ada.page.getByRole('menuitem', { name: 'Mute microphone' }).click();
      await bob.hears('A moderator muted you');
      await bob.page
        .getByRole('button', { name: 'A moderator turned off your microphone' })
        .waitFor();
      await ada.check('meeting-people');

      await cleo.page.keyboard.press('s');
      await ada.hears('Cleo Abram shares the screen');
      const main = ada.page.getByRole('list', { name: 'Main picture' });
      await main.getByRole('listitem', { name: 'Cleo Abram’s screen' }).waitFor();
      await ada.seesMoving(4);
      await ada.check('meeting-screen');

      await actions.click();
      await ada.page.getByRole('menuitem', { name: 'Remove…' }).click();
      await ada.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await bob.page.getByRole('heading', { name: 'You were removed' }).waitFor();
      await ada.hears('Bob Kahn left');
      await bob.check('meeting-removed');

      await meeting.end();
      await cleo.page.getByRole('heading', { name: 'The meeting has ended' }).waitFor();
    },
    FLOW_MS,
  );

  it(
    'keeps people waiting until a moderator admits them',
    async () => {
      const meeting = await Meeting.create(owner, project, { name: 'Clinic', waiting_room: true });
      const ada = await open(await meeting.linkFor('ada', 'host', 'Ada Lovelace'));
      await ada.join();
      const dan = await open(await meeting.linkFor('dan', 'speaker', 'Dan'));
      await dan.page.getByRole('button', { name: 'Join without camera and microphone' }).click();
      await dan.page.getByRole('heading', { name: 'Waiting to be let in' }).waitFor();
      await dan.check('meeting-waiting');
      await ada.hears('Dan waits to join');
      await ada.page.getByRole('button', { name: 'People, 1 waiting' }).click();
      await ada.page.getByRole('button', { name: 'Admit Dan' }).click();
      await dan.page.getByRole('heading', { name: 'Clinic' }).waitFor();
      await dan.page.getByRole('listitem', { name: 'Ada Lovelace' }).waitFor();
      // Words for one are not seen by others, and who closes the page has left at once.
      await dan.page.keyboard.press('c');
      await dan.page.getByLabel('Whom the message is for').selectOption('Only to Ada Lovelace');
      await dan.page.getByLabel('Message to Ada Lovelace').fill('Between us');
      await dan.page.keyboard.press('Enter');
      await ada.hears('Dan: Between us');
      await dan.page.getByRole('log').getByText('privately').waitFor();
      // Who is there for less than a moment is not told of at all.
      await ada.hears('Dan joined');
      await dan.page.reload();
      // A page that could not say so is given up after half a minute.
      await ada.hears('Dan left', 75_000);
      await ada.page.getByRole('button', { name: 'Leave' }).click();
      await ada.page.getByRole('button', { name: 'Join again' }).click();
      await ada.page.getByRole('heading', { name: 'Ready to join?' }).waitFor();
    },
    FLOW_MS,
  );
});
