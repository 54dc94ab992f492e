import type { World } from './world.js';

/** A road of two nodes. */
const MAP = `<osm version="0.6"><node id="1" lat="1" lon="1"/><node id="2" lat="1.001" lon="1"/>
  <way id="3"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way></osm>`;

/** Where it is drawn. */
export const TILE = { z: '14', x: '8237', y: '8146' };

/** A map of a project, and the operation that builds it. */
export async function makeRegion(
  world: World,
  token: string,
): Promise<{ region: string; operation: string }> {
  const response = await fetch(world.at('location', '/api/v1/regions?name=Village'), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: MAP,
  });
  if (response.status !== 202) throw new Error(`A map was answered with ${response.status}.`);
  const { data, meta } = (await response.json()) as {
    data: { id: string };
    meta: { operation_id: string };
  };
  return { region: data.id, operation: meta.operation_id };
}
