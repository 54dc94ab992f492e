import type { DomainEntity } from './domain.entity.js';

/** Changes with what callers can change of a domain. */
export const domainVersion = ({ updatedAt }: Pick<DomainEntity, 'updatedAt'>) =>
  String(updatedAt.getTime());
