import { declaredErrors } from '@skydeck/errors';

/** One page for each error code, and their index; call it when every service is loaded. */
export function errorPages() {
  const errors = [...declaredErrors()].toSorted(([a], [b]) => a.localeCompare(b));
  const rows = errors.map(
    ([code, { status, message }]) => `| [\`${code}\`](${code}.md) | ${status} | ${message} |`,
  );
  const index = ['# Errors', '', '| Code | Status | Meaning |', '|---|---|---|', ...rows, ''];
  return [
    ['docs/errors/README.md', index.join('\n')],
    ...errors.map(([code, definition]) => [`docs/errors/${code}.md`, page(code, definition)]),
  ];
}

function page(code, { status, message, fix }) {
  const example = {
    data: {},
    error: { code, status, title: message, detail: message, errors: [] },
    meta: { request_id: 'req_01k9v3c5d8m2n4p6q7r8s9t0vw' },
  };
  return [
    `# \`${code}\``,
    '',
    `HTTP status ${status}.`,
    '',
    '## What happened',
    '',
    message,
    '',
    '## How to fix it',
    '',
    fix,
    '',
    '## Example',
    '',
    '```json',
    JSON.stringify(example, null, 2),
    '```',
    '',
  ].join('\n');
}
