import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { openLedgerClient } from './ledger-client.js';

/** A message of the protocol. @see https://www.postgresql.org/docs/18/protocol-message-formats.html */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const LET_IN = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
const THROWN_OUT = message(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

it('outlives a server that lets it in and stops in the same breath', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([LET_IN, THROWN_OUT])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = await openLedgerClient(`postgres://skydeck:none@127.0.0.1:${port}/skydeck`, 'pay');
  await expect(client.query('select 1')).rejects.toThrow(/not queryable|terminat|closed/i);
  await client.end().catch(() => undefined);
  server.close();
});
