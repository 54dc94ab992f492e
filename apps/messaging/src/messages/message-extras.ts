import type { EntityManager } from 'typeorm';
import { MessageAttachmentEntity } from '../attachments/message-attachment.entity.js';
import { MessageFallbackEntity } from '../fallbacks/message-fallback.entity.js';
import { laterBy } from './later-by.js';
import type { MessageEntity } from './message.entity.js';
import type { WantedMessage } from './wanted-message.js';

/** Writes what few messages have, beside the row of the message. */
export async function addExtras(
  manager: EntityManager,
  { id: messageId, createdAt, scheduledAt, status }: MessageEntity,
  { fallback, attachments = [], tracking }: WantedMessage,
): Promise<void> {
  if (fallback) {
    const { steps, waitS } = fallback;
    const isOver = status === 'suppressed';
    const dueAt = isOver ? createdAt : laterBy(scheduledAt ?? createdAt, waitS * 1000);
    await manager.insert(MessageFallbackEntity, {
      messageId,
      steps: [...steps],
      waitS,
      dueAt,
      nextId: null,
    });
  }
  if (tracking) {
    await manager.query(
      'insert into message_tracking (message_id, opens, clicks) values ($1, $2, $3)',
      [messageId, tracking.opens ?? null, tracking.clicks ?? null],
    );
  }
  const files = attachments.map((file, position) => ({ messageId, position, ...file }));
  if (files.length > 0) await manager.insert(MessageAttachmentEntity, files);
}
