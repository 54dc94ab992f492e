import { tlsCertificate } from '@skydeck/testing';

/** A certificate of hosts that trusts nobody but itself, as the control takes it. */
export async function selfSigned(...hosts: string[]) {
  const { key, cert } = await tlsCertificate(hosts.map((host) => `DNS:${host}`).join(','));
  return { certificate_pem: cert, private_key_pem: key };
}
