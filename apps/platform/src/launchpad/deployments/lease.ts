import type { DeploymentStatus } from './deployment-status.js';

/** A worker's right to write to one deployment. It ends when the row's epoch counts on. */
export interface Lease {
  readonly id: string;
  readonly epoch: number;
  readonly status: DeploymentStatus;
}

/** Another worker has taken the deployment over, or it was ended from outside. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';

  constructor() {
    super('The deployment is no longer this worker’s.');
  }
}
