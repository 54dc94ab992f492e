import { freePort, eventually, TestClock } from '@skydeck/testing';
import { runCommand } from '@skydeck/exec';
import { z } from 'zod';
import { Coturn } from './coturn.js';
import { engineAddresses, relayAddress } from './engine-addresses.js';
import { IceServers, turnSecret } from './ice-servers.js';
import { turnCredentials } from './turn-credentials.js';
import { turnObstacle, turnSettings } from './turn.config.js';

const SECRET = 'a secret of the installation, of tests';
const Settings = z.object({ ...turnSettings, COSTREAM_PUBLIC_IP: z.string().optional() });
const clock = new TestClock();
const inAnHour = () => new Date(Date.now() + 3_600_000);

const ends: string[] = [];
let port: number;
let coturn: Coturn;
let servers: IceServers;
let peerPort: number;
const peer = new AbortController();

beforeAll(async () => {
  [port, peerPort] = await Promise.all([freePort(), freePort()]);
  const settings = Settings.parse({
    COSTREAM_TURN: 'embedded',
    COSTREAM_TURN_HOST: '127.0.0.1',
    COSTREAM_TURN_PORT: port,
  });
  servers = new IceServers({ settings, secret: SECRET, clock });
  coturn = new Coturn(
    {
      host: '127.0.0.1',
      port,
      relayPorts: { first: 49_160, last: 49_239 },
      secret: turnSecret(settings, SECRET),
      // Stands for the engine; 127.0.0.2 and others stand for what else is in the network.
      peers: ['127.0.0.1'],
    },
    { started: () => undefined, ended: (why) => ends.push(why) },
  );
  await coturn.start();
  await coturn.untilAnswers();
  const words = ['-L', '127.0.0.1', '-L', '127.0.0.2', '-p', String(peerPort)];
  runCommand('turnutils_peer', words, { signal: peer.signal }).catch(() => undefined);
});

afterAll(async () => {
  peer.abort();
  await coturn.stop();
});

interface Attempt {
  readonly username?: string | undefined;
  readonly credential?: string | undefined;
  readonly to?: string;
  readonly flags?: readonly string[];
}

/** Sends three packets through the relay to an address and back; what the client said. */
async function relay({ username = '', credential = '', to = '127.0.0.1', flags = [] }: Attempt) {
  const lines: string[] = [];
  const words = ['-p', String(port), '-u', username, '-w', credential, '-e', to, '-r'];
  const rest = [String(peerPort), '-n', '3', '-z', '5', '-c', ...flags, '127.0.0.1'];
  await runCommand('turnutils_uclient', [...words, ...rest], {
    deadlineMs: 20_000,
    onLine: (line) => lines.push(line),
  }).catch(() => undefined);
  return lines.join('\n');
}

const ownCredentials = (identity = 'ana') => {
  const [server] = servers.of('room_1', identity, inAnHour());
  return { username: server?.username, credential: server?.credential };
};

describe('TURN', () => {
  it.each([['udp', []] as const, ['tcp', ['-t']] as const])(
    'relays to the engine over %s for who has credentials of ours',
    async (_transport, flags) => {
      const said = await relay({ ...ownCredentials(), flags });
      expect(said).toContain('Total lost packets 0 (0.000000%)');
    },
  );

  it.each(['127.0.0.2', '10.0.0.1', '192.168.1.1', '169.254.169.254', '8.8.8.8'])(
    '403: relays nothing to %s, which is no engine',
    async (to) => {
      expect(await relay({ ...ownCredentials(), to })).toContain('403 (Forbidden IP)');
    },
  );

  it('401: refuses a wrong password, a name changed after it was signed, and nothing at all', async () => {
    const { username = '', credential } = ownCredentials();
    for (const attempt of [
      { username, credential: 'wrong' },
      { username: username.replace(/^\d/, '2'), credential },
      { username: username.replace(/.$/, '!'), credential },
    ]) {
      expect(await relay(attempt)).toContain('Cannot complete Allocation');
    }
    expect(await relay({})).not.toContain('Total lost packets 0 ');
  });

  it('401: refuses credentials whose time is over', async () => {
    const settings = Settings.parse({ COSTREAM_TURN: 'embedded' });
    const over = turnCredentials(turnSecret(settings, SECRET), 'ana', new Date(Date.now() - 1000));
    expect(await relay(over)).toContain('Cannot complete Allocation');
  });

  it('486: gives one participant a share, and others theirs', async () => {
    const said = await relay({ ...ownCredentials('greedy'), flags: ['-m', '40'] });
    expect(said).toContain('486 (Allocation Quota Reached)');
    expect(await relay(ownCredentials('other'))).toContain('Total lost packets 0 (0.000000%)');
  });

  it('keeps its secret out of what others see of processes', async () => {
    const { stdout } = await runCommand('ps', ['-o', 'user=,args=', '-p', String(coturn.pid)]);
    expect(stdout.join()).toContain('turnserver');
    expect(stdout.join()).not.toContain(turnSecret(Settings.parse({}), SECRET));
    expect(stdout.join()).not.toMatch(/^root/);
  });

  it('comes back by itself when it is killed', async () => {
    const first = coturn.pid;
    process.kill(first ?? 0, 'SIGKILL');
    await eventually(async () => {
      expect(coturn.pid).not.toBe(first);
      expect(await coturn.answers()).toBe(true);
    });
    expect(ends).toHaveLength(1);
    expect(await relay(ownCredentials())).toContain('Total lost packets 0 (0.000000%)');
  });
});

