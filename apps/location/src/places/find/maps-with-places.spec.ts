import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Tenant } from '@skydeck/auth-guard';
import { placeLayer } from '../../maps/layers/place-layer.js';
import { poiLayer } from '../../maps/layers/poi-layer.js';
import { LoadedMap } from '../../maps/loaded/loaded-map.js';
import type { LoadedMaps } from '../../maps/loaded/loaded-maps.js';
import { MONACO } from '../../osm/fixtures/maps.js';
import { MapsWithPlaces } from './maps-with-places.js';

const TENANT = 'prj_maps.live' as Tenant;
/** More than are looked through for words. */
const OTHERS = 12;
const onProgress = () => undefined;

it('a place is found on whichever of many maps it is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'many-maps-'));
  const full = path.join(folder, 'full');
  await placeLayer.build(MONACO, full, { onProgress });
  await poiLayer.build(MONACO, full, { onProgress });
  const map = (id: string, at: string) =>
    new LoadedMap({ id, tenant: TENANT, name: id, bounds: null }, 1, at);
  const all = [
    ...Array.from({ length: OTHERS }, (_, index) => map(`reg_${index}`, folder)),
    map('reg_monaco', full),
  ];
  const covering = () => all;
  const maps = new MapsWithPlaces({ covering } as unknown as LoadedMaps);
  const asked: string[] = [];
  const found = await maps.first(TENANT, ({ map: { region }, pois }) => {
    asked.push(region.id);
    return pois.get('osm-n1') ?? region.id;
  });
  expect(found).toBe('reg_monaco');
  expect(asked).toEqual(['reg_monaco']);
  expect(await maps.first(TENANT, ({ pois }) => pois.get('osm-n1'))).toBeNull();
  await rm(folder, { recursive: true });
});
