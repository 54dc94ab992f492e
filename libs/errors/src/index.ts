export { ApiError, type ApiErrorOptions, type ErrorIssue } from './api-error.js';
export { CommonErrors } from './common-errors.js';
export {
  declaredErrors,
  defineErrors,
  type ErrorCatalogue,
  type ErrorDefinition,
} from './define-errors.js';
export { docUrlOf, type ErrorBody, toErrorEnvelope } from './error-envelope.js';
