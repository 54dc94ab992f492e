import { randomBytes } from 'node:crypto';
import { runCommand } from '@skydeck/exec';
import { BridgeNetwork } from './bridge.network.js';

let instance: string;
let network: BridgeNetwork;

beforeEach(() => {
  instance = randomBytes(3).toString('hex');
  network = new BridgeNetwork({ instance });
});

afterEach(async () => {
  await network.close();
  const [links, tables] = [await run('ip -o link'), await run('nft list tables')];
  if (`${links}${tables}`.includes(instance)) throw new Error('the network left something behind');
});

async function run(command: string): Promise<string> {
  const { stdout } = await runCommand('sh', ['-c', command]);
  return stdout.join('\n');
}

/** The hardware address of the bridge. */
const bridgeAddress = () => run(`cat /sys/class/net/sk${instance}br/address`);

it('gives every sandbox an address and a way in and out', async () => {
  const joined = await Promise.all(Array.from({ length: 5 }, async () => network.attach()));
  expect(new Set(joined.map(({ address }) => address)).size).toBe(5);
  const [first] = joined;
  const [program = '', ...args] = first?.enter(['ip', '-4', '-o', 'addr', 'show', 'eth0']) ?? [];
  const { stdout } = await runCommand(program, args);
  expect(stdout.join()).toContain(`inet ${first?.address}/16`);
  await Promise.all(joined.map((one) => one.release()));
  expect(await run('ip netns list')).not.toContain(instance);
});

it('keeps the address that sandboxes have learnt, whoever comes and goes', async () => {
  const stays = await network.attach();
  const learnt = await bridgeAddress();
  for (let round = 0; round < 8; round++) {
    const guest = await network.attach();
    expect(await bridgeAddress()).toBe(learnt);
    await guest.release();
    expect(await bridgeAddress()).toBe(learnt);
  }
  await stays.release();
  expect(await bridgeAddress()).toBe(learnt);
});

it('does not give an address to somebody else right after its release', async () => {
  const first = await network.attach();
  await first.release();
  const second = await network.attach();
  expect(second.address).not.toBe(first.address);
});

it('keeps its rules in place when the firewall of the host is reloaded', async () => {
  await network.attach();
  await run(`nft delete table inet skydeck_${instance}`);
  await network.attach();
  expect(await run(`nft list table inet skydeck_${instance}`)).toContain('169.254.0.0/16');
});

it('lets two installations work side by side, each with a network of its own', async () => {
  const other = new BridgeNetwork({ instance: randomBytes(3).toString('hex') });
  try {
    const [one, two] = [await network.attach(), await other.attach()];
    expect(one.address.split('.')[1]).not.toBe(two.address.split('.')[1]);
    await network.sweep();
    const [program = '', ...args] = two.enter(['true']);
    await expect(runCommand(program, args)).resolves.toBeDefined();
  } finally {
    await other.close();
  }
});

it('attach: takes nothing from what an earlier run left, which may go on', async () => {
  const [going, another] = [await network.attach(), await network.attach()];
  const successor = new BridgeNetwork({ instance });
  const joined = await Promise.all(Array.from({ length: 3 }, async () => successor.attach()));
  const addresses = [going, another, ...joined].map(({ address }) => address);
  expect(new Set(addresses).size).toBe(5);
  for (const one of [going, another, ...joined]) {
    const [program = '', ...args] = one.enter(['ip', '-4', '-o', 'addr', 'show', 'eth0']);
    const { stdout } = await runCommand(program, args);
    expect(stdout.join()).toContain(`inet ${one.address}/16`);
  }
  expect(await successor.rejoin(going.note)).toMatchObject({ address: going.address });
});

it('rejoin: what is started next does not get an address that was given up meanwhile', async () => {
  const [ended, goesOn] = [await network.attach(), await network.attach()];
  const successor = new BridgeNetwork({ instance });
  await (await successor.rejoin(ended.note))?.release();
  await successor.rejoin(goesOn.note);
  expect((await successor.attach()).address).not.toBe(ended.address);
});

it('sweep: removes what a crashed run left', async () => {
  await network.attach();
  const successor = new BridgeNetwork({ instance });
  await successor.sweep();
  expect(await run('ip netns list')).not.toContain(instance);
  await expect(successor.attach()).resolves.toMatchObject({ address: expect.any(String) });
  await successor.close();
});

it('refuses a network that is none', async () => {
  const wrong = new BridgeNetwork({ instance, cidr: '10.0.0.0/16; flush ruleset' });
  await expect(wrong.prepare()).rejects.toThrow(RangeError);
});
