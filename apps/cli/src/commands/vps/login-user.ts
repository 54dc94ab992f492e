/** Images of distributions keep root shut and have a user of their own. */
const USERS = ['debian', 'ubuntu'] as const;

/** Who logs in to a server that was made of an image. */
export function loginUser(image: string): string {
  return USERS.find((user) => image.startsWith(`${user}-`)) ?? 'root';
}
