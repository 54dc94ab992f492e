import { eventually } from '@skydeck/testing';
import type { MediaOverrides } from '@skydeck/media';
import { type Answer, UploadHarness } from '../uploads/upload-harness.js';

/** Where an asset can stay: nothing of it is being done any more. */
const ENDS = new Set(['ready', 'rejected', 'failed', 'cancelled']);
const ENCODING_MS = 60_000;

/** A segment as it is stored, with what its rendition says. */
export interface SegmentRow {
  readonly rendition: string;
  readonly kind: string;
  readonly chunk: number;
  readonly position: number;
  readonly object_key: string;
  readonly offset_bytes: string;
  readonly size_bytes: string;
  readonly duration_ticks: number;
  readonly timescale: number;
}

/** The media service with workers that really encode. */
export class AssetHarness {
  private constructor(readonly uploads: UploadHarness) {}

  static async start(
    environment: NodeJS.ProcessEnv = {},
    overrides: MediaOverrides = {},
  ): Promise<AssetHarness> {
    const settings = { MEDIA_CONCURRENCY: '2', ...environment };
    return new AssetHarness(await UploadHarness.start(settings, overrides));
  }

  call(
    path: string,
    body?: object,
    how?: Parameters<UploadHarness['call']>[2],
    key?: string,
  ): Promise<Answer> {
    return this.uploads.call(path, body, how, key);
  }

  /** Uploads a file in one request and says which asset it became. */
  async upload(file: Buffer, key = this.uploads.key, name = 'clip.mp4'): Promise<string> {
    const how = { method: 'POST', headers: OCTETS, body: new Uint8Array(file) };
    const { data } = await this.call(`/uploads/file?name=${name}`, undefined, how, key);
    return String(data['asset_id']);
  }

  /** Uploads a file that is to become an asset like this. */
  async uploadAs(file: Buffer, asset: object): Promise<string> {
    const wanted = { kind: 'direct', name: 'clip.mp4', asset };
    const { data } = await this.call('/uploads', wanted);
    const how = { method: 'PUT', headers: OCTETS, body: new Uint8Array(file) };
    const path = new URL(String(data['upload_url'])).pathname.replace('/api/v1', '');
    const sent = await fetch(this.uploads.at(path), how);
    const { data: upload } = (await sent.json()) as { data: { asset_id: string } };
    return upload.asset_id;
  }

  /** Waits until nothing of an asset is being done any more. */
  async ended(id: string, key?: string): Promise<Record<string, unknown>> {
    return eventually(
      async () => {
        const { data } = await this.call(`/assets/${id}`, undefined, {}, key);
        if (!ENDS.has(String(data['status']))) throw new Error(`It is ${String(data['status'])}.`);
        return data;
      },
      { timeoutMs: ENCODING_MS, everyMs: 50 },
    );
  }

  /** Every segment of an asset, in the order in which they are played. */
  segments(assetId: string): Promise<SegmentRow[]> {
    return this.uploads.query<SegmentRow>(SEGMENTS, [assetId]);
  }

  /** Keys of the object store that are of this service. */
  async keys(): Promise<string[]> {
    const { objects } = await this.uploads.store.list({ prefix: 'media/' });
    return objects.map(({ key }) => key);
  }

  /** Bytes of an object. */
  async bytes(key: string): Promise<Buffer> {
    const { stream } = await this.uploads.store.get(key);
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** Types of the events of a subject, in order. */
  async eventsOf(subject: string): Promise<string[]> {
    const rows = await this.uploads.query<{ type: string }>(
      'select type from event where subject = $1 order by id',
      [subject],
    );
    return rows.map(({ type }) => type);
  }

  close(): Promise<void> {
    return this.uploads.close();
  }
}

const OCTETS = { 'content-type': 'application/octet-stream' };

const SEGMENTS = `
  select rendition.name as rendition, rendition.kind, segment.chunk_position as chunk,
    segment.position, object_key, offset_bytes, size_bytes, duration_ticks, timescale
  from segment join rendition on rendition.id = segment.rendition_id
  where rendition.asset_id = $1
  order by rendition.name, chunk_position, segment.position`;
