import { buildIndex, readGazetteer, savePlaces } from '../../geocoding/index.js';
import type { MapLayer } from './map-layer.js';

const SHARE_OF_READING = 0.7;
const PASSES = 3;

/** What has a name or an address, to be found by words and by where it is. */
export const placeLayer: MapLayer = {
  name: 'places',
  effort: 3,

  async build(source, folder, { onProgress }) {
    let pass = 0;
    let before = 0;
    const gazetteer = await readGazetteer(source, {
      onProgress: (read, all) => {
        if (read < before) pass += 1;
        before = read;
        onProgress((Math.min(pass, PASSES - 1) + read / all) * (SHARE_OF_READING / PASSES));
      },
    });
    onProgress(SHARE_OF_READING);
    await savePlaces(folder, buildIndex(gazetteer));
    const { drafts, addresses } = gazetteer;
    const streets = drafts.filter(({ kind }) => kind === 'street').length;
    // A map is where its roads are: an area may reach far beyond.
    return {
      counts: { places: drafts.length, streets, addresses: addresses.length },
      bounds: null,
    };
  },
};
