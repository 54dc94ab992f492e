import { newId } from '@skydeck/ids';
import type { Operation } from '@skydeck/api-fuzz';
import { eventually } from '@skydeck/testing';
import { makeCalendar, makeCalendarSharing } from './calendars.js';
import { call, dataOf } from './call.js';
import { makeAppPassword } from './app-passwords.js';
import { makeAsset } from './assets.js';
import { makeConnections } from './connections.js';
import { makeContact } from './contacts.js';
import { makeConsent } from './consent.js';
import { makeDatabase } from './databases.js';
import { makeEscrow } from './escrows.js';
import { makeExchange } from './exchange.js';
import { makeVerification } from './identities.js';
import { makeGeofence } from './geofences.js';
import { makeLocationJobs } from './location-jobs.js';
import { makeHookDelivery } from './hook-deliveries.js';
import { invite } from './invitations.js';
import { makeInboundMessage } from './inbound-messages.js';
import { makeMessageProvider } from './message-providers.js';
import { makeMessageTemplate } from './message-templates.js';
import { makeMagicLink } from './magic-links.js';
import { makeNote, makeTask } from './notes.js';
import { makeReadings } from './vault-readings.js';
import { makeVaultFiles } from './vault-files.js';
import { makeLiveStream } from './live-streams.js';
import { makePicture, makeStaticRendition } from './downloads.js';
import { makePlayback } from './playback.js';
import { makePlaylist } from './playlists.js';
import { makeTrack } from './tracks.js';
import { makePayments } from './payments.js';
import { makePlace } from './places.js';
import { makeOidcClient } from './oidc-clients.js';
import { makeRegion, TILE } from './regions.js';
import { makeShare, makeStreamToken } from './shares.js';
import { makeTrackedDevice } from './tracked-devices.js';
import { isOfRooms, madeUpOfRooms, makeRooms, roomKey } from './rooms.js';
import { makeServer } from './servers.js';
import { makeSignIn } from './sign-in.js';
import { makeTransfer } from './transfers.js';
import { makeFactor, signInUser } from './users.js';
import { makeWallet } from './wallets.js';
import { makeWebhooks, senderKey } from './webhooks.js';
import type { World } from './world.js';

/** The kinds of things that `{id}` names, by the part of the path before it. */
const KINDS = [
  'deployments',
  'runs',
  'bindings',
  'operations',
  'keys',
  'messages',
  'otp',
  'otp/blocks',
  'auth/magic-links',
  'users',
  'auth/sessions',
  'kyc/sessions',
  'kyc/reviews',
  'kyc/providers',
  'auth/providers',
  'providers',
  'domains',
  'mail-routes',
  'opt-outs',
  'devices',
  'inbound',
  'auth/hooks',
  'sessions',
  'invitations',
  'factors',
  'auth/clients',
  'payins',
  'payouts',
  'payment-providers',
  'reconciliations',
  'reconciliation-items',
] as const;
const PREFIXES = {
  deployments: 'dep',
  runs: 'run',
  bindings: 'bnd',
  operations: 'dep',
  keys: 'key',
  messages: 'msg',
  otp: 'otp',
  'otp/blocks': 'obl',
  'auth/magic-links': 'mlk',
  users: 'usr',
  'auth/sessions': 'ses',
  'kyc/sessions': 'kyc',
  'kyc/reviews': 'krev',
  'kyc/providers': 'kpr',
  'auth/providers': 'sip',
  providers: 'mpr',
  domains: 'sdm',
  'mail-routes': 'mrt',
  'opt-outs': 'oou',
  devices: 'dev',
  inbound: 'inb',
  'auth/hooks': 'sih',
  sessions: 'ses',
  invitations: 'inv',
  factors: 'fac',
  'auth/clients': 'ocl',
  payins: 'pin',
  payouts: 'pot',
  'payment-providers': 'ppr',
  reconciliations: 'rec',
  'reconciliation-items': 'rci',
} as const;
const MADE_UP_CODE = 'BCDF-GHJK';
const VARIABLE = 'GREETING';

/** One of everything in the project `alpha`, by the name of its parameter or kind. */
export type Fixtures = Readonly<Record<string, string>>;

