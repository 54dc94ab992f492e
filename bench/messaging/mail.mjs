import { fork } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { postJson } from '../http/post-json.mjs';

const MAILS = 2000;
const CONNECTIONS = 6;
const FROM = 'shop@bench.test';
const TEXT = 'Your order is on its way, and will be there tomorrow before noon.\n'.repeat(10);
const HTML = `<p>${TEXT}</p>`;
const LONGEST_MS = 300_000;

/** Signed mail over SMTP: by Skydeck from batch to relay, and by bare nodemailer. */
export async function mail({ endpoints }, { messaging: key }, databaseUrl) {
  const sink = await startSink();
  try {
    const bare = await perCore(sink, () => sendBare(sink.port));
    console.log(`signed mail by bare nodemailer      ${show(bare)}`);
    await provide(endpoints, key, databaseUrl, sink.port);
    const ours = await perCore(sink, () => sendBatch(endpoints, key));
    console.log(
      `signed mail from batch to relay     ${show(ours)} (goal ≥ 300 per core), ` +
        `${(bare.perCore / ours.perCore).toFixed(1)} times the work of bare nodemailer`,
    );
  } finally {
    sink.stop();
  }
}

const show = ({ perS, perCore: each }) => `${Math.round(perS)} /s, ${Math.round(each)} /s per core`;

async function startSink() {
  const child = fork(path.join(import.meta.dirname, 'mail-sink.server.mjs'));
  const [{ port }] = await once(child, 'message');
  const sink = { port, taken: 0, stop: () => child.disconnect() };
  child.on('message', () => (sink.taken += 1));
  return sink;
}

/** How many mails a second arrive, and how many for each second of this process on a core. */
async function perCore(sink, send) {
  sink.taken = 0;
  const before = process.cpuUsage();
  const startMs = performance.now();
  await send();
  while (sink.taken < MAILS) {
    if (performance.now() - startMs > LONGEST_MS) throw new Error(`${sink.taken} mails came.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const tookS = (performance.now() - startMs) / 1000;
  const { user, system } = process.cpuUsage(before);
  return { perS: MAILS / tookS, perCore: MAILS / ((user + system) / 1_000_000) };
}

async function sendBare(port) {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    ignoreTLS: true,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MAILS,
    dkim: { domainName: 'bench.test', keySelector: 'bare', privateKey },
  });
  const content = { from: FROM, subject: 'Your order', text: TEXT, html: HTML };
  await Promise.all(
    Array.from({ length: MAILS }, (_, index) =>
      transport.sendMail({ ...content, to: `r${index}@example.com` }),
    ),
  );
  transport.close();
}

/** A relay, and a domain that counts as verified: what DNS says is not measured here. */
async function provide({ messaging_url: url }, key, databaseUrl, port) {
  const api = `${url}/api/v1`;
  const { id } = await postJson(`${api}/domains`, key, { name: 'bench.test' });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `update messaging.sending_domain set status = 'verified', verified_at = now(),
       checked_at = now() where id = $1`,
    [id],
  );
  await client.end();
  const settings = { host: '127.0.0.1', port, security: 'none', from: FROM };
  await postJson(`${api}/providers`, key, {
    kind: 'smtp',
    settings: { ...settings, max_connections: CONNECTIONS },
  });
}

async function sendBatch({ messaging_url: url }, key) {
  const content = { subject: 'Your order', text: TEXT, html: HTML };
  const lines = Array.from({ length: MAILS }, (_, index) =>
    JSON.stringify({ channel: 'email', to: `r${index}@example.com`, content }),
  );
  const response = await fetch(`${url}/api/v1/batches`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${key}` },
    body: `${lines.join('\n')}\n`,
  });
  if (!response.ok) throw new Error(await response.text());
}
