import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '@skydeck/ids';
import { eventually } from '@skydeck/testing';
import { dataOf } from '../matrix/call.js';
import { SRT } from '../matrix/tracks.js';
import { makeTrackedDevice } from '../matrix/tracked-devices.js';
import { pendingUserSignUp, signInUser } from '../matrix/users.js';
import type { World } from '../matrix/world.js';
import { NO_REPOSITORY } from './repositories.js';

const PASSWORD = 'correct horse battery';
const PUBLIC_KEY =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDIhzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJlOMqq fuzz';
const HOUR_MS = 3_600_000;
/** Where the map of the fixtures has a road. */
const VILLAGE = { lat: 1.0005, lon: 1 };
const OTP_PHONE = '+14155550199';

/** Bodies that no generator can guess, by operation: codes that were sent, tokens that exist. */
export async function readyBodies(world: World): Promise<Readonly<Record<string, object>>> {
  const token = (await readFile(path.join(world.stack.home, 'owner.token'), 'utf8')).trim();
  const local = world.at('auth', '/api/v1/auth/accounts/local');
  const { session } = (await dataOf(local, { body: { token } })) as {
    session: { refresh_token: string };
  };
  const key = world.keys.get('auth')?.full ?? '';
  const user = await signInUser(world, key, '+4916012345678');
  const typist = { email: 'typist@example.com', password: PASSWORD };
  await world.auth('/auth/sign-up/verify', key, await pendingUserSignUp(world, key, typist));
  const newcomer = { email: 'newcomer@example.com', password: PASSWORD };
  return {
    refreshUserSession: { refresh_token: user.refresh_token },
    signUpUser: { email: 'fuzz-typist@example.com', password: PASSWORD },
    verifyUserSignUp: await pendingUserSignUp(world, key, newcomer),
    signInUser: typist,
    introspectUserToken: { token: user.access_token },
    signInLocally: { token },
    refreshSession: { refresh_token: session.refresh_token },
    verifySignIn: await world.pendingSignUp(),
    verifyOtp: await pendingOtp(world),
    changeAccountEmail: { email: 'moved@example.com' },
    signUp: { email: 'ada@example.com' },
    signIn: { email: 'grace@example.com' },
    addMember: { email: await world.newcomer(), role: 'developer' },
    createInvitation: { email: 'ready@example.com', role: 'developer' },
    createSshKey: { name: 'fuzz', public_key: PUBLIC_KEY },
    createUser: { email: 'fuzz-user@example.com' },
    createClip: { start_ms: 0, end_ms: 500 },
    createStaticRendition: { name: 'highest' },
    createTrack: { language: 'en', text: SRT },
    updateTrack: { name: 'Fuzz' },
    updateUser: { name: 'Fuzz' },
    createKey: { product: 'pay', name: 'Fuzz' },
    createAppVolume: { name: 'fuzz', mount_path: '/fuzz', size_gb: 1 },
    createApp: { repo: NO_REPOSITORY },
    updateApp: { keep_releases: 5, watch_s: 30 },
    requestOtp: { phone: '+14155550100' },
    createWebhook: { url: world.receiver.url, event_types: ['webhook.*'] },
    updateWebhook: { description: 'Fuzz' },
    rotateWebhookSecret: { overlap_s: 60 },
    updateMessageTracking: { opens: false, clicks: false },
    previewSmsSegments: { text: 'Hello' },
    createTemplate: { name: 'fuzz', locales: { en: { sms: { text: 'Hello' } } } },
    updateTemplate: { description: 'Fuzz' },
    publishTemplate: { version: 1 },
    previewTemplate: { channel: 'sms' },
    renderTemplate: {
      template: { locales: { en: { sms: { text: 'Hello' } } } },
      channel: 'sms',
    },
    createSuppression: { channel: 'email', address: 'fuzz@example.com' },
    createTopic: { key: 'fuzz', name: 'Fuzz', kind: 'marketing' },
    updateTopic: { name: 'Fuzz' },
    createRecipient: { addresses: [{ channel: 'email', address: 'fuzz@example.com' }] },
    updateRecipient: { locale: 'de' },
    updateConsentSettings: { is_answering: true },
    lookUpPreferences: { channel: 'email', address: 'fuzz@example.com' },
    setPreferences: {
      channel: 'email',
      address: 'fuzz@example.com',
      preferences: [{ topic: 'news', is_opted_in: true }],
    },
    setRecipientPreferences: { preferences: [{ topic: 'news', is_opted_in: true }] },
    createPushDevice: { platform: 'android', token: 'fuzz:APA91bOfTheFuzz' },
    createBatch: {
      messages: [{ channel: 'sms', to: '+14155550100', content: { text: 'Hello' } }],
    },
    createMessage: { channel: 'sms', to: '+14155550100', content: { text: 'Hello' } },
    createWallet: { currency: 'EUR', name: 'Fuzz' },
    updateWallet: { name: 'Fuzz' },
    createUpload: { name: 'fuzz.mp4', size_bytes: 1000 },
    createAsset: { source_url: 'https://fuzz.example/film.mp4' },
    updateAsset: { name: 'Fuzz' },
    updateAssetDefaults: { retention_days: 30 },
    createPlaybackId: { policy: 'public' },
    createGeofence: {
      name: 'Fuzz',
      shape: { type: 'circle', center: VILLAGE, radius_m: 100 },
    },
    updateGeofence: { name: 'Fuzz' },
    createTrackedDevice: { name: 'Fuzz' },
    updateTrackedDevice: { name: 'Fuzz' },
    sendPositions: { positions: [{}] },
    updateTrackingSettings: { retention_days: 30 },
    createShare: await shareBody(world),
    createStreamToken: {},
    checkGeofences: VILLAGE,
    createPlace: { name: 'Fuzz', ...VILLAGE },
    updatePlace: { name: 'Fuzz' },
    importPlaces: { places: [{ name: 'Fuzz', ...VILLAGE }] },
    createSpace: { name: 'Fuzz' },
    updateSpace: { name: 'Fuzz' },
    setSpaceMember: { role: 'viewer' },
    createFolder: { name: 'Fuzz' },
    moveFolder: { name: 'Fuzz folder' },
    moveFile: { name: 'Fuzz file' },
    restoreFromTrash: {},
    createTaskList: { name: 'Fuzz' },
    updateTaskList: { name: 'Fuzz' },
    createTask: { title: 'Fuzz' },
    updateTask: { title: 'Fuzz' },
    moveTask: {},
    createReminder: { at: '2099-01-01T00:00:00Z', to: 'fuzz@example.com' },
    createCalendar: { name: 'Fuzz' },
    updateCalendar: { name: 'Fuzz' },
    createAlbum: { name: 'Fuzz' },
    updateAlbum: { name: 'Fuzz' },
    createCalendarFeed: {},
    setCalendarSubscription: { url: 'https://calendar.example/fuzz.ics' },
    updateBookingPage: { name: 'Fuzz' },
    createCalendarEvent: { start: { local: '2026-06-01T09:00:00' } },
    updateCalendarEvent: { summary: 'Fuzz' },
    importCalendarEvents: { ics: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n' },
    createAddressBook: { name: 'Fuzz' },
    updateAddressBook: { name: 'Fuzz' },
    updateContact: { full_name: 'Fuzz' },
    importContacts: {
      vcf: 'BEGIN:VCARD\r\nVERSION:4.0\r\nUID:fuzz\r\nFN:Fuzz\r\nEND:VCARD\r\n',
    },
    createAppPassword: { name: 'Fuzz', products: ['files'] },
    createNote: { title: 'Fuzz', body: '- [ ] Fuzz' },
    updateDocument: { tags: ['fuzz'] },
    updatePhoto: { description: 'Fuzz' },
    updateNote: { title: 'Fuzz' },
    tickNoteItem: { checked: true },
    findRoute: { waypoints: [VILLAGE, VILLAGE] },
    findMatrix: { sources: [VILLAGE] },
    findNearestRoads: { place: VILLAGE },
    findIsochrones: { place: VILLAGE, times_s: [60] },
    matchTrace: { points: [VILLAGE, VILLAGE] },
    createRoom: { name: 'Fuzz' },
    updateRoom: { name: 'Fuzz' },
    createRoomToken: { identity: 'fuzz' },
    sendRoomChat: { text: 'Fuzz' },
    sendRoomData: { payload: 'Fuzz' },
    createLiveStream: { name: 'Fuzz' },
    updateLiveStream: { name: 'Fuzz' },
    createLivePlaybackId: { policy: 'public' },
    createPlaybackRestriction: { name: 'Fuzz', referrers: ['fuzz.example'] },
    updatePlaybackRestriction: { name: 'Fuzz' },
    createSigningKey: { name: 'Fuzz' },
    createPlaybackToken: { expires_in_s: 60 },
    updateEscrow: { metadata: { fuzz: 'yes' } },
    updatePaymentProvider: { name: 'Fuzz' },
    freezeWallet: { scope: 'debit' },
    previewTransfer: { from: newId('wal'), to: newId('wal'), amount: '5', currency: 'EUR' },
    createCurrency: { code: 'FUZZ', exponent: 2, name: 'Fuzz' },
    updateCurrency: { name: 'Fuzz' },
    setFxRate: { base: 'EUR', quote: 'USD', rate: '1.0842' },
    createFxQuote: { sell_currency: 'EUR', buy_currency: 'USD', sell_amount: '1000' },
  };
}

async function pendingOtp(world: World): Promise<object> {
  const requested = await dataOf(world.at('auth', '/api/v1/auth/otp/request'), {
    token: world.keys.get('auth')?.full,
    body: { phone: OTP_PHONE },
  });
  const code = await eventually(async () => {
    const outbox = await dataOf(world.at('messaging', '/api/v1/outbox'), {
      token: world.keys.get('messaging')?.full,
    });
    const messages = outbox['items'] as { to: string; content: { text: string } }[];
    const message = messages.find(({ to }) => to === OTP_PHONE);
    return /\d{6}/.exec(message?.content.text ?? '')?.[0] ?? false;
  });
  return { id: requested['id'], code };
}

async function shareBody(world: World): Promise<object> {
  const device = await makeTrackedDevice(world, world.keys.get('location')?.full ?? '');
  return { devices: [device], until: new Date(Date.now() + HOUR_MS).toISOString() };
}
