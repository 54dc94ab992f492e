import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { checkPorts } from './port-check.js';

let server: Server;

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => server.close());

describe('checkPorts', () => {
  it('names the port, who has it and the variables that move it', async () => {
    const { port } = server.address() as AddressInfo;
    const use = { name: 'auth', variable: 'AUTH_PORT', port };
    await expect(checkPorts([use], {})).rejects.toThrow(
      new RegExp(
        `^Port ${port} \\(auth\\) is in use by .* \\(process ${process.pid}\\): ` +
          'stop that, or set AUTH_PORT to another port, or SKYDECK_BASE_PORT to move all of them.$',
      ),
    );
  });

  it('accepts ports that are free', async () => {
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    const use = { name: 'auth', variable: 'AUTH_PORT', port };
    await expect(checkPorts([use], {})).resolves.toBeUndefined();
  });
});
