export * from './answers.js';
export * from './participant.js';
export * from './requests.js';
export * from './results.js';
