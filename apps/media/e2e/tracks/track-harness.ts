import { eventually } from '@skydeck/testing';
import { type Answer, UploadHarness } from '../uploads/upload-harness.js';

/** Words of ten seconds. */
export const SRT =
  '1\n00:00:01,000 --> 00:00:02,500\nGrüße & <b>Küsse</b>\n\n2\n00:00:03,000 --> 00:00:09,000\nBye\n';

/** The media service with assets that nothing was encoded for. */
export class TrackHarness {
  private constructor(readonly uploads: UploadHarness) {}

  static async start(environment: NodeJS.ProcessEnv = {}): Promise<TrackHarness> {
    const settings = { MEDIA_ALLOW_CIDRS: '127.0.0.1/32', QUOTA_ASSET_TRACKS: '20' };
    return new TrackHarness(await UploadHarness.start({ ...settings, ...environment }));
  }

  call(...how: Parameters<UploadHarness['call']>): Promise<Answer> {
    return this.uploads.call(...how);
  }

  /** An asset as the pipeline leaves it: so long, and with nothing that is being done. */
  async asset(durationMs: number | null, status = 'ready'): Promise<string> {
    const how = { method: 'POST', headers: { 'content-type': 'video/mp4' }, body: 'a film' };
    const { data } = await this.call('/uploads/file?name=film.mp4', undefined, how);
    const id = String(data['asset_id']);
    const set = 'update asset set status = $2, duration_ms = $3, playable = true where id = $1';
    await this.uploads.query(set, [id, status, durationMs]);
    return id;
  }

  add(asset: string, body: object): Promise<Answer> {
    return this.call(`/assets/${asset}/tracks`, body);
  }

  /** Adds captions that are a file. */
  send(asset: string, bytes: Uint8Array<ArrayBuffer>, query = 'language=de'): Promise<Answer> {
    const headers = { 'content-type': 'application/x-subrip' };
    const how = { method: 'POST', headers, body: bytes };
    return this.call(`/assets/${asset}/tracks/file?${query}`, undefined, how);
  }

  /** Words as players get them. */
  async text(asset: string, id: unknown): Promise<string> {
    return String((await this.call(`/assets/${asset}/tracks/${String(id)}/text`)).data['text']);
  }

  /** Waits until a track is not being prepared any more. */
  ended(asset: string, id: unknown): Promise<Record<string, unknown>> {
    return eventually(async () => {
      const { data } = await this.call(`/assets/${asset}/tracks/${String(id)}`);
      if (data['status'] === 'preparing') throw new Error('It is being prepared.');
      return data;
    });
  }

  /** Types of the events of a track, in order. */
  async eventsOf(subject: unknown): Promise<string[]> {
    const sql = 'select type from event where subject = $1 order by id';
    const rows = await this.uploads.query<{ type: string }>(sql, [subject]);
    return rows.map(({ type }) => type);
  }

  /** Objects of an asset that were made, or that are left. */
  async objectsOf(asset: string): Promise<string[]> {
    const { objects } = await this.uploads.store.list({ prefix: `media/assets/${asset}/` });
    return objects.map(({ key }) => key);
  }

  close(): Promise<void> {
    return this.uploads.close();
  }
}
