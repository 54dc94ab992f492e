import type { Service, Sockets } from '@skydeck/service';
import { createMember, type MemberName, MEMBERS, type StackMember } from './create-member.js';
import { type Endpoints, endpointsOf } from './endpoints.js';

export type { Member, MemberName } from './create-member.js';

/** The services of an installation that are in this process. */
export class Stack {
  readonly endpoints: Endpoints;
  readonly #members: Map<MemberName, StackMember>;

  constructor(
    private readonly environment: NodeJS.ProcessEnv,
    members: readonly (readonly [MemberName, StackMember])[],
  ) {
    this.endpoints = endpointsOf(environment);
    this.#members = new Map(members);
  }

  /** Those of its members that are API services. */
  get services(): readonly Service[] {
    return [...this.#members.values()].filter(isService);
  }

  /** One that is here. */
  member(name: MemberName): StackMember {
    const member = this.#members.get(name);
    if (!member) throw new Error(`${name} is not in this process.`);
    return member;
  }

  async listen(): Promise<void> {
    await Promise.all([...this.#members.values()].map((member) => member.listen()));
  }

  /** Builds one more member and has it listen. */
  async start(name: MemberName, sockets?: Sockets): Promise<StackMember> {
    const member = await createMember(name, this.environment);
    this.#members.set(name, member);
    await member.listen(sockets);
    return member;
  }

  /** Closes one member. */
  async stop(name: MemberName): Promise<void> {
    const member = this.member(name);
    this.#members.delete(name);
    await member.close();
  }

  async close(): Promise<void> {
    await Promise.allSettled([...this.#members.values()].map((member) => member.close()));
  }
}

/**
 * Builds the services of an installation in one process. Each keeps its own container, schema and
 * ports, and they speak HTTP with each other as they do on a cluster: only the process is shared.
 */
export async function createStack(
  environment: NodeJS.ProcessEnv,
  names: readonly MemberName[] = MEMBERS,
): Promise<Stack> {
  return new Stack(environment, await createAll(environment, names));
}

function isService(member: StackMember): member is Service {
  return 'routes' in member;
}

/** All or none: when one cannot be built, those that were are closed again. */
async function createAll(
  environment: NodeJS.ProcessEnv,
  names: readonly MemberName[],
): Promise<(readonly [MemberName, StackMember])[]> {
  const results = await Promise.allSettled(
    names.map(async (name) => [name, await createMember(name, environment)] as const),
  );
  const members = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return members;
  await Promise.allSettled(members.map(([, member]) => member.close()));
  throw failed.reason;
}
