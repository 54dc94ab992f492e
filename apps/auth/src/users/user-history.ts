import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import type { EntityManager } from 'typeorm';
import { History } from '../history/history.js';
import type { UserEntity } from './user.entity.js';
import { toUserData, UserEvents, userState } from './user.events.js';

const VERBS: Record<keyof typeof UserEvents, string> = {
  created: 'create',
  updated: 'update',
  banned: 'ban',
  unbanned: 'unban',
  deleted: 'delete',
};

/** Tells what becomes of users, in the transaction that does it. */
@Injectable()
export class UserHistory {
  constructor(
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** Records that a user was made, changed or deleted. */
  async note(
    manager: EntityManager,
    what: keyof typeof UserEvents,
    { before, after }: { before?: UserEntity; after?: UserEntity },
  ): Promise<void> {
    if (!before && !after) return;
    await this.history.noteInMode(manager, toUserChange(what, { before, after }, this.clock.now()));
  }
}

/** What is told of a user that was made, changed or deleted. */
export function toUserChange(
  what: keyof typeof UserEvents,
  { before, after }: { before?: UserEntity | undefined; after?: UserEntity | undefined },
  now: Date,
) {
  const user = after ?? before;
  if (!user) throw new Error('There is no user to tell of.');
  return {
    type: UserEvents[what],
    tenant: user.tenant,
    subject: user.id,
    data: toUserData(user, now),
    action: `user.${VERBS[what]}`,
    ...(before && { before: userState(before) }),
    ...(after && { after: userState(after) }),
  };
}

/** What a change is to those who watch. */
export function changeOf(
  before: UserEntity,
  after: UserEntity,
  now: Date,
): keyof typeof UserEvents {
  const [was, is] = [before, after].map((user) => toUserData(user, now).is_banned);
  if (was === is) return 'updated';
  return is ? 'banned' : 'unbanned';
}
