import type { ApiDocument, Parameter, Schema } from './open-api.js';

/** One route and method of a document, with every reference resolved. */
export interface Operation {
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  /** With placeholders such as `{project}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Absent when the operation takes no JSON. */
  readonly body?: Schema;
  /** The types of bodies that are no JSON, such as that of a file. */
  readonly otherBodies: readonly string[];
  /** The schemas of JSON answers by status, or `default`. */
  readonly answers: ReadonlyMap<string, Schema>;
  /** Answers with a stream of events. */
  readonly isStream: boolean;
  /** The types of good answers that are no JSON, such as those of a stream or an export. */
  readonly otherTypes: readonly string[];
  /** Good answers that have no body at all, by status. */
  readonly emptyStatuses: ReadonlySet<string>;
  /** Open to everybody. */
  readonly isPublic: boolean;
  /** What a caller must hold; undefined when the document does not say. */
  readonly scopes?: readonly string[];
  /** The kinds of callers that are let in; undefined means all. */
  readonly callers?: readonly string[];
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);
/** What answers are checked in; other types are only looked at. */
export const JSON_TYPE = 'application/json';

/** The operations of a document, in its order. */
export function operationsOf(document: ApiDocument): Operation[] {
  const resolve = <Value>(value: Value): Value => resolveIn(document, value, []);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.has(method))
      .map(([method, published]) => {
        const { responses, security } = published;
        const answers = Object.entries(responses).flatMap(([status, { content }]) => {
          const schema = content?.[JSON_TYPE]?.schema;
          return schema ? [[status, resolve(schema)] as const] : [];
        });
        return {
          id: published.operationId ?? `${method} ${path}`,
          method: method.toUpperCase(),
          path,
          parameters: resolve(published.parameters ?? []),
          body: resolve(published.requestBody?.content[JSON_TYPE]?.schema),
          otherBodies: Object.keys(published.requestBody?.content ?? {}).filter(
            (type) => type !== JSON_TYPE,
          ),
          answers: new Map(answers),
          isStream: Object.values(responses).some(
            ({ content }) => content && 'text/event-stream' in content,
          ),
          emptyStatuses: new Set(
            Object.entries(responses).flatMap(([status, { content }]) =>
              status.startsWith('2') && !content ? [status] : [],
            ),
          ),
          otherTypes: Object.entries(responses)
            .filter(([status]) => status.startsWith('2'))
            .flatMap(([, { content = {} }]) => Object.keys(content))
            .filter((type) => type !== JSON_TYPE),
          isPublic: security?.length === 0,
          scopes: published['x-required-scopes'],
          callers: published['x-callers'],
        };
      }),
  );
}

/** A copy without references. A schema that contains itself ends in one that allows anything. */
function resolveIn<Value>(document: ApiDocument, value: Value, within: readonly string[]): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown) => resolveIn(document, item, within)) as Value;
  }
  const { $ref } = value as { $ref?: unknown };
  if (typeof $ref === 'string') {
    if (within.includes($ref)) return {} as Value;
    return resolveIn(document, target(document, $ref), [...within, $ref]) as Value;
  }
  const entries = Object.entries(value).map(([key, item]: [string, unknown]) => [
    key,
    resolveIn(document, item, within),
  ]);
  return Object.fromEntries(entries) as Value;
}

function target(document: ApiDocument, reference: string): unknown {
  const name = reference.replace('#/components/schemas/', '');
  const schema = document.components?.schemas?.[name];
  if (!schema) throw new Error(`The document has no schema for the reference ${reference}.`);
  return schema;
}
