/** Users of a project, who are made once each. */
export class People {
  name = 'auth';
  everyMs = 200;
  #made = new Set();
  #number = 0;

  constructor(project) {
    this.project = project;
  }

  next() {
    const email = `user-${(this.#number += 1)}@example.com`;
    return async () => {
      const answer = await this.project.ask('auth', '/api/v1/auth/users', { body: { email } });
      // The user was made, and only the answer was lost.
      const isThere = answer.status === 409;
      if (answer.status < 300 || isThere) this.#made.add(email);
      return isThere ? { status: 200 } : answer;
    };
  }

  async verify() {
    const found = new Map();
    for await (const { email } of this.project.all('auth', '/api/v1/auth/users')) {
      found.set(email, (found.get(email) ?? 0) + 1);
    }
    const made = [...this.#made];
    return {
      kept: made.length,
      lost: made.filter((email) => !found.has(email)).length,
      doubled: made.filter((email) => (found.get(email) ?? 0) > 1).length,
    };
  }
}
