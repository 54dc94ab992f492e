import type { DatabaseCapabilities, DatabaseParts } from '../database.driver.js';
import { BARMAN, CNPG, type DatabaseCluster } from './database-cluster.js';
import { DATABASE_RIGHTS } from './rights.js';

type Obstacle = DatabaseCapabilities['obstacles'][number];

const NOTHING: DatabaseParts = {
  sharedInstances: false,
  pointInTime: false,
  extensions: false,
  slowStatements: false,
  upgrades: false,
  pools: false,
};

const RIGHTS_FIX =
  'Apply `k8s/components/databases`, or give its rights to the account of the platform.';

/** What a cluster offers; ready when its operator is there and we have our rights. */
export async function clusterCapabilities(
  open: () => Promise<DatabaseCluster>,
  majors: readonly number[],
): Promise<DatabaseCapabilities> {
  const { essential, archive } = await obstaclesOf(open);
  const postgres = {
    sharedInstances: true,
    pointInTime: archive === 'there',
    extensions: true,
    slowStatements: true,
    upgrades: majors.length > 1,
    pools: true,
  };
  return {
    ready: essential.length === 0,
    obstacles: [...essential, ...(archive === 'there' ? [] : [archive])],
    majors: { postgres: [...majors], valkey: [] },
    parts: { postgres, valkey: NOTHING },
  };
}

async function obstaclesOf(
  open: () => Promise<DatabaseCluster>,
): Promise<{ essential: Obstacle[]; archive: Obstacle | 'there' }> {
  try {
    const cluster = await open();
    const hasOperator = await hasApi(cluster, CNPG);
    const essential = hasOperator ? await missingRights(cluster) : [NO_OPERATOR];
    return { essential, archive: await archiveOf(cluster) };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    const fix = 'Look whether `kubectl get namespaces` answers with the same configuration.';
    return { essential: [{ what, fix }], archive: 'there' };
  }
}

const NO_OPERATOR: Obstacle = {
  what: 'CloudNativePG is not installed in the cluster.',
  fix: 'Install CloudNativePG 1.26 or newer; see docs/databases-on-kubernetes.md.',
};

async function archiveOf(cluster: DatabaseCluster): Promise<Obstacle | 'there'> {
  if (!cluster.settings.archive) {
    return {
      what: 'There is no bucket for archives, so no moment is gone back to.',
      fix: 'Set `DATABASES_KUBERNETES_S3_BUCKET` and the keys to it.',
    };
  }
  if (await hasApi(cluster, BARMAN)) return 'there';
  return {
    what: 'The plugin Barman Cloud of CloudNativePG is not installed in the cluster.',
    fix: 'Install plugin-barman-cloud; see docs/databases-on-kubernetes.md.',
  };
}

async function hasApi({ client }: DatabaseCluster, api: string): Promise<boolean> {
  const found = await client.json(`apis/${api}`).catch((error: { status?: number }) => {
    if (error.status === 404) return undefined;
    throw error;
  });
  return found !== undefined;
}

async function missingRights({ client, settings }: DatabaseCluster): Promise<Obstacle[]> {
  const { namespace } = settings;
  const asked = DATABASE_RIGHTS.filter(
    ([group]) => settings.archive !== undefined || group !== 'barmancloud.cnpg.io',
  ).flatMap(([group, path, verbs]) => verbs.map((verb) => ({ group, path, verb })));
  const answers = asked.map(async ({ group, path, verb }): Promise<Obstacle[]> => {
    const [resource, subresource] = path.split('/');
    const resourceAttributes = {
      namespace,
      group,
      resource,
      verb,
      ...(subresource && { subresource }),
    };
    const { status } = await client.json<{ status?: { allowed?: boolean } }>(
      'apis/authorization.k8s.io/v1/selfsubjectaccessreviews',
      {
        method: 'POST',
        body: {
          apiVersion: 'authorization.k8s.io/v1',
          kind: 'SelfSubjectAccessReview',
          spec: { resourceAttributes },
        },
      },
    );
    if (status?.allowed === true) return [];
    return [{ what: `We may not ${verb} ${path} in the namespace ${namespace}.`, fix: RIGHTS_FIX }];
  });
  return (await Promise.all(answers)).flat();
}
