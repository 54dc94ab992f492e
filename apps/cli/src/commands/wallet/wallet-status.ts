import { dataOf } from '@skydeck/sdk';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { FREEZE_SCOPES } from './wallet.commands.js';
import { WALLET, walletAnswer } from './wallet.js';

/** `skydeck wallet freeze` */
export async function freeze(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const params = { path: { wallet: input.argument('wallet') } };
  const reason = input.text('reason');
  const scope = input.choice('scope', FREEZE_SCOPES);
  const body = { scope, ...(reason !== undefined && { reason }) };
  return walletAnswer(await dataOf(pay.POST(`${WALLET}/freeze`, { params, body, headers })));
}

/** `skydeck wallet unfreeze` */
export async function unfreeze(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const params = { path: { wallet: input.argument('wallet') } };
  return walletAnswer(await dataOf(pay.POST(`${WALLET}/unfreeze`, { params, headers })));
}

/** `skydeck wallet close` */
export async function close(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const wallet = input.argument('wallet');
  await context.confirm(`Close ${wallet} for ever?`, input.flag('yes'));
  const params = { path: { wallet } };
  return walletAnswer(await dataOf(pay.POST(`${WALLET}/close`, { params, headers })));
}
