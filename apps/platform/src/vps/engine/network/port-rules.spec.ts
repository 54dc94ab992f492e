import { runCommand } from '@skydeck/exec';
import { labInstance } from '../fixtures/compute-lab.js';
import { summed, type Wire, wire } from '../fixtures/wire.js';
import type { GuardedPort } from './port-rules.js';
import { ServerNetwork } from './server-network.js';

const OWN = { mac: '02:00:00:00:0a:01', ipv4: '10.14.0.2' };
const OTHER = { mac: '02:00:00:00:0a:02', ipv4: '10.14.0.3' };
const WITNESS = { mac: '02:00:00:00:0a:03', ipv4: '10.14.0.4' };
const NOBODY = 'ffffffffffff';
const MOST = 400;

const instance = labInstance();
const bridge = `sky${instance}n1`;
const network = new ServerNetwork({
  instance,
  bridge: `sky${instance}v0`,
  cidr: '10.15.0.0/16',
  privatePrefix: `sky${instance}n`,
  nameServers: [],
});
let between: Wire;

beforeAll(async () => {
  await network.preparePrivate(bridge);
  await network.applyFirewall({ servers: [], ports: [OWN, OTHER, WITNESS] });
  between = await wire(instance, bridge, [OWN, OTHER, WITNESS]);
}, 30_000);

beforeEach(() => network.applyFirewall({ servers: [], ports: [OWN, OTHER, WITNESS] }));

afterAll(async () => {
  await between[Symbol.asyncDispose]();
  await network.removePrivate(bridge);
  await network.close();
});

const hex = (mac: string) => mac.replaceAll(':', '');
const ip = (address: string) =>
  address
    .split('.')
    .map((byte) => Number(byte).toString(16).padStart(2, '0'))
    .join('');

/** A whole frame in hexadecimal digits. */
const frame = (type: string, payload: string, from: string = OWN.mac, to: string = NOBODY) =>
  hex(to) + hex(from) + type + payload.padEnd(128, '0');
const arp = (verb: string, mac: string, address: string) =>
  `0001080006040${verb}${hex(mac)}${ip(address)}${'0'.repeat(12)}${ip(OTHER.ipv4)}`;
const ipv4 = (from: string, fromPort = '1234') =>
  `${summed(`450000400000400040110000${ip(from)}${ip(OTHER.ipv4)}`)}${fromPort}0044001a0000`;
const FROM_LINK = 'fe80000000000000000000fffe000a01';
const TO_ALL = 'ff020000000000000000000000000001';
const ipv6 = (kind: string) => ['6000000000183aff', FROM_LINK, TO_ALL, kind, '0000000'].join('');

const GOOD = {
  'a question by ARP': frame('0806', arp('001', OWN.mac, OWN.ipv4)),
  'an answer by ARP': frame('0806', arp('002', OWN.mac, OWN.ipv4)),
  'its own address': frame('0800', ipv4(OWN.ipv4)),
};
const FORGED = {
  'the hardware address of another': frame('0800', ipv4(OWN.ipv4), OTHER.mac),
  'a hardware address of nobody': frame('0800', ipv4(OWN.ipv4), '02:00:00:00:0a:99'),
  'the address of another': frame('0800', ipv4(OTHER.ipv4)),
  'an address of nobody': frame('0800', ipv4('10.14.0.200')),
  'no address yet, as a DHCP client': frame('0800', ipv4('0.0.0.0', '0044')),
  'an answer of a DHCP server': frame('0800', ipv4(OWN.ipv4, '0043')),
  'ARP for the address of another': frame('0806', arp('002', OWN.mac, OTHER.ipv4)),
  'ARP with the hardware address of another': frame('0806', arp('002', OTHER.mac, OWN.ipv4)),
  'ARP for the gateway': frame('0806', arp('002', OWN.mac, '10.14.0.1')),
  'an advertisement of a router': frame('86dd', ipv6('86')),
  'an advertisement of a neighbour': frame('86dd', ipv6('88')),
  'a redirection': frame('86dd', ipv6('89')),
  'a tag around the address of another': frame('8100', `00050800${ipv4(OTHER.ipv4)}`),
  'a tag around its own address': frame('8100', `00050800${ipv4(OWN.ipv4)}`),
  'another protocol': frame('88cc', '0207'),
};

it.each(Object.entries(GOOD))('lets pass: %s', async (_what, sent) => {
  expect(await between.pass([sent])).toEqual([sent]);
});

it.each(Object.entries(FORGED))('drops: %s', async (_what, sent) => {
  expect(await between.pass([sent])).toEqual([]);
});

it('drops by rules of our own: without them all of it would arrive', async () => {
  await runCommand('nft', ['delete', 'table', 'bridge', network.portTable]);
  const all = Object.values(FORGED);
  expect(await between.pass(all)).toHaveLength(all.length);
});

it('shuts a port from the moment its server is gone, and opens it for the next', async () => {
  const sent = [GOOD['its own address']];
  await network.applyFirewall({ servers: [], ports: [OTHER, WITNESS] });
  expect(await between.pass(sent)).toEqual([]);
  await network.applyFirewall({ servers: [], ports: [OTHER, WITNESS, OWN] });
  expect(await between.pass(sent)).toEqual(sent);
});

it('is one look-up for each frame, however many servers there are', async () => {
  const ports: GuardedPort[] = Array.from({ length: MOST }, (_, index) => {
    const last = index.toString(16).padStart(4, '0');
    const mac = `02:00:00:01:${last.slice(0, 2)}:${last.slice(2)}`;
    return { mac, ipv4: `10.14.${1 + Math.floor(index / 250)}.${1 + (index % 250)}` };
  });
  await network.applyFirewall({ servers: [], ports: [OWN, ...ports, OTHER, WITNESS] });
  const { stdout } = await runCommand('nft', ['-s', 'list', 'table', 'bridge', network.portTable]);
  expect(stdout.filter((line) => /accept|drop|goto|jump/.test(line)).length).toBeLessThan(10);
  expect(await between.pass([GOOD['its own address']])).toHaveLength(1);
  expect(await between.pass([FORGED['the address of another']])).toEqual([]);
});

it.each([
  ['02:00:00:00:0a:01 . 10.0.0.1 }', '10.14.0.2'],
  ['02:00:00:00:0a:01', '10.14.0.2 }'],
])('refuses what is no address: %s %s', async (mac, ipv4Text) => {
  const ports = [{ mac, ipv4: ipv4Text }];
  await expect(network.applyFirewall({ servers: [], ports })).rejects.toThrow(
    /address|IPv4|network/i,
  );
});
