interface Claims {
  readonly sub?: string;
  readonly name?: string;
  readonly video?: { readonly roomAdmin?: boolean };
}

/** Whom a token was made for, as it says itself; empty when it is none. The server judges it. */
export function whoIs(token: string): { readonly identity: string; readonly name: string } {
  const { sub = '', name } = claimsOf(token);
  return { identity: sub, name: name ?? sub };
}

/** Whether a token says that it makes a moderator. */
export const isModerator = (token: string): boolean => claimsOf(token).video?.roomAdmin === true;

function claimsOf(token: string): Claims {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (char) => char.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return {};
  }
}