const serversOf = (input: Record<string, string>) =>
  new IceServers({ settings: Settings.parse(input), secret: SECRET, clock }).of(
    'room_1',
    'ana',
    new Date(0),
  );

describe('ice servers', () => {
  it('name who they are for without telling, and until when', () => {
    const [server] = servers.of('room_1', 'ana@example.com', new Date(0));
    expect(server?.urls).toEqual([
      `turn:127.0.0.1:${port}?transport=udp`,
      `turn:127.0.0.1:${port}?transport=tcp`,
    ]);
    const until = Math.floor(clock.now().getTime() / 1000) + 4 * 3600;
    expect(server?.username).toMatch(new RegExp(`^${until}:room_1\\.[0-9a-f]{16}$`));
    const late = new Date(clock.now().getTime() + 20 * 3_600_000);
    expect(servers.of('room_1', 'ana', late)[0]?.username).toContain(
      String(Math.floor(late.getTime() / 1000)),
    );
  });

  it('are signed as the draft says', () => {
    // echo -n 1433895918:ana | openssl dgst -sha1 -hmac south -binary | base64
    expect(turnCredentials('south', 'ana', new Date(1_433_895_918_000))).toEqual({
      username: '1433895918:ana',
      credential: 'afs8JEmXuqEju+7K/Gq71Pl+Ads=',
    });
  });

  it('are none when nothing relays, and of the settings when another server does', () => {
    expect(serversOf({})).toEqual([]);
    expect(serversOf({ COSTREAM_TURN: 'external' })).toEqual([]);
    const external = {
      COSTREAM_TURN: 'external',
      COSTREAM_TURN_URLS: 'turn:turn.test:3478, turns:turn.test:443?transport=tcp',
      COSTREAM_TURN_SECRET: 'shared with the other server',
    };
    const [server] = serversOf(external);
    expect(server?.urls).toEqual(['turn:turn.test:3478', 'turns:turn.test:443?transport=tcp']);
    const holder = server?.username?.replace(/^\d+:/, '') ?? '';
    const expiresAt = new Date(Number(server?.username?.split(':')[0]) * 1000);
    expect(server).toMatchObject(turnCredentials(external.COSTREAM_TURN_SECRET, holder, expiresAt));
  });
});

describe('settings of TURN', () => {
  it.each([
    { COSTREAM_TURN_URLS: 'stun:turn.test' },
    { COSTREAM_TURN_URLS: 'turn:a, http://b' },
    { COSTREAM_TURN_PORT_RANGE: '50000-40000' },
    { COSTREAM_TURN_PORT: '443' },
    { COSTREAM_TURN_SECRET: 'short' },
    { COSTREAM_TURN_PEERS: 'a host' },
  ])('refuses %j', (input) => {
    expect(Settings.safeParse(input).error?.issues[0]?.path).toEqual(Object.keys(input));
  });

  it('says what an external server lacks', () => {
    const settings = Settings.parse({ COSTREAM_TURN: 'external' });
    expect(turnObstacle(settings)).toBe('COSTREAM_TURN_URLS is not set');
  });

  it('relays to where the engine takes media, and to nothing that needs a zone', () => {
    const base = { netmask: '', mac: '', cidr: null, family: 'IPv4' as const };
    const interfaces = {
      lo: [{ ...base, address: '127.0.0.1', internal: true }],
      eth0: [{ ...base, address: '192.0.2.7', internal: false }],
      br0: [{ ...base, address: '172.17.0.1', internal: false }],
      eth1: [
        {
          address: 'fe80::1',
          netmask: '',
          mac: '',
          cidr: null,
          family: 'IPv6' as const,
          internal: false,
          scopeid: 2,
        },
      ],
    };
    const of = (input: Record<string, string>) =>
      engineAddresses({ ...Settings.parse(input), ...input }, interfaces);
    expect(of({})).toEqual(['192.0.2.7', '172.17.0.1']);
    const hostOf = (input: Record<string, string>) =>
      relayAddress({ ...Settings.parse(input), ...input }, interfaces);
    expect(hostOf({})).toBe('192.0.2.7');
    expect(hostOf({ COSTREAM_INTERFACES: 'br0', COSTREAM_PUBLIC_IP: '203.0.113.9' })).toBe(
      '172.17.0.1',
    );
    expect(hostOf({ COSTREAM_TURN_HOST: '192.0.2.8' })).toBe('192.0.2.8');
    expect(of({ COSTREAM_INTERFACES: 'eth0', COSTREAM_PUBLIC_IP: '203.0.113.9' })).toEqual([
      '192.0.2.7',
      '203.0.113.9',
    ]);
  });
});
