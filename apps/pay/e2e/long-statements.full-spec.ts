import { fillWallets } from './fill-wallets.js';
import { PayHarness } from './pay-harness.js';
import { textOf } from './pdf-text.js';

const LINES = 100_000;
const MOST_GROWTH_BYTES = 150 * 1024 * 1024;
const EVER = 'from=2000-01-01T00:00:00Z';

let pay: PayHarness;
let key: string;
let wallet: string;

beforeAll(async () => {
  pay = await PayHarness.start();
  key = pay.auth.key('demo');
  const made = async (wanted: object) => {
    const { data } = await pay.call(key, '/wallets', { currency: 'EUR', ...wanted });
    return String(data['id']);
  };
  const from = await made({ kind: 'world' });
  wallet = await made({ name: 'Busy' });
  await fillWallets(pay, { from, to: wallet, count: LINES, until: new Date(Date.now() - 60_000) });
}, 120_000);

afterAll(() => pay.close());

/** Downloads a statement, and tells how much memory that took while it ran. */
async function download(format: string) {
  const before = process.memoryUsage().rss;
  let peak = before;
  const chunks: Buffer[] = [];
  const url = `${pay.service.url}/api/v1/wallets/${wallet}/statement?${EVER}&format=${format}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  let received = 0;
  for await (const chunk of response.body ?? []) {
    const bytes = Buffer.from(chunk as Uint8Array);
    chunks.push(bytes);
    received += bytes.length;
    peak = Math.max(peak, process.memoryUsage().rss - received);
  }
  return { body: Buffer.concat(chunks), grownBytes: peak - before };
}

describe('a statement of 100,000 lines', () => {
  it('200: is sent as JSON and as CSV in little memory', async () => {
    const json = await download('json');
    const { data } = JSON.parse(json.body.toString()) as { data: { lines: unknown[] } };
    expect(data.lines).toHaveLength(LINES);
    expect(json.grownBytes).toBeLessThan(MOST_GROWTH_BYTES);
    const csv = await download('csv');
    expect(csv.body.toString().split('\r\n')).toHaveLength(LINES + 4);
    expect(csv.grownBytes).toBeLessThan(MOST_GROWTH_BYTES);
  }, 300_000);

  it('200: is sent as PDF in little memory, with all its pages', async () => {
    const { body, grownBytes } = await download('pdf');
    expect(grownBytes).toBeLessThan(MOST_GROWTH_BYTES);
    const text = await textOf(body);
    const last = text.match(/Page (\d+) of (\d+)/g)?.at(-1);
    expect(last).toMatch(/^Page (\d+) of \1$/);
    expect(text.match(/Sale \d+ +0\.01/g)).toHaveLength(LINES);
  }, 300_000);

  it('422: is not made of one line more', async () => {
    const from = await pay.call(key, '/wallets', { currency: 'EUR', kind: 'world' });
    const moved = { from: from.data['id'], to: wallet, amount: '1', currency: 'EUR' };
    expect((await pay.call(key, '/transfers', moved)).status).toBe(201);
    const to = new Date(Date.now() + 60_000).toISOString();
    const refused = await pay.call(key, `/wallets/${wallet}/statement?${EVER}&to=${to}`);
    expect([refused.status, refused.error.code]).toEqual([422, 'statement_too_long']);
  });
});
