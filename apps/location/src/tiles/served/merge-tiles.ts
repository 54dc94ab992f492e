import { fromVectorTileJs } from '@maplibre/vt-pbf';
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

/** Makes one tile of those of several maps: each layer has what it has in all of them. */
export function mergeTiles(tiles: readonly Uint8Array[]): Uint8Array {
  if (tiles.length === 1) return tiles[0]!;
  const named = new Map<string, VectorTileLayer[]>();
  for (const bytes of tiles) {
    for (const [name, layer] of Object.entries(new VectorTile(new PbfReader(bytes)).layers)) {
      named.set(name, [...(named.get(name) ?? []), layer]);
    }
  }
  const layers = Object.fromEntries([...named].map(([name, parts]) => [name, joined(name, parts)]));
  return fromVectorTileJs({ layers });
}

function joined(name: string, parts: readonly VectorTileLayer[]) {
  const features = parts.flatMap((layer) =>
    Array.from({ length: layer.length }, (_, index) => ({ layer, index })),
  );
  return {
    name,
    version: 2,
    extent: parts[0]!.extent,
    length: features.length,
    feature: (at: number) => {
      const { layer, index } = features[at]!;
      return layer.feature(index);
    },
  };
}
