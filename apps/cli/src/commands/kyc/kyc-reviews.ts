import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { DECISIONS, REVIEW_STATUSES } from './kyc.commands.js';
import { inProject } from './kyc-sessions.js';

const REVIEWS = '/api/v1/kyc/reviews';
const REVIEW = `${REVIEWS}/{id}` as const;
const COLUMNS = [
  'id',
  { path: 'session_id', title: 'verification' },
  'status',
  { path: 'claimed_by', title: 'in hand of' },
  'decision',
  'reasons',
  { path: 'created_at', title: 'waits since' },
] as const;

/** `skydeck kyc reviews` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const headers = await inProject(context);
  const { auth } = await context.clients();
  const filter = { status: input.choice('status', REVIEW_STATUSES) };
  const items = await everyItem((page) =>
    auth.GET(REVIEWS, { headers, params: { query: { ...page, ...filter } } }),
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'Nothing waits for a reviewer.' };
}

/** `skydeck kyc claim` */
export async function claim(context: CommandContext, input: CommandInput): Promise<Answer> {
  const headers = await inProject(context);
  const { auth } = await context.clients();
  const path = { id: input.argument('id') };
  const item = await dataOf(auth.POST(`${REVIEW}/claim`, { headers, params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck kyc decide` */
export async function decide(context: CommandContext, input: CommandInput): Promise<Answer> {
  const headers = await inProject(context);
  const { auth } = await context.clients();
  const path = { id: input.argument('id') };
  const body = {
    decision: input.argumentOf('decision', DECISIONS),
    reasons: [...input.list('reason')],
    comment: input.text('comment'),
    internal_comment: input.text('internalComment'),
  };
  // The service knows which reasons there are, and says so.
  const known = { ...body, reasons: body.reasons as never[] };
  const request = { headers, params: { path }, body: known };
  const item = await dataOf(auth.POST(`${REVIEW}/decide`, request));
  return { kind: 'item', item, columns: COLUMNS };
}
