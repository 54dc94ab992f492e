import type { Role } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';

/** Admins handle everybody but owners. @throws `forbidden` */
export function mayHandle(actor: Role, role: Role): void {
  if (role !== 'owner' || actor === 'owner') return;
  throw CommonErrors.forbidden({ detail: 'Only an owner may name, change or remove an owner.' });
}
