import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: false,
  description:
    'Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const MODE = {
  name: 'Skydeck-Mode',
  in: 'header' as const,
  required: false,
  description:
    'Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode.',
  schema: { type: 'string', enum: ['live', 'test'], default: 'live' },
};

interface Scoped {
  readonly 'x-required-scopes'?: readonly string[];
}

/**
 * Declares the headers that every operation of a kind takes, so that no handler has to.
 * @param hasTestMode whether the service keeps test data
 */
export function declareSharedParameters(
  method: string,
  operation: Operation & Scoped,
  hasTestMode: boolean,
): void {
  const isOpen = operation.security?.length === 0;
  const isAboutProject = (operation['x-required-scopes'] ?? []).length > 0;
  const hasOwnKey = operation.parameters?.some(
    (parameter) => 'name' in parameter && parameter.name === IDEMPOTENCY_KEY.name,
  );
  const takesKey = (method === 'post' || method === 'patch') && !isOpen && !hasOwnKey;
  const shared = [
    ...(takesKey ? [IDEMPOTENCY_KEY] : []),
    ...(hasTestMode && isAboutProject ? [MODE] : []),
  ];
  if (shared.length === 0) return;
  operation.parameters = [...(operation.parameters ?? []), ...shared];
}
