import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { request as send } from 'undici';
import { answerBenchmark } from '../http/answer.mjs';

const OTP = {
  id: 'otp_01k9v3c5d8m2n4p6q7r8s9t0vw',
  status: 'pending',
  channel: 'sms',
  created_at: '2026-11-01T12:00:00.000Z',
};
const { DATABASE_URL, MESSAGING_INTERNAL_URL } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 8 });
const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

await pool.query(`create schema bench_floor`);
await pool.query(
  `create table bench_floor.code (phone text primary key, handed int, at timestamptz)`,
);
await pool.query(
  `create table bench_floor.entered (id text primary key, phone text, at timestamptz)`,
);

const run = (name, text, values) => pool.query({ name, text, values });
const answer = () => ({ data: OTP, meta: { request_id: 'req_bench' } });

// The least that could be done: nothing, or the statements without which nothing would be kept,
// planned once, the message and the signature.
const app = Fastify();
app.post('/api/v1/auth/otp/bare', answer);
app.post('/api/v1/auth/otp/request', async ({ body: { phone } }) => {
  await run('add', 'insert into bench_floor.code values ($1, 0, $2)', [phone, new Date()]);
  const message = JSON.stringify({ to: phone, content: { text: 'Your code is 123456.' } });
  const headers = { 'content-type': 'application/json' };
  const { body } = await send(MESSAGING_INTERNAL_URL, { method: 'POST', headers, body: message });
  await body.json();
  await run('handed', 'update bench_floor.code set handed = 1 where phone = $1', [phone]);
  return answer();
});
app.post('/api/v1/auth/otp/verify', async ({ body: { phone } }) => {
  await run('find', 'select * from bench_floor.code where phone = $1', [phone]);
  await run(
    'enter',
    `with used as (update bench_floor.code set handed = 2 where phone = $1 returning phone)
     insert into bench_floor.entered select $2, phone, $3 from used`,
    [phone, randomUUID(), new Date()],
  );
  sign('sha256', Buffer.from(phone), { key, dsaEncoding: 'ieee-p1363' });
  return answer();
});
await app.listen({ port: 0, host: '127.0.0.1' });
answerBenchmark(`http://127.0.0.1:${app.server.address().port}`);
