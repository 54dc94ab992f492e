import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { DeployKeyEntity, HostKeyEntity } from './deploy-key.entity.js';
import { fingerprintOf } from './openssh-key.js';

export const DeployKey = z
  .object({
    public_key: z.string().describe('Enter it at the host of the repository, to read only.'),
    fingerprint: z.string().describe('`SHA256:…`, as ssh shows it.'),
    created_at: z.iso.datetime(),
    hosts: z
      .array(
        z.object({
          host: z.string().describe('`host:port`'),
          fingerprints: z.array(z.string()).describe('Keys of the host, as first seen.'),
          seen_at: z.iso.datetime().describe('When it was first reached.'),
        }),
      )
      .describe('Hosts whose keys are pinned: with another key they are not used.'),
  })
  .meta({ id: 'DeployKey' });

export const DeployKeyResponse = envelopeOf(DeployKey);

export function toDeployKey(
  key: DeployKeyEntity,
  hosts: readonly HostKeyEntity[],
): z.output<typeof DeployKey> {
  return {
    public_key: key.publicKey,
    fingerprint: key.fingerprint,
    created_at: key.createdAt.toISOString(),
    hosts: hosts.map(({ host, knownHosts, seenAt }) => ({
      host,
      fingerprints: knownHosts
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => fingerprintOf(Buffer.from(line.split(' ')[2] ?? '', 'base64'))),
      seen_at: seenAt.toISOString(),
    })),
  };
}
