import { type IncomingMessage, request } from 'node:http';

/** Sends the request that a curl command of the dashboard stands for. Returns the status. */
export async function sendAsCurl(command: string): Promise<number> {
  const url = /https?:\S+/.exec(command)?.[0] ?? '';
  const key = /Bearer (\w+)/.exec(command)?.[1] ?? '';
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: /-d '(.*)'/.exec(command)?.[1] ?? null,
  });
  return response.status;
}

/** Visits an app as a browser would: names under `localhost` always mean this machine. */
export function visit(address: string): Promise<string> {
  const { port, host, pathname } = new URL(address);
  return new Promise((resolve, reject) => {
    const visitor = request({ host: '127.0.0.1', port, path: pathname, headers: { host } });
    visitor.on('error', reject);
    visitor.on('response', (response: IncomingMessage) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve(text));
    });
    visitor.end();
  });
}
