import type { Retry, RetryOptions } from '@skydeck/sdk';
import { type Clients, clientsOf } from '../api/clients.js';
import { ConfigFile, type StoredContext, withContext } from '../config/config-file.js';
import { type Endpoints, environmentEndpoints, localEndpoints } from '../config/endpoints.js';
import { configPath, skydeckHome } from '../config/places.js';
import { usageError } from '../failures/cli-error.js';
import type { GlobalOptions } from '../program/global-options.js';
import { refreshSession } from '../session/refresh-session.js';
import { retryText, type Send } from '../session/request.js';
import { FixedToken, SessionTokens } from '../session/session-tokens.js';
import type { RawTerminal } from '../terminal/raw-terminal.js';
import type { Terminal } from '../terminal/terminal.js';
import { chooseProject } from './choose-project.js';

export interface ContextOptions {
  readonly terminal: Terminal;
  readonly environment: NodeJS.ProcessEnv;
  readonly globals: GlobalOptions;
  /** Folder that relative paths start from. */
  readonly folder: string;
  /** Ends the command: Ctrl-C, or its time is up. */
  readonly signal: AbortSignal;
  /** Sends requests; `fetch` when not given. */
  readonly send?: Send;
}

/** Everything a command may use: settings, clients, the chosen project, the person's terminal. */
export class CommandContext {
  readonly config: ConfigFile;
  /** Data folder of the installation on this machine. */
  readonly home: string;
  readonly signal: AbortSignal;
  readonly environment: NodeJS.ProcessEnv;
  readonly globals: GlobalOptions;
  readonly folder: string;
  /** How every request of a command goes out. */
  readonly send: Send;
  readonly #terminal: Terminal;
  #name: string | undefined;
  #tokens: SessionTokens | FixedToken | undefined;
  #interruptNote: string | undefined;

  constructor({ terminal, environment, globals, folder, signal, send }: ContextOptions) {
    this.config = new ConfigFile(configPath(environment));
    this.home = skydeckHome(environment);
    this.signal = signal;
    this.send = send ?? fetch;
    this.environment = environment;
    this.globals = globals;
    this.folder = folder;
    this.#terminal = terminal;
  }

  /** Name of the context in use. */
  async name(): Promise<string> {
    const { globals, environment } = this;
    this.#name ??=
      globals.context ??
      environment['SKYDECK_CONTEXT'] ??
      (await this.config.read()).current_context;
    return this.#name;
  }

  async stored(): Promise<StoredContext> {
    return (await this.config.read()).contexts[await this.name()] ?? {};
  }

  /** Changes what is stored about the context in use. */
  async store(change: Partial<StoredContext>): Promise<void> {
    const name = await this.name();
    await this.config.update((config) => withContext(config, name, change));
  }

  /** Addresses of the installation: the environment wins, then the context, then this machine. */
  async endpoints(): Promise<Endpoints> {
    const fromEnvironment = environmentEndpoints(this.environment);
    const { endpoints } = await this.stored();
    if (endpoints) return { ...endpoints, ...fromEnvironment };
    const local = await localEndpoints(this.home).catch((error: unknown) => {
      if (Object.keys(fromEnvironment).length > 0) return {};
      throw error;
    });
    return { ...local, ...fromEnvironment };
  }

  /** Who calls: `SKYDECK_TOKEN`, else whoever is signed in. */
  async tokens(): Promise<SessionTokens | FixedToken> {
    const given = this.environment['SKYDECK_TOKEN']?.trim();
    this.#tokens ??= given
      ? new FixedToken(given)
      : new SessionTokens({
          config: this.config,
          contextName: await this.name(),
          authUrl: async () => (await this.endpoints())['auth_url'] ?? '',
          refresh: (session) => refreshSession(session, this.send),
        });
    return this.#tokens;
  }

  async clients(): Promise<Clients> {
    return clientsOf({
      endpoints: await this.endpoints(),
      tokens: await this.tokens(),
      signal: this.signal,
      send: this.send,
      retry: this.retry,
      mode: this.mode,
      idempotencyKey: this.globals.idempotencyKey,
      giveFactor: () => this.#giveFactor(),
    });
  }

  /** The side of the project to work with: what is real, unless the person said otherwise. */
  get mode(): 'live' | 'test' {
    const named = this.environment['SKYDECK_MODE'] ?? 'live';
    if (named !== 'live' && named !== 'test') throw usageError('SKYDECK_MODE is live or test.');
    return this.globals.isTest ? 'test' : named;
  }

  /** Requests that may succeed later are sent again; who debugs is told. */
  get retry(): RetryOptions {
    const tell = (retry: Retry) => this.progress(retryText(retry));
    return this.globals.isDebugging ? { onRetry: tell } : {};
  }

  /** The project to work in; asks the service when none was named. */
  async project(): Promise<string> {
    const named = this.globals.project ?? this.environment['SKYDECK_PROJECT'];
    return named || (await this.stored()).project || chooseProject(this);
  }

  /** Tells the person what is going on. */
  progress(text: string): void {
    this.#terminal.err(`${text}\n`);
  }

  /** Asks for one line; only where a person sits at the terminal. */
  ask(question: string): Promise<string> {
    return this.#terminal.ask(question);
  }

  /** Everything on standard input. */
  async readInput(): Promise<string> {
    return this.#terminal.readInput();
  }

  /** Every key press as it is; undefined where no person sits at a terminal. */
  takeOverTerminal(): RawTerminal | undefined {
    return this.#terminal.takeOver?.();
  }

  get isInteractive(): boolean {
    return this.#terminal.isInteractive;
  }

  get hasColors(): boolean {
    return this.#terminal.hasColors;
  }

  /** Asks before something is destroyed; without a person there, `--yes` must have been given. */
  async confirm(question: string, isConfirmed: boolean): Promise<void> {
    if (isConfirmed) return;
    if (!this.#terminal.isInteractive) {
      throw usageError(`This needs confirmation: ${question}`, 'Add --yes to go ahead.');
    }
    const answer = await this.#terminal.ask(`${question} [y/N] `);
    if (!/^y(es)?$/i.test(answer.trim())) throw usageError('Nothing was changed.');
  }

  /** Asks for a name to be typed before something large is destroyed, unless `--yes` was given. */
  async confirmName(question: string, name: string, isConfirmed: boolean): Promise<void> {
    if (isConfirmed) return;
    if (!this.#terminal.isInteractive) {
      throw usageError(`This needs confirmation: ${question}`, 'Add --yes to go ahead.');
    }
    const answer = await this.#terminal.ask(`${question} Type ${name} to go ahead: `);
    if (answer.trim() !== name) throw usageError('Nothing was changed.');
  }

  /** What Ctrl-C does not undo from here on, for the person who presses it. */
  noteForInterrupt(note: string): void {
    this.#interruptNote = note;
  }

  get interruptNote(): string | undefined {
    return this.#interruptNote;
  }

  async #giveFactor(): Promise<boolean> {
    if (!this.#terminal.isInteractive) {
      this.progress('A second factor is needed: run `skydeck auth 2fa verify --code <code>`.');
      return false;
    }
    const code = await this.ask('A second factor is needed. Code: ');
    const { giveSecondFactor } = await import('../session/second-factor.js');
    await giveSecondFactor((await this.clients()).auth, code);
    return true;
  }

  /** Waits for what must not be cut short, such as storing a new refresh token. */
  async settled(): Promise<void> {
    await this.#tokens?.settled();
  }
}
