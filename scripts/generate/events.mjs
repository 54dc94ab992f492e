import { declaredEvents, eventJsonSchema } from '@skydeck/events';

/** A JSON Schema for each type of event, and their index; call it when every service is loaded. */
export function eventSchemas() {
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
  ];
}
