import { Badge, Button, Stack } from '@mantine/core';
import { IconFingerprint, IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Identity, User } from '../api/shapes.js';
import { identitiesQuery, unlinkIdentity } from '../api/user-factors.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { Time } from '../ui/time.js';
import { useUserChange } from './use-user-change.js';
import { Way } from './way.js';

interface IdentitiesCardProps {
  readonly project: string;
  readonly user: User;
}

const ICONS: Readonly<Record<string, typeof IconMail>> = { email: IconMail, phone: IconPhone };
const KINDS: Readonly<Record<string, string>> = {
  email: 'E-mail address',
  phone: 'Phone number',
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  oidc: 'OpenID provider',
};

/** What a user signs in with. */
export function IdentitiesCard({ project, user }: IdentitiesCardProps) {
  const identities = useQuery(identitiesQuery(project, user.id));
  const change = useUserChange(project);
  return (
    <Section title="Identities" text="What the user signs in with.">
      <ErrorNotice error={change.error} />
      <Loaded query={identities} rows={1}>
        {(all) => (
          <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
            {all.map((identity) => (
              <Way
                key={identity.id}
                icon={ICONS[identity.kind] ?? IconFingerprint}
                title={titleOf(identity, user)}
                text={
                  <>
                    {kindText(identity.kind)}
                    {identity.last_sign_in_at && (
                      <>
                        , last used <Time at={identity.last_sign_in_at} />
                      </>
                    )}
                  </>
                }
              >
                <Badge variant="default">{identity.is_verified ? 'Verified' : 'Unverified'}</Badge>
                {identity.provider_id !== null && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    disabled={change.isPending}
                    onClick={() =>
                      change.mutate(() => unlinkIdentity(project, user.id, identity.id))
                    }
                  >
                    Unlink
                  </Button>
                )}
              </Way>
            ))}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

const kindText = (kind: string): string =>
  KINDS[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1);

function titleOf({ kind, email, name, subject }: Identity, user: User): string {
  if (kind === 'phone') return user.phone ?? subject ?? '–';
  return email ?? name ?? subject ?? '–';
}
