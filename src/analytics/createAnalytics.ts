/** Parameters of an analytics event, by name. */
export type EventParams = Readonly<Record<string, string | number | undefined>>;

/** Dependencies of the analytics client. Without an `id`, no event is sent. */
export interface AnalyticsPorts {
  id: string | undefined;
  /** Reads the global `gtag`, which may be missing or of any type. */
  readTag: () => unknown;
  /** Whether the reader opted out of tracking: Do Not Track, or Global Privacy Control. */
  isPrivate: () => boolean;
}

export interface Analytics {
  /** Sends an event, such as `page_view`, with its parameters. */
  send: (name: string, params: EventParams) => void;
  /** Sets the user properties (ANA-4). */
  setUser: (properties: EventParams) => void;
}

/** Creates the analytics client. Ignores a `gtag` that is missing or throws (ANA-1..5). */
export function createAnalytics({ id, readTag, isPrivate }: AnalyticsPorts): Analytics {
  const call = (...parts: unknown[]) => {
    if (id === undefined || isPrivate()) return;
    try {
      const result = (readTag() as (...args: unknown[]) => unknown)(...parts);
      Promise.resolve(result).catch(() => {});
    } catch {
      // The page works without analytics.
    }
  };
  return {
    send: (name, params) => call('event', name, params),
    setUser: (properties) => call('set', 'user_properties', properties),
  };
}
