import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { setUpLog } from '@skydeck/service';
import { eventually, testDatabase } from '@skydeck/testing';
import YAML from 'yaml';
import { SERVICES } from '../../src/stack/stack-ports.js';
import { startTestStack, type TestStack } from '../../src/testing/index.js';
import { Prometheus, shipped } from './prometheus.js';

const MEMBERS = [...SERVICES, 'dashboard', 'edge'] as const;
const REQUESTS = 37;
const OPERATIONS = join(import.meta.dirname, '../../../../docs/operations');
const database = testDatabase();
let stack: TestStack;
let prometheus: Prometheus;

beforeAll(async () => {
  setUpLog({ level: 'silent' });
  stack = await startTestStack({ database, members: MEMBERS });
  const config = (await shipped('prometheus.yaml'))
    .replaceAll('15s', '1s')
    .replaceAll(/job_name: (\w+)([^]*?)127\.0\.0\.1:\d+/g, (_all, job: string, between: string) => {
      return `job_name: ${job}${between}127.0.0.1:${portOf(job)}`;
    });
  const alerts = await shipped('alerts.yaml');
  prometheus = await Prometheus.start({ 'prometheus.yaml': config, 'alerts.yaml': alerts });
}, 120_000);

afterAll(async () => {
  await prometheus[Symbol.asyncDispose]();
  await stack.close();
  await database[Symbol.asyncDispose]();
}, 60_000);

function portOf(job: string): string {
  const name = job === 'edge' ? 'EDGE_CONTROL_PORT' : `${job.toUpperCase()}_INTERNAL_PORT`;
  return stack.environment[name] ?? '';
}

const metricsOf = async (job: string) =>
  (await fetch(`http://127.0.0.1:${portOf(job)}/metrics`)).text();

const namesIn = (expression: string) => [
  ...new Set(expression.match(/\b(?:skydeck|http|process|nodejs)_[a-z0-9_]+/g)),
];

/** Whether a process shows this metric, or the one that it is a part of. */
function hasMetric(text: string, name: string): boolean {
  const whole = name.replace(/_(bucket|sum|count)$/, '');
  return [name, whole].some((one) => text.includes(`# TYPE ${one} `));
}

describe('Prometheus with the shipped configuration', () => {
  it('finds every process', async () => {
    await eventually(
      async () => {
        const targets = await prometheus.targets();
        const states = targets.map(({ labels, health }) => `${labels['job']} ${health}`);
        expect(states.toSorted()).toEqual(MEMBERS.map((name) => `${name} up`).toSorted());
      },
      { timeoutMs: 30_000 },
    );
  }, 40_000);

  it('counts what was asked, by route and status', async () => {
    const url = `${stack.environment['AUTH_URL']}/api/v1/projects`;
    const token = await stack.signInOwner();
    for (let index = 0; index < REQUESTS; index++) {
      const headers = { authorization: `Bearer ${token}` };
      await (await fetch(url, index % 2 === 0 ? { headers } : {})).text();
    }
    const dashboard = stack.environment['DASHBOARD_URL'];
    for (let index = 0; index < REQUESTS; index++) await fetch(`${dashboard}/healthz`);

    const route = 'job="auth", method="GET", route="/api/v1/projects"';
    await eventually(
      async () => {
        for (const [labels, count] of [
          [`${route}, status="200"`, 19],
          [`${route}, status="401"`, 18],
          ['job="dashboard", route="/healthz", status="200"', REQUESTS],
        ] as const) {
          const found = await prometheus.query(
            `sum(http_request_duration_seconds_count{${labels}})`,
          );
          expect(found.map(({ value }) => Number(value[1]))).toEqual([count]);
        }
      },
      { timeoutMs: 20_000 },
    );
  }, 60_000);

  it('knows how often a session was remembered, and that nothing waits in the outbox', async () => {
    await eventually(async () => {
      const hits = 'skydeck_credential_lookups_total{job="auth", kind="session", result="hit"}';
      const [found] = await prometheus.query(hits);
      expect(Number(found?.value[1])).toBeGreaterThanOrEqual(18);
      const lags = await prometheus.query('skydeck_outbox_lag_seconds');
      expect(lags.map(({ value }) => value[1])).toEqual(SERVICES.map(() => '0'));
    });
  });

  it('loads the alert rules, and none of them fails', async () => {
    const { groups } = YAML.parse(await shipped('alerts.yaml')) as {
      groups: { rules: { alert: string }[] }[];
    };
    const names = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    expect(names.length).toBeGreaterThan(10);
    await eventually(async () => {
      expect(await prometheus.rules()).toEqual(names.map((name) => `${name} ok`));
    });
  });

  it('says the same of the files as they are: promtool finds no fault', async () => {
    await runCommand('promtool', ['check', 'config', join(OPERATIONS, 'prometheus.yaml')]);
    await runCommand('promtool', ['check', 'rules', join(OPERATIONS, 'alerts.yaml')]);
  });
});

describe('alerts and dashboards', () => {
  it('name only metrics that somebody shows', async () => {
    const texts = await Promise.all(MEMBERS.map(metricsOf));
    const names = namesIn(await shipped('alerts.yaml'));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !texts.some((text) => hasMetric(text, name)))).toEqual([]);
  });

  it('are explained: what each alert means and what to do', async () => {
    const alerts = (await shipped('alerts.yaml')).match(/(?<=alert: )\w+/g) ?? [];
    const page = await shipped('README.md');
    expect(alerts.filter((name) => !page.includes(`### ${name}\n`))).toEqual([]);
  });

  it('ask in PromQL that Prometheus understands, for what their process shows', async () => {
    const files = await readdir(join(OPERATIONS, 'grafana'));
    expect(files.toSorted()).toEqual(MEMBERS.map((name) => `${name}.json`).toSorted());
    for (const name of MEMBERS) {
      const text = await metricsOf(name);
      const { panels } = JSON.parse(await shipped(`grafana/${name}.json`)) as Dashboard;
      const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
      expect(expressions.length).toBeGreaterThan(4);
      for (const expression of expressions) await prometheus.query(expression);
      const missing = expressions.flatMap(namesIn).filter((metric) => !hasMetric(text, metric));
      expect(missing.map((metric) => `${name}: ${metric}`)).toEqual([]);
    }
  });
});

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}
