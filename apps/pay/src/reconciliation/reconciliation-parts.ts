import { ItemStore } from './item-store.js';
import { LineOrders } from './line-orders.js';
import { ReconciliationBooks } from './reconciliation-books.js';
import { ReconciliationImports } from './reconciliation-imports.js';
import { ReconciliationItemEntity } from './reconciliation-item.entity.js';
import { ReconciliationItemsController } from './reconciliation-items.controller.js';
import { ReconciliationEntity } from './reconciliation.entity.js';
import { ReconciliationResolutions } from './reconciliation-resolutions.js';
import { Reconciliations } from './reconciliations.js';
import { ReconciliationsController } from './reconciliations.controller.js';
import { SettlementPulls } from './settlement-pulls.js';

/** Everything that compares settlements with the books. */
export const RECONCILIATION_PROVIDERS = [
  ItemStore,
  LineOrders,
  ReconciliationBooks,
  ReconciliationImports,
  ReconciliationResolutions,
  Reconciliations,
  SettlementPulls,
];

export const RECONCILIATION_CONTROLLERS = [
  ReconciliationsController,
  ReconciliationItemsController,
];

export const RECONCILIATION_ENTITIES = [ReconciliationEntity, ReconciliationItemEntity];
