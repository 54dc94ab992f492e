import { readyBodies } from '../../fuzz/ready-bodies.js';
import type { Fixtures } from '../fixtures.js';
import { dataOf } from '../call.js';
import { SRT } from '../tracks.js';
import type { World } from '../world.js';

/** What is sent that is no JSON, and the query that says what it is. */
export class RawBody {
  constructor(
    readonly query: string,
    readonly bytes: Buffer,
  ) {}
}

const MAP = `<osm version="0.6"><node id="1" lat="2" lon="2"/><node id="2" lat="2.001" lon="2"/>
  <way id="3"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way></osm>`;
/** Four dots, as PNG. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGP4z8DAAMIM/4EAAB/uBfsL2WiLAAAAAElFTkSuQmCC';
/** An archive of one page. */
const ARCHIVE =
  'H4sIAIVzC2sC/+3NMQqDUBQEwHeUnCCIip4nkIBCtFADHt8fK7FXEGeaXbbZtn9/5mczdd84TJZUZblmss8k3/T/XtdFHo8sTvAbp9eQLuOemjYAAAAAAAAAAAC4oAVuG5C+ACgAAA==';

/** A body for everything that is made, that is good once. */
export async function creationBodies(
  world: World,
  fixtures: Fixtures,
): Promise<Readonly<Record<string, object>>> {
  const { vps, snapshot, asset, calendar, address_book } = fixtures;
  const token = world.keys.get('pay')?.full;
  const wallet = async () =>
    (await dataOf(world.at('pay', '/api/v1/wallets'), { token, body: { currency: 'EUR' } }))['id'];
  const [buyer, seller] = [await wallet(), await wallet()];
  const day = new Date().toISOString().slice(0, 10);
  return {
    ...(await readyBodies(world)),
    createSignInProvider: {
      kind: 'oidc',
      issuer: 'https://repeated.example.com',
      client_id: 'repeated',
      redirect_urls: ['https://repeated.example.com/'],
    },
    createSignInHook: {
      kind: 'before_sign_up',
      url: 'https://repeated.example.com/hook',
      on_failure: 'allow',
      is_enabled: false,
    },
    signInAnonymously: {},
    createProject: { name: 'Repeated' },
    rotateKey: { overlap_s: 60 },
    createKycSession: { external_reference: 'repeated', checks: ['watchlist'] },
    createKycProvider: { name: 'Faces', checks: ['face_match'], url: 'https://faces.example.com' },
    provisionProduct: { name: 'Repeated' },
    createOidcClient: {
      name: 'Repeated',
      type: 'confidential',
      redirect_uris: ['https://repeated.example/callback'],
    },
    createRegion: new RawBody('name=Repeated', Buffer.from(MAP)),
    optimizeRoutes: {
      vehicles: [{ id: 'van' }],
      jobs: [{ id: 'stop', location: { lat: 1.0005, lon: 1 } }],
      background: true,
    },
    uploadMediaImage: new RawBody('name=repeated', Buffer.from(PICTURE, 'base64')),
    uploadTrack: new RawBody('language=de', Buffer.from(SRT)),
    uploadFile: new RawBody('name=repeated.mp4', Buffer.from('no film')),
    createPlaylist: { name: 'Repeated', asset_ids: [asset] },
    addPlaylistItem: { asset_id: asset },
    createMessageProvider: { kind: 'outbox' },
    createSendingDomain: { name: 'repeated.example' },
    createMailRoute: { domain_id: fixtures['domains'], pattern: 'repeated' },
    createPaymentProvider: {
      kind: 'stripe',
      secrets: { secret_key: 'sk_test_repeated', webhook_secret: 'whsec_repeated' },
    },
    createReconciliation: { provider: fixtures['payment-providers'], from: day, to: day },
    createEscrow: { buyer, seller, amount: '5', currency: 'EUR' },
    createDeployment: {},
    addDomain: { host: 'repeated.example.com' },
    uploadAppSource: new RawBody('', Buffer.from(ARCHIVE, 'base64')),
    createAppHook: {},
    createAppBinding: { target: 'vault' },
    createLogDrain: { url: 'https://logs.example.com/v1/logs' },
    createAppCron: { name: 'repeated', schedule: '0 3 * * *', command: 'true' },
    createVps: { name: 'repeated', size: 'nano', image: 'tiny' },
    restoreVpsBackupCopy: { slug: 'repeated-copy' },
    createImage: { slug: 'repeated', vps, snapshot },
    createVpsSnapshot: { name: 'repeated' },
    createFirewall: { name: 'repeated' },
    allocateFloatingIp: {},
    createNetwork: { name: 'repeated' },
    publishPort: { guest_port: 8080 },
    createVolume: { name: 'repeated', size_gb: 1 },
    createDatabase: { name: 'repeated' },
    createDatabaseCredential: { name: 'repeated' },
    createIngress: { room: fixtures['rooms/room'], kind: 'whip', identity: 'repeated' },
    createFile: new RawBody('name=repeated.txt', Buffer.from('repeated')),
    createFileShare: { file_id: fixtures['file'] },
    createBookingPage: { calendar_id: calendar, name: 'Repeated' },
    createAddressBook: { name: 'Repeated' },
    createContact: { address_book_id: address_book, full_name: 'Repeated' },
    createSpaceExport: {},
    createRetentionRule: { tag: 'repeated', delete_after_days: 30_000 },
  };
}
