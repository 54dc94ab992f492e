import type { WebSocket } from 'ws';

/** Resolves when a socket is open; rejects when it cannot be. */
export async function opened(socket: WebSocket): Promise<void> {
  if (socket.readyState === socket.OPEN) return;
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the socket was closed')));
  });
}
