import { CreateDailyQuota1763730100000 } from '@skydeck/limits';
import { CreateOperations1763850000000 } from '@skydeck/operations';
import { spineMigrations } from '@skydeck/spine';
import { CreateAccounts1763683200000 } from './1763683200000-create-accounts.js';
import { CreateProjects1763683200001 } from './1763683200001-create-projects.js';
import { CreateCodes1763683200002 } from './1763683200002-create-codes.js';
import { CreateInvitations1763910000000 } from './1763910000000-create-invitations.js';
import { IndexLists1763911000000 } from './1763911000000-index-lists.js';
import { LimitKeys1763920000000 } from './1763920000000-limit-keys.js';
import { CreateUsers1763950000000 } from './1763950000000-create-users.js';
import { CreateUserSessions1763950100000 } from './1763950100000-create-user-sessions.js';
import { CreateUserSignUps1763950200000 } from './1763950200000-create-user-sign-ups.js';
import { CreateAuthSettings1763960100000 } from './1763960100000-create-auth-settings.js';
import { WidenCodes1763960200000 } from './1763960200000-widen-codes.js';
import { CreateMagicLinks1763960300000 } from './1763960300000-create-magic-links.js';
import { CreateFactors1763961700000 } from './1763961700000-create-factors.js';
import { CreateKyc1763960700000 } from './1763960700000-create-kyc.js';
import { CreateIdentities1763963100000 } from './1763963100000-create-identities.js';
import { CreateSignInHooks1763963200000 } from './1763963200000-create-sign-in-hooks.js';
import { NotePolls1763971200000 } from './1763971200000-note-polls.js';
import { VersionFactors1763971100000 } from './1763971100000-version-factors.js';
import { CreateStatusHistory1763980000000 } from './1763980000000-create-status-history.js';
import { CreateOidcProvider1763962300000 } from './1763962300000-create-oidc-provider.js';

/** Every change of the schema, in the order in which it is made. */
export const migrations = [
  ...spineMigrations,
  CreateAccounts1763683200000,
  CreateProjects1763683200001,
  CreateCodes1763683200002,
  CreateDailyQuota1763730100000,
  CreateOperations1763850000000,
  CreateInvitations1763910000000,
  IndexLists1763911000000,
  LimitKeys1763920000000,
  CreateUsers1763950000000,
  CreateUserSessions1763950100000,
  CreateUserSignUps1763950200000,
  CreateAuthSettings1763960100000,
  WidenCodes1763960200000,
  CreateMagicLinks1763960300000,
  CreateFactors1763961700000,
  CreateKyc1763960700000,
  CreateIdentities1763963100000,
  CreateSignInHooks1763963200000,
  CreateOidcProvider1763962300000,
  VersionFactors1763971100000,
  NotePolls1763971200000,
  CreateStatusHistory1763980000000,
];
