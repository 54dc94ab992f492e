import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';

/**
 * Tests run in the process itself instead of in a context of their own, so that modules are loaded
 * once. What a file leaves on the process is taken away after it.
 */
export default class NativeEnvironment extends NodeEnvironment {
  #environment = { ...process.env };
  #folder = process.cwd();
  #exit = Object.getOwnPropertyDescriptor(process, 'exit');
  #listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));

  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
  }

  async teardown() {
    await super.teardown();
    Object.defineProperty(process, 'exit', this.#exit);
    process.chdir(this.#folder);
    restore(process.env, this.#environment);
    for (const name of process.eventNames()) {
      const before = this.#listeners.get(name) ?? [];
      const added = process.rawListeners(name).filter((listener) => !before.includes(listener));
      for (const listener of added) process.removeListener(name, listener);
    }
  }
}

function restore(environment, before) {
  for (const name of Object.keys(environment)) if (!(name in before)) delete environment[name];
  Object.assign(environment, before);
}
