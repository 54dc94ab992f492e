/** What is wrong and the command that repairs it. */
export interface Problem {
  readonly code: string;
  readonly text: string;
  readonly fix: string | null;
}

/** The result of looking at one thing. */
export interface Check {
  readonly check: string;
  readonly status: 'ok' | 'problem' | 'unused';
  readonly detail: string;
  readonly problems: readonly Problem[];
}

export function passed(check: string, detail: string): Check {
  return { check, status: 'ok', detail, problems: [] };
}

export function failed(check: string, text: string, fix: string | null, code = check): Check {
  return { check, status: 'problem', detail: text, problems: [{ code, text, fix }] };
}
