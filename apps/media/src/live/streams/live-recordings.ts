import { ObjectStore } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LiveRecording } from '../engine/live-recording.js';
import { SETTLE } from './broadcast.sql.js';
import { didChange } from './did-change.js';
import { LiveNotes } from './live-notes.js';
import { LiveSessionEntity } from './live-session.entity.js';
import { LiveStreamEntity } from './live-stream.entity.js';
import { RecordedAssets } from './recorded-assets.js';

/** Makes assets of what was kept of broadcasts, without encoding anything again. */
@Injectable()
export class LiveRecordings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly assets: RecordedAssets,
    private readonly notes: LiveNotes,
    private readonly store: ObjectStore,
  ) {}

  /** What was kept of a broadcast that is over becomes assets; a second time changes nothing. */
  async settle(id: string, recording: LiveRecording | null): Promise<void> {
    const useless = await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const session = await manager.findOne(LiveSessionEntity, { where: { id }, lock });
      // Whom nobody knows was refused while another one published.
      if (!session) return recording?.prefix;
      if (session.isSettled || session.status !== 'ended') return undefined;
      const stream = await manager.findOneBy(LiveStreamEntity, { id: session.streamId });
      const parts = session.isRecorded ? (recording?.parts ?? []) : [];
      const assetIds: string[] = [];
      for (const part of parts) {
        const name = stream?.name ?? 'Live stream';
        assetIds.push(await this.assets.make(manager, session, name, part));
      }
      await didChange(manager, SETTLE, [id, assetIds]);
      if (stream && assetIds.length > 0) {
        await this.notes.recorded(manager, stream, session, assetIds);
      }
      return parts.length === 0 ? recording?.prefix : undefined;
    });
    if (useless !== undefined) await this.#remove(useless);
  }

  async #remove(prefix: string): Promise<void> {
    for (;;) {
      const { objects } = await this.store.list({ prefix });
      if (objects.length === 0) return;
      await this.store.deleteMany(objects.map(({ key }) => key));
    }
  }
}
