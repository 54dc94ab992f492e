import { declaredEvents, eventJsonSchema } from '@skydeck/events';
import openapiTypescript, { astToString } from 'openapi-typescript';

/**
 * A JSON Schema for each type of event, their index, and the SDK's types made from them; call it
 * when every service is loaded.
 */
export async function eventSchemas() {
  const events = [...declaredEvents()].toSorted(([a], [b]) => a.localeCompare(b));
  const rows = events.map(
    ([type, { description }]) => `| [\`${type}\`](${type}.json) | ${description} |`,
  );
  const index = ['# Events', '', '| Type | When |', '|---|---|', ...rows, ''];
  return [
    ['docs/events/README.md', index.join('\n')],
    ...events.map(([type, event]) => [
      `docs/events/${type}.json`,
      `${JSON.stringify(eventJsonSchema(event), null, 2)}\n`,
    ]),
    ['libs/sdk/src/generated/events.ts', await eventTypes(events)],
  ];
}

async function eventTypes(events) {
  const schemas = Object.fromEntries(
    events.map(([type, event]) => {
      const { $schema: _dialect, title: _name, ...schema } = eventJsonSchema(event);
      return [type, schema];
    }),
  );
  const info = { title: 'Events', version: '1' };
  const types = await openapiTypescript({
    openapi: '3.1.0',
    info,
    paths: {},
    components: { schemas },
  });
  return `// Made from docs/events.\n${astToString(types)}`;
}
