export { startTestStack, type TestStack, type TestStackOptions } from './test-stack.js';
export { freePorts } from './free-ports.js';
