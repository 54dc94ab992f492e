import { Connections } from './connections.js';
import { CredentialEntity } from './credential.entity.js';
import { CredentialHistory } from './credential-history.js';
import { CredentialRotation } from './credential-rotation.js';
import { CredentialSweeper } from './credential-sweeper.js';
import { Credentials } from './credentials.js';
import { CredentialsController } from './credentials.controller.js';
import { Logins } from './logins.js';
import { NewCredentials } from './new-credentials.js';

/** What the module of databases takes from here. */
export const credentialParts = {
  entities: [CredentialEntity],
  controllers: [CredentialsController],
  providers: [
    Connections,
    CredentialHistory,
    CredentialRotation,
    CredentialSweeper,
    Credentials,
    Logins,
    NewCredentials,
  ],
};
