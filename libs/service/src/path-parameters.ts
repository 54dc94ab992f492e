import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameter = NonNullable<Operation['parameters']>[number];

/** Parameters that guards read, so that no handler declares them. */
const DESCRIPTIONS: Readonly<Record<string, string>> = { project: 'Id or slug of the project.' };

/** Declares every placeholder of a path; without a schema of its own it is text. */
export function declarePathParameters(path: string, operation: Operation): void {
  const declared = (operation.parameters ?? []).map((parameter) => asText(parameter));
  const names = new Set(declared.map((parameter) => ('name' in parameter ? parameter.name : '')));
  const missing = [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !names.has(name))
    .map((name) => ({
      name,
      in: 'path' as const,
      required: true,
      description: DESCRIPTIONS[name] ?? '',
      schema: { type: 'string' },
    }));
  operation.parameters = [...missing, ...declared];
}

function asText(parameter: Parameter): Parameter {
  if (!('in' in parameter) || parameter.in !== 'path') return parameter;
  const { schema } = parameter;
  const isEmpty = schema === undefined || Object.keys(schema).length === 0;
  return isEmpty ? { ...parameter, schema: { type: 'string' } } : parameter;
}
