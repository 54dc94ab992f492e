import { clusterLab } from './fixtures/cluster-lab.js';
import { CLUSTER_RIGHTS } from './rights.js';

it('uses each right that it asks for, and no other', async () => {
  const lab = await clusterLab({ startTimeoutMs: 500 });
  const { runtime, api } = lab;
  await runtime.start(lab.spec({ onLine: () => undefined }));
  await runtime.start(lab.spec());
  await runtime.start(lab.spec({ isOneOff: true, command: 'true' }));
  const exec = await runtime.exec('rpl_1', { command: ['true'] });
  exec.stdin.end();
  await exec.ended;
  await runtime.usage('app_one');
  await runtime.stop('rpl_1', 1);
  await runtime.stop('rpl_3', 1);
  api.node.quota = 'project';
  await runtime.start(lab.spec({ isOneOff: true, command: 'true' })).catch(() => undefined);
  await lab[Symbol.asyncDispose]();
  const given = CLUSTER_RIGHTS.flatMap(([group, path, verbs]) =>
    verbs.map((verb) => `${verb} ${group}/${path}`),
  );
  // Servers of Kubernetes 1.35 and newer ask for it where older ones ask for `get`.
  const used = new Set([...api.used, 'create /pods/exec']);
  expect([...used].toSorted()).toEqual(given.toSorted());
}, 20_000);
