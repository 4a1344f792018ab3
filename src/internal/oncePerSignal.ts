/** Creates a function that calls `install` at its first call with each abort signal. */
export function oncePerSignal<Context extends { abortSignal: AbortSignal }, Result>(
  install: (context: Context) => Result,
): (context: Context) => Result | undefined {
  const installed = new WeakSet<AbortSignal>();
  return (context) => {
    if (installed.has(context.abortSignal)) return undefined;
    installed.add(context.abortSignal);
    return install(context);
  };
}
