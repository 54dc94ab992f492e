import { ApiError } from '@skydeck/errors';
import type { DeploymentError } from './deployment.entity.js';
import { DeploymentErrors } from './deployment.errors.js';
import type { DeploymentStage } from './deployment-status.js';

/** Says for the owner where and why a deployment ended, and what to do about it. */
export function toDeploymentError(reason: unknown, stage: DeploymentStage): DeploymentError {
  const error = ownError(reason);
  const fix = DeploymentErrors.definitions.get(error.code)?.fix;
  return {
    stage,
    code: error.code,
    message: fix === undefined ? error.message : `${error.message} ${fix}`,
  };
}

function ownError(reason: unknown): ApiError {
  if (!(reason instanceof ApiError)) return DeploymentErrors.internal({ cause: reason });
  if (reason.code === 'app.repo_not_allowed' || reason.code === 'app.repo_invalid') {
    return DeploymentErrors.repo_not_allowed({ detail: reason.message });
  }
  if (reason.code === 'app.not_found') return DeploymentErrors.app_deleted();
  return reason;
}
