/** Waits until a check stops throwing or returning false; fails with its last error. */
export async function eventually<T>(
  check: () => T | Promise<T>,
  { timeoutMs = 10_000, everyMs = 25 } = {},
): Promise<Exclude<T, false>> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const problem = await attempt(check);
    if ('value' in problem) return problem.value;
    if (Date.now() > deadline) throw problem.error;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

async function attempt<T>(
  check: () => T | Promise<T>,
): Promise<{ value: Exclude<T, false> } | { error: unknown }> {
  try {
    const value = await check();
    if (value !== false) return { value: value as Exclude<T, false> };
    return { error: new Error('The condition was not met in time.') };
  } catch (error) {
    return { error };
  }
}
