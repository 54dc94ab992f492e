import { fork } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Outbound } from '@skydeck/outbound';
import webpush from 'web-push';
import { WebpushDriver } from '../apps/messaging/dist/drivers/webpush/webpush.driver.js';

const MESSAGES = 3_000;
const AT_ONCE = 16;
const BROWSERS = 200;

/** How many notifications a core encrypts, signs and hands to push services. */
export async function run() {
  const sink = fork(new URL('push/push-sink.mjs', import.meta.url));
  const [{ port }] = await once(sink, 'message');
  const outbound = new Outbound(['127.0.0.0/8']);
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  const settings = { subject: 'mailto:bench@example.com', public_key: publicKey, ttl_s: 3600 };
  const clock = { now: () => new Date() };
  const driver = new WebpushDriver(settings, { private_key: privateKey }, outbound, clock);
  const recipients = Array.from({ length: BROWSERS }, (_, index) => subscription(port, index));
  await sendAll(driver, recipients, BROWSERS);
  const before = process.cpuUsage();
  const startMs = performance.now();
  await sendAll(driver, recipients, MESSAGES);
  const { user, system } = process.cpuUsage(before);
  const perS = Math.round((MESSAGES / (performance.now() - startMs)) * 1000);
  const perCore = Math.round(MESSAGES / ((user + system) / 1_000_000));
  console.log(
    `web push                            ${perS} /s, ${perCore} /s per core (goal ≥ 600)`,
  );
  await outbound.close();
  sink.disconnect();
}

async function sendAll(driver, recipients, count) {
  let next = 0;
  const content = { subject: 'Order 7', text: 'On its way' };
  const worker = async () => {
    while (next < count) {
      const at = next++;
      const recipient = recipients[at % recipients.length];
      const message = { id: `msg_${at}`, recipient, content, kind: 'transactional' };
      await driver.send(message, AbortSignal.timeout(30_000));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function subscription(port, index) {
  const ecdh = createECDH('prime256v1');
  const keys = {
    p256dh: ecdh.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  return JSON.stringify({ endpoint: `http://127.0.0.1:${port}/push/${index}`, keys });
}
