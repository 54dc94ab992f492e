import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { eventually, TestClock } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { EventAlarmSweeper } from '../src/calendar/alarms/event-alarm.sweeper.js';
import { InvitationSweeper } from '../src/calendar/invitations/invitation.sweeper.js';
import { CalendarSubscriptionSweeper } from '../src/calendar/subscriptions/calendar-subscription.sweeper.js';
import { type Answer, VaultHarness } from './vault-harness.js';

/** A Monday. */
const clock = new TestClock(new Date('2026-06-01T06:00:00Z'));
interface Mail {
  readonly to: string;
  readonly content: { readonly subject: string; readonly text: string };
  readonly attachments: readonly { readonly content: string; readonly content_type: string }[];
}
const mails: Mail[] = [];
let feed = { status: 200, ics: '', etag: '"1"', asked: 0, conditional: '' };
let outside: Server;
let origin: string;
let vault: VaultHarness;
let calendar: string;

beforeAll(async () => {
  outside = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    outside.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  const settings = { MESSAGING_INTERNAL_URL: origin, WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8' };
  vault = await VaultHarness.start(settings, { clock });
});
beforeEach(async () => {
  // What the test before left behind is none of this one.
  await send();
  mails.length = 0;
  calendar = idOf(await vault.post('/calendars', { name: 'Team', time_zone: 'Europe/Berlin' }));
});
afterAll(async () => {
  await vault.close();
  outside.close();
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') {
    mails.push((await json(request)) as Mail);
    response.writeHead(202, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: {}, meta: {} }));
    return;
  }
  if (request.url === '/moved.ics') {
    response.writeHead(302, { location: '/feed.ics' });
    response.end();
    return;
  }
  feed.asked += 1;
  feed.conditional = String(request.headers['if-none-match']);
  const isSame = feed.status === 200 && feed.conditional === feed.etag;
  response.writeHead(isSame ? 304 : feed.status, { etag: feed.etag });
  response.end(isSame ? '' : feed.ics);
}

const idOf = ({ data }: Answer) => String(data['id']);
/** Sends all that waits; what another round took meanwhile is waited for. */
const send = async () => {
  await vault.service.app.get(InvitationSweeper, { strict: false }).sweep();
  const waiting = "select 1 from invitation_mail where status = 'pending'";
  const { app } = vault.service;
  await eventually(async () => (await app.get(DataSource).query<[]>(waiting)).length === 0);
};
const look = () => vault.service.app.get(CalendarSubscriptionSweeper, { strict: false }).sweep();
const icsOf = (mail: Mail | undefined) =>
  Buffer.from(mail?.attachments[0]?.content ?? '', 'base64')
    .toString()
    .replaceAll('\r\n ', '');
const events = async () =>
  (await vault.get(`/calendars/${calendar}/events`)).data['items'] as {
    id: string;
    uid: string;
    summary: string;
    status: string;
    attendees: { email: string; status: string }[];
  }[];
const meeting = {
  summary: 'Plan',
  start: { local: '2026-06-02T10:00:00' },
  end: { local: '2026-06-02T11:00:00' },
  organizer: 'ana@example.com',
  attendees: [{ email: 'bob@example.com' }, { email: 'cy@example.com' }],
  send_invitations: true,
};

