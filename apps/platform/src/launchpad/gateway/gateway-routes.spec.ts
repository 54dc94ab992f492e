import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import { KubeClient } from '../../kubernetes/kube-client.js';
import { clusterFailures } from '../engine/kubernetes/cluster-failure.js';
import { ClusterApi } from '../engine/kubernetes/fixtures/cluster-api.js';
import { chosenGateway, gatewayConfig } from './gateway.config.js';
import { GatewayRoutes } from './gateway-routes.js';
import { httpRoute } from './http-route.js';
import { z } from 'zod';

const SETTINGS = chosenGateway(
  z.object(gatewayConfig).parse({ LAUNCHPAD_GATEWAY: 'infra/public' }),
)!;

describe('routes of a gateway', () => {
  let dir: string;
  let api: ClusterApi;
  let routes: GatewayRoutes;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'skydeck-gateway-'));
    api = new ClusterApi();
    await api.listen();
    const kubeconfig = join(dir, 'kubeconfig');
    await writeFile(kubeconfig, api.kubeconfig);
    api.store.create('namespaces', { kind: 'Namespace', metadata: { name: 'skydeck' } });
    const client = await KubeClient.open({ kubeconfig }, clusterFailures);
    routes = new GatewayRoutes(client, '0a1b2c', SETTINGS);
  });

  afterAll(async () => {
    await api.close();
    await rm(dir, { recursive: true });
  });

  const present = () =>
    api.store.list('skydeck/httproutes').map(({ metadata: { name }, spec }) => ({
      name,
      hosts: spec?.['hostnames'],
    }));

  it('has the form that the Gateway API publishes', () => {
    const part = { appId: 'app_one', part: 0, hosts: ['one.example.com'] };
    const route = httpRoute('0a1b2c', SETTINGS, part);
    expect(() => new HTTPRoute(route).validate()).not.toThrow();
    const wrong = structuredClone(route) as object as { spec: { hostnames: unknown } };
    wrong.spec.hostnames = ['No Host!'];
    expect(() => new HTTPRoute(wrong as never).validate()).toThrow('hostnames');
  });

  it('leads every name of an app to the edge, and forgets names that are gone', async () => {
    const many = Array.from({ length: 18 }, (_, index) => `d${index + 10}.example.com`);
    await routes.sync(
      new Map([
        ['app_one', ['one.apps.example.com', 'shop.example.com']],
        ['app_two', many],
      ]),
    );
    expect(present()).toEqual([
      { name: 'app-0a1b2c-app-one', hosts: ['one.apps.example.com', 'shop.example.com'] },
      { name: 'app-0a1b2c-app-two', hosts: many.slice(0, 16) },
      { name: 'app-0a1b2c-app-two-1', hosts: many.slice(16) },
    ]);
    expect(api.store.get('skydeck/httproutes', 'app-0a1b2c-app-one').spec).toMatchObject({
      parentRefs: [{ namespace: 'infra', name: 'public' }],
      rules: [{ backendRefs: [{ name: 'edge', port: 4080 }] }],
    });
    await routes.sync(new Map([['app_one', ['one.apps.example.com']]]));
    expect(present()).toEqual([{ name: 'app-0a1b2c-app-one', hosts: ['one.apps.example.com'] }]);
  });

  it('writes nothing that is there already', async () => {
    const wanted = new Map([['app_one', ['one.apps.example.com']]]);
    await routes.sync(wanted);
    const before = api.asked.length;
    await routes.sync(wanted);
    expect(api.asked.slice(before).map((line) => line.split(' ')[0])).toEqual(['GET']);
  });

  it('tells what a gateway has against a route, but not what it had against an older one', async () => {
    const wanted = new Map([['app_one', ['one.apps.example.com']]]);
    await routes.sync(wanted);
    refuse(api, 1);
    expect(await routes.sync(wanted)).toEqual([]);
    refuse(api, 2);
    expect(await routes.sync(wanted)).toEqual([
      { name: 'app-0a1b2c-app-one', why: 'no listener has that name' },
    ]);
  });
});

/** What a gateway says of the second generation of a route when it last saw another one. */
function refuse(api: ClusterApi, observedGeneration: number): void {
  api.store.patch('skydeck/httproutes', 'app-0a1b2c-app-one', {
    metadata: { generation: 2 },
    status: { parents: [{ conditions: refusal(observedGeneration) }] },
  });
}

function refusal(observedGeneration: number): object[] {
  const message = 'no listener has that name';
  return [{ type: 'Accepted', status: 'False', message, observedGeneration }];
}
