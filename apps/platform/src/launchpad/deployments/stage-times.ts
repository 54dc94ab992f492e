import type { DeploymentStage } from './deployment-status.js';

/** Adds to `stage_times` when a stage was entered; an expression of SQL, as rows are only updated. */
export const enteredAt = (stage: DeploymentStage, at: Date) => (): string =>
  `stage_times || jsonb_build_object('${stage}', '${at.toISOString()}')`;
