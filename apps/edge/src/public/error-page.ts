import type { ApiError } from '@skydeck/errors';

/** A small page without scripts, pictures or outside references. */
export function errorPage({ status, code, title }: ApiError, requestId: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${status} · ${escape(title)}</title>
<style>
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 18vh auto; padding: 0 1.5rem }
h1 { font-size: 1.5rem; margin: 0 }
p { opacity: .7 }
code { font-size: .85em; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>${escape(title)}</h1>
<p>Status ${status} · <code>${escape(code)}</code></p>
<p>Request <code>${escape(requestId)}</code></p>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
