/** Images of distributions keep root shut and have a user of their own. */
const USERS = ['debian', 'ubuntu'] as const;

/** Who logs in to a server that was made of an image. */
export const loginUser = (image: string): string =>
  USERS.find((user) => image.startsWith(`${user}-`)) ?? 'root';

/** The command that logs in to a server. */
export const sshCommand = (image: string, ipv4: string): string =>
  `ssh ${loginUser(image)}@${ipv4}`;
