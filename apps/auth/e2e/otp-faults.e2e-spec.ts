import { PostgresGate } from './postgres-gate.js';
import { type Answer, count } from './auth-harness.js';
import { idOf, OtpBench } from './otp-harness.js';

const bench = new OtpBench();
const gate = new PostgresGate();

beforeAll(async () => {
  await bench.start('live', { DATABASE_URL: await gate.open(bench.auth.database.url) });
});
afterAll(async () => {
  await bench.auth.stop();
  await gate.close();
});

const retried = (phone: string, key: string) =>
  bench.request({ phone }, { 'idempotency-key': key });

/** The one verification that a number led to, and the code that was sent for it. */
async function proof(answer: Answer, phone: string) {
  const id = idOf(answer);
  const sent = bench.auth.messaging.taken.filter(({ to }) => to === phone);
  expect(sent.map(({ reference }) => reference)).toEqual([id]);
  const code = bench.auth.messaging.codeOf(id);
  const answers = await Promise.all(Array.from({ length: 10 }, () => bench.verify({ id, code })));
  expect(count(answers)).toEqual({ 200: 1, 409: 9 });
}

describe('what a failure leaves', () => {
  it('503 then 200: messaging is away, and the same request sends one message', async () => {
    const phone = bench.freshPhone();
    bench.auth.messaging.isAway = true;
    expect((await retried(phone, 'away')).status).toBe(503);
    bench.auth.messaging.isAway = false;
    await proof(await retried(phone, 'away'), phone);
  });

  it('503 then 200: messaging takes a message without saying so', async () => {
    const phone = bench.freshPhone();
    bench.auth.messaging.isMute = true;
    expect((await retried(phone, 'mute')).status).toBe(503);
    bench.auth.messaging.isMute = false;
    await proof(await retried(phone, 'mute'), phone);
  });

  it('200: another request finishes what was left, without a wait', async () => {
    const phone = bench.freshPhone();
    bench.auth.messaging.isMute = true;
    expect((await bench.request({ phone })).status).toBe(503);
    bench.auth.messaging.isMute = false;
    await proof(await bench.request({ phone }), phone);
  });

  it('one message: many ask at once for what was left', async () => {
    const phone = bench.freshPhone();
    bench.auth.messaging.isAway = true;
    await bench.request({ phone });
    bench.auth.messaging.isAway = false;
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => retried(phone, `many-${index}`)),
    );
    expect(count(answers)).toEqual({ 200: 4 });
    await proof(answers[0] as Answer, phone);
  });

  it('5xx then 200: Postgres is lost after the message went out', async () => {
    const phone = bench.freshPhone();
    bench.auth.messaging.onTake = () => gate.cut();
    const lost = await retried(phone, 'lost');
    bench.auth.messaging.onTake = undefined;
    expect(lost.status).toBeGreaterThanOrEqual(500);
    gate.mend();
    // The claim of the request that broke off lasts a minute.
    bench.auth.clock.advance(61_000);
    await proof(await retried(phone, 'lost'), phone);
  });

  it('5xx then 200: Postgres is lost before anything is written', async () => {
    const phone = bench.freshPhone();
    gate.cut();
    expect((await retried(phone, 'before')).status).toBeGreaterThanOrEqual(500);
    gate.mend();
    await proof(await retried(phone, 'before'), phone);
  });

  it('5xx then 200 once: Postgres is lost while codes are entered', async () => {
    const phone = bench.freshPhone();
    const id = idOf(await bench.request({ phone }));
    const code = bench.auth.messaging.codeOf(id);
    const tries = Array.from({ length: 20 }, () => bench.verify({ id, code }));
    gate.cut();
    const first = await Promise.all(tries);
    gate.mend();
    const second = await Promise.all(Array.from({ length: 10 }, () => bench.verify({ id, code })));
    const good = [...first, ...second].filter(({ status }) => status === 200);
    expect(good.length).toBeLessThanOrEqual(1);
    const { data } = await bench.get(`/${id}`);
    expect(data['status']).toBe('verified');
  });
});
