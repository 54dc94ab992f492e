import { statement } from '@skydeck/database';
import type { AccountStatus } from '../ledger/decide/account.js';
import type { WalletEntity } from './wallet.entity.js';

/** The account that a wallet's money is on, as it was read: 64-bit integers are text. */
export interface WalletAccount {
  readonly id: string;
  readonly status: AccountStatus;
  /** What the balance, less what is held, may not go below; null for no limit. */
  readonly floor: string | null;
  readonly posted: string;
  readonly held: string;
}

/** A wallet with its account. */
export interface KnownWallet {
  readonly id: string;
  readonly wallet: WalletEntity;
  readonly account: WalletAccount;
}

const COLUMNS = 'public_id as id, status, floor, posted, held';

export const ADD_ACCOUNT = statement(
  `insert into account (public_id, tenant, kind, currency, floor, created_at)
   values ($1, $2, $3, $4, $5, $6) returning ${COLUMNS}`,
);

export const READ_ACCOUNTS = statement(
  `select ${COLUMNS} from account where public_id = any($1::text[])`,
);

/** Moves the floor; none is changed when more is overdrawn already. */
export const MOVE_FLOOR = statement(
  `update account set floor = $2::bigint
   where public_id = $1 and status <> 'closed'
     and ($2::bigint is null or posted - held >= $2::bigint)
   returning ${COLUMNS}`,
);

/** Freezes or opens; none is changed when it is closed, or is so already. */
export const SET_STATUS = statement(
  `update account set status = $2
   where public_id = $1 and status <> 'closed' and status <> $2 returning ${COLUMNS}`,
);

/** Closes for ever; none is changed when money is there, or when it is closed already. */
export const CLOSE = statement(
  `update account set status = 'closed'
   where public_id = $1 and status <> 'closed' and posted = 0 and held = 0
   returning ${COLUMNS}`,
);
