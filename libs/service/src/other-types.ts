import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const JSON_TYPE = 'application/json';
const TEXT = { schema: { type: 'string' as const } };

/**
 * What an operation answers besides JSON (`@ApiProduces`) is text: Nest's document gives every type the
 * schema of the envelope, which only JSON has.
 */
export function declareOtherTypes(operation: Operation): void {
  for (const response of Object.values(operation.responses)) {
    if (!response || !('content' in response) || !response.content?.[JSON_TYPE]) continue;
    const same = JSON.stringify(response.content[JSON_TYPE]);
    for (const [type, content] of Object.entries(response.content)) {
      if (type === JSON_TYPE || JSON.stringify(content) !== same) continue;
      response.content[type] = TEXT;
    }
  }
}