/** Makes one of everything. */
export async function makeFixtures(world: World): Promise<Fixtures> {
  const { owner, outsider } = world;
  const keys = (product: 'auth' | 'location' | 'media' | 'messaging' | 'pay' | 'vault') =>
    world.keys.get(product)?.full ?? '';
  const app = await makeApp(world, 'alpha', owner);
  const otherApp = await makeApp(world, 'beta', outsider.token);
  const message = await dataOf(world.at('messaging', '/api/v1/messages'), {
    token: keys('messaging'),
    body: { channel: 'email', to: 'ada@example.com', content: { subject: 'Hi', text: 'Hello' } },
  });
  const otp = await dataOf(world.at('auth', '/api/v1/auth/otp/request'), {
    token: keys('auth'),
    body: { phone: '+14155550123' },
  });
  const user = await dataOf(world.at('auth', '/api/v1/auth/users'), {
    token: keys('auth'),
    body: { email: 'user@example.com' },
  });
  const key = await world.makeKey('alpha', 'pay', owner);
  const me = world.at('auth', '/api/v1/auth/accounts/sessions');
  const { items } = (await dataOf(me, { token: owner })) as { items: { id: string }[] };
  const invitation = await invite(world, 'alpha', 'nobody@example.com');
  const server = await makeServer(world, 'alpha', owner);
  const session = await signInUser(world, keys('auth'));
  const access = world.at('platform', `/v1/projects/alpha/apps/${app.id}`);
  await dataOf(`${access}/deploy-key`, { token: owner, body: {} });
  const hook = await dataOf(`${access}/hook`, { token: owner, body: {} });
  const cron = { name: 'nightly', schedule: '30 4 * * *', command: 'true' };
  await dataOf(`${access}/crons`, { token: owner, body: cron });
  const binding = await dataOf(`${access}/bindings`, { token: owner, body: { target: 'auth' } });
  await dataOf(`${access}/env/${VARIABLE}`, {
    method: 'PUT',
    token: owner,
    body: { value: 'hello' },
  });
  return {
    project: 'alpha',
    invitations: invitation,
    token_or_id: invitation,
    app: app.id,
    host: 'code.example:22',
    cron: cron.name,
    // Nothing of the app is live, so nothing was run beside it.
    runs: newId('run'),
    number: '1',
    other_app: otherApp.id,
    account_id: world.viewer.id,
    product: 'pay',
    bindings: String(binding['id']),
    size: 'nano',
    factor: newId('fac'),
    factors: await makeFactor(world, session.access_token),
    hook_delivery: await makeHookDelivery(world, app.id, { owner, secret: String(hook['secret']) }),
    domain: await makeDomain(world, app.id, owner),
    drain: await makeDrain(world, app.id, owner),
    app_volume: await makeAppVolume(world, app.id, owner),
    user_code: await userCode(world),
    deployments: app.deploymentId,
    operations: app.deploymentId,
    keys: key.id,
    messages: String(message['id']),
    otp: String(otp['id']),
    // Blocks come with an hour of messages that nobody answers.
    'otp/blocks': newId('obl'),
    'auth/magic-links': await makeMagicLink(world, keys('auth')),
    users: String(user['id']),
    'auth/clients': await makeOidcClient(world, keys('auth')),
    'auth/sessions': session.session_id,
    sessions: items[0]?.id ?? '',
    ...server,
    ...(await makeDatabase(world, 'alpha', owner)),
    ...(await makeRooms(world, owner)),
    ...(await makeRegion(world, keys('location'))),
    ...TILE,
    ...(await makeLocationJobs(world, keys('location'))),
    geofence: await makeGeofence(world, keys('location')),
    place: await makePlace(world, keys('location')),
    ...(await makeTracked(world, keys('location'))),
    ...(await makeConnections(world, 'alpha', owner, server.vps)),
    ...(await makeWebhooks(world)),
    ...(await makeSignIn(world, keys('auth'))),
    ...(await makeMessageProvider(world, keys('messaging'))),
    ...(await makeInboundMessage(world, keys('messaging'))),
    ...(await makeMessageTemplate(world, keys('messaging'))),
    ...(await makeConsent(world, keys('messaging'))),
    ...(await makeVerification(world, keys('auth'))),
    ...(await makeMedia(world, keys('media'))),
    ...(await makeNote(world, keys('vault'))),
    app_password: await makeAppPassword(world, keys('vault')),
    ...(await makeScheduled(world, keys('vault'))),
    ...(await makeContact(world, keys('vault'))),
    ...(await makeTask(world, keys('vault'))),
    ...(await makeVaultFiles(world, keys('vault'))),
    ...(await makeReadings(world, keys('vault'))),
    ...(await makeExchange(world, keys('pay'))),
    ...(await makeTransfer(world, keys('pay'))),
    ...(await makeEscrow(world, keys('pay'))),
    ...(await makePayments(world, keys('pay'))),
    wallet: await makeWallet(world, keys('pay')),
  };
}

