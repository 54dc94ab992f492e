import type { LedgerCommand } from '../command.js';

/** Accounts that a command names itself. */
export function namedAccounts(command: LedgerCommand): readonly string[] {
  switch (command.kind) {
    case 'transfer':
      return [command.from, command.to];
    case 'posting':
      return command.legs.map(({ account }) => account);
    case 'hold':
      return [command.account, ...(command.destination ? [command.destination] : [])];
    case 'capture':
      return command.to === undefined ? [] : [command.to];
    default:
      return [];
  }
}

/** Accounts that commands name themselves. */
export const namedIn = (asked: readonly { readonly command: LedgerCommand }[]): Set<string> =>
  new Set(asked.flatMap(({ command }) => namedAccounts(command)));
