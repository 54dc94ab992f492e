import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CommandContext } from '../../context/command-context.js';
import { readPlaces } from './places-file.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'places-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, text: string): Promise<object[]> {
  await writeFile(path.join(folder, name), text);
  return readPlaces({ folder } as CommandContext, name);
}

describe('files of places', () => {
  it('are tables: what is not known is metadata, what is empty is not said', async () => {
    const table = 'name,lat,lon,road,phone,external_id,floor\n"Café, Élan",43.7,7.4,Rue A,,c-1,2\n';
    expect(await read('a.csv', table)).toEqual([
      {
        name: 'Café, Élan',
        lat: 43.7,
        lon: 7.4,
        external_id: 'c-1',
        address: { road: 'Rue A' },
        metadata: { floor: '2' },
      },
    ]);
    // The service says what is wrong with it: it is no zero.
    expect(await read('b.csv', 'name,lat,lon\nX,,1\n')).toEqual([{ name: 'X', lat: '', lon: 1 }]);
  });

  it('are GeoJSON, longitude first', async () => {
    const feature = {
      type: 'Feature',
      id: 7,
      geometry: { type: 'Point', coordinates: [7.4, 43.7] },
      properties: { name: 'Depot', levels: [1, 2], city: 'Monaco' },
    };
    const text = JSON.stringify({ type: 'FeatureCollection', features: [feature] });
    expect(await read('a.geojson', text)).toEqual([
      {
        lat: 43.7,
        lon: 7.4,
        external_id: '7',
        name: 'Depot',
        address: { city: 'Monaco' },
        metadata: { levels: '[1,2]' },
      },
    ]);
  });

  it.each([
    ['a.geojson', '{', 'neither'],
    ['a.geojson', '{"type":"Feature"}', 'no FeatureCollection'],
    ['a.geojson', '{"features":[{"geometry":{"type":"LineString"}}]}', 'Feature 0'],
    ['a.geojson', '{"features":[]}', 'no places'],
    ['a.csv', 'name,lat,lon\n', 'no places'],
    ['a.csv', 'name,lat\n1,2,3\n', 'no table'],
  ])('are refused: %s with %j', async (name, text, why) => {
    await expect(read(name, text)).rejects.toThrow(why);
  });
});
