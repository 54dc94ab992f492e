/** What the SDK has to know of a project. All of it may be public. */
export interface AuthOptions {
  /** Issuer of the project: `https://auth.example.com/p/prj_…`. */
  readonly issuer: string;
  /** A public client of the project, `ocl_…`. It has no secret. */
  readonly clientId: string;
  /** Where users return to; one of the client's addresses. The address of the page by default. */
  readonly redirectUri?: string;
  /** What the app may see and do; `openid profile email phone` by default. */
  readonly scope?: string;
  /** Where tokens are kept: `localStorage` by default, so that tabs share them. */
  readonly storage?: Storage;
}

/** Who is signed in, as the ID token says. */
export interface User {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone_number?: string;
  readonly [claim: string]: unknown;
}

/** What the SDK keeps of somebody who is signed in. */
export interface Kept {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly idToken: string | null;
  readonly expiresAtMs: number;
}
