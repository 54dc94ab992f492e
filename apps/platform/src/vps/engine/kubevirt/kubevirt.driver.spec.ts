import { once } from 'node:events';
import { createConnection } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { outsideContract } from '../contract/outside.contract.js';
import { serverSpec } from '../fixtures/compute-lab.js';
import { until } from '../fixtures/until.js';
import { type KubeLab, kubeLab } from './fixtures/kube-lab.js';
import { KubevirtDriver } from './kubevirt.driver.js';

describe('kubevirt', () => {
  outsideContract(kubeLab);

  let lab: KubeLab;
  let imageRef: string;

  beforeAll(async () => {
    lab = await kubeLab();
    imageRef = await lab.driver.ensureImage(lab.image);
  });

  afterAll(async () => {
    await lab[Symbol.asyncDispose]();
  });

  async function running(over: Parameters<typeof serverSpec>[2] = {}): Promise<string> {
    const ref = await lab.driver.create(serverSpec(lab, imageRef, over));
    await lab.driver.start(ref);
    return ref;
  }

  it('gives the disk of an image back as it came', async () => {
    const content = await buffer(await lab.driver.exportImage(imageRef));
    expect(content.length).toBe(3 * 2 ** 20);
    expect(content.subarray(0, 18).toString()).toBe('content of a disk ');
    await until(() => expect(lab.api.store.list('virtualmachineexports')).toEqual([]));
    await expect(lab.driver.exportImage('image-none')).rejects.toMatchObject({
      code: 'image_missing',
    });
  });

  it('unsupported: refuses what is no disk, and what KubeVirt has not got', async () => {
    const refused = { code: 'unsupported' };
    const rootfs = { ...lab.image, id: 'img_tree', format: 'rootfs' } as const;
    await expect(lab.driver.ensureImage(rootfs)).rejects.toMatchObject(refused);
    const ref = await running();
    await expect(lab.driver.exec(ref)).rejects.toMatchObject(refused);
    const shell = { mode: 'shell', cols: 80, rows: 24 } as const;
    await expect(lab.driver.openConsole(ref, shell)).rejects.toMatchObject(refused);
    const nics = [...lab.nics(1), ...lab.nics(2)];
    const spec = serverSpec(lab, imageRef, { nics });
    await expect(lab.driver.create(spec)).rejects.toMatchObject(refused);
    await lab.driver.destroy(ref);
  });

  it('opens the serial line, shows its log and counts', async () => {
    const ref = await running();
    const line = await lab.driver.openConsole(ref, { mode: 'serial', cols: 80, rows: 24 });
    line.write('hello\r');
    const [said] = (await once(line, 'data')) as [Buffer];
    expect(said.toString()).toBe('you said hello\r');
    line.destroy();
    expect(await lab.driver.consoleLog(ref)).toBe('console: ready\n');
    const samples = await lab.driver.samples();
    expect(samples).toMatchObject([{ cpuSeconds: 12.5, memoryBytes: 150_000_000 }]);
    await lab.driver.destroy(ref);
  });

  it('leads a port of this machine to one of a server, until that is gone', async () => {
    const ref = await running();
    const port = await lab.driver.publishPort(ref, 80);
    expect(await lab.driver.publishPort(ref, 80)).toBe(port);
    const connection = createConnection(port, '127.0.0.1');
    connection.write('GET');
    const [answer] = (await once(connection, 'data')) as [Buffer];
    expect(answer.toString()).toBe('you said GET');
    connection.destroy();
    await lab.driver.destroy(ref);
    const later = createConnection(port, '127.0.0.1');
    const [error] = (await once(later, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
  });

  it('notices a guest that powers itself off, and starts it again', async () => {
    const ref = await running();
    lab.api.controller.powerOff(ref);
    await until(async () =>
      expect(await lab.driver.observe(ref)).toMatchObject({ power: 'stopped' }),
    );
    await lab.driver.start(ref);
    expect(await lab.driver.observe(ref)).toMatchObject({ power: 'running', location: 'node-1' });
    await lab.driver.destroy(ref);
  });

  it('hears of changes again after the connection broke', async () => {
    const end = new AbortController();
    const seen: string[] = [];
    const following = (async () => {
      for await (const { kind } of lab.driver.events(end.signal)) seen.push(kind);
    })();
    const ref = await running();
    await until(() => expect(seen).toContain('started'));
    lab.api.breakConnections();
    lab.api.controller.powerOff(ref);
    await until(() => expect(seen).toContain('stopped'));
    await lab.driver.destroy(ref);
    await until(() => expect(seen).toContain('deleted'));
    end.abort();
    await following;
  });

  it('keeps secrets out of the machine and takes them away with it', async () => {
    const userData = '#cloud-config\nhostname: quiet\n';
    const ref = await running({ userData, sshKeys: ['ssh-ed25519 AAAA one'] });
    const machine = JSON.stringify(lab.api.store.get('virtualmachines', ref));
    expect(machine).not.toContain('hostname: quiet');
    const names = (): string[] =>
      lab.api.store.list('secrets').map(({ metadata }) => metadata.name);
    expect(names()).toEqual([`${ref}-seed`, `${ref}-keys`]);
    await lab.driver.destroy(ref);
    expect(names()).toEqual([]);
  });

  it('tells what a cluster lacks, and finds a configuration that comes later', async () => {
    lab.api.hasCdi = false;
    const { isReady, missing } = await lab.driver.probe();
    lab.api.hasCdi = true;
    expect(isReady).toBe(false);
    expect(missing.map(({ what }) => what).join()).toContain('Containerized Data Importer');
    const settings = { instance: '000000', kubeconfig: '/none', namespace: 'one' };
    const lost = await new KubevirtDriver(settings).probe();
    expect(lost).toMatchObject({ isReady: false, missing: [{ fix: expect.any(String) }] });
  });

  it('loses no change when twenty others change the same machine', async () => {
    const { driver, again, api } = lab;
    const ref = await driver.create(serverSpec(lab, imageRef));
    const drivers = Array.from({ length: 20 }, again);
    const size = { vcpus: 1, cpuShare: 1, memoryMb: 128, diskGb: 1 };
    await Promise.all(drivers.map((one, index) => one.resize(ref, { ...size, vcpus: index + 1 })));
    const puts = api.asked.filter((line) => line === `PUT ${pathOf(ref)}`);
    expect(puts.length).toBeGreaterThan(20);
    await driver.destroy(ref);
  });

  it('engine_unavailable: says so when the cluster is gone', async () => {
    const other = await kubeLab();
    await other.driver.open();
    await other.api.close();
    const asked = other.driver.observeAll();
    await expect(asked).rejects.toMatchObject({ code: 'engine_unavailable', isRetryable: true });
  });
});

function pathOf(ref: string): string {
  return `/apis/kubevirt.io/v1/namespaces/one/virtualmachines/${ref}`;
}
