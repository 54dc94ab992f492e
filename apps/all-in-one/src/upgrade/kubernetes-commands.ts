/** What is run where Skydeck runs on Kubernetes: there the cluster replaces pods, and we print how. */
export function kubernetesCommands(version: string, overlay = 'k8s/overlays/production'): string[] {
  return [
    '# 1. A backup of the database and the bucket, by whoever runs them.',
    `# 2. The images of ${version}: in ${overlay}/kustomization.yaml.`,
    `kubectl kustomize ${overlay} | kubectl diff --server-side -f -`,
    '# 3. Migrations, which the version that runs bears; then pods one after the other.',
    `kubectl apply --server-side -k ${overlay}`,
    'kubectl -n skydeck wait --for=condition=complete --timeout=15m job -l app.kubernetes.io/component=migration',
    'kubectl -n skydeck rollout status deployment -l app.kubernetes.io/part-of=skydeck --timeout=15m',
    '# Taken back when a pod does not get ready; the schema stays.',
    'kubectl -n skydeck rollout undo deployment -l app.kubernetes.io/part-of=skydeck',
  ];
}
