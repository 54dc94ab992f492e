import type { SpaceRef } from '../../spaces/space-access.js';
import type { DavProduct } from '../app-passwords/app-password.entity.js';

/** Who asks by DAV, and what they may do. */
export interface DavSession {
  /** `apw_…` */
  readonly passwordId: string;
  readonly name: string;
  readonly space: SpaceRef;
  /** The user as whom is asked; undefined for the project itself. */
  readonly actor: string | undefined;
  readonly products: readonly DavProduct[];
  readonly mayWrite: boolean;
}
