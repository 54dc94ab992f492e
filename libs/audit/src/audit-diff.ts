/** The state of something, by field. Only what may be shown; secrets are dropped all the same. */
export type AuditState = Readonly<Record<string, unknown>>;

/** The fields that a change touched, as they were and as they are. */
export interface AuditDiff {
  readonly before: AuditState | null;
  readonly after: AuditState | null;
}

const SECRET = /secret|token|password|passcode|pepper|sealed|credential|(^|_)(code|otp|pin|env)$/i;

/** What differs between two states, without secrets. Null stands for what did not exist. */
export function diffOf(before: AuditState | null, after: AuditState | null): AuditDiff {
  const [was, is] = [before && plain(before), after && plain(after)];
  if (was === null || is === null) return { before: was, after: is };
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => canonical(was[name]) !== canonical(is[name]),
  );
  const only = (state: AuditState) =>
    Object.fromEntries(names.flatMap((name) => (name in state ? [[name, state[name]]] : [])));
  return { before: only(was), after: only(is) };
}

/** JSON whose text is the same for the same content: names in order, nothing undefined. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).toSorted(byName)) : inner,
  );
}

function plain(state: AuditState): AuditState {
  const text = JSON.stringify(state, (name, inner: unknown) =>
    name !== '' && SECRET.test(name) ? undefined : inner,
  );
  return JSON.parse(text) as AuditState;
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
