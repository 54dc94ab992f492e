import {
  type Digest,
  ImageFailure,
  type ImageReference,
  RegistryClient as Client,
  type RegistryDocument,
  type RegistryOptions,
  registryUrl,
} from '@skydeck/oci-image';
import { AddressNotAllowed } from '@skydeck/outbound';
import { DeploymentErrors } from '../deployments/deployment.errors.js';
import { invalid } from './image-manifest.js';

export type { RegistryCredentials } from '@skydeck/oci-image';

/** How a deployment reaches a registry: by a way that is guarded, and until it is called off. */
export type RegistryAccess = Required<Pick<RegistryOptions, 'dispatcher' | 'signal'>> &
  Pick<RegistryOptions, 'credentials'>;

/** Reads one repository of a registry. What goes wrong is told as a failure of a deployment. */
export class RegistryClient {
  readonly #client: Client;

  constructor(
    private readonly reference: ImageReference,
    private readonly access: RegistryAccess,
  ) {
    this.#client = new Client({ url: registryUrl(reference), ...access });
  }

  /** @param wanted a tag or a digest. @throws a `deployment.image_…` error */
  async manifest(wanted: string): Promise<RegistryDocument> {
    return this.#told(this.#client.document(this.reference.repository, wanted));
  }

  /** A small blob that is JSON. */
  async config(digest: Digest): Promise<RegistryDocument> {
    return this.#told(this.#client.blobDocument(this.reference.repository, digest));
  }

  /** The bytes of a blob, unverified. */
  async blob(digest: Digest): Promise<AsyncIterable<Uint8Array>> {
    return this.#told(this.#client.blob(this.reference.repository, digest));
  }

  async #told<Read>(reading: Promise<Read>): Promise<Read> {
    try {
      return await reading;
    } catch (error) {
      this.access.signal.throwIfAborted();
      throw toDeploymentError(this.reference, error);
    }
  }
}

function toDeploymentError(reference: ImageReference, error: unknown): Error {
  if (!(error instanceof ImageFailure)) return unreachable(reference, error);
  const detail = `${error.message} It was asked for ${reference.repository}.`;
  if (error.code === 'not_found') return DeploymentErrors.image_not_found({ detail });
  if (error.code === 'refused') return DeploymentErrors.image_auth_required({ detail });
  if (error.code === 'registry_failed') return unreachable(reference, error);
  return invalid(error.message.replace(/\.$/, ''), error);
}

/** Says of a call that had no answer whether it was not let out or not taken. */
export function unreachable({ registry }: ImageReference, cause: unknown): Error {
  for (let one = cause; one instanceof Error; one = one.cause) {
    if (one instanceof AddressNotAllowed) return DeploymentErrors.image_not_allowed({ cause });
  }
  const detail =
    cause instanceof ImageFailure ? cause.message : `The registry ${registry} did not answer.`;
  return DeploymentErrors.image_registry_unreachable({ detail, cause });
}