const message = (sequence: number, method: string, summary: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nMETHOD:${method}\r\nBEGIN:VEVENT\r\nUID:out@example.com\r\nDTSTAMP:20260601T000000Z\r\nDTSTART:20260603T080000Z\r\nSEQUENCE:${sequence}\r\nSUMMARY:${summary}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
const object = (uid: string, summary: string) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20260601T000000Z\r\nDTSTART:20260603T080000Z\r\nSUMMARY:${summary}\r\nEND:VEVENT\r\n`;
const file = (...objects: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${objects.join('')}END:VCALENDAR\r\n`;
const follow = (path: string) =>
  vault.put(`/calendars/${calendar}/subscription`, { url: `${origin}${path}`, every_s: 300 });
const subscription = async () => (await vault.get(`/calendars/${calendar}/subscription`)).data;
const summaries = async () => (await events()).map(({ summary }) => summary).toSorted();
const page = async (more: object = {}) =>
  vault.post('/booking-pages', {
    calendar_id: calendar,
    name: 'Call',
    notice_min: 60,
    hours: [{ day: 2, from: '09:00', to: '11:00' }],
    ...more,
  });
const tuesday = 'from=2026-06-02T00:00:00Z&to=2026-06-03T00:00:00Z';
const ask = async (url: string, init: RequestInit = {}) => {
  const response = await fetch(url, init);
  return { ...((await response.json()) as Answer), status: response.status };
};
const starts = async (url: string, when = tuesday) =>
  ((await ask(`${url}/slots?${when}`)).data['slots'] as { start: string }[]).map(
    ({ start }) => start,
  );
const book = (url: string, start: string, email = 'vi@example.com') =>
  ask(`${url}/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ start, name: 'Vi', email }),
  });

describe('invitations', () => {
  it('are sent to all who are invited, and once', async () => {
    const route = `/calendars/${calendar}/events`;
    await vault.post(route, meeting);
    await Promise.all([send(), send()]);
    await send();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['bob@example.com', 'cy@example.com']);
    expect(mails[0]).toMatchObject({ content: { subject: 'Invitation: Plan' } });
    expect(mails[0]?.attachments[0]?.content_type).toBe('text/calendar; method=REQUEST');
    expect(icsOf(mails[0])).toMatch(/METHOD:REQUEST[\s\S]*ORGANIZER:mailto:ana@example\.com/);
  });

  it('say what changed with a higher number, and tell who is not invited any more', async () => {
    const id = idOf(await vault.post(`/calendars/${calendar}/events`, meeting));
    await send();
    mails.length = 0;
    const attendees = [{ email: 'bob@example.com' }];
    const change = { summary: 'Plan B', attendees, send_invitations: true };
    await vault.patch(`/calendars/${calendar}/events/${id}`, change);
    await send();
    const told = Object.fromEntries(mails.map((mail) => [mail.to, icsOf(mail)]));
    expect(told['bob@example.com']).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:1/);
    expect(told['cy@example.com']).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
    mails.length = 0;
    await vault.delete(`/calendars/${calendar}/events/${id}?send_invitations=true`);
    await send();
    const subject = 'Cancelled: Plan B';
    expect(mails).toMatchObject([{ to: 'bob@example.com', content: { subject } }]);
    expect(icsOf(mails[0])).toContain('SEQUENCE:2');
  });

  it('422: need somebody who invites', async () => {
    const made = await vault.post(`/calendars/${calendar}/events`, { ...meeting, organizer: null });
    expect(made).toMatchObject({ status: 422, error: { code: 'validation_failed' } });
  });

  it('go to another calendar, are answered there, and the answer comes back', async () => {
    await vault.post(`/calendars/${calendar}/events`, meeting);
    await send();
    const invitation = icsOf(mails.find(({ to }) => to === 'bob@example.com'));
    const own = idOf(await vault.post('/calendars', { name: 'Bob' }));
    const taken = await vault.post(`/calendars/${own}/itip`, { ics: invitation });
    expect(taken.data).toMatchObject({ method: 'REQUEST', result: 'applied' });
    const event = (taken.data['event'] as { id: string }).id;
    mails.length = 0;
    const route = `/calendars/${own}/events/${event}/respond`;
    const said = await vault.post(route, { email: 'bob@example.com', status: 'accepted' });
    expect(said.data['attendees']).toMatchObject([{ status: 'accepted' }, {}]);
    await send();
    const reply = icsOf(mails[0]);
    expect(mails[0]).toMatchObject({ to: 'ana@example.com' });
    expect(reply).toContain('METHOD:REPLY');
    expect(reply).not.toContain('cy@example.com');
    await vault.post(`/calendars/${calendar}/itip`, { ics: reply });
    expect((await events())[0]?.attendees).toMatchObject([
      { email: 'bob@example.com', status: 'accepted' },
      { email: 'cy@example.com', status: 'needs-action' },
    ]);
  });

  it('are called off, and what was overtaken on its way changes nothing', async () => {
    const take = async (ics: string) =>
      (await vault.post(`/calendars/${calendar}/itip`, { ics })).data['result'];
    expect(await take(message(2, 'REQUEST', 'Second'))).toBe('applied');
    expect(await take(message(1, 'REQUEST', 'First'))).toBe('ignored');
    expect((await events())[0]).toMatchObject({ summary: 'Second', status: 'confirmed' });
    expect(await take(message(3, 'CANCEL', 'Second'))).toBe('applied');
    expect((await events())[0]).toMatchObject({ status: 'cancelled' });
    const bad = await vault.post(`/calendars/${calendar}/itip`, { ics: message(4, 'ADD', 'x') });
    expect(bad).toMatchObject({ status: 422, error: { code: 'calendar.ics_invalid' } });
  });
});

describe('secret addresses of calendars', () => {
  it('show all, or only when one is busy, until they are taken back', async () => {
    await vault.post(`/calendars/${calendar}/events`, { ...meeting, send_invitations: false });
    const all = await vault.post(`/calendars/${calendar}/feeds`, { name: 'Phone' });
    const busy = await vault.post(`/calendars/${calendar}/feeds`, { shows: 'busy' });
    const read = await fetch(String(all.data['url']));
    expect(read.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await read.text()).toContain('SUMMARY:Plan');
    const etag = read.headers.get('etag') ?? '';
    const same = await fetch(String(all.data['url']), { headers: { 'if-none-match': etag } });
    expect(same.status).toBe(304);
    const hidden = await (await fetch(String(busy.data['url']))).text();
    expect(hidden).toContain('SUMMARY:Busy');
    expect(hidden).not.toMatch(/Plan|example\.com/);
    const listed = await vault.get(`/calendars/${calendar}/feeds`);
    expect(JSON.stringify(listed.data)).not.toContain('public/feeds');
    await vault.delete(`/calendars/${calendar}/feeds/${idOf(all)}`);
    expect((await fetch(String(all.data['url']))).status).toBe(404);
    expect((await fetch(`${String(busy.data['url']).slice(0, -8)}AAAA.ics`)).status).toBe(404);
  });
});

describe('calendars of elsewhere', () => {
  beforeEach(() => {
    feed = { status: 200, ics: '', etag: '"1"', asked: 0, conditional: '' };
  });

  it('are followed: what is new, changed and gone there is so here', async () => {
    await vault.post(`/calendars/${calendar}/events`, { ...meeting, send_invitations: false });
    feed.ics = file(object('a', 'A'), object('b', 'B'));
    await follow('/moved.ics');
    await look();
    expect(await summaries()).toEqual(['A', 'B', 'Plan']);
    expect(await subscription()).toMatchObject({ status: 'ready', problem: null });
    clock.advance(301_000);
    await look();
    expect(feed.conditional).toBe('"1"');
    feed = { ...feed, etag: '"2"', ics: file(object('a', 'A2'), object('c', 'C')) };
    clock.advance(301_000);
    await look();
    expect(await summaries()).toEqual(['A2', 'C', 'Plan']);
    await vault.delete(`/calendars/${calendar}/subscription`);
    expect(await summaries()).toEqual(['A2', 'C', 'Plan']);
    expect((await vault.get(`/calendars/${calendar}/subscription`)).status).toBe(404);
  });

  it('keep what came last when they cannot be read, and are asked less often', async () => {
    feed.ics = file(object('a', 'A'));
    await follow('/feed.ics');
    await look();
    feed = { ...feed, etag: '"2"', ics: 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n' };
    clock.advance(301_000);
    await look();
    expect(await summaries()).toEqual(['A']);
    expect(String((await subscription())['problem'])).toMatch(/^unreadable: /);
    feed = { ...feed, status: 500 };
    clock.advance(601_000);
    await look();
    expect(await subscription()).toMatchObject({ status: 'failing', problem: 'status_500' });
  });
});

describe('a vault that is reached by another name', () => {
  let strict: VaultHarness;
  let own: string;

  beforeAll(async () => {
    strict = await VaultHarness.start({ VAULT_URL: 'https://vault.example.com/' }, { clock });
    own = idOf(await strict.post('/calendars', { name: 'Own' }));
  });
  afterAll(() => strict.close());

  it('gives addresses of feeds, booking pages, files and apps by that name', async () => {
    const root = 'https://vault.example.com';
    const read = await strict.post(`/calendars/${own}/feeds`, {});
    expect(String(read.data['url'])).toMatch(
      /^https:\/\/vault\.example\.com\/api\/v1\/public\/feeds\//,
    );
    const booking = await strict.post('/booking-pages', { calendar_id: own, name: 'Call' });
    const token = String(booking.data['token']);
    expect(booking.data['url']).toBe(`${root}/api/v1/public/booking/${token}`);
    const stored = await strict.send('POST', '/files?name=a.txt', Buffer.from('a'));
    const share = await strict.post('/shares', { file_id: idOf(stored) });
    const shared = `${root}/api/v1/public/shares/${String(share.data['token'])}`;
    expect(share.data).toMatchObject({ url: `${shared}/content` });
    const password = await strict.post('/app-passwords', { name: 'Phone', products: ['calendar'] });
    expect(password.data['calendars_url']).toBe(`${root}/dav/calendars/`);
  });

  it('follows no calendar of our own networks', async () => {
    feed.asked = 0;
    await strict.put(`/calendars/${own}/subscription`, { url: `${origin}/feed.ics` });
    await strict.service.app.get(CalendarSubscriptionSweeper, { strict: false }).sweep();
    const { data } = await strict.get(`/calendars/${own}/subscription`);
    expect(data).toMatchObject({ status: 'failing', problem: 'address_not_allowed' });
    expect(feed.asked).toBe(0);
  });
});

describe('booking pages', () => {
  it('offer what is free, in the zone of the calendar, with room around', async () => {
    await vault.post(`/calendars/${calendar}/events`, {
      start: { local: '2026-06-02T09:30:00' },
      end: { local: '2026-06-02T10:00:00' },
    });
    const url = String((await page()).data['url']);
    expect(await starts(url)).toEqual(
      ['07:00', '08:00', '08:30'].map((at) => `2026-06-02T${at}:00.000Z`),
    );
    const wide = String((await page({ buffer_min: 30 })).data['url']);
    expect(await starts(wide)).toEqual(['2026-06-02T08:30:00.000Z']);
    const shown = await ask(url);
    expect(shown.data).toEqual({
      name: 'Call',
      description: '',
      time_zone: 'Europe/Berlin',
      duration_min: 30,
      horizon_days: 60,
    });
  });

  it('give a time to one of many who want it at once', async () => {
    const url = String((await page({ organizer: 'ana@example.com' })).data['url']);
    const start = '2026-06-02T07:00:00.000Z';
    const answers = await Promise.all(Array.from({ length: 10 }, () => book(url, start)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'booking.slot_taken')).toHaveLength(9);
    expect(await starts(url)).not.toContain(start);
    await send();
    expect(mails).toMatchObject([{ to: 'vi@example.com' }]);
    const made = answers.find(({ status }) => status === 201);
    const secret = String(made?.data['cancel_token']);
    const gone = await ask(`${url}/bookings/${secret}`, { method: 'DELETE' });
    expect(gone.status).toBe(200);
    expect(await starts(url)).toContain(start);
    expect(await events()).toEqual([]);
  });

  it('409: offer no time in the past, of another grid, or when closed', async () => {
    const made = await page();
    const url = String(made.data['url']);
    for (const start of ['2026-05-26T07:00:00Z', '2026-06-02T07:10:00Z', '2027-06-01T07:00:00Z']) {
      expect(await book(url, start)).toMatchObject({ status: 409 });
    }
    await vault.patch(`/booking-pages/${idOf(made)}`, { open: false });
    expect((await ask(url)).status).toBe(404);
  });

  it('leaves out the hour that a change of clocks leaves out', async () => {
    const hours = [{ day: 7, from: '01:00', to: '04:00' }];
    const made = await page({ hours, duration_min: 60, horizon_days: 365 });
    const night = 'from=2027-03-28T00:00:00Z&to=2027-03-28T04:00:00Z';
    expect(await starts(String(made.data['url']), night)).toEqual([
      '2027-03-28T00:00:00.000Z',
      '2027-03-28T01:00:00.000Z',
    ]);
  });

  it('move what was booked, whose own time counts as free, and say so by mail', async () => {
    const made = await page({ organizer: 'ana@example.com', buffer_min: 60 });
    const url = String(made.data['url']);
    const booked = await book(url, '2026-06-02T07:00:00.000Z');
    const own = `${url}/bookings/${String(booked.data['cancel_token'])}`;
    await send();
    expect(mails[0]?.content.text).toContain(`call it off: ${String(booked.data['page_url'])}`);
    mails.length = 0;
    expect(await starts(url)).toEqual(['2026-06-02T08:30:00.000Z']);
    const move = (start: string) =>
      ask(own, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ start }),
      });
    const moved = { start: '2026-06-02T07:30:00.000Z', end: '2026-06-02T08:00:00.000Z' };
    expect((await move(moved.start)).data).toMatchObject(moved);
    expect((await ask(own)).data).toMatchObject({ ...moved, name: 'Call' });
    await send();
    expect(mails).toMatchObject([{ to: 'vi@example.com' }]);
    expect(icsOf(mails[0])).toMatch(/SEQUENCE:1/);
    expect(await move('2026-06-02T07:10:00.000Z')).toMatchObject({ status: 409 });
    await vault.patch(`/booking-pages/${idOf(made)}`, { open: false });
    expect(await move('2026-06-02T08:30:00.000Z')).toMatchObject({ status: 404 });
    expect((await ask(own, { method: 'DELETE' })).status).toBe(200);
    expect((await ask(own)).status).toBe(404);
  });
});

describe('booking pages as people see them', () => {
  const html = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'de-CH, en;q=0.5' };
  const read = async (address: string, init: RequestInit = {}) => {
    const response = await fetch(address, { headers: html, redirect: 'manual', ...init });
    return { response, text: await response.text() };
  };
  const submit = (address: string, form: Record<string, string>) =>
    read(address, { method: 'POST', body: new URLSearchParams(form) });
  const start = '2026-06-02T07:00:00.000Z';
  const form = { start, zone: 'Asia/Kolkata', name: 'Vi', email: 'vi@example.com', note: '' };
  const pageAt = async (more: object = {}) => {
    const url = new URL(String((await page(more)).data['url']));
    const { response } = await read(url.href);
    expect(response.status).toBe(303);
    return new URL(response.headers.get('location') ?? '', url).href;
  };

  it('lead browsers to free times on the clock of the visitor, in their language', async () => {
    const address = await pageAt({ description: 'Hi <script>alert(1)</script> "you"' });
    const { response, text } = await read(`${address}?zone=asia/calcutta`);
    expect(response.status).toBe(200);
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('Dienstag');
    expect(text).toContain('>12:30</a>');
    expect(text).toContain('selected>Asia/');
    expect(text).not.toContain('alert(1)</script>');
    const policy = response.headers.get('content-security-policy') ?? '';
    const [, nonce = 'none'] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
    expect(policy).toMatch(/^default-src 'none'/);
    expect(text.match(/<script[^>]*>/g)).toEqual([`<script nonce="${nonce}">`]);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const later = await read(`${address}?zone=No/Where&from=2026-07-21`);
    expect(later.text).toContain('>9:00</a>');
    expect((await read(`${address}?from=9999-12-31`)).text).toContain('Zurzeit ist kein Termin');
  });

  it('book, move and call off by forms alone', async () => {
    const address = await pageAt({ organizer: 'ana@example.com' });
    const empty = await submit(address, { ...form, name: ' ', email: 'no "mail"' });
    expect(empty.response.status).toBe(422);
    expect(empty.text).toContain('value="no &#34;mail&#34;"');
    expect(empty.text.match(/aria-invalid="true"/g)).toHaveLength(2);
    const booked = await submit(address, form);
    expect(booked.response.status).toBe(303);
    const own = new URL(booked.response.headers.get('location') ?? '', address);
    expect((await read(own.href)).text).toContain('Der Termin ist gebucht');
    const late = await submit(address, form);
    expect(late.response.status).toBe(409);
    expect(late.text).toContain('role="alert"');
    const secret = decodeURIComponent(own.pathname.split('/').at(-1) ?? '');
    const choosing = await read(`${address}?zone=UTC&move=${secret}`);
    expect(choosing.text).toContain('>7:00</a>');
    const to = { act: 'move', start: '2026-06-02T08:00:00Z', zone: 'UTC' };
    const moved = await submit(own.href, to);
    expect(moved.response.headers.get('location')).toContain('done=moved');
    const shown = await read(`${own.origin}${own.pathname}?zone=UTC`);
    expect(shown.text).toContain('08:00');
    const gone = await submit(own.href, { act: 'cancel' });
    expect(gone.text).toContain('Der Termin ist abgesagt');
    expect(await events()).toEqual([]);
    expect((await read(own.href)).response.status).toBe(404);
  });

  it('404 and 429: say what is wrong on a page', async () => {
    const address = await pageAt();
    const none = await read(address.replace(/[^/]+$/, 'nobody'));
    expect(none.response.status).toBe(404);
    expect(none.text).toContain('<h1>Hier ist nichts</h1>');
    const wrong = { ...form, start: '2026-06-02T07:10:00Z' };
    const all = await Promise.all(Array.from({ length: 15 }, () => submit(address, wrong)));
    const refused = all.filter(({ response }) => response.status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.response.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

const remind = () => vault.service.app.get(EventAlarmSweeper, { strict: false }).sweep();
const told = () =>
  mails
    .map(({ to, content }) => `${to}: ${content.subject}`)
    .filter((text) => text.includes('Reminder'))
    .toSorted();

const stamp = (byMs: number) =>
  `${new Date(clock.now().getTime() + byMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Whoever else took an alarm meanwhile may still be sending it. */
const untilTold = (wanted: readonly string[]) => eventually(() => expect(told()).toEqual(wanted));
/** Rounds until the alarms of the next minutes were sent, however often one asks. */
const pass = async (seconds: number) => {
  clock.advance(seconds * 1000);
  await Promise.all([remind(), remind()]);
};
const alarmed = (uid: string, { more = '', to = 'vi@example.com' } = {}) =>
  object(uid, uid)
    .replace('20260603T080000Z', stamp(3_600_000))
    .replace(
      'END:VEVENT',
      `X-OWN:1\r\n${more}BEGIN:VALARM\r\nACTION:EMAIL\r\nTRIGGER:-PT30M\r\nATTENDEE:mailto:${to}\r\nX-MOOD:calm\r\nEND:VALARM\r\nEND:VEVENT`,
    );

// Last: these let days go by.
describe('alarms of events', () => {
  it('made by the API go out once, and are VALARM for programs', async () => {
    const reminders_to = ['team@example.com'];
    await vault.patch(`/calendars/${calendar}`, { reminders_to });
    const at = new Date(clock.now().getTime() + 7_200_000).toISOString();
    const made = await vault.post(`/calendars/${calendar}/events`, {
      summary: 'Stand-up',
      start: { local: at.slice(0, 19), time_zone: 'UTC' },
      recurrence: 'FREQ=DAILY;COUNT=2',
      organizer: 'Ana@example.com',
      alarms: [{ before_s: 900 }, { before_s: 600, to: ['ana@example.com'] }],
    });
    expect(made.data['alarms']).toMatchObject([{ before_s: 900 }, { to: ['ana@example.com'] }]);
    const ics = `/calendars/${calendar}/events/${idOf(made)}/ics`;
    expect(await (await vault.raw('GET', ics)).text()).toMatch(/BEGIN:VALARM[\s\S]*-PT15M/);
    const read = await vault.post(`/calendars/${calendar}/feeds`, {});
    expect(await (await fetch(String(read.data['url']))).text()).toContain('TRIGGER:-PT10M');
    await pass(6_000);
    await untilTold([]);
    await pass(350);
    await untilTold(['team@example.com: Reminder: Stand-up']);
    await pass(300);
    const both = ['ana@example.com: Reminder: Stand-up', 'team@example.com: Reminder: Stand-up'];
    await untilTold(both);
    await pass(3_600);
    await untilTold(both);
    // A change says nothing twice; the next instance is said anew.
    await vault.patch(`/calendars/${calendar}/events/${idOf(made)}`, { summary: 'Talk' });
    await pass(86_400);
    await eventually(() => expect(told()).toHaveLength(4));
    await pass(86_400);
    await eventually(() => expect(told()).toHaveLength(4));
  });

  it('of files remind whom they name, but not of calendars and mails of strangers', async () => {
    const more = 'ATTENDEE:mailto:vi@example.com\r\n';
    await vault.post(`/calendars/${calendar}/import`, {
      ics: file(alarmed('imported', { more })),
    });
    feed = { status: 200, ics: file(alarmed('followed')), etag: '"9"', asked: 0, conditional: '' };
    await follow('/feed.ics');
    await look();
    const invited = file(alarmed('invited')).replace('PRODID:x', 'PRODID:x\r\nMETHOD:REQUEST');
    expect((await vault.post(`/calendars/${calendar}/itip`, { ics: invited })).status).toBe(200);
    await pass(1_900);
    await pass(1_900);
    await untilTold(['vi@example.com: Reminder: imported']);
    const own = (await events()).find(({ uid }) => uid === 'imported');
    await vault.patch(`/calendars/${calendar}/events/${own?.id ?? ''}`, { location: 'Here' });
    const ics = await vault.raw('GET', `/calendars/${calendar}/events/${own?.id ?? ''}/ics`);
    expect(await ics.text()).toMatch(/X-OWN:1[\s\S]*BEGIN:VALARM[\s\S]*X-MOOD:calm/);
  });

  it('write to nobody but who has to do with it, whatever a program wrote', async () => {
    const space = String((await vault.get(`/calendars/${calendar}`)).data['space_id']);
    await vault.put(`/spaces/${space}/members/Max@example.com`, { role: 'viewer' });
    await vault.patch(`/calendars/${calendar}`, { reminders_to: ['team@example.com'] });
    const all = file(
      alarmed('stranger'),
      alarmed('member', { to: 'max@example.com' }),
      alarmed('own', { to: 'Olga@example.com', more: 'ORGANIZER:mailto:olga@example.com\r\n' }),
    );
    await vault.post(`/calendars/${calendar}/import`, { ics: all });
    const own = (await events()).find(({ uid }) => uid === 'stranger');
    const at = `/calendars/${calendar}/events/${own?.id ?? ''}`;
    const { data } = await vault.get(at);
    expect(data['alarms']).toMatchObject([{ to: ['vi@example.com'] }]);
    const name = (to: string) => vault.patch(at, { alarms: [{ before_s: 1800, to: [to] }] });
    const refused = await name('elsewhere@example.com');
    expect(refused.error.errors).toMatchObject([
      { location: 'body.alarms.0.to.0', code: 'not_involved' },
    ]);
    // What is there may stay, and goes to nobody that it names.
    expect((await name('vi@example.com')).status).toBe(200);
    await pass(1_900);
    await untilTold([
      'Olga@example.com: Reminder: own',
      'max@example.com: Reminder: member',
      'team@example.com: Reminder: stranger',
    ]);
    const text = await (await vault.raw('GET', `${at}/ics`)).text();
    expect(text).toContain('mailto:vi@example.com');
  });

  it('422: have one time, and say how often they come again', async () => {
    const start = { local: '2026-06-02T10:00:00' };
    const add = (wanted: object) =>
      vault.post(`/calendars/${calendar}/events`, { start, alarms: [wanted] });
    const both = await add({ before_s: 1, at: '2026-06-02T10:00:00Z' });
    expect(both.error.errors?.[0]?.location).toBe('body.alarms.0.before_s');
    expect((await add({ before_s: 1, repeat: 2 })).status).toBe(422);
  });
});
