import { DavFault } from '../protocol/dav-fault.js';

/** One thing that has to hold, or must not. */
export interface Condition {
  readonly isNegated: boolean;
  readonly token?: string;
  /** With its quotes. */
  readonly etag?: string;
}

/** Conditions that have to hold together, of the resource that is named or else of the request's. */
export interface ConditionList {
  readonly resource: string | undefined;
  readonly conditions: readonly Condition[];
}

const LIST = /\s*(?:<([^<>]*)>\s*)?\(([^()]*)\)/y;
const CONDITION = /\s*(Not\s+)?(?:<([^<>]*)>|\[((?:W\/)?"[^"]*")\])/iy;

/**
 * Reads the header `If` (RFC 4918, section 10.4): one of the lists has to hold.
 * @throws DavFault 400
 */
export function readIfHeader(header: string): ConditionList[] {
  const lists: ConditionList[] = [];
  let resource: string | undefined;
  let at = 0;
  for (const [whole, named, inner = ''] of stickyMatches(LIST, header)) {
    at += whole.length;
    resource = named ?? resource;
    lists.push({ resource, conditions: conditionsOf(inner) });
  }
  if (lists.length === 0 || header.slice(at).trim() !== '') throw malformed();
  return lists;
}

function conditionsOf(inner: string): Condition[] {
  const conditions: Condition[] = [];
  let at = 0;
  for (const [whole, not, token, etag] of stickyMatches(CONDITION, inner)) {
    at += whole.length;
    const isNegated = not !== undefined;
    conditions.push(token === undefined ? { isNegated, etag } : { isNegated, token });
  }
  if (conditions.length === 0 || inner.slice(at).trim() !== '') throw malformed();
  return conditions;
}

function* stickyMatches(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  const own = new RegExp(pattern);
  for (let match = own.exec(text); match; match = own.exec(text)) yield match;
}

const malformed = () => new DavFault(400, 'The header `If` cannot be read.');

/** The tokens that a request tells it knows, whether its conditions hold or not. */
export const tokensOf = (lists: readonly ConditionList[]): Set<string> =>
  new Set(lists.flatMap(({ conditions }) => conditions.flatMap(({ token }) => token ?? [])));
