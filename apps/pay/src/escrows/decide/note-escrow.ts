import type { Books } from '../../ledger/decide/books.js';
import type { Acceptance, Question } from '../../ledger/decide/decision.js';
import type { EscrowCommand } from '../escrow-command.js';
import { type Escrow, ESCROWS } from './escrow-shelf.js';
import { escrowOf } from './escrow-view.js';
import type { Payment } from './settle.js';

/** What happened, for the event and the timeline. */
export interface Happening {
  readonly event: string;
  readonly milestone?: string | undefined;
  readonly amount?: bigint;
  readonly payment?: Payment;
  readonly reason?: string | null;
}

/** Notes a changed escrow, and what is told of the change. */
export function noteEscrow(
  books: Books,
  { command, id, now }: Question<EscrowCommand>,
  { escrow, happening }: { readonly escrow: Escrow; readonly happening: Happening },
): Acceptance {
  escrow.releaseAt = nextRelease(escrow);
  escrow.updatedAt = now;
  books.change(ESCROWS, escrow);
  const { event, milestone = null, amount, payment, reason = null } = happening;
  const operation = {
    id,
    type: event,
    as: 'as' in command ? command.as : 'system',
    milestone,
    to_seller: String(payment?.toSeller ?? 0n),
    to_buyer: String(payment?.toBuyer ?? 0n),
    fee: String(payment?.fee ?? 0n),
    reason,
    created_at: now.toISOString(),
  };
  const result = { ...escrowOf(escrow), operation };
  return { ref: escrow.id, ...(amount !== undefined && { amount }), event, result };
}

/** The earliest moment at which something of it is paid by itself. */
function nextRelease({ milestones, state, inspectionDays, deliveredAt }: Escrow): Date | null {
  if (state !== 'delivered' && state !== 'partially_released' && state !== 'funded') return null;
  if (milestones.length === 0) return inspectionEnd({ inspectionDays }, deliveredAt);
  const due = milestones.flatMap((one) =>
    one.state === 'delivered' && one.releaseAt ? [one.releaseAt.getTime()] : [],
  );
  return due.length > 0 ? new Date(Math.min(...due)) : null;
}

const DAY_MS = 86_400_000;

/** When the time for inspection is over; null when it never is. */
export const inspectionEnd = (
  { inspectionDays }: Pick<Escrow, 'inspectionDays'>,
  deliveredAt: Date | null,
): Date | null =>
  inspectionDays === null || deliveredAt === null
    ? null
    : new Date(deliveredAt.getTime() + inspectionDays * DAY_MS);
