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

/** Declares the headers that every operation of a kind takes, so that no handler has to. */
export function declareSharedParameters(method: string, operation: Operation): void {
  const isOpen = operation.security?.length === 0;
  if (method !== 'post' || isOpen) return;
  operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
}
