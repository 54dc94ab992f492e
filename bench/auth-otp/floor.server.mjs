import Fastify from 'fastify';
import { answerBenchmark } from '../http/answer.mjs';

const OTP = {
  id: 'otp_01k9v3c5d8m2n4p6q7r8s9t0vw',
  status: 'pending',
  channel: 'sms',
  created_at: '2026-11-01T12:00:00.000Z',
};

// What taking a body and answering JSON costs when nothing is done.
const app = Fastify();
app.post('/api/v1/auth/otp/*', () => ({ data: OTP, meta: { request_id: 'req_bench' } }));
await app.listen({ port: 0, host: '127.0.0.1' });
answerBenchmark(`http://127.0.0.1:${app.server.address().port}`);
