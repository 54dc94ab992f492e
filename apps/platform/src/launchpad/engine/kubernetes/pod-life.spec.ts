import { text } from 'node:stream/consumers';
import { until } from '../../../vps/engine/fixtures/until.js';
import { clusterLab, type ClusterLab } from './fixtures/cluster-lab.js';

describe('life of a pod', () => {
  let lab: ClusterLab;
  let pods: string;

  beforeEach(async () => {
    lab = await clusterLab();
    pods = `skydeck-${lab.instance}-prj-one/pods`;
  });

  afterEach(async () => {
    await lab[Symbol.asyncDispose]();
  });

  it('runs a command once, as a job, and tells how it ended', async () => {
    const { runtime, api, exits } = lab;
    const spec = lab.spec({ isOneOff: true, process: 'release', command: 'migrate' });
    const replica = await runtime.start(spec);
    expect(replica).toMatchObject({ isOneOff: true, process: 'release', state: 'running' });
    const [job] = api.store.list(pods.replace('pods', 'jobs'));
    expect(job?.spec).toMatchObject({ backoffLimit: 0, podReplacementPolicy: 'Failed' });
    const [pod] = api.store.list(pods);
    api.node.end(pods, pod?.metadata.name ?? '', { exitCode: 3 });
    await until(() => expect(exits).toMatchObject([{ code: 3, isOneOff: true, requested: false }]));
    expect(api.store.list(pods.replace('pods', 'jobs'))).toEqual([]);
    expect(api.store.list(pods)).toEqual([]);
  });

  it('ends a command that is asked to, with the job that it is', async () => {
    const { runtime, api, exits } = lab;
    await runtime.start(lab.spec({ isOneOff: true, process: 'run', command: 'sleep 1000' }));
    await runtime.stop('rpl_1', 1);
    expect(exits).toMatchObject([{ requested: true, isOneOff: true }]);
    expect(api.store.list(pods.replace('pods', 'jobs'))).toEqual([]);
  });

  it('passes lines on once each and in their order, also after the connection broke', async () => {
    const { runtime, api, exits } = lab;
    const lines: string[] = [];
    const told: number[] = [];
    const onLine = ({ stream, line }: { stream: string; line: string }) =>
      lines.push(`${stream}: ${line}`);
    runtime.onExit(() => told.push(lines.length));
    await runtime.start(lab.spec({ onLine }));
    api.node.write('rpl-1', '2026-01-01T10:00:00.100000001Z', 'one');
    await until(() => expect(lines).toHaveLength(1));
    api.breakConnections();
    api.node.write('rpl-1', '2026-01-01T10:00:00.100000002Z', 'two with  spaces');
    api.node.write('rpl-1', '2026-01-01T10:00:01.5Z', '');
    await until(() => expect(lines).toHaveLength(3));
    api.node.write('rpl-1', '2026-01-01T10:00:02Z', 'last');
    api.node.end(pods, 'rpl-1', { exitCode: 0 });
    await until(() => expect(exits).toHaveLength(1));
    expect(lines).toEqual(['stdout: one', 'stdout: two with  spaces', 'stdout: ', 'stdout: last']);
    expect(told).toEqual([4]);
  });

  it('hears of an end that came while the connection was broken', async () => {
    const { runtime, api, exits } = lab;
    await runtime.start(lab.spec());
    api.breakConnections();
    api.node.end(pods, 'rpl-1', { exitCode: 9 });
    await until(() => expect(exits).toMatchObject([{ code: 9, requested: false }]));
  });

  it('tells of a pod that somebody else took away, without knowing how it ended', async () => {
    const { runtime, api, exits } = lab;
    await runtime.start(lab.spec());
    api.breakConnections();
    api.store.delete(pods, 'rpl-1');
    await until(() => expect(exits).toHaveLength(1));
    expect(exits[0]).toMatchObject({ replicaId: 'rpl_1', requested: false, oom: false });
    expect(exits[0]).not.toHaveProperty('code');
    expect(exits[0]).not.toHaveProperty('signal');
  });

  it('gives up on a replica whose node is away, as the cluster does', async () => {
    const { runtime, api, exits } = lab;
    await runtime.start(lab.spec());
    const lost = { type: 'DisruptionTarget', status: 'True', reason: 'DeletionByTaintManager' };
    api.store.patch(pods, 'rpl-1', { status: { conditions: [lost] } });
    await until(() => expect(exits).toMatchObject([{ requested: false, oom: false }]));
    expect(exits[0]).not.toHaveProperty('code');
    expect(await runtime.list()).toEqual([]);
  });

  it('enters a container with pipes, and tells the code of the command', async () => {
    await lab.runtime.start(lab.spec());
    const exec = await lab.runtime.exec('rpl_1', { command: ['cat', 'a b'] });
    exec.stdin.end('hello');
    const said = await Promise.all([text(exec.stdout), text(exec.stderr!)]);
    expect(said).toEqual(['you said hello', 'and more']);
    expect(await exec.ended).toEqual({ code: 5 });
    expect(lab.api.node.entered[0]).toMatchObject({ pod: 'rpl-1', input: 'hello' });
    expect(lab.api.node.entered[0]?.command.slice(-2)).toEqual(['cat', 'a b']);
  });

  it('gives a terminal its size, and ends what was started in it', async () => {
    await lab.runtime.start(lab.spec());
    const terminal = { cols: 91, rows: 31 };
    const exec = await lab.runtime.exec('rpl_1', { command: ['sh'], terminal });
    expect(exec.stderr).toBeUndefined();
    await exec.resize({ cols: 140, rows: 50 });
    const { entered } = lab.api.node;
    await until(() =>
      expect(entered[0]?.sizes).toEqual(['{"Width":91,"Height":31}', '{"Width":140,"Height":50}']),
    );
    const killing = exec.kill();
    await until(() => expect(entered).toHaveLength(2));
    const mark = entered[0]?.command[3] ?? '';
    expect(entered[1]?.command.at(-1)).toBe(`SKYDECK_EXEC=${mark}`);
    lab.api.node.leave();
    await killing;
    expect(await exec.ended).toEqual({});
  });

  it('start_failed: enters nothing that does not run', async () => {
    const entering = lab.runtime.exec('rpl_none', { command: ['true'] });
    await expect(entering).rejects.toMatchObject({ code: 'start_failed' });
  });

  it('counts what replicas use, as far as the cluster measures it', async () => {
    const { runtime, api } = lab;
    await runtime.start(lab.spec());
    await runtime.start(lab.spec({ appId: 'app_two' }));
    const [used, ...others] = await runtime.usage('app_one');
    expect(others).toEqual([]);
    expect(used).toMatchObject({ replicaId: 'rpl_1', memoryBytes: 64 * 2 ** 20 });
    // A quarter of a processor over the ten seconds that were measured.
    expect(used?.cpuSeconds).toBeCloseTo(2.5, 5);
    const [later] = await runtime.usage('app_one');
    expect(later?.cpuSeconds).toBeGreaterThanOrEqual(2.5);
    api.hasMetrics = false;
    expect(await runtime.usage('app_one')).toEqual([]);
  });
});
