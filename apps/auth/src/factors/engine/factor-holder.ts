import { FactorErrors } from '../factors.errors.js';
import type { FactorOwner } from '../factor-owner.js';
import type { SignInTicketEntity } from '../policy/sign-in-ticket.entity.js';

const FRESH_MS = 900_000;

/** The session of somebody who handles factors. */
export interface HolderSession {
  readonly id: string;
  readonly aal: string;
  readonly authenticatedAt: Date;
  readonly provenTo: string | null;
}

/** Somebody who handles the own factors: signed in, or half signed in with a ticket. */
export interface FactorHolder {
  readonly owner: FactorOwner;
  readonly session: HolderSession | null;
  readonly ticket: SignInTicketEntity | null;
}

/** Whether a second factor was given within the last 15 minutes. */
export function isStepUpFresh(
  { aal, authenticatedAt }: Pick<HolderSession, 'aal' | 'authenticatedAt'>,
  now: Date,
): boolean {
  return aal === 'aal2' && now.getTime() - authenticatedAt.getTime() <= FRESH_MS;
}

/** The session of a holder, for what a ticket is not enough for. @throws `factor.enrolment_not_open` */
export function sessionOf({ session }: FactorHolder): HolderSession {
  if (!session) throw FactorErrors.enrolment_not_open();
  return session;
}

/** The number or address that the holder's first factor went to. */
export const provenToOf = ({ session, ticket }: FactorHolder): string | null =>
  session?.provenTo ?? ticket?.provenTo ?? null;
