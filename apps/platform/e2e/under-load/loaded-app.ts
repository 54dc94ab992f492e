/** How long a request to `/slow` takes. */
export const SLOW_MS = 2_000;

const SERVER = `
  const { createHash, randomUUID } = require('node:crypto');
  const { createServer } = require('node:http');
  const BORN = randomUUID();
  const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
  const server = createServer((request, response) => {
    const answer = () => response.writeHead(HEALTH).end(request.url === '/born' ? BORN : TEXT);
    if (request.url === '/slow') setTimeout(answer, ${SLOW_MS});
    else answer();
  });
  // A WebSocket that says "tick" five times a second (RFC 6455).
  server.on('upgrade', ({ headers }, socket) => {
    const accept = createHash('sha1').update(headers['sec-websocket-key'] + GUID).digest('base64');
    socket.write('HTTP/1.1 101 Switching Protocols\\r\\nupgrade: websocket\\r\\nconnection: upgrade\\r\\n' +
      'sec-websocket-accept: ' + accept + '\\r\\n\\r\\n');
    const ticks = setInterval(() => socket.write(Buffer.from('\\x81\\x04tick', 'latin1')), 200);
    socket.on('close', () => clearInterval(ticks)).on('error', () => socket.destroy()).resume();
  });
  server.listen(process.env.PORT, '0.0.0.0');
  // It ends at once: whoever stops it too early cuts off what it answers.
  process.on('SIGTERM', () => process.exit(0));
`;

/** An app without dependencies: quick answers, slow ones, and a WebSocket. */
export function loadedApp(text: string): Record<string, string> {
  return files(`const TEXT = ${JSON.stringify(text)}, HEALTH = 200;${SERVER}`);
}

/** A version that ends before it listens. */
export function crashingApp(): Record<string, string> {
  return files(`process.exit(7);`);
}

/** A version whose every answer is an error. */
export function unhealthyApp(): Record<string, string> {
  return files(`const TEXT = 'ill', HEALTH = 503;${SERVER}`);
}

function files(server: string): Record<string, string> {
  return {
    'package.json': JSON.stringify({ name: 'loaded', scripts: { start: 'node server.js' } }),
    'launchpad.json': JSON.stringify({ health_path: '/' }),
    'server.js': server,
  };
}