/** A device, a link to it, and a token by which it is followed. */
async function makeTracked(world: World, token: string): Promise<Record<string, string>> {
  const device = await makeTrackedDevice(world, token);
  const stream_token = await makeStreamToken(world, token);
  return { device, stream_token, ...(await makeShare(world, token, device)) };
}

/** A calendar, with an event and what lets others see it. */
async function makeScheduled(world: World, token: string): Promise<Record<string, string>> {
  const made = await makeCalendar(world, token);
  return { ...made, ...(await makeCalendarSharing(world, token, made['calendar'] ?? '')) };
}

/** An asset, an upload, and what plays the asset. */
async function makeMedia(world: World, token: string): Promise<Record<string, string>> {
  const made = await makeAsset(world, token);
  const live = await makeLiveStream(world, token);
  const track = await makeTrack(world, token, made.asset);
  const static_rendition = await makeStaticRendition(world, token, made.asset, 'highest');
  const picture = await makePicture(world, token);
  const playlist = await makePlaylist(world, token, made.asset);
  const more = { live_stream: live, track, static_rendition, picture, ...playlist };
  return { ...made, ...(await makePlayback(world, token, made.asset)), ...more };
}

/** An app whose repository does not exist, so that nothing is built, and its failed deployment. */
export async function makeApp(world: World, project: string, token: string, name = 'web') {
  const apps = world.at('platform', `/v1/projects/${project}/apps`);
  const body = { name, repo: '/var/empty/no-such-repository' };
  const { data, meta } = await call(apps, { token, body });
  const id = String(data['id']);
  const deploymentId = String(meta.operation_id);
  await eventually(
    async () => {
      const { status } = await dataOf(`${apps}/${id}/deployments/${deploymentId}`, { token });
      return status === 'failed';
    },
    { timeoutMs: 60_000, everyMs: 100 },
  );
  return { id, deploymentId };
}

/** A domain of an app of `alpha`, whose records nobody sets. */
async function makeDomain(world: World, app: string, token: string): Promise<string> {
  const domains = world.at('platform', `/v1/projects/alpha/apps/${app}/domains`);
  const body = { host: 'shop.example.com' };
  return String((await dataOf(domains, { token, body }))['id']);
}

/** A drain of an app of `alpha`, to a receiver that is not there. */
async function makeDrain(world: World, app: string, token: string): Promise<string> {
  const drains = world.at('platform', `/v1/projects/alpha/apps/${app}/log-drains`);
  const body = { url: 'https://logs.example.com/v1/logs' };
  return String((await dataOf(drains, { token, body }))['id']);
}

/** A volume of an app of `alpha`. */
async function makeAppVolume(world: World, app: string, token: string): Promise<string> {
  const volumes = world.at('platform', `/v1/projects/alpha/apps/${app}/volumes`);
  const body = { name: 'files', mount_path: '/files', size_gb: 1 };
  return String((await dataOf(volumes, { token, body }))['id']);
}

/** The value of a path parameter; undefined when nothing is known of it. */
export function valueOf(
  operation: Operation,
  name: string,
  fixtures: Fixtures,
): string | undefined {
  if (name === 'id') return fixtures[kindOf(operation) ?? ''];
  if (isOfRooms(operation) && name !== 'project') return fixtures[roomKey(name)];
  if (isVariable(operation, name)) return VARIABLE;
  if (isOfApp(operation, name)) return fixtures['app_volume'];
  return fixtures[name] ?? fixtures[senderKey(operation, name)];
}

