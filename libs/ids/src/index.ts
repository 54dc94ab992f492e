export { isId, newId } from './new-id.js';
