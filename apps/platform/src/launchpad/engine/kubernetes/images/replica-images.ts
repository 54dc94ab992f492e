import type { ReplicaSpec } from '../../runtime.driver.js';

/** Where nodes fetch what replicas run. */
export abstract class ReplicaImages {
  /** The image of an artifact under its content address, put into the registry when it is not there. @throws StartFailure */
  abstract nameOf(spec: ReplicaSpec): Promise<string>;
}
