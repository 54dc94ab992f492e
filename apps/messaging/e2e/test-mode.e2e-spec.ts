import { type Tenant, tenantOf } from '@skydeck/auth-guard';
import { ConsentGate } from '../src/consent/gate/consent-gate.js';
import { AddressHash } from '../src/consent/suppressions/address-hash.js';
import { MessageAcceptance } from '../src/messages/message-acceptance.js';
import { MessageLanes } from '../src/messages/message-lanes.js';
import { MessageStore } from './message-store.js';

let store: MessageStore;
let acceptance: MessageAcceptance;

beforeAll(async () => {
  store = await MessageStore.open();
  // Without its queue a message stays where it was accepted: only the row is looked at.
  const away = { name: 'away', on: () => undefined, add: () => Promise.reject(new Error('away')) };
  const lanes = new MessageLanes({ otp: away as never, bulk: away as never, batch: away as never });
  const sender = { driver: 'operator', name: 'Skydeck', email: 'no-reply@example.com' };
  const gate = new ConsentGate(
    store.dataSource,
    new AddressHash('of-this-test-only-0123456789abcdef'),
  );
  const { dataSource, ledger, clock } = store;
  acceptance = new MessageAcceptance(sender, dataSource, ledger, lanes, gate, clock);
});

afterAll(() => store.close());

async function driverFor(tenant: Tenant | null): Promise<string> {
  const { id } = await acceptance.accept({
    tenant,
    channel: 'sms',
    to: '+14155550123',
    content: { text: 'Hello' },
    kind: 'transactional',
    validityS: 60,
    metadata: {},
  });
  return (await store.get(id)).driver;
}

describe('a driver that sends for real', () => {
  it('is used in live mode and for the installation itself', async () => {
    expect(await driverFor(tenantOf('prj_1', 'live'))).toBe('operator');
    expect(await driverFor(null)).toBe('operator');
  });

  it('is never used in test mode: messages stay in the outbox', async () => {
    expect(await driverFor(tenantOf('prj_1', 'test'))).toBe('outbox');
  });
});
