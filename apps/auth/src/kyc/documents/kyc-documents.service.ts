import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import type { Side } from '../checks/check-types.js';
import { KycErrors } from '../kyc.errors.js';
import { KycSessionEntity } from '../sessions/kyc-session.entity.js';
import { KycTransitions } from '../sessions/kyc-transitions.js';
import { KycVault } from '../sessions/kyc-vault.js';
import { KycDocumentEntity } from './kyc-document.entity.js';
import { KycObjects } from './kyc-objects.js';
import { readUpload } from './read-upload.js';
import { reencodeImage } from './reencode-image.js';

const MOST_UPLOADS = 40;

/** Pictures of a session: taken in, kept sealed, opened for who has to look. */
@Injectable()
export class KycDocumentsService {
  constructor(
    @InjectRepository(KycDocumentEntity) private readonly rows: Repository<KycDocumentEntity>,
    private readonly dataSource: DataSource,
    private readonly transitions: KycTransitions,
    private readonly objects: KycObjects,
    private readonly vault: KycVault,
    private readonly clock: Clock,
  ) {}

  /** The pictures that were handed in last, one for each side. */
  of(sessionId: string): Promise<KycDocumentEntity[]> {
    return this.rows.find({ where: { sessionId }, order: { side: 'ASC' } });
  }

  /**
   * Takes a picture in; it replaces the former one of its side.
   * @throws `kyc.not_open`, `kyc.too_many_uploads` and what is wrong with the picture
   */
  async upload(
    session: KycSessionEntity,
    side: Side,
    body: AsyncIterable<Buffer>,
  ): Promise<KycDocumentEntity> {
    await this.#admit(session);
    const { bytes, width, height } = await reencodeImage(await readUpload(body));
    const now = this.clock.now();
    const id = newId('kdoc', now.getTime());
    const objectKey = this.objects.keyOf(session.id, id);
    const document: KycDocumentEntity = {
      id,
      sessionId: session.id,
      side,
      objectKey,
      bytes: bytes.length,
      width,
      height,
      createdAt: now,
    };
    await this.objects.put(objectKey, this.vault.seal(session, bytes, id));
    const former = await this.dataSource
      .transaction((manager) => this.#replace(manager, document))
      .catch(async (error: unknown) => {
        await this.objects.delete(objectKey);
        throw error;
      });
    if (former) await this.objects.delete(former.objectKey);
    return document;
  }

  /** The picture itself, as JPEG. */
  async open(session: KycSessionEntity, document: KycDocumentEntity): Promise<Buffer> {
    return this.vault.open(session, await this.objects.get(document.objectKey), document.id);
  }

  /** Counts an upload before any byte of it is read. */
  async #admit({ id }: KycSessionEntity): Promise<void> {
    const isOpen = await this.dataSource.transaction(async (manager) => {
      await this.transitions.take(manager, { id, to: 'requires_input', from: ['created'] });
      const [rows] = await manager.query<[{ uploads: number }[], number]>(
        `update kyc_session set uploads = uploads + 1
         where id = $1 and status = 'requires_input' and expires_at > $2 returning uploads`,
        [id, this.clock.now()],
      );
      if ((rows[0]?.uploads ?? 0) > MOST_UPLOADS) throw KycErrors.too_many_uploads();
      return rows.length === 1;
    });
    if (!isOpen) throw KycErrors.not_open();
  }

  async #replace(manager: EntityManager, document: KycDocumentEntity) {
    const { sessionId, side } = document;
    const session = await manager.findOne(KycSessionEntity, {
      where: { id: sessionId, status: 'requires_input' },
      lock: { mode: 'pessimistic_write' },
    });
    if (!session) throw KycErrors.not_open();
    const former = await manager.findOneBy(KycDocumentEntity, { sessionId, side });
    if (former) await manager.delete(KycDocumentEntity, { id: former.id });
    await manager.insert(KycDocumentEntity, document);
    return former;
  }
}