/** An identifier of the right shape that nothing has. */
export function madeUp(operation: Operation, name: string): string {
  if (name === 'project') return 'no-such-project';
  if (isOfRooms(operation)) return madeUpOfRooms(name);
  if (isVariable(operation, name)) return 'NOTHING';
  if (name === 'app') return newId('app');
  if (name === 'account_id') return newId('acc');
  if (name === 'token_or_id') return newId('inv');
  if (name === 'asset') return newId('ast');
  if (name === 'upload') return newId('upl');
  if (name === 'playback') return newId('pid');
  if (name === 'track') return newId('trk');
  if (name === 'restriction') return newId('prs');
  if (name === 'region') return newId('reg');
  if (name === 'file') return newId('fil');
  if (['document', 'photo', 'pictured_file'].includes(name)) return newId('fil');
  if (name === 'folder' || name === 'trash_item') return newId('fol');
  if (name === 'file_version') return newId('fiv');
  if (name === 'file_share') return newId('shl');
  if (name === 'space') return newId('spc');
  if (name === 'member') return 'nobody';
  if (name === 'note') return newId('nte');
  if (name === 'app_password') return newId('apw');
  if (name === 'calendar') return newId('cal');
  if (name === 'event') return newId('cev');
  if (name === 'feed') return newId('cfd');
  if (name === 'address_book') return newId('abk');
  if (name === 'contact') return newId('ctc');
  if (name === 'booking_page') return newId('bkp');
  if (name === 'space_export') return newId('exp');
  if (name === 'retention_rule') return newId('rtr');
  if (name === 'album') return newId('alb');
  if (name === 'list') return newId('tls');
  if (name === 'task') return newId('tsk');
  if (name === 'reminder') return newId('rem');
  if (name === 'revision' || name === 'box') return '999';
  if (name === 'geofence') return newId('gfn');
  if (name === 'place') return newId('plc');
  if (name === 'optimization') return newId('opt');
  if (name === 'matrix_job') return newId('mtx');
  if (name === 'device') return newId('dev');
  if (name === 'share') return newId('shr');
  if (name === 'operation') return newId('op');
  if (name === 'playlist') return newId('pll');
  if (name === 'item') return newId('pli');
  if (name === 'signing_key') return newId('sgk');
  if (name === 'live_stream') return newId('lvs');
  if (name === 'static_rendition') return newId('srn');
  if (name === 'picture') return newId('img');
  if (name === 'webhook') return newId('whk');
  if (name === 'delivery') return newId('dlv');
  if (name === 'vps') return newId('vps');
  if (name === 'snapshot') return newId('snp');
  if (name === 'recording') return newId('rec');
  if (name === 'image') return newId('img');
  if (name === 'key') return newId('ssh');
  if (name === 'number') return '999';
  if (name === 'network') return newId('net');
  if (name === 'firewall') return newId('fw');
  if (name === 'port') return newId('prt');
  if (name === 'floating_ip') return newId('fip');
  if (name === 'volume') return newId('vol');
  if (name === 'database') return newId('db');
  if (name === 'credential') return newId('dbc');
  if (name === 'backup') return newId('dbb');
  if (name === 'hook_delivery') return newId('hkd');
  if (name === 'domain') return newId('dom');
  if (name === 'drain') return newId('ldr');
  if (name === 'identity') return newId('idn');
  if (name === 'factor') return newId('fac');
  if (name === 'template') return newId('tpl');
  if (name === 'version') return '999';
  if (name === 'batch') return newId('bat');
  if (name === 'recipient') return newId('rcp');
  if (name === 'topic') return newId('top');
  if (name === 'suppression') return newId('sup');
  if (name === 'wallet') return newId('wal');
  if (name === 'quote') return newId('fxq');
  if (name === 'transfer') return newId('txn');
  if (name === 'hold') return newId('hld');
  if (name === 'escrow') return newId('esc');
  if (name === 'trade') return newId('fxt');
  if (name === 'user_code') return MADE_UP_CODE;
  const kind = kindOf(operation);
  return kind ? newId(PREFIXES[kind]) : 'nothing';
}

/** Servers have volumes too. */
const isOfApp = ({ path }: Operation, name: string) =>
  name === 'volume' && path.includes('/apps/{app}/');

const isVariable = ({ path }: Operation, name: string) =>
  name === 'key' && path.includes('/env/{key}');

function kindOf({ path }: Operation): (typeof KINDS)[number] | undefined {
  return KINDS.find((kind) => path.includes(`/${kind}/{id}`));
}

/** The names of the placeholders of a path, in order. */
export function placeholders({ path }: Operation): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** Fills the placeholders of a path. */
export function filled(operation: Operation, value: (name: string) => string): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(value(name)),
  );
}

/** A code that a device shows. */
export async function userCode(world: World): Promise<string> {
  const response = await fetch(world.at('auth', '/oauth/device_authorization'), {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'skydeck-cli' }),
  });
  return ((await response.json()) as { user_code: string }).user_code;
}
