import fc from 'fast-check';
import { nastyValues, nearlyValidValues } from './nasty-values.js';
import type { Operation } from './operation.js';
import type { Parameter } from './open-api.js';
import { validValues } from './valid-values.js';

/** A request as it is sent. */
export interface FuzzRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The value of the JSON body; absent when none is sent. */
  readonly body?: { readonly value: unknown };
}

/** What the test knows better than the document. */
export interface RequestOptions {
  /** Values that mean something here, such as the identifier of a project that exists. */
  readonly known?: (operation: Operation, parameter: string) => readonly string[];
  /** Replaces parts of a generated body. */
  readonly adapt?: (operation: Operation, body: unknown) => unknown;
  /**
   * A body that is good here, when it is time for one. It goes to what exists, without anything that
   * could be left out.
   */
  readonly ready?: (operation: Operation) => unknown;
}

/** Requests of an operation: valid ones, and ones that are spoilt somewhere. */
export function requestsOf(
  operation: Operation,
  { known, adapt, ready }: RequestOptions,
): fc.Arbitrary<FuzzRequest> {
  const values = fc.record(
    Object.fromEntries(
      operation.parameters.map((parameter) => [
        `${parameter.in} ${parameter.name}`,
        valuesOf(parameter, known?.(operation, parameter.name) ?? []),
      ]),
    ),
  );
  return fc.record({ values, body: bodiesOf(operation) }).map(({ values: chosen, body }) => {
    const good = ready?.(operation);
    if (good !== undefined) {
      const { target, headers } = placed(operation, existing(operation, chosen, known));
      return { method: operation.method, target, headers, body: { value: good } };
    }
    const adapted = body && { value: adapt ? adapt(operation, body.value) : body.value };
    const { target, headers } = placed(operation, chosen);
    return { method: operation.method, target, headers, body: adapted };
  });
}

/** The values of the path alone, each one that means something if there are such. */
function existing(
  operation: Operation,
  chosen: Readonly<Record<string, unknown>>,
  known: RequestOptions['known'],
): Record<string, unknown> {
  const path = operation.parameters.filter((parameter) => parameter.in === 'path');
  return Object.fromEntries(
    path.map(({ name }) => {
      const value = chosen[`path ${name}`];
      const ours: readonly unknown[] = known?.(operation, name) ?? [];
      return [`path ${name}`, ours.includes(value) ? value : (ours[0] ?? value)];
    }),
  );
}

function valuesOf(parameter: Parameter, known: readonly string[]): fc.Arbitrary<unknown> {
  const nasty = { weight: 1, arbitrary: nastyValues() };
  const valid = { weight: 2, arbitrary: validValues(parameter.schema ?? { type: 'string' }) };
  const absent =
    parameter.in === 'path'
      ? []
      : [{ weight: 4, arbitrary: fc.constant(undefined) as fc.Arbitrary<unknown> }];
  const ours =
    known.length === 0 ? [] : [{ weight: 8, arbitrary: fc.constantFrom<unknown>(...known) }];
  return fc.oneof(nasty, valid, ...absent, ...ours);
}

const withValue = (value: unknown) => ({ value });

function bodiesOf({ body }: Operation): fc.Arbitrary<{ value: unknown } | undefined> {
  if (!body) return fc.constant(undefined);
  return fc.oneof(
    { weight: 6, arbitrary: validValues(body).map(withValue) },
    { weight: 8, arbitrary: nearlyValidValues(body).map(withValue) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

function placed(
  { path, parameters }: Operation,
  chosen: Readonly<Record<string, unknown>>,
): Pick<FuzzRequest, 'target' | 'headers'> {
  let target = path;
  const query: string[] = [];
  const headers: Record<string, string> = {};
  for (const { name, in: place } of parameters) {
    const value = chosen[`${place} ${name}`];
    if (value === undefined) continue;
    const text = asText(value);
    if (place === 'path') target = target.replace(`{${name}}`, segment(text));
    if (place === 'query') query.push(`${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
    if (place === 'header') headers[name.toLowerCase()] = text.replaceAll(/[^\x20-\x7E]/g, '');
  }
  return { target: query.length > 0 ? `${target}?${query.join('&')}` : target, headers };
}

function asText(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
}

/** One segment of a path. Clients leave out dots, so that another route would be asked. */
function segment(text: string): string {
  return /^\.{0,2}$/.test(text) ? 'x' : encodeURIComponent(text);
}
