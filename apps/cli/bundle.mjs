import { build } from 'esbuild';
import path from 'node:path';

const here = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname);

// One file without dependencies: it starts faster and can be copied anywhere.
await build({
  absWorkingDir: here,
  entryPoints: ['src/main.ts'],
  outfile: 'dist/skydeck.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['@skydeck/source'],
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'eof',
  logLevel: 'warning',
  // Packages in the older module format ask for built-in modules with require().
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
});
