export { AnswerCheck, type FuzzAnswer } from './answer-check.js';
export { fuzz, type FuzzFailure, type FuzzOptions, type FuzzReport } from './fuzz.js';
export type { ApiDocument, Parameter, Schema } from './open-api.js';
export { type Operation, operationsOf } from './operation.js';
export { type FuzzRequest, type RequestOptions, requestsOf } from './requests.js';
export { smallestValue } from './smallest-value.js';
