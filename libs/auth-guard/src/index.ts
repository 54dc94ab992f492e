export { CurrentPrincipal, CurrentProject, InternalOnly, Public, Requires } from './decorators.js';
export { type Principal, type Product, PRODUCTS, type ProjectRef, type Role } from './principal.js';
