import { fork } from 'node:child_process';
import { once } from 'node:events';
import { AddressPolicy } from '@skydeck/outbound';
import smpp from 'smpp';
import { SmppDriver } from '../apps/messaging/dist/drivers/smpp/smpp.driver.js';
import { SmppSettings } from '../apps/messaging/dist/providers/kinds/smpp.kind.js';

const MESSAGES = 10_000;
const WINDOW = 10;
const TEXT = 'Your code is 123456.';

/** How many text messages a second a message centre is handed, beside the bare client of npm. */
export async function run() {
  const centre = fork(new URL('sms/centre.mjs', import.meta.url));
  const [{ port }] = await once(centre, 'message');
  try {
    const bare = await bareSession(port);
    const atMost = await measured((index) => submit(bare, index));
    bare.close();
    console.log(`bare smpp                           ${show(atMost)}`);
    const driver = driverTo(port);
    const ours = await measured((index) => send(driver, index));
    await driver.close();
    const share = Math.round((100 * ours.perS) / atMost.perS);
    console.log(
      `our driver                          ${show(ours)} (goal ≥ 1000 /s), ${share} % of it`,
    );
  } finally {
    centre.disconnect();
  }
}

const show = ({ perS, perCore }) => `${perS} /s, ${perCore} /s per core`;

async function measured(one) {
  await inTurns(WINDOW * 10, one);
  const before = process.cpuUsage();
  const startMs = performance.now();
  await inTurns(MESSAGES, one);
  const { user, system } = process.cpuUsage(before);
  const perS = Math.round((MESSAGES / (performance.now() - startMs)) * 1000);
  return { perS, perCore: Math.round(MESSAGES / ((user + system) / 1_000_000)) };
}

async function inTurns(count, one) {
  let next = 0;
  const worker = async () => {
    while (next < count) await one(next++);
  };
  await Promise.all(Array.from({ length: WINDOW }, worker));
}

const ignore = async () => undefined;

function driverTo(port) {
  const given = { host: '127.0.0.1', port, system_id: 'bench', from: 'Shop', window: WINDOW };
  const settings = SmppSettings.parse(given);
  const policy = new AddressPolicy(['127.0.0.0/8']);
  return new SmppDriver(settings, { password: 'bench' }, policy, ignore, ignore);
}

async function send(driver, index) {
  const recipient = `+4915112${String(index).padStart(6, '0')}`;
  const message = { id: `msg_${index}`, recipient, content: { text: TEXT }, kind: 'transactional' };
  await driver.send(message, AbortSignal.timeout(30_000));
}

async function bareSession(port) {
  const session = smpp.connect({ url: `smpp://127.0.0.1:${port}` });
  await once(session, 'connect');
  const bound = Promise.withResolvers();
  session.bind_transceiver({ system_id: 'bench', password: 'bench' }, bound.resolve);
  await bound.promise;
  return session;
}

async function submit(session, index) {
  const answer = Promise.withResolvers();
  session.submit_sm(
    {
      source_addr: 'Shop',
      destination_addr: `4915112${String(index).padStart(6, '0')}`,
      data_coding: 0,
      short_message: TEXT,
    },
    answer.resolve,
  );
  await answer.promise;
}
