const HIDDEN = '[hidden]';

/** Names of fields, headers and parameters whose values nobody but the service may see. */
const SECRET_NAME =
  /(^|[_-])(secrets?|tokens?|passwords?|passphrase|codes?|otp|pin|signatures?|credentials?|key|cookie2?|authorization|owner|user_data)$/i;
/** They end like a secret and are none. */
const HARMLESS_NAME = /^(idempotency-key|error_code|country_code|status_code|exit_code)$/i;
/** Everything below these is a customer's own. */
const SECRET_BRANCH = /^(env|environment|variables)$/i;
/** What messages say may hold one-time passwords and addresses that are a permission. */
const MESSAGE_NAME = /^(text|html|body|content|subject)$/i;

const SECRET_SHAPES = [
  /\bdk_(live|test)_[0-9A-Za-z]+/g,
  /\bwhsec_[0-9A-Za-z+/=]+/g,
  /\binvt_[\w-]+/g,
  /(?<=\b(shr|stk)_[0-9a-z]{26}\.)[\w-]+/g,
  /\bskr\d\.[\w.-]+/g,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /(?<=\/device\/)[^/?#\s"]+/g,
];

/** Hides secrets in what is shown of requests and answers, by name, by shape, and once seen anywhere. */
export class Mask {
  readonly #seen = new Set<string>();

  /** A header as a line. */
  header(name: string, value: string): string {
    if (!isSecretName(name)) return `${name}: ${this.text(value)}`;
    const [, scheme = '', rest = value] = /^(Bearer |Basic )?(.*)$/.exec(value) ?? [];
    this.#remember(rest);
    return `${name}: ${scheme}${HIDDEN}`;
  }

  /** An address; parameters with the name of a secret lose their value. */
  url(address: string): string {
    const url = new URL(address);
    this.#parameters(url.searchParams);
    return this.text(url.href.replaceAll(encodeURIComponent(HIDDEN), HIDDEN));
  }

  /** A body of any kind. */
  body(text: string, type: string): string {
    if (/\bjson\b/.test(type)) return this.text(this.#json(text));
    if (!type.startsWith('application/x-www-form-urlencoded')) return this.text(text);
    const form = new URLSearchParams(text);
    this.#parameters(form);
    return this.text(form.toString().replaceAll(encodeURIComponent(HIDDEN), HIDDEN));
  }

  /** Text in which nothing has a name. */
  text(text: string): string {
    let shown = text;
    for (const shape of SECRET_SHAPES) shown = shown.replaceAll(shape, HIDDEN);
    for (const secret of this.#seen) shown = shown.replaceAll(secret, HIDDEN);
    return shown;
  }

  #json(text: string): string {
    try {
      return JSON.stringify(this.#value(JSON.parse(text), ''));
    } catch {
      return text;
    }
  }

  #value(value: unknown, name: string): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#value(item, name));
    if (typeof value === 'object' && value !== null) {
      // The code of an error is what a reader of this looks for.
      const isError = 'message' in value || 'detail' in value;
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => {
          const keeps = isError && key === 'code';
          return [key, keeps ? item : this.#value(item, innerName(name, key))];
        }),
      );
    }
    if (typeof value !== 'string' && typeof value !== 'number') return value;
    if (isSecretName(name)) {
      this.#remember(String(value));
      return HIDDEN;
    }
    return MESSAGE_NAME.test(name) ? HIDDEN : value;
  }

  #parameters(parameters: URLSearchParams): void {
    for (const [name, value] of Array.from(parameters)) {
      if (!isSecretName(name)) continue;
      this.#remember(value);
      parameters.set(name, HIDDEN);
    }
  }

  /** Short ones would hide what only looks alike. */
  #remember(secret: string): void {
    if (secret.length >= 6) this.#seen.add(secret);
  }
}

/** What a value counts as that is called `key` in something called `name`. */
function innerName(name: string, key: string): string {
  if (SECRET_BRANCH.test(name)) return 'secret';
  // Variables that are set one by one: each has its value and what is to be known of it.
  return name === 'set' ? 'variables' : key;
}

const isSecretName = (name: string) =>
  (SECRET_NAME.test(name) || /^(set-)?cookie$/i.test(name)) && !HARMLESS_NAME.test(name);
