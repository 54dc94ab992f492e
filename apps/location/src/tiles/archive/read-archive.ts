import { open } from 'node:fs/promises';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';

/** Tiles of an archive on this disk. Nothing stays open: the archive may be deleted at any time. */
export class TileArchive {
  readonly #tiles: PMTiles;

  constructor(path: string) {
    const source: Source = {
      getKey: () => path,
      async getBytes(offset: number, length: number): Promise<RangeResponse> {
        await using file = await open(path);
        const bytes = new Uint8Array(length);
        const { bytesRead } = await file.read(bytes, 0, length, offset);
        return { data: bytes.buffer.slice(0, bytesRead) };
      },
    };
    this.#tiles = new PMTiles(source);
  }

  /** A tile as it is drawn (MVT, not compressed); null when there is nothing. */
  async tile(z: number, x: number, y: number): Promise<Uint8Array | null> {
    const found = await this.#tiles.getZxy(z, x, y);
    return found ? new Uint8Array(found.data) : null;
  }

  /** What is told of the archive: layers, attribution. */
  async metadata(): Promise<Record<string, unknown>> {
    return (await this.#tiles.getMetadata()) as Record<string, unknown>;
  }
}
