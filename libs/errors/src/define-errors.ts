import { ApiError, type ApiErrorOptions } from './api-error.js';

/** What the catalogue says of one error; its documentation page is written from this. */
export interface ErrorDefinition {
  readonly status: number;
  /** The sentence shown to API users. Never contains data of another tenant. */
  readonly message: string;
  /** What the caller can do about it, for the documentation. */
  readonly fix: string;
}

type Factories<Catalogue extends Record<string, ErrorDefinition>> = {
  readonly [Name in keyof Catalogue]: (options?: ApiErrorOptions) => ApiError;
};

/** The errors of one feature: one factory for each, and their definitions by code. */
export type ErrorCatalogue<Catalogue extends Record<string, ErrorDefinition>> =
  Factories<Catalogue> & { readonly definitions: ReadonlyMap<string, ErrorDefinition> };

const everyDefinition = new Map<string, ErrorDefinition>();

/**
 * Declares the errors of one feature; the catalogue is the only place where codes, statuses and
 * sentences live.
 *
 * @example
 * export const AppErrors = defineErrors('app', {
 *   not_found: { status: 404, message: 'This app does not exist.', fix: 'List the apps.' },
 * });
 *
 * throw AppErrors.not_found();
 */
export function defineErrors<const Catalogue extends Record<string, ErrorDefinition>>(
  prefix: string,
  catalogue: Catalogue,
): ErrorCatalogue<Catalogue> {
  const definitions = new Map<string, ErrorDefinition>();
  const factories: Record<string, (options?: ApiErrorOptions) => ApiError> = {};

  for (const [name, definition] of Object.entries(catalogue)) {
    const code = prefix === '' ? name : `${prefix}.${name}`;
    definitions.set(code, definition);
    everyDefinition.set(code, definition);
    factories[name] = (options) =>
      new ApiError(code, definition.status, definition.message, options);
  }

  return { ...factories, definitions } as unknown as ErrorCatalogue<Catalogue>;
}

/** Every error declared by the modules loaded so far, by code; documentation is made from it. */
export function declaredErrors(): ReadonlyMap<string, ErrorDefinition> {
  return everyDefinition;
}
