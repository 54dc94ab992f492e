import { isId } from '@skydeck/ids';
import type { EntityManager } from 'typeorm';
import { RoomEntity } from './room.entity.js';
import { RoomErrors } from './room.errors.js';

/** A room that nobody else changes until the transaction ends. @throws `room.not_found` */
export async function lockRoom(
  manager: EntityManager,
  projectId: string,
  id: string,
): Promise<RoomEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const where = { projectId, id };
  const room = isId('room', id) ? await manager.findOne(RoomEntity, { where, lock }) : null;
  if (!room) throw RoomErrors.not_found();
  return room;
}
