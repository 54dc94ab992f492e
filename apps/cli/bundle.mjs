import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const [outfile = fileURLToPath(new URL('./dist/skydeck.mjs', import.meta.url))] =
  process.argv.slice(2);

// One file without dependencies: it starts faster and can be copied anywhere.
await build({
  absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
  entryPoints: ['src/main.ts'],
  outfile,
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
