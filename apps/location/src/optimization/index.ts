export { type OptimizeOptions, optimize } from './optimize.js';
export { ProblemInvalid } from './problem/problem-invalid.js';
export type * from './problem/problem.js';
export { checkSolution } from './solution/check-solution.js';
export type * from './solution/solution.js';
