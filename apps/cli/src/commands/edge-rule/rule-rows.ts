import type { Rules } from './edge-rule.js';

/** A rule as a row of a table. */
export interface RuleRow {
  readonly kind: string;
  readonly rule: string;
}

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

/** The rules of an app, one a row. */
export function rowsOf(rules: Rules): RuleRow[] {
  return [...switches(rules), ...redirects(rules), ...headers(rules), ...visitors(rules)];
}

function switches(rules: Rules): RuleRow[] {
  const { redirect_https: https, compression, maintenance } = rules;
  const { max_body_bytes: bodyBytes, timeout_ms: timeoutMs } = rules;
  return [
    ...some('https', https, onOff),
    ...some('compression', compression, onOff),
    ...some('max-body', bodyBytes, (bytes) => `${bytes} bytes`),
    ...some('time-limit', timeoutMs, (ms) => `${ms} ms`),
    ...some('maintenance', maintenance, ({ enabled, message }) =>
      message === undefined ? onOff(enabled) : `${onOff(enabled)}: ${message}`,
    ),
    ...(maintenance?.allow ?? []).map((rule) => ({ kind: 'let-in', rule })),
  ];
}

function redirects({ redirects: all = [] }: Rules): RuleRow[] {
  return all.map(({ from, to, status }) => ({ kind: 'redirect', rule: `${from}=${to}=${status}` }));
}

function headers({ headers: all = [] }: Rules): RuleRow[] {
  return all.flatMap(({ path, set, remove }) => {
    const where = path === undefined ? '' : ` (${path})`;
    const put = Object.entries(set).map(([name, value]) => `${name}: ${value}${where}`);
    return [
      ...put.map((rule) => ({ kind: 'header', rule })),
      ...remove.map((name) => ({ kind: 'remove-header', rule: `${name}${where}` })),
    ];
  });
}

function visitors({
  basic_auth: auth,
  ip_allow: allow = [],
  ip_deny: deny = [],
}: Rules): RuleRow[] {
  return [
    ...some('realm', auth?.realm, (realm) => realm),
    ...(auth?.users ?? []).map(({ name }) => ({ kind: 'user', rule: name })),
    ...allow.map((rule) => ({ kind: 'allow', rule })),
    ...deny.map((rule) => ({ kind: 'deny', rule })),
  ];
}

const some = <Value>(
  kind: string,
  value: Value | undefined,
  text: (value: Value) => string,
): RuleRow[] => (value === undefined ? [] : [{ kind, rule: text(value) }]);
