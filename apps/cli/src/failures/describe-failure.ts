import { printable } from '../terminal/printable.js';
import type { Failure } from './failure.js';

/** The failure as lines for a person. */
export function failureText(failure: Failure): string {
  const { message, code, issues, requestId, docUrl, hint } = failure;
  const lines = [`error: ${message}`];
  const isRepeated =
    issues.length === 1 && message === `${issues[0]?.location}: ${issues[0]?.message}`;
  if (!isRepeated) {
    for (const issue of issues) lines.push(`  ${issue.location}: ${issue.message}`);
  }
  if (hint) lines.push(`  ${hint}`);
  if (requestId) lines.push(`  code: ${code}`, `  request_id: ${requestId}`);
  if (docUrl) lines.push(`  docs: ${docUrl}`);
  // A service may repeat what somebody else wrote.
  return lines
    .map((line) =>
      line
        .split('\n')
        .map((part) => printable(part))
        .join('\n'),
    )
    .join('\n');
}

/** The failure as the object that `-o json` and `-o yaml` show. */
export function failureDocument(failure: Failure): object {
  const { code, message, status, requestId, docUrl, issues, hint, exitCode } = failure;
  return {
    error: {
      code,
      message,
      status: status ?? null,
      request_id: requestId ?? null,
      doc_url: docUrl ?? null,
      errors: issues,
      hint: hint ?? null,
      exit_code: exitCode,
    },
  };
}
