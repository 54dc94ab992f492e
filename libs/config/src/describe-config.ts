import { z } from 'zod';

interface Property extends z.core.JSONSchema.BaseSchema {
  readonly secret?: boolean;
}

/** Renders a settings schema as a Markdown table, for docs/configuration.md. */
export function describeConfig(schema: z.ZodObject): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });

  const rows = Object.entries(properties).map(([name, value]) => {
    const property = value as Property;
    const notes = [property.description ?? ''];
    if (property.enum) notes.push(`One of ${property.enum.map(code).join(', ')}.`);
    if (property.secret) notes.push('Secret.');
    return `| \`${name}\` | ${fallbackOf(property, required.includes(name))} | ${notes.join(' ')} |`;
  });

  return ['| Variable | Default | Meaning |', '|---|---|---|', ...rows, ''].join('\n');
}

function fallbackOf(property: Property, isRequired: boolean): string {
  if (property.default !== undefined) return code(property.default);
  return isRequired ? 'required' : 'not set';
}

function code(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}
