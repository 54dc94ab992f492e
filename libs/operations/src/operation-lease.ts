/** A worker's right to write about one operation. It ends when the row's epoch counts on. */
export interface OperationLease {
  readonly id: string;
  readonly epoch: number;
}

/** Another worker has taken the operation over, or it was ended from outside. */
export class OperationLeaseLost extends Error {
  override readonly name = 'OperationLeaseLost';

  constructor() {
    super('The operation is no longer this worker’s.');
  }
}
