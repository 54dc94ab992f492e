import type { HeaderRule } from './rule-text.js';

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Takes a header out of the rules; of one path only when that is given. */
export function withoutHeader(
  rules: readonly HeaderRule[],
  name: string,
  path?: string,
): HeaderRule[] {
  const isMeant = (rule: HeaderRule) => path === undefined || rule.path === path;
  const left = rules.map((rule) => (isMeant(rule) ? without(rule, name) : rule));
  return left.filter(({ set, remove }) => Object.keys(set).length + remove.length > 0);
}

/** Adds headers to the rule of a path, in place of what it said of them before. */
export function withHeaders(
  rules: readonly HeaderRule[],
  { path, set, remove }: HeaderRule,
): HeaderRule[] {
  const names = [...Object.keys(set), ...remove];
  if (names.length === 0) return [...rules];
  const at = rules.findIndex((rule) => rule.path === path);
  const before = rules[at] ?? { set: {}, remove: [] };
  const kept = names.reduce(without, before);
  const merged: HeaderRule = {
    ...(path === undefined ? {} : { path }),
    set: { ...kept.set, ...set },
    remove: [...kept.remove, ...remove],
  };
  return at === -1 ? [...rules, merged] : rules.with(at, merged);
}

function without(rule: HeaderRule, name: string): HeaderRule {
  const set = Object.entries(rule.set).filter(([known]) => !same(known, name));
  return {
    ...rule,
    set: Object.fromEntries(set),
    remove: rule.remove.filter((known) => !same(known, name)),
  };
}
