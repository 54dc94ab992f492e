import type { QueryKey } from '@tanstack/react-query';
import { useNews } from '../sources/use-news.js';

/** Everything that changes what is on wallets. */
const TYPES = 'wallet.*,transfer.*,posting.*,hold.*,escrow.*,payin.*,payout.*,fx_trade.*';

/** Reads what begins with a key anew when money of the project moves, or its wallets change. */
export const useMoneyNews = (project: string, queryKey: QueryKey) =>
  useNews({ source: 'pay', project, types: TYPES, queryKey });
