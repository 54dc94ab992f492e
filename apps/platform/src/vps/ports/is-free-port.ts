import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Whether no program of this machine listens on a port, so that publishing takes it from nobody. */
export async function isFreePort(
  protocol: 'tcp' | 'udp',
  port: number,
  address: string,
): Promise<boolean> {
  if (protocol === 'tcp') {
    const server = createServer();
    server.listen({ port, host: address, exclusive: true });
    return answer(server, () => server.close());
  }
  const socket = createSocket('udp4');
  socket.bind({ port, address, exclusive: true });
  return answer(socket, () => socket.close());
}

async function answer(listener: NodeJS.EventEmitter, close: () => unknown): Promise<boolean> {
  try {
    await once(listener, 'listening');
  } catch {
    return false;
  }
  const closed = once(listener, 'close');
  close();
  await closed;
  return true;
}
