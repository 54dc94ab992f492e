import { dataOf, newIdempotencyKey } from '@skydeck/sdk';
import { payOf } from '../../api/pay-of.js';
import type { PayClient } from '../../api/clients.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { Action } from '../../program/command-spec.js';
import type { CommandInput } from '../../program/command-input.js';
import { ESCROW_COLUMNS } from './escrow.columns.js';
import { ROLES } from './escrow-verb.commands.js';

const ESCROW = '/api/v1/escrows/{escrow}';

/** What a verb is asked with. */
interface Asked {
  readonly pay: PayClient;
  readonly input: CommandInput;
  readonly as: (typeof ROLES)[number];
  readonly common: {
    readonly params: {
      readonly path: { readonly escrow: string };
      readonly header: { readonly 'Idempotency-Key': string };
    };
    readonly headers: { readonly 'skydeck-project': string };
  };
}

const VERBS: Readonly<Record<string, (asked: Asked) => Promise<object>>> = {
  fund: ({ pay, as, common }) => dataOf(pay.POST(`${ESCROW}/fund`, { ...common, body: { as } })),
  accept: ({ pay, as, common }) =>
    dataOf(pay.POST(`${ESCROW}/accept`, { ...common, body: { as } })),
  cancel: ({ pay, as, common }) =>
    dataOf(pay.POST(`${ESCROW}/cancel`, { ...common, body: { as } })),
  deliver: ({ pay, as, common, input }) =>
    dataOf(pay.POST(`${ESCROW}/deliver`, { ...common, body: { as, ...which(input) } })),
  release: ({ pay, as, common, input }) => {
    const amount = input.text('amount');
    const body = { as, ...which(input), ...(amount !== undefined && { amount }) };
    return dataOf(pay.POST(`${ESCROW}/release`, { ...common, body }));
  },
  refund: ({ pay, as, common, input }) =>
    dataOf(pay.POST(`${ESCROW}/refund`, { ...common, body: { as, ...which(input) } })),
  dispute: ({ pay, as, common, input }) =>
    dataOf(
      pay.POST(`${ESCROW}/dispute`, { ...common, body: { as, reason: text(input, 'reason') } }),
    ),
  evidence: ({ pay, as, common, input }) => {
    const { path } = common.params;
    const body = { as, text: text(input, 'text'), links: [...input.list('link')] };
    return dataOf(
      pay.POST(`${ESCROW}/evidence`, { params: { path }, headers: common.headers, body }),
    );
  },
  resolve: ({ pay, as, common, input }) => {
    const note = input.text('note');
    const body = {
      as,
      to_seller: text(input, 'toSeller'),
      to_buyer: text(input, 'toBuyer'),
      ...(note !== undefined && { note }),
    };
    return dataOf(pay.POST(`${ESCROW}/resolve`, { ...common, body }));
  },
};

/** `skydeck escrow fund`, `accept` and the others */
export const actionOf =
  (verb: string): Action =>
  async (context: CommandContext, input: CommandInput): Promise<Answer> => {
    const act = VERBS[verb];
    if (!act) throw new Error(`There is no verb ${verb}.`);
    const { pay, headers } = await payOf(context);
    const key = context.globals.idempotencyKey ?? newIdempotencyKey();
    const path = { escrow: input.argument('escrow') };
    const common = { params: { path, header: { 'Idempotency-Key': key } }, headers };
    const item = await act({ pay, input, as: input.choice('as', ROLES), common });
    const columns =
      verb === 'evidence' ? ['id', 'type', 'as', 'reason', 'created_at'] : ESCROW_COLUMNS;
    return { kind: 'item', item, columns };
  };

function which(input: CommandInput): { milestone?: string } {
  const milestone = input.text('milestone');
  return milestone === undefined ? {} : { milestone };
}

function text(input: CommandInput, name: string): string {
  const given = input.text(name);
  const option = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (given === undefined) throw usageError(`Give --${option}.`);
  return given;
}
