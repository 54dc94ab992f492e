import { ALERTS } from '../operations/alerts.mjs';
import { dashboardOf } from '../operations/grafana.mjs';
import { TARGETS } from '../operations/targets.mjs';
import { component, join, PART_OF } from './documents.mjs';

const FOLDER = 'k8s/components/monitoring';

/** For the operator of Prometheus, and for a Grafana whose sidecar reads ConfigMaps. */
export function monitoringFiles() {
  return [
    [`${FOLDER}/scraping.yaml`, join([podMonitor()])],
    [`${FOLDER}/alerts.yaml`, join([rules()], 0)],
    [`${FOLDER}/dashboards.yaml`, join(TARGETS.map(dashboard))],
    [
      `${FOLDER}/kustomization.yaml`,
      component(['scraping.yaml', 'alerts.yaml', 'dashboards.yaml']),
    ],
  ];
}

const metadata = (name, more = {}) => ({
  name,
  namespace: 'skydeck',
  labels: { ...PART_OF, ...more },
});

function podMonitor() {
  return {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PodMonitor',
    metadata: metadata('skydeck'),
    spec: {
      // Alerts and dashboards know processes by it.
      jobLabel: 'app.kubernetes.io/name',
      selector: { matchLabels: PART_OF },
      podMetricsEndpoints: [{ port: 'internal', path: '/metrics', interval: '15s' }],
    },
  };
}

function rules() {
  return {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: metadata('skydeck'),
    spec: { groups: [{ name: 'skydeck', rules: ALERTS }] },
  };
}

function dashboard(target) {
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: metadata(`skydeck-dashboard-${target.name}`, { grafana_dashboard: '1' }),
    data: { [`${target.name}.json`]: JSON.stringify(dashboardOf(target)) },
  };
}
