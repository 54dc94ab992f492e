import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import jestRuntime from 'jest-runtime';
import { loadTypeScript, sourceMaps } from './typescript.mjs';

const require = createRequire(import.meta.url);
const { default: JestRuntime = jestRuntime } = jestRuntime;
/** Where Jest keeps who listens to a run; those of the file before would hear of the next one too. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');
let runs = 0;

/** Loads test files with Node's own loader; what they import stays loaded for the next file. */
class NativeRuntime extends JestRuntime {
  constructor(...given) {
    super(...given);
    loadTypeScript((file) => this.jestGlobals.jestObjectFor(file));
  }

  requireInternalModule(from, to) {
    if (to !== undefined) return super.requireInternalModule(from, to);
    delete require.cache[from];
    delete globalThis[LISTENERS];
    return require(from);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(file) {
    return import(`${pathToFileURL(file).href}?run=${++runs}`);
  }

  getSourceMaps() {
    return sourceMaps;
  }
}

export { NativeRuntime as 'module.exports' };
