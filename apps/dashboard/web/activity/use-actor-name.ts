import { useQuery } from '@tanstack/react-query';
import { membersQuery } from '../api/projects.js';
import type { AuditEntry } from '../api/shapes.js';
import { nameOf } from '../members/member-table.js';
import { useProject } from '../projects/use-project-slug.js';

/** Members by name; keys, services and who has left by identifier. */
export function useActorName(): (actor: Pick<AuditEntry['actor'], 'id'>) => string {
  const { data: members = [] } = useQuery(membersQuery(useProject()));
  return ({ id }) => {
    const member = members.find(({ account_id: accountId }) => accountId === id);
    return member ? nameOf(member) : id;
  };
}
