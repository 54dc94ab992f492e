/** When a rule gives no more instances. */
export type RuleEnd =
  | { readonly kind: 'never' }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'until'; readonly day: string };

/** Takes the end out of a rule. */
export function endOf(rule: string): { readonly base: string; readonly end: RuleEnd } {
  const parts = rule.split(';').filter(Boolean);
  const valueOf = (name: string) => parts.find((part) => part.startsWith(`${name}=`))?.slice(6);
  const base = parts.filter((part) => !/^(?:COUNT|UNTIL)=/.test(part)).join(';');
  const [count, until] = [valueOf('COUNT'), valueOf('UNTIL')];
  if (count !== undefined) return { base, end: { kind: 'count', count: Number(count) } };
  if (until === undefined) return { base, end: { kind: 'never' } };
  const day = until.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3');
  return { base, end: { kind: 'until', day } };
}

/** A rule with an end; a last day is in it to its last second. */
export function withEnd(base: string, end: RuleEnd): string {
  if (end.kind === 'count') return `${base};COUNT=${end.count}`;
  if (end.kind === 'until') return `${base};UNTIL=${end.day.replaceAll('-', '')}T235959Z`;
  return base;
}
