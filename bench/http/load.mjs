import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { percentile } from '../events/percentile.mjs';

const LOOK_EVERY_MS = 1;

/**
 * Sends requests at a fixed rate, whether or not earlier ones were answered. The time of a request
 * counts from when it was due, so an answer that comes late is not hidden by the requests that it
 * keeps from being sent ("coordinated omission"). `requests` are sent as they are, each once.
 */
export async function sendAtRate({
  url,
  head,
  body,
  requests,
  perSecond,
  forMs,
  connections = 32,
}) {
  const isEndless = perSecond === 'as fast as it goes';
  const { hostname, port } = new URL(url);
  const idle = [];
  const took = [];
  const seen = { sent: 0, refused: 0, statuses: {} };
  const make = () =>
    open(hostname, port, idle, (dueMs, status) => {
      took.push(performance.now() - dueMs);
      if (status < 300) return;
      seen.refused += 1;
      seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
    });
  const all = await Promise.all(Array.from({ length: connections }, make));
  const startMs = performance.now();
  const most = requests?.length ?? Infinity;
  const total = isEndless ? most : Math.min(most, Math.floor((perSecond * forMs) / 1000));
  const dueAt = (number) => (isEndless ? startMs : startMs + (number * 1000) / perSecond);
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const nowMs = performance.now();
      while (idle.length > 0 && seen.sent < total && dueAt(seen.sent) <= nowMs) {
        // In turn: the server refuses connections on which nothing is asked for long.
        const text = requests?.[seen.sent] ?? requestText(head, body);
        idle.shift().send(text, dueAt(seen.sent));
        seen.sent += 1;
      }
      const isOver = took.length === total || nowMs > startMs + forMs * (isEndless ? 1 : 2);
      if (!isOver) return;
      clearInterval(timer);
      resolve();
    }, LOOK_EVERY_MS);
  });
  for (const connection of all) connection.close();
  return {
    answered: took.length,
    refused: seen.refused,
    statuses: seen.statuses,
    lost: isEndless ? 0 : total - took.length,
    p50Ms: percentile(took, 0.5),
    p99Ms: percentile(took, 0.99),
  };
}

/** Each change has an idempotency key of its own. */
function requestText(head, body) {
  if (body === undefined) return `${head}\r\n\r\n`;
  const length = Buffer.byteLength(body);
  const type = 'content-type: application/json';
  const key = `idempotency-key: ${randomUUID()}`;
  return `${head}\r\n${type}\r\ncontent-length: ${length}\r\n${key}\r\n\r\n${body}`;
}

/** A kept connection that takes one request at a time. */
async function open(host, port, idle, onAnswer) {
  const socket = connect({ host, port: Number(port), noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let dueMs = 0;
  let text = '';
  const connection = {
    send(request, due) {
      dueMs = due;
      socket.write(request);
    },
    close: () => socket.destroy(),
  };
  socket.setEncoding('latin1');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    text += chunk;
    const end = text.indexOf('\r\n\r\n');
    if (end === -1) return;
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
    if (text.length < end + 4 + length) return;
    const status = Number(text.slice(9, 12));
    text = '';
    idle.push(connection);
    onAnswer(dueMs, status);
  });
  idle.push(connection);
  return connection;
}

if (process.send) {
  process.on('message', async (plan) => process.send(await sendAtRate(plan)));
  process.on('disconnect', () => process.exit(0));
  process.send({ url: '' });
}
