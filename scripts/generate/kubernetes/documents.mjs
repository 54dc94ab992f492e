import YAML from 'yaml';

/** Labels of everything that belongs to a process, and of one of its roles. */
export function labelsOf(name, role) {
  return {
    'app.kubernetes.io/name': name,
    ...(role && { 'app.kubernetes.io/component': role }),
    'app.kubernetes.io/part-of': 'skydeck',
  };
}

export const PART_OF = { 'app.kubernetes.io/part-of': 'skydeck' };

/** One file of several documents. */
export function join(documents, lineWidth = 100) {
  return documents
    .map((document) =>
      YAML.stringify(document, { lineWidth, singleQuote: true, aliasDuplicateObjects: false }),
    )
    .join('---\n');
}

export function kustomization(resources, more = {}) {
  return YAML.stringify({
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    namespace: 'skydeck',
    resources,
    ...more,
  });
}

export function component(resources, more = {}) {
  return YAML.stringify({
    apiVersion: 'kustomize.config.k8s.io/v1alpha1',
    kind: 'Component',
    ...(resources.length > 0 && { resources }),
    ...more,
  });
}
