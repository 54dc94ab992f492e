import { parseReference } from '@skydeck/oci-image';
import { type ReplicaSpec, StartFailure } from '../../runtime.driver.js';
import { ReplicaImages } from './replica-images.js';

/** Images that others have put into a registry, by their content addresses. */
export class PinnedImages extends ReplicaImages {
  async nameOf({ artifact: { kind, ref } }: Pick<ReplicaSpec, 'artifact'>): Promise<string> {
    if (kind === 'image' && parseReference(ref)?.digest !== undefined) return ref;
    throw new StartFailure(
      'artifact_unsupported',
      'A cluster runs what is built here only with a registry: set `LAUNCHPAD_REGISTRY`.',
    );
  }
}
