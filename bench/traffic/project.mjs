const PRODUCTS = ['platform', 'auth', 'pay', 'media', 'vault', 'messaging', 'location'];
const PATIENCE_MS = 10_000;

/** A project with a key of each product, at whatever answers for the installation. */
export class Project {
  #keys = new Map();
  /** How long an answer is waited for. */
  patienceMs = PATIENCE_MS;

  constructor(environment, owner) {
    this.environment = environment;
    this.owner = owner;
    this.slug = 'traffic';
  }

  static async make(environment, owner) {
    const project = new Project(environment, owner);
    const body = { name: 'Traffic', slug: project.slug };
    await project.good('auth', '/api/v1/projects', { token: owner, body });
    for (const product of PRODUCTS) {
      const path = `/api/v1/projects/${project.slug}/keys`;
      const made = await project.good('auth', path, {
        token: owner,
        body: { product, name: 'traffic' },
      });
      project.#keys.set(product, made.secret);
    }
    return project;
  }

  /** The key of a product. */
  keyOf(service) {
    return this.#keys.get(service);
  }

  /** Asks once. Answers of any status are given; what brings none throws. */
  async ask(service, path, { method, body, headers, raw, token } = {}) {
    const base = this.environment[`${service.toUpperCase()}_URL`];
    const response = await fetch(base + path, {
      method: method ?? (body || raw ? 'POST' : 'GET'),
      headers: {
        authorization: `Bearer ${token ?? this.#keys.get(service)}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: raw ?? (body && JSON.stringify(body)),
      signal: AbortSignal.timeout(this.patienceMs),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const { data, error, meta } = isJson ? JSON.parse(bytes.toString()) : {};
    return { status: response.status, bytes, data, error, meta };
  }

  /** The data of what must be answered well. */
  async good(service, path, request) {
    const { status, data, error } = await this.ask(service, path, request);
    if (status >= 300) throw new Error(`${service} ${path}: ${status} ${error?.code}`);
    return data;
  }

  /** Every item of a list, page by page. */
  async *all(service, path, request = {}) {
    let cursor = null;
    do {
      const more = `${path.includes('?') ? '&' : '?'}limit=100${cursor ? `&cursor=${cursor}` : ''}`;
      const { data, meta, status, error } = await this.ask(service, path + more, request);
      if (status >= 300) throw new Error(`${service} ${path}: ${status} ${error?.code}`);
      yield* data.items;
      cursor = meta.page.next_cursor;
    } while (cursor);
  }
}
