import type { Operation } from '@skydeck/api-fuzz';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly schema?: { readonly enum?: readonly string[] };
}

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, unknown>>;
}

/** A list, or what else was asked for, as a document describes it. */
export interface DescribedOperation {
  readonly operation: Operation;
  readonly parameters: readonly string[];
  readonly headers: readonly string[];
  readonly orders: readonly string[];
}

/** Logs and tables go on after the number of a line; the catalogue of products is always whole. */
const WITHOUT_CURSOR = new Set([
  'listAppLogs',
  'listAppRunLogs',
  'listDeploymentLogs',
  'listProducts',
  'readMatrixRows',
]);

/** What a service says of its lists, and of what it deletes that can be read. */
export async function describedIn(baseUrl: string, operations: readonly Operation[]) {
  const response = await fetch(`${baseUrl}/openapi.json`);
  const { paths } = (await response.json()) as {
    paths: Record<string, Record<string, Described>>;
  };
  const of = ({ path, method }: Operation) => paths[path]?.[method.toLowerCase()];
  const shown = (operation: Operation): DescribedOperation => {
    const { parameters = [] } = of(operation) ?? {};
    const named = (place: string) =>
      parameters.filter((one) => one.in === place).map(({ name }) => name);
    const orders = parameters.find(({ name }) => name === 'sort')?.schema?.enum ?? [];
    return { operation, parameters: named('query'), headers: named('header'), orders };
  };
  const isList = (operation: Operation) =>
    operation.method === 'GET' &&
    !WITHOUT_CURSOR.has(operation.id) &&
    JSON.stringify(of(operation)?.responses['200'] ?? {}).includes('next_cursor');
  const isDeleted = ({ path, method }: Operation) =>
    method === 'DELETE' && paths[path]?.['get'] !== undefined;
  return {
    lists: operations.filter((one) => isList(one)).map(shown),
    deleted: operations.filter((one) => isDeleted(one)).map(shown),
  };
}
