import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppErrors } from '../apps/app.errors.js';
import { followRedirects } from './git-redirect.js';
import { parseRepoAddress } from './repo-address.js';

const SERVICE = '/info/refs?service=git-upload-pack';

describe('followRedirects', () => {
  let server: Server;
  let seen: { url: string; authorization: string | undefined }[];

  beforeEach(async () => {
    seen = [];
    server = createServer((request, response) => {
      const { url = '', headers } = request;
      seen.push({ url, authorization: headers.authorization });
      const to: Record<string, string> = {
        [`/old${SERVICE}`]: `/new${SERVICE}`,
        [`/away${SERVICE}`]: `http://other.example:${port()}/new${SERVICE}`,
        [`/inside${SERVICE}`]: `http://metadata.internal/x${SERVICE}`,
        [`/round${SERVICE}`]: `/round${SERVICE}`,
      };
      const location = to[url];
      if (location === undefined) response.end('refs');
      else response.writeHead(302, { location }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterEach(() => {
    server.close();
  });

  const port = () => (server.address() as AddressInfo).port;

  const policy = {
    resolve: async (host: string) => {
      if (host === 'metadata.internal') throw AppErrors.repo_not_allowed();
      return host === 'nowhere.example' ? [] : ['127.0.0.1'];
    },
  };

  function follow(path: string, host = 'code.example') {
    const address = parseRepoAddress(`http://${host}:${port()}${path}`)!;
    return followRedirects(address, 'me:secret', policy, new AbortController().signal);
  }

  it('leaves an address that does not redirect, and names where it may connect', async () => {
    expect(await follow('/shop')).toMatchObject({
      address: { url: `http://code.example:${port()}/shop` },
      pinned: ['127.0.0.1'],
      credentials: 'me:secret',
    });
  });

  it('follows within a host with its credentials', async () => {
    const place = await follow('/old');
    expect(place.address.url).toBe(`http://code.example:${port()}/new`);
    expect(place.credentials).toBe('me:secret');
  });

  it('gives no credentials to another host', async () => {
    const place = await follow('/away');
    expect(place.address.host).toBe('other.example');
    expect(place.credentials).toBeUndefined();
    expect(seen.map(({ authorization }) => authorization !== undefined)).toEqual([true, false]);
  });

  it('refuses to be led into a private network, and connects to nothing there', async () => {
    await expect(follow('/inside')).rejects.toMatchObject({ code: 'app.repo_not_allowed' });
    expect(seen).toHaveLength(1);
  });

  it('gives up on a circle and on a host without an address', async () => {
    await expect(follow('/round')).rejects.toThrow('redirects too often');
    await expect(follow('/x', 'nowhere.example')).rejects.toThrow('no host `nowhere.example`');
  });
});
