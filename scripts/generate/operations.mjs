import YAML from 'yaml';
import { ALERTS } from './operations/alerts.mjs';
import { dashboardOf } from './operations/grafana.mjs';
import { TARGETS } from './operations/targets.mjs';

const FOLDER = 'docs/operations';

/** What Prometheus and Grafana need to watch Skydeck on one machine. */
export function operationsFiles() {
  return [
    [`${FOLDER}/prometheus.yaml`, write(scrapeConfig())],
    [`${FOLDER}/alerts.yaml`, write({ groups: [{ name: 'skydeck', rules: ALERTS }] })],
    ...TARGETS.map((target) => [
      `${FOLDER}/grafana/${target.name}.json`,
      `${JSON.stringify(dashboardOf(target), null, 2)}\n`,
    ]),
  ];
}

function scrapeConfig() {
  return {
    global: { scrape_interval: '15s', evaluation_interval: '15s' },
    rule_files: ['alerts.yaml'],
    scrape_configs: TARGETS.map(({ name, port }) => ({
      job_name: name,
      static_configs: [{ targets: [`127.0.0.1:${port}`] }],
    })),
  };
}

function write(document) {
  return YAML.stringify(document, { lineWidth: 100 });
}
