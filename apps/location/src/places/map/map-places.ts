import type { Names } from '../../geocoding/import/names.js';
import { Describing } from '../../geocoding/index/describe.js';
import type { PlaceIndex } from '../../geocoding/index/place-index.js';
import { Places } from '../../geocoding/index/places.js';
import type { AddressParts } from '../../geocoding/result.js';
import type { OsmTags } from '../../osm/index.js';
import { categoryOf, isAmong } from '../categories/categories.js';
import { type Away, nearestFirst } from '../nearest/nearest-first.js';
import type { Circle } from '../nearest/search-windows.js';
import type { MapPlaceArrays } from './map-place-file.js';
import { osmPlaceId, readOsmPlaceId } from './osm-place-id.js';

/** A point of interest of a map, to be looked at further. */
export interface MapPlace {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  /** Its number among those of the map. */
  readonly at: number;
}

/** What is known of one. */
export interface MapPlaceAbout {
  readonly name: string;
  readonly names: Names;
  readonly category: string;
  /** `amenity=cafe` */
  readonly tag: string;
  readonly address: AddressParts;
  readonly label: string;
  readonly tags: OsmTags;
}

/** The points of interest of one build of a map. */
export class MapPlacesOfInterest {
  readonly #places: Places;
  readonly #describing: Describing;
  /** By the number of a tag among the texts. */
  readonly #categories = new Map<number, string>();

  constructor(
    private readonly index: PlaceIndex,
    private readonly own: MapPlaceArrays,
  ) {
    this.#places = new Places(index);
    this.#describing = new Describing(this.#places);
  }

  /** Those within a circle, the nearest first; without a category only what has a name. */
  nearest(circle: Circle, categories: readonly string[]): AsyncGenerator<Away<MapPlace>> {
    const isWanted = (at: number): boolean => this.#isWanted(at, categories);
    return nearestFirst(circle, ({ fromX, fromY, minX, minY, maxX, maxY }, most) => {
      const { tree } = this.own;
      if (!tree) return [];
      const { length } = this.own.place;
      if (most >= length) {
        const found = tree.search(minX, minY, maxX, maxY, isWanted);
        return found.map((at) => this.#placed(at));
      }
      const reach = Math.hypot(maxX - minX, maxY - minY);
      return tree.neighbors(fromX, fromY, most, reach, isWanted).map((at) => this.#placed(at));
    });
  }

  /** One by its identifier; null when this map does not have it. */
  get(id: string): MapPlace | null {
    const wanted = readOsmPlaceId(id);
    if (!wanted) return null;
    const { osmType, osmId } = this.index;
    let [from, to] = [0, this.own.place.length - 1];
    while (from <= to) {
      const middle = (from + to) >> 1;
      const place = this.own.place[middle]!;
      const beyond = osmType[place]! - wanted.type || osmId[place]! - wanted.id;
      if (beyond === 0) return this.#placed(middle);
      if (beyond < 0) from = middle + 1;
      else to = middle - 1;
    }
    return null;
  }

  about({ at }: MapPlace, language?: string): MapPlaceAbout {
    const place = this.own.place[at]!;
    const { name, label, address, category } = this.#describing.place(
      place,
      { confidence: 1 },
      language,
    );
    const tag = `${category.key}=${category.value}`;
    return {
      name,
      names: this.#places.names(place),
      category: this.#categoryOf(place),
      tag,
      address,
      label,
      tags: this.tags(at),
    };
  }

  tags(at: number): OsmTags {
    const { tagStart, tagBytes } = this.own;
    const bytes = tagBytes.subarray(tagStart[at], tagStart[at + 1]);
    return bytes.length === 0 ? {} : (JSON.parse(Buffer.from(bytes).toString()) as OsmTags);
  }

  #placed(at: number): MapPlace {
    const place = this.own.place[at]!;
    const { osmType, osmId } = this.index;
    return {
      id: osmPlaceId(osmType[place]!, osmId[place]!),
      lat: this.#places.lat(place),
      lon: this.#places.lon(place),
      at,
    };
  }

  #isWanted(at: number, categories: readonly string[]): boolean {
    const place = this.own.place[at]!;
    if (categories.length === 0) return this.index.nameWords[place]! > 0;
    const tag = this.index.texts[this.index.category[place]!]!;
    return isAmong(categories, this.#categoryOf(place), tag);
  }

  #categoryOf(place: number): string {
    const text = this.index.category[place]!;
    let category = this.#categories.get(text);
    if (category === undefined) {
      category = categoryOf(this.index.texts[text]!);
      this.#categories.set(text, category);
    }
    return category;
  }
}
