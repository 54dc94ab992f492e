import { labSettings } from '../fixtures/kubernetes-lab.js';
import { problemsOf } from '../fixtures/operator-schema.js';
import { instanceSpec } from '../../fixtures/database-lab.js';
import { backupManifest, scheduleManifest } from './backup.js';
import { clusterManifest, EMPTY, recovered } from './cluster.js';
import { databaseManifest } from './database.js';
import { databaseObject } from './labels.js';
import { networkPolicy, poolPolicy } from './network-policy.js';
import { bucketSecret, objectStore } from './object-store.js';
import { poolerManifest, poolerName } from './pooler.js';
import { toolJob, toolSecret } from './tool-job.js';

const settings = { ...labSettings('none'), storageClass: 'fast' };
const { archive } = settings;
const spec = instanceSpec({ archived: true, trustedSources: ['192.0.2.7/32'] });
const stoppedAt = new Date('2026-01-01T00:00:00Z');
const pool = {
  database: 'd_a',
  mode: 'transaction',
  size: 5,
  maxConnections: 8,
  maxClients: 100,
} as const;
const tool = { name: 'tool', id: spec.id, major: 17, roomMb: 64 };
if (!archive) throw new Error('the settings of the lab name a bucket');

describe('manifests of databases', () => {
  it.each([
    ['a new server', clusterManifest(settings, { spec, origin: EMPTY })],
    ['one that sleeps', clusterManifest(settings, { spec, origin: EMPTY, stoppedAt })],
    ['a copy', clusterManifest(settings, { spec, origin: recovered('d-one', 17, stoppedAt) })],
    ['the end of another', clusterManifest(settings, { spec, origin: recovered('d-one', 17) })],
    [
      'a database',
      databaseManifest(settings, spec.id, { name: 'd_a', connectionLimit: -1, quotaMb: 1 }),
    ],
    ['a base backup', backupManifest(settings, { id: spec.id, major: 17, name: 'one' })],
    ['a schedule', scheduleManifest(settings, spec.id)],
    ['an archive', objectStore(settings, archive, spec.id, 7)],
    ['keys of a bucket', bucketSecret(settings, archive)],
    ['doors', networkPolicy(settings, spec)],
    ['doors of pools', poolPolicy(settings, spec)],
    ['a pool', poolerManifest(settings, spec.id, pool)],
    ['a job', toolJob(settings, tool)],
    ['what it is given', toolSecret(settings, tool, { env: { PGHOST: 'one' }, caPem: '' })],
  ])('%s: has only fields that its kind has', (_name, manifest) => {
    expect(problemsOf(manifest.kind, structuredClone(manifest))).toEqual([]);
  });

  it('refuses unknown fields, wrong types, and what is missing, as an API server does', () => {
    const cluster = clusterManifest(settings, { spec, origin: EMPTY });
    const wrong = (over: object) => ({ ...cluster, spec: { ...cluster.spec, ...over } });
    const { instances: _instances, ...without } = cluster.spec ?? { instances: 1 };
    expect(problemsOf('Cluster', wrong({ imageNam: 'x' }))).toEqual([
      'Cluster.spec.imageNam: unknown',
    ]);
    expect(problemsOf('Cluster', wrong({ storage: { sise: '1Gi' } }))).toEqual([
      'Cluster.spec.storage.sise: unknown',
    ]);
    expect(problemsOf('Cluster', wrong({ instances: 'one' }))).not.toEqual([]);
    expect(problemsOf('Cluster', { ...cluster, spec: without })).not.toEqual([]);
    expect(problemsOf('Cluster', { ...cluster, extra: 1 })).toEqual(['Cluster.extra: unknown']);
    const store = archive && objectStore(settings, archive, spec.id);
    expect(problemsOf('ObjectStore', { ...store, spec: { ...store?.spec, keep: 1 } })).toEqual([
      'ObjectStore.spec.keep: unknown',
    ]);
  });

  it('gives a server its share, its version, and nobody without TLS', () => {
    const { spec: server } = clusterManifest(settings, {
      spec: { ...spec, major: 17, cpus: 0.5, memoryMb: 1_024, diskMb: 10_240 },
      origin: EMPTY,
    });
    expect(server).toMatchObject({
      imageName: 'registry.test/postgresql:17',
      resources: { limits: { cpu: '500m', memory: '1024Mi' } },
      storage: { size: '12800Mi', storageClass: 'fast', resizeInUseVolumes: true },
      enableSuperuserAccess: false,
      plugins: [{ isWALArchiver: true, parameters: { serverName: `${spec.id}-17` } }],
    });
    expect(server?.postgresql?.pg_hba).toEqual([
      'hostssl all all all scram-sha-256',
      'host all all all reject',
    ]);
  });

  it('lets members, tools, pools, operator, callers, apps and trusted networks in, and nobody else', () => {
    const { spec: policy } = networkPolicy(settings, spec);
    const [members, clients] = policy.ingress;
    expect(policy.policyTypes).toEqual(['Ingress']);
    expect(JSON.stringify(members)).toContain('"cnpg-system"');
    expect(clients?.from).toHaveLength(6);
    expect(JSON.stringify(clients)).toContain('"cidr":"192.0.2.7/32"');
    const [callers, ...others] = poolPolicy(settings, spec).spec.ingress;
    expect([callers?.from.length, others]).toEqual([4, []]);
  });

  it('lets clients of a pool into its database only, before the rule that lets everybody in', () => {
    const { spec: pooler } = poolerManifest(settings, spec.id, pool);
    expect(pooler?.pgbouncer.pg_hba).toEqual([
      'hostssl d_a all 0.0.0.0/0 scram-sha-256',
      'hostssl d_a all ::/0 scram-sha-256',
      'host all all 0.0.0.0/0 reject',
      'host all all ::/0 reject',
    ]);
    expect(pooler?.pgbouncer.parameters).toMatchObject({
      default_pool_size: '5',
      max_db_connections: '8',
      max_client_conn: '100',
    });
    expect(poolerName('d-one', 'd_a')).not.toBe(poolerName('d-one', 'd_b'));
  });

  it('keeps names of databases apart, however long', () => {
    const names = ['d_a', 'd_a_b', `d_${'x'.repeat(50)}a`, `d_${'x'.repeat(50)}b`];
    expect(new Set(names.map((name) => databaseObject('d-0123456789abcdef', name))).size).toBe(4);
    expect(() => databaseObject('../secrets', 'd_a')).toThrow(TypeError);
  });
});
