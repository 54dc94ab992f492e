import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { openNaive } from './naive.mjs';

/** Serves transfers in a process of its own, so that only what it uses is counted. */
const [kind, settings] = [process.argv[2], JSON.parse(process.argv[3] ?? '{}')];
const serve = { bare: serveBare, skydeck: serveSkydeck, stack: serveStack };

process.on('message', () => process.send({ cpu: process.cpuUsage() }));
process.send({ url: await serve[kind]() });

/** Less than any real service does: no key, no schema, no envelope. */
async function serveBare() {
  const system = await openNaive(settings.url, settings.schema, settings.accounts);
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const { id, from, to, amount } = JSON.parse(Buffer.concat(chunks).toString());
    await system.transfer({ id, from, to, amount: BigInt(amount) });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ id }));
  });
  // It is idle while the other one is asked, and must not hang up meanwhile.
  server.keepAliveTimeout = 600_000;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${server.address().port}`;
}

const numberOf = (wallet) => Number(wallet.slice('wal_'.length));

/** The service as it is, but for its ledger: each transfer is the naive transaction. */
async function serveStack() {
  const system = await openNaive(settings.url, settings.schema, settings.accounts);
  const { Ledger } = await import('../../apps/pay/dist/ledger/ledger.js');
  return serveSkydeck((pay) => {
    pay.app.get(Ledger).execute = async ({ command }) => {
      const { from, to, amount, currency } = command;
      const id = randomUUID();
      await system.transfer({ id, from: numberOf(from), to: numberOf(to), amount });
      const result = { id, status: 'posted', from, to, amount: String(amount), currency };
      const operation = { id, kind: 'transfer', code: null, result };
      return { kind: 'decided', operation, isReplay: false };
    };
  });
}

async function serveSkydeck(change = () => undefined) {
  const { loadConfig } = await import('@skydeck/config');
  const { setUpLog } = await import('@skydeck/service');
  const { createPay, PayConfig } = await import('../../apps/pay/dist/index.js');
  const { DataSource } = await import('typeorm');
  setUpLog({ level: 'warn' });
  const pay = await createPay(loadConfig(PayConfig, settings.environment));
  change(pay);
  await pay.listen();
  const dataSource = pay.app.get(DataSource);
  await dataSource.query(
    `insert into account (public_id, tenant, kind, currency, posted, created_at)
     select 'wal_' || lpad(id::text, 26, '0'), $1, 'wallet', 'EUR', 1000000000, now()
     from generate_series(1, ${settings.accounts}) id`,
    [settings.tenant],
  );
  return `${pay.url}/api/v1`;
}
