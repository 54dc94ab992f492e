import { once } from 'node:events';
import { eventually } from '@skydeck/testing';
import { WebSocket } from 'ws';
import { dataOf } from './call.js';

/** Opens a console that is recorded and leaves it. @returns the recording */
export async function makeRecording(vpsUrl: string, token: string): Promise<string> {
  const { url } = await dataOf(`${vpsUrl}/console`, { token, body: { record: true } });
  const socket = new WebSocket(String(url));
  await once(socket, 'message');
  socket.close();
  return eventually(async () => {
    const { items } = await dataOf(`${vpsUrl}/recordings`, { token });
    const [made] = items as { id: string; status: string }[];
    if (made?.status !== 'complete') throw new Error('The console is still recorded.');
    return made.id;
  });
}
