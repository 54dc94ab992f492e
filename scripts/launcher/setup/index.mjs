export { Failure } from '../failure.mjs';
export { thisMachine } from './machine.mjs';
export { PARTS, planSetup } from './plan.mjs';
