export { firstIdAt, isId, newId } from './new-id.js';
