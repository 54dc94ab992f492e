import type { EnvScope } from '../api/shapes.js';

/** Who sees a variable, as people say it. */
export const SCOPES: readonly { readonly value: EnvScope; readonly label: string }[] = [
  { value: 'both', label: 'Build and run' },
  { value: 'run', label: 'Run only' },
  { value: 'build', label: 'Build only' },
];

/** The scope of that value; what is unknown is seen by both. */
export const scopeOf = (value: string | null): EnvScope =>
  SCOPES.find((scope) => scope.value === value)?.value ?? 'both';
