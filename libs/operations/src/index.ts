export { CreateOperations1763850000000 } from './create-operations.migration.js';
export {
  isOver,
  OperationEntity,
  type OperationError,
  type OperationStatus,
} from './operation.entity.js';
export { OperationErrors } from './operation.errors.js';
export { type Completion, OperationHandler, type OperationRun } from './operation-handler.js';
export { OperationHandlers } from './operation-handlers.js';
export { OperationLeaseLost } from './operation-lease.js';
export { Operation, OperationResponse, toOperation } from './operation.schema.js';
export { type NewOperation, Operations } from './operations.js';
export { OperationsModule, type OperationsOptions } from './operations.module.js';
