import { labelsOf } from './documents.mjs';
import { containerOf, podOf } from './deployment.mjs';
import { SERVICES, VERSION } from './processes.mjs';

/**
 * A Job for each schema. Its name has the version, as a Job cannot be changed; services of the new version
 * wait for it, and those of the old one go on meanwhile.
 */
export function migrationJobs() {
  return SERVICES.map((process) => {
    const labels = labelsOf(process.name, 'migration');
    return {
      apiVersion: 'batch/v1',
      kind: 'Job',
      metadata: {
        name: `migrate-${process.name}-${VERSION.replaceAll('.', '-')}`,
        labels,
        annotations: { 'argocd.argoproj.io/hook': 'Sync', 'argocd.argoproj.io/sync-wave': '-1' },
      },
      spec: {
        backoffLimit: 6,
        activeDeadlineSeconds: 3600,
        ttlSecondsAfterFinished: 86_400,
        template: { metadata: { labels }, spec: jobPod(process) },
      },
    };
  });
}

function jobPod(process) {
  const { topologySpreadConstraints: _, ...pod } = podOf({ ...process, role: 'migration' });
  const args = [`apps/${process.name}/dist/migrate.js`];
  const resources = { requests: { cpu: '100m', memory: '192Mi' }, limits: { memory: '512Mi' } };
  return {
    ...pod,
    restartPolicy: 'Never',
    containers: [{ ...containerOf(process), args, resources }],
  };
}
