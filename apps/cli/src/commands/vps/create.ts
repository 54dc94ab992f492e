import type { PlatformComponents } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { finish } from './finish.js';
import { labelsFrom } from './labels.js';
import { loginUser } from './login-user.js';
import { sshKeyFrom } from './public-key.js';
import { userDataFrom } from './user-data.js';
import { SERVERS } from './vps.js';

/** `skydeck vps create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const body = await wantedFrom(context, input);
  const project = await context.project();
  const { platform } = await context.clients();
  const { data } = await platform.POST(SERVERS, { params: { path: { project } }, body });
  if (!data) throw new Error('The service answered without a body.');
  const { id, name, ipv4, image } = data.data;
  context.progress(`Creating ${name} (${id}) at ${ipv4 ?? 'an address to come'}`);
  const answer = await finish(context, input, data, { name, until: 'ready' });
  if (input.flag('wait')) {
    const user = loginUser(image.slug);
    context.progress(`Log in with \`skydeck vps ssh ${name}\` (${user}@${ipv4 ?? name}).`);
  }
  return answer;
}

async function wantedFrom(
  context: CommandContext,
  input: CommandInput,
): Promise<PlatformComponents['schemas']['CreateVps']> {
  const keys = input.list('sshKey').map((key) => sshKeyFrom(context, key));
  return {
    name: input.text('name') ?? '',
    size: input.text('size') ?? '',
    image: input.text('image') ?? '',
    ssh_keys: await Promise.all(keys),
    user_data: await userDataFrom(context, input),
    networks: [...input.list('network')],
    tags: [...input.list('tag')],
    labels: labelsFrom(input.list('label')),
    protected: input.flag('protect'),
  };
}
