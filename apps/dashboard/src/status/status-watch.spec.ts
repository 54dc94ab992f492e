import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { KeptHistory } from './kept-history.js';
import { PRODUCTS } from './products.js';
import { StatusFile } from './status-file.js';
import type { StatusStore, Stored } from './status-store.js';
import { StatusWatch } from './status-watch.js';

const START = Date.parse('2026-03-01T00:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000).toISOString();
let nowS = 0;
let isPayReady = true;
const servers: Server[] = [];
const urls = new Map<string, { url: string }>();
const home = mkdtempSync(path.join(tmpdir(), 'skydeck-status-'));

/** What auth keeps, by the rules of its route. */
class Kept implements StatusStore {
  stored: Stored = { version: 0, history: null };
  isAway = false;

  async read(): Promise<Stored> {
    if (this.isAway) throw new Error('Auth does not answer.');
    return structuredClone(this.stored);
  }

  async write(version: number, history: KeptHistory): Promise<number | null> {
    if (this.isAway) throw new Error('Auth does not answer.');
    if (version !== this.stored.version) return null;
    this.stored = { version: version + 1, history: structuredClone(history) };
    return version + 1;
  }
}

async function listen(isReady: () => boolean): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(isReady() ? 200 : 503).end();
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const [pay, others] = [await listen(() => isPayReady), await listen(() => true)];
  for (const { product } of PRODUCTS) urls.set(product, { url: product === 'pay' ? pay : others });
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(home, { recursive: true });
});
beforeEach(() => {
  nowS = 0;
  isPayReady = true;
});

const warnings: string[] = [];
const replica = (store: StatusStore, file = new StatusFile(undefined)) =>
  new StatusWatch({
    urls,
    store,
    file,
    warn: (message) => warnings.push(message),
    now: () => new Date(START + nowS * 1000),
  });

/** The replicas look one after the other, some seconds apart, every fifteen seconds. */
async function turns(count: number, ...replicas: StatusWatch[]): Promise<void> {
  for (let turn = 0; turn < count; turn++) {
    const beganS = nowS;
    for (const one of replicas) {
      await one.look();
      nowS += 4;
    }
    nowS = beganS + 15;
  }
}

const incidentsOf = async (watch: StatusWatch) =>
  (await watch.report()).incidents.map(({ product, began_at, ended_at }) => [
    product,
    began_at,
    ended_at,
  ]);

describe('one history for all replicas', () => {
  it('one replica writes for all, the next goes on when it ends, and a new one knows all of it', async () => {
    const store = new Kept();
    const [first, second] = [replica(store), replica(store)];
    await turns(2, first, second);
    expect(store.stored.version).toBe(2);
    isPayReady = false;
    await turns(1, first, second);
    // The bad look of the first one counts for the second.
    await turns(1, second);
    isPayReady = true;
    await turns(1, second);
    const seen = [['pay', at(30), at(60)]];
    expect(await incidentsOf(second)).toEqual(seen);
    expect(await incidentsOf(replica(store))).toEqual(seen);
    expect(store.stored.history?.watched_since).toBe(at(0));
  });

  it('what was seen while it could not be kept is kept later, once, and said once', async () => {
    const store = new Kept();
    const [first, second] = [replica(store), replica(store)];
    await turns(2, first, second);
    store.isAway = true;
    warnings.length = 0;
    isPayReady = false;
    await turns(12, first, second);
    isPayReady = true;
    await turns(1, first, second);
    expect(warnings).toHaveLength(2);
    // One that begins meanwhile does not take the time before it for a standstill.
    const third = replica(store);
    await turns(1, third);
    store.isAway = false;
    await turns(2, third, first, second);
    const seen = [['pay', at(30), at(210)]];
    expect(await incidentsOf(first)).toEqual(seen);
    expect(store.stored.history?.incidents).toHaveLength(1);
  });

  it('a restart of all is no incident, a standstill of all is one of every product', async () => {
    const store = new Kept();
    await turns(2, replica(store), replica(store));
    nowS += 60;
    await turns(1, replica(store), replica(store));
    expect(store.stored.history?.incidents).toEqual([]);
    nowS += 3600;
    await turns(1, replica(store), replica(store));
    expect(store.stored.history?.incidents).toHaveLength(PRODUCTS.length);
  });

  it('takes over the file of an earlier version, and removes it when it is kept', async () => {
    const file = path.join(home, 'status/history.json');
    mkdirSync(path.dirname(file));
    const incident = { product: 'vault', began_at: at(-900), ended_at: at(-600) };
    const old = { watched_since: at(-86_400), seen_at: at(-30), incidents: [incident] };
    writeFileSync(file, JSON.stringify(old));
    const store = new Kept();
    store.isAway = true;
    const watch = replica(store, new StatusFile(home));
    await turns(1, watch);
    expect(existsSync(file)).toBe(true);
    store.isAway = false;
    await turns(1, watch);
    expect(existsSync(file)).toBe(false);
    expect(store.stored.history).toMatchObject({
      watched_since: at(-86_400),
      incidents: [incident],
    });
  });
});
