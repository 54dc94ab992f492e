/** The routes of one project. */
export class ProjectApi {
  constructor(baseUrl, token) {
    this.baseUrl = baseUrl;
    this.token = token;
  }

  async call(method, path, body) {
    const response = await fetch(`${this.baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    const answer = await response.json();
    if (response.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Asks for something and waits for its end; throws when it failed. */
  async done(method, path, body) {
    const { meta } = await this.call(method, path, body);
    const { data } = await this.call('GET', `/operations/${meta.operation_id}?wait=60`);
    if (data.status !== 'succeeded') throw new Error(`${method} ${path}: ${JSON.stringify(data)}`);
    return data;
  }
}
