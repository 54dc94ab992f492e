import type { Domain } from '../api/shapes.js';

const TTL_S = 300;

/** Records as they are written in a zone file, where names end with a dot. */
export function zoneOf(records: Domain['records']): string {
  const lines = records.map(({ type, name, value }) => {
    const data = { TXT: `"${value}"`, CNAME: `${value}.`, A: value, AAAA: value }[type];
    return `${name}. ${TTL_S} IN ${type} ${data}`;
  });
  return lines.join('\n');
}
