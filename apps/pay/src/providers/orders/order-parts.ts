import { OrderBooks } from './order-books.js';
import { OrderDesk } from './order-desk.js';
import { OrderList } from './order-list.js';
import { OrderMetrics } from './order-metrics.js';
import { OrderStore } from './order-store.js';
import { OrderSweeper } from './order-sweeper.js';
import { OrderWork } from './order-work.js';
import { PayinBooks } from './payin-books.js';
import { PayoutBooks } from './payout-books.js';
import { TakeBack } from './take-back.js';

/** Everything that works on orders. */
export const ORDER_PROVIDERS = [
  OrderBooks,
  OrderDesk,
  OrderList,
  OrderMetrics,
  OrderStore,
  OrderSweeper,
  OrderWork,
  PayinBooks,
  PayoutBooks,
  TakeBack,
];
