import { isSecretName, type Mask, MASKED } from './mask.js';

/** What the names of our settings begin with; others are nobody's business. */
const OURS =
  /^(SKYDECK|AUTH|PAY|MEDIA|VAULT|MESSAGING|LOCATION|PLATFORM|DASHBOARD|EDGE|LAUNCHPAD|VPS|DATABASES|COSTREAM|OBJECT_STORE|DATABASE|REDIS|QUEUE|OTP|WEBHOOK|RATE_LIMIT|TRUSTED|LOG|OTEL|NODE|POSTGRES)(_|$)/;

/** The settings of an environment, without what must not be seen. */
export function shownSettings(environment: NodeJS.ProcessEnv, mask: Mask): Record<string, string> {
  const ours = Object.entries(environment).filter(([name]) => OURS.test(name));
  return Object.fromEntries(
    ours
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value = '']) => [name, isSecretName(name) ? MASKED : mask.text(value)]),
  );
}

/** Values of an environment that must not be seen anywhere. */
export function secretValues(environment: NodeJS.ProcessEnv): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) => {
    if (isSecretName(name)) return [value];
    try {
      const { password } = new URL(value);
      return password === '' ? [] : [password, decodeURIComponent(password)];
    } catch {
      return [];
    }
  });
}
